// Under which names a frame stores the keys of seats. Some browsers give a frame the same storage as Foyer's own pages
// and the frames in all other sites. There a page that frames a table must not get the seat that its visitor took
// elsewhere, so the names contain the sites around the frame.

import { storedKey, storeKey } from '../session/keys.ts';
import { readItem, writeItem } from '../session/storage.ts';

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

/** What a frame may have stored before the names had sites in them. */
export interface FormerNames {
  /** The room whose key it may have. */
  room: string | null;
  /** The name under which it kept which table it has opened. */
  table: string | null;
}

const isMissing = (name: string, read: (name: string) => string | null): boolean =>
  frameName(name) !== name && read(name) !== null && read(frameName(name)) === null;

/** Whether there is anything to wait for before the frame asks for its key. */
export const hasFormerNames = ({ room, table }: FormerNames): boolean =>
  (room !== null && isMissing(room, storedKey)) || (table !== null && isMissing(table, readItem));

/**
 * Whether nobody but frames in this site can have written this storage. Then the browser either says that it keeps
 * storage apart, or it knows no service worker here: every page of our own registers one, and frames never do.
 */
async function isStorageOfFrames(): Promise<boolean> {
  if ((await document.hasStorageAccess?.()) === false) return true;
  if (!('serviceWorker' in navigator)) return false;
  return (await navigator.serviceWorker.getRegistration()) === undefined;
}

/** Lets who sat in a frame before keep the seat, unless a page of our own shares the storage. */
export async function adoptFormerNames({ room, table }: FormerNames): Promise<void> {
  if (!(await isStorageOfFrames())) return;
  if (table !== null && isMissing(table, readItem))
    writeItem(frameName(table), readItem(table) ?? '');
  if (room !== null && isMissing(room, storedKey)) storeKey(frameName(room), storedKey(room) ?? '');
}
