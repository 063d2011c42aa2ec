// The replay that this tab was given by a table of this browser, or by a file.
import type { Replay } from '../../shared/protocol/replay.ts';
import { checkReplay, type Loaded } from './load-replay.ts';

const NAME = 'replay';
let given: Replay | null = null;

export function giveReplay(replay: Replay): void {
  given = replay;
  try {
    sessionStorage.setItem(NAME, JSON.stringify(replay));
  } catch {
    // It is too large to survive a reload.
  }
}

/** Null if this tab was given none. */
export function givenReplay(): Loaded | null {
  if (given) return { replay: given };
  try {
    const kept = sessionStorage.getItem(NAME);
    return kept === null ? null : checkReplay(JSON.parse(kept));
  } catch {
    return null;
  }
}
