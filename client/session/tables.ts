// The tables of this device: opening one, and those it has been at.
import { signal } from '@preact/signals';
import type { Level, OptionValues } from '../../shared/protocol/index.ts';
import { language, text } from '../text/index.ts';
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

/** How a table is to be, where it is not as usual. */
export interface Wanted {
  seats?: number;
  options?: OptionValues;
  /** Those to play with at once. */
  bots?: { level: Level; name: string }[];
  /** The sites in whose frames it may be played. */
  sites?: string[];
  /** Under this name it is one and the same for all who ask for it. */
  named?: string;
}

/** Opens a table; its room, or the code of what went wrong. */
export async function openTable(
  game: string,
  wanted: Wanted = {},
): Promise<{ room: string } | { code: string }> {
  const key = newKey();
  try {
    const response = await fetch('/api/rooms', {
      method: 'POST',
      body: JSON.stringify({ ...wanted, game, key, name: nameAt(0), language: language.peek() }),
    });
    const answer = await response.json();
    if (!response.ok) return { code: answer.error?.code ?? 'internal' };
    // A table that was there already knows nobody by this key; whoever has one for it goes on with that.
    if (answer.seat !== null) keep(`key ${answer.room}`, key);
    return { room: answer.room };
  } catch {
    return { code: 'offline' };
  }
}
