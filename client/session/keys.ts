// The seat keys of this device: one secret for each table.
import { readItem, removeItem, writeItem } from './storage.ts';

const storedAs = (room: string) => `key ${room}`;

/** 128 random bits in characters that a URL may contain. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const storedKey = (room: string): string | null => readItem(storedAs(room));
export const storeKey = (room: string, key: string): void => writeItem(storedAs(room), key);
export const forgetKey = (room: string): void => removeItem(storedAs(room));

/** Returns this device's key at that table, and makes it on the first visit. */
export function keyAt(room: string): string {
  const known = storedKey(room);
  if (known) return known;
  const key = newKey();
  storeKey(room, key);
  return key;
}
