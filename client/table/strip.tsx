import { Mark } from '../pages/brand.tsx';
import { text } from '../text/index.ts';
import { wear } from '../ui/wear.ts';
import type { Session } from './session.ts';
import styles from './strip.css?inline';

wear(styles);

/**
 * Above a table that stands inside another site: where it is from, and the way there. The seat goes along,
 * behind the # that no server sees: the other site's pages cannot read it, and without it whoever plays here
 * would be a stranger there, as browsers keep the two apart.
 */
export function Strip({ session }: { session: Session }) {
  const t = text.value;
  const seated = session.seat.value !== null;
  return (
    <header class="strip">
      <Mark />
      <a
        href={`/t/${session.room}${seated ? `#${session.key}` : ''}`}
        target="_blank"
        rel="noopener"
      >
        {t.openInFoyer} <span aria-hidden="true">↗</span>
      </a>
    </header>
  );
}
