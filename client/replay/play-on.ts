// Opens a state of a replay on a table of one's own. The state is too large for an address, so this tab keeps it.
import { navigate } from '../kit/navigate.ts';
import type { Position } from '../table/position.ts';

const NAME = 'play on';
/** The address behind the # that means the state that this tab keeps. */
export const KEPT_HASH = '#here';

export function playOn(game: string, state: unknown): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ game, state }));
  } catch {
    // Without storage the state is lost with the page, and so is the table.
  }
  navigate(`/try/${game}${KEPT_HASH}`);
}

export function keptState(game: string): Position | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    return kept?.game === game ? kept.state : null;
  } catch {
    return null;
  }
}
