// Whether the player has to decide something that the client does not answer for them.
import { attempt } from '../session/report.ts';
import type { Session } from '../session/session.ts';
import type { GameClient } from './game-client.ts';
import { onlyNo } from './only-no.ts';

export function hasToDecide({ seat }: Session, client: GameClient, state: unknown): boolean {
  if (seat.value === null || state == null) return false;
  const own = seat.value;
  const moves = attempt(() => client.rules.moves(state, own), [], client.rules.id);
  return moves.length > 0 && !onlyNo(client, moves);
}
