// Loading the page anew: after a deployment the files of the one before are gone, and so are its rules. At most once,
// whatever may be stored here: a page that would do so again and again is worse than one that says what to do.

/** A page that has lived for so long since was not loaded anew in vain. */
const SETTLED_MS = 10 * 60_000;

let isLeaving = false;
const leave = () => {
  isLeaving = true;
};
// What was asked for breaks off when the visitor goes elsewhere: that is no reason to bring them back.
window.addEventListener('beforeunload', leave);
window.addEventListener('pagehide', leave);
window.addEventListener('pageshow', () => {
  isLeaving = false;
});

/** Set while the page holds what would be gone with it, as a seat whose key could not be stored. */
export const holdsMore = { value: false };

const isReloaded = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < SETTLED_MS;
};

/** Typed words would be lost, and so would a choice that is being made. */
function isBusy(): boolean {
  const { activeElement } = document;
  const typed = activeElement instanceof HTMLInputElement && activeElement.value !== '';
  return typed || document.querySelector('[data-picking]') !== null;
}

/** Loads the page anew, where that may help and costs nothing; else what is shown says what to do. */
export function renew(): void {
  if (isLeaving || !navigator.onLine) return;
  if (isReloaded() || holdsMore.value) return;
  if (isBusy()) setTimeout(renew, 1000);
  else reload();
}

export function reload(): void {
  leave();
  location.reload();
}
