// Under which names a frame stores the keys of seats. Some browsers give a frame the same storage as Foyer's own pages
// and the frames in all other sites. There a page that frames a table must not get the seat that its visitor took
// elsewhere, so the names contain the sites around the frame.

/**
 * The origins of the pages around this frame, as the browser says them, because the pages could say anything. A browser
 * that does not list them says in the referrer which page contains the frame, or nothing.
 */
function originsAround(): string[] {
  if (window.parent === window) return [];
  const { ancestorOrigins } = location;
  return ancestorOrigins ? [...ancestorOrigins] : [URL.parse(document.referrer)?.origin ?? '?'];
}

const around = originsAround();

/** A page that nobody frames has the names of Foyer's own pages. */
export const frameName = (name: string): string => [...around, name].join(' ');

/** The name that a frame gives now to a key of a seat, or a table that it has opened; null for anything else. */
function presentName(former: string): string | null {
  const [, room] = /^key ([\w-]{22})$/.exec(former) ?? [];
  if (room) return `key ${frameName(room)}`;
  return former.startsWith('embed /') ? frameName(former) : null;
}

/** What frames stored before the names had sites in them, and what this frame does not have yet. */
function formerNames(): [was: string, is: string][] {
  try {
    return Object.keys(localStorage).flatMap((was) => {
      const is = presentName(was);
      return is && is !== was && localStorage.getItem(is) === null ? [[was, is]] : [];
    });
  } catch {
    return [];
  }
}

/**
 * Whether nobody but frames in this site can have written this storage. Then the browser either says that it keeps
 * storage apart, or it knows no service worker here: every page of our own registers one, and frames never do.
 */
async function isStorageOfFrames(): Promise<boolean> {
  if ((await document.hasStorageAccess?.()) === false) return true;
  return (await navigator.serviceWorker?.getRegistration()) === undefined;
}

/** Lets who sat in a frame before the names had sites in them keep the seat, unless a page of our own shares the storage. */
export async function adoptFormerNames(): Promise<void> {
  const former = formerNames();
  if (former.length === 0) return;
  if (!('serviceWorker' in navigator) || !(await isStorageOfFrames())) return;
  for (const [was, is] of former) {
    const value = localStorage.getItem(was);
    if (value !== null) localStorage.setItem(is, value);
  }
}

/** Whether there is anything to wait for before the frame asks for a key. */
export const hasFormerNames = (): boolean => formerNames().length > 0;
