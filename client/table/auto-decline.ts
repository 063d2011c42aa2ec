// Answers no for a player whose only legal answer is no, so that the game goes on. The delay is random and never
// zero: with a fixed delay the other players could tell who had a choice.
import { effect } from '@preact/signals';
import type { Session } from '../session/session.ts';
import type { GameClient } from './game-client.ts';
import { onlyNo } from './only-no.ts';

const MIN_DELAY_MS = 900;
const MEAN_EXTRA_DELAY_MS = 1600;
const MAX_DELAY_MS = 9000;

/** Random delays like those of people: mostly short, sometimes long. */
export const declineDelayMs = (chance = Math.random()): number =>
  Math.min(MAX_DELAY_MS, MIN_DELAY_MS - Math.log(1 - chance) * MEAN_EXTRA_DELAY_MS);

/** Answers no until the returned function is called. */
export function startAutoDecline(session: Session, client: GameClient): () => void {
  let timer = 0;
  const stopEffect = effect(() => {
    clearTimeout(timer);
    const { table, game, seat, seq, pending } = session;
    if (seat.value === null || pending.value || table.value?.phase !== 'playing') return;
    const move = onlyNo(client, client.rules.moves(game.value, seat.value));
    if (!move) return;
    const command = { type: 'move' as const, seq: seq.value, move: { ...move } };
    timer = window.setTimeout(() => void session.send(command, true), declineDelayMs());
  });
  return () => {
    clearTimeout(timer);
    stopEffect();
  };
}
