// Says no for a player whose only legal answer is no, so that the game flows. The delay is random and never zero: a
// fixed one would tell the other players who had something to think about.
import { effect } from '@preact/signals';
import type { Session } from '../session/session.ts';
import { declineForMe } from '../session/settings.ts';
import type { GameClient } from './game-client.ts';

const MIN_DELAY_MS = 900;
const MEAN_EXTRA_DELAY_MS = 1600;
const MAX_DELAY_MS = 9000;

/** Delays like those of people: mostly short, sometimes long. */
export const declineDelayMs = (chance = Math.random()): number =>
  Math.min(MAX_DELAY_MS, MIN_DELAY_MS - Math.log(1 - chance) * MEAN_EXTRA_DELAY_MS);

/** Declines until the function that it returns is called. */
export function startAutoDecline(session: Session, { rules, refusal }: GameClient): () => void {
  let timer = 0;
  const stopEffect = effect(() => {
    clearTimeout(timer);
    const { table, game, seat, seq, pending } = session;
    if (!refusal || declineForMe.value.value === 'off') return;
    if (seat.value === null || pending.value || table.value?.phase !== 'playing') return;
    const [move, ...others] = rules.moves(game.value, seat.value);
    if (!move || others.length > 0 || !refusal(move)) return;
    const command = { type: 'move' as const, seq: seq.value, move: { ...move } };
    timer = window.setTimeout(() => void session.send(command), declineDelayMs());
  });
  return () => {
    clearTimeout(timer);
    stopEffect();
  };
}
