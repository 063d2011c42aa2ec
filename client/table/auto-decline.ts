// Says no for a player who cannot answer a question anyway, so that play flows. Never at once, and never after
// the same time: else the pause would tell the others who had something to think about.
import { effect } from '@preact/signals';
import type { Session } from '../session/session.ts';
import { declineForMe } from '../session/settings.ts';
import type { GameClient } from './game-client.ts';

const LEAST = 900;
const MEAN = 1600;
const MOST = 9000;

/** As people answer: mostly soon, sometimes late. */
export const declineDelayMs = (chance = Math.random()): number =>
  Math.min(MOST, LEAST - Math.log(1 - chance) * MEAN);

/** Until the answer is called off. */
export function startAutoDecline(session: Session, { rules, refusal }: GameClient): () => void {
  let timer = 0;
  const stop = effect(() => {
    clearTimeout(timer);
    const { table, game, seat, seq, pending } = session;
    if (!refusal || declineForMe.value.value === 'off' || seat.value === null || pending.value)
      return;
    if (table.value?.phase !== 'playing') return;
    const [move, ...others] = rules.moves(game.value, seat.value);
    if (!move || others.length > 0 || !refusal(move)) return;
    const command = { type: 'move' as const, seq: seq.value, move: { ...move } };
    timer = window.setTimeout(() => void session.send(command), declineDelayMs());
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
