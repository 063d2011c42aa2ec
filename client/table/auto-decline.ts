// Says no for a player who cannot answer a question anyway, so that play flows. Never at once, and never after
// the same time: else the pause would tell the others who had something to think about.
import { effect } from '@preact/signals';
import type { Session } from '../session/session.ts';
import { autoNo } from '../session/settings.ts';
import type { GameClient } from './game-client.ts';

const LEAST = 900;
const MEAN = 1600;
const MOST = 9000;

/** As people answer: mostly soon, sometimes late. */
export const pause = (chance = Math.random()): number =>
  Math.min(MOST, LEAST - Math.log(1 - chance) * MEAN);

/** Until the answer is called off. */
export function autoDecline(session: Session, { rules, refusal }: GameClient): () => void {
  let timer = 0;
  const stop = effect(() => {
    clearTimeout(timer);
    const { table, game, seat, seq, pending } = session;
    if (!refusal || autoNo.value.value === 'off' || seat.value === null || pending.value) return;
    if (table.value?.phase !== 'playing') return;
    const [move, ...others] = rules.moves(game.value, seat.value);
    if (!move || others.length > 0 || !refusal(move)) return;
    const order = { type: 'move' as const, seq: seq.value, move: move as never };
    timer = window.setTimeout(() => void session.ask(order), pause());
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
