// Whether a player has no other answer than no, which the client gives for them.
import type { Move } from '../../shared/engine/index.ts';
import { declineForMe } from '../session/settings.ts';
import type { GameClient } from './game-client.ts';

/** Returns the move if it is the only one, answers no, and the client may send it for the player. */
export function onlyNo({ refusal }: GameClient, moves: readonly Move[]): Move | null {
  const [only, ...others] = moves;
  if (!only || others.length > 0 || declineForMe.value.value === 'off') return null;
  return refusal?.(only) ? only : null;
}
