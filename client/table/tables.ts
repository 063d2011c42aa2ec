// The tables of this device: opening one, and those it has been at.
import { signal } from '@preact/signals';
import { text } from '../text/index.ts';
import { forget, keep, kept, newKey } from './keys.ts';

export interface Recent {
  room: string;
  game: string;
  host: string;
}

const read = (): Recent[] => {
  try {
    return JSON.parse(kept('tables') ?? '[]');
  } catch {
    return [];
  }
};

export const recents = signal<Recent[]>(read());
const MOST = 12;

export function remember(table: Recent): void {
  // Only looked at: whoever watches the table must not be woken by its being remembered.
  const others = recents.peek().filter(({ room }) => room !== table.room);
  recents.value = [table, ...others].slice(0, MOST);
  keep('tables', JSON.stringify(recents.peek()));
}

export function forgetTable(room: string): void {
  recents.value = recents.value.filter((table) => table.room !== room);
  keep('tables', JSON.stringify(recents.peek()));
  forget(`key ${room}`);
}

export const ownName = (): string | null => kept('name');
/** What somebody is called who has not said so yet: by the chair. */
export const nameAt = (chair: number): string => ownName() ?? text.peek().playerNumber(chair + 1);
export const keepName = (name: string): void => keep('name', name);

/** Opens a table; the path to it, or the code of what went wrong. */
export async function openTable(game: string): Promise<{ room: string } | { code: string }> {
  const key = newKey();
  try {
    const response = await fetch('/api/rooms', {
      method: 'POST',
      body: JSON.stringify({ game, key, name: nameAt(0) }),
    });
    const answer = await response.json();
    if (!response.ok) return { code: answer.error?.code ?? 'internal' };
    keep(`key ${answer.room}`, key);
    return { room: answer.room };
  } catch {
    return { code: 'offline' };
  }
}
