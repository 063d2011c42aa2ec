// Reloads the page automatically when a deployment has made its files and its rules outdated. It does so only once: a
// page that reloads again and again is worse than one that tells the visitor what to do.

/** After this time since its last reload a page may reload automatically again. */
const SETTLED_MS = 10 * 60_000;
const BUSY_RETRY_MS = 1000;
/** A part that was needed while the server was away is missing until the page is loaded again. */
const AWAY_RETRY_MS = 3000;

let isLeaving = false;
const noteLeaving = () => {
  isLeaving = true;
};
// Requests fail when the visitor leaves the page. A reload would bring them back against their will.
window.addEventListener('beforeunload', noteLeaving);
window.addEventListener('pagehide', noteLeaving);
window.addEventListener('pageshow', () => {
  isLeaving = false;
});

/** True if the visitor has a seat whose key the browser did not store. A reload would lose the seat. */
export const reloadLosesSeat = { value: false };

const wasJustReloaded = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < SETTLED_MS;
};

/** Whether a reload would lose typed words, or a move that the player has begun. */
function isBusy(): boolean {
  const { activeElement } = document;
  const typed = activeElement instanceof HTMLInputElement && activeElement.value !== '';
  return typed || document.querySelector('[data-picking]') !== null;
}

/**
 * A file may be missing because the server is down. Then a reload would leave an empty page. For a frame without an
 * origin every server is a foreign one, and whether it answers is all that it may know.
 */
const isServerThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Reloads the page as soon as that may help and loses nothing. Otherwise the status on the page says what to do. */
export async function reloadOnce(): Promise<void> {
  if (!mayReload()) return;
  // Asked only when nothing else is in the way, and what is in the way may change meanwhile.
  if (!isBusy() && !(await isServerThere())) setTimeout(reloadOnce, AWAY_RETRY_MS);
  else if (isBusy()) setTimeout(reloadOnce, BUSY_RETRY_MS);
  else if (mayReload()) reload();
}

const mayReload = (): boolean =>
  !isLeaving && navigator.onLine && !wasJustReloaded() && !reloadLosesSeat.value;

export function reload(): void {
  noteLeaving();
  location.reload();
}
