// Whether the player has to decide something, or has no other answer than no, which the client gives for them.
import type { Move } from '../../shared/engine/index.ts';
import { attempt } from '../session/report.ts';
import type { Session } from '../session/session.ts';
import { declineForMe } from '../session/settings.ts';
import type { GameClient } from './game-client.ts';

/** Returns the move if it is the only one, answers no, and the client may send it for the player. */
export function onlyNo({ refusal }: GameClient, moves: readonly Move[]): Move | null {
  const [only, ...others] = moves;
  if (!only || others.length > 0 || declineForMe.value.value === 'off') return null;
  return refusal?.(only) ? only : null;
}

export function hasToDecide({ seat }: Session, client: GameClient, state: unknown): boolean {
  if (seat.value === null || state == null) return false;
  const own = seat.value;
  const moves = attempt(() => client.rules.moves(state, own), [], client.rules.id);
  return moves.length > 0 && !onlyNo(client, moves);
}
