// Asks the server for a new table.
import type { Level, OptionValues } from '../../shared/protocol/index.ts';
import type { Language } from '../../shared/protocol/languages.ts';
import { newKey, storeKey } from './keys.ts';

export interface NewTable {
  /** What the one who opens it is called, and the language they read. */
  name: string;
  language: Language;
  seats?: number;
  options?: OptionValues;
  /** Bots that take the other seats at once. */
  bots?: { level: Level; name: string }[];
  /** The sites in whose frames the table may be played. */
  sites?: string[];
  /** Everybody who asks for a table of this name gets the same one. */
  named?: string;
}

/** Gives the id of the room, or the code of what went wrong. */
export async function openTable(
  game: string,
  table: NewTable,
): Promise<{ room: string } | { code: string }> {
  const key = newKey();
  try {
    const response = await fetch('/api/rooms', {
      method: 'POST',
      body: JSON.stringify({ ...table, game, key }),
    });
    const answer = await response.json();
    if (!response.ok) return { code: answer.error?.code ?? 'internal' };
    // A named table may exist already and not know the new key; a key stored for it earlier stays.
    if (answer.seat !== null) storeKey(answer.room, key);
    return { room: answer.room };
  } catch {
    return { code: 'offline' };
  }
}
