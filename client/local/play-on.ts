// Opens a state of a replay on a table of one's own. The state is too large for an address, so this device keeps it.
import { navigate } from '../kit/navigate.ts';
import { readJson, writeItem } from '../session/storage.ts';
import type { Position } from '../table/position.ts';

const NAME = 'play on';
/** The address behind the # that means the state that this device keeps. */
export const KEPT_HASH = '#here';

export function playOn(game: string, state: unknown): void {
  writeItem(NAME, JSON.stringify({ game, state }));
  navigate(`/try/${game}${KEPT_HASH}`);
}

export function keptState(game: string): Position | null {
  const kept = readJson(NAME);
  return kept?.game === game ? kept.state : null;
}
