// What this device remembers about its user: the tables they sat at, and their name.
import { signal } from '@preact/signals';
import { forgetKey } from './keys.ts';
import { readItem, readJson, writeItem } from './storage.ts';

export interface RecentTable {
  room: string;
  game: string;
  host: string;
}

const MAX_RECENT_TABLES = 12;

/** The latest first. */
export const recentTables = signal<RecentTable[]>(readJson('tables') ?? []);

function setTables(tables: RecentTable[]): void {
  recentTables.value = tables;
  writeItem('tables', JSON.stringify(tables));
}

export function rememberTable(table: RecentTable): void {
  // `peek`, because the effect that calls this must not run again when the list changes.
  const others = recentTables.peek().filter(({ room }) => room !== table.room);
  setTables([table, ...others].slice(0, MAX_RECENT_TABLES));
}

export function forgetTable(room: string): void {
  setTables(recentTables.peek().filter((table) => table.room !== room));
  forgetKey(room);
}

export const storedName = (): string | null => readItem('name');
export const storeName = (name: string): void => writeItem('name', name);
