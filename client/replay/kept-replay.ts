// The replay that this device was given last, by one of its own tables or by a file.
import type { Replay } from '../../shared/protocol/replay.ts';
import { readItem, writeItem } from '../session/storage.ts';
import { checkReplay, type Loaded } from './load-replay.ts';

const NAME = 'replay';

export const giveReplay = (replay: Replay): void => writeItem(NAME, JSON.stringify(replay));

/** Null if it was given none. */
export function givenReplay(): Loaded | null {
  const kept = readItem(NAME);
  if (kept === null) return null;
  try {
    return checkReplay(JSON.parse(kept));
  } catch {
    return { wrong: 'broken' };
  }
}
