// The replay that this device was given last, by one of its own tables or by a file.
import type { Replay } from '../../shared/protocol/replay.ts';
import { readItem, writeItem } from '../session/storage.ts';
import { checkReplay, type Loaded } from './load-replay.ts';

const NAME = 'replay';

/** The page that gave the replay, to which it leads back. */
let givenBy: string | null = null;

export function giveReplay(replay: Replay, from: string | null = null): void {
  writeItem(NAME, JSON.stringify(replay));
  givenBy = from;
}

export const giverOfReplay = (): string => givenBy ?? '/';

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
