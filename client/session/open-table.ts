// Asks the server for a new table.
import type { Level, OptionValues } from '../../shared/protocol/index.ts';
import type { Language } from '../../shared/protocol/languages.ts';
import { newKey, storeKey } from './keys.ts';

export interface NewTable {
  /** The name of the person who opens the table, and the language they read. */
  name: string;
  language: Language;
  seats?: number;
  options?: OptionValues;
  /** The number of bots that take seats at once. */
  bots?: { level: Level; name: string }[];
  /** The sites whose frames may show the table. */
  sites?: string[];
  /** Everybody who opens a table of this name gets the same one. */
  named?: string;
}

/** Returns the id of the room, or the code of the error. `keyName` gives the name under which the key is stored. */
export async function openTable(
  game: string,
  table: NewTable,
  keyName = (room: string) => room,
): Promise<{ room: string } | { code: string }> {
  const key = newKey();
  try {
    const response = await fetch('/api/rooms', {
      method: 'POST',
      // Without it a frame that has no origin is refused.
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...table, game, key }),
    });
    const answer = await response.json();
    if (!response.ok) return { code: answer.error?.code ?? 'internal' };
    // A named table may already exist and not know the new key, so a key that was stored for it earlier stays.
    if (answer.seat !== null) storeKey(keyName(answer.room), key);
    return { room: answer.room };
  } catch {
    return { code: 'offline' };
  }
}
