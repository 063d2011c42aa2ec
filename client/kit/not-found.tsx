// Shown for an address that does not exist.
import { text } from '../text/index.ts';

/** Shows the sentence under a drawing of a closed door. */
export function NotFound() {
  const t = text.value;
  return (
    <main class="waiting">
      <svg viewBox="0 0 64 64" width="160" aria-hidden="true">
        <path d="M8 60V28a24 24 0 0 1 48 0v32z" fill="var(--accent)" />
        <path d="M15 60V29a17 17 0 0 1 34 0v31z" fill="var(--sunk)" />
        <path d="M21 60V30a11 11 0 0 1 22 0v30z" fill="var(--line)" />
        <circle cx="39" cy="43" r="2" fill="var(--yellow)" />
        <path d="M2 60h60" stroke="var(--ink-soft)" stroke-width="2" stroke-linecap="round" />
      </svg>
      <h1>{t.nowhere}</h1>
      <a class="btn primary" href="/">
        {t.home}
      </a>
    </main>
  );
}
