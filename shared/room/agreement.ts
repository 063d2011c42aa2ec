// Another game at the same table begins by consent: who is asked, who has answered, and who is still waited for.
import type { AnyGame, Seat } from '../engine/index.ts';
import { type Chair, type Table, withChair } from './table.ts';

/** A player counts as there for so long after a connection broke, so that a reload drops nobody. */
export const AGAIN_GRACE_MS = 15_000;

/** True while somebody has agreed to another game and the table waits for the answers of the others. */
export const isGathering = ({ phase, again }: Table): boolean =>
  phase === 'over' && again !== undefined;

/** Returns the table with the answer of this seat. Without a `yes` or `no` the seat has not answered. */
export function withAnswer(table: Table, seat: Seat, answer: 'yes' | 'no' | null): Table {
  const { again, declined, ...rest } = table;
  const listed = (seats: Seat[] = [], isIn: boolean) => {
    const others = seats.filter((one) => one !== seat);
    return isIn ? [...others, seat].sort((a, b) => a - b) : others;
  };
  const agreed = listed(again, answer === 'yes');
  const refused = listed(declined, answer === 'no');
  return {
    ...rest,
    ...(agreed.length > 0 && { again: agreed }),
    ...(refused.length > 0 && { declined: refused }),
  };
}

/** Nobody has answered: the answers were given to another question. */
export function withoutAnswers(table: Table): Table {
  const { again: _again, declined: _declined, ...rest } = table;
  return rest;
}

/** Bots always agree. */
export const hasAgreed = ({ again }: Table, { kind }: Chair, seat: Seat): boolean =>
  kind === 'bot' || (again?.includes(seat) ?? false);

/** Whether this chair belongs to a person who may still answer. */
const isSilent = ({ again, declined }: Table, { kind, key }: Chair, seat: Seat): boolean =>
  kind === 'person' && key !== null && !again?.includes(seat) && !declined?.includes(seat);

/** Whether the next game waits for a person who is connected as far as the room knows. */
export const isWaitingForAnswer = (table: Table): boolean =>
  isGathering(table) &&
  table.chairs.some((chair, seat) => isSilent(table, chair, seat) && chair.gone === null);

/** The times at which silent players who are not connected stop counting as there. */
export function answersDue(table: Table): number[] {
  if (!isGathering(table)) return [];
  return table.chairs.flatMap((chair, seat) =>
    isSilent(table, chair, seat) && chair.gone !== null ? chair.gone + AGAIN_GRACE_MS : [],
  );
}

/** True if somebody who is there has agreed, and everybody else who is there has answered. */
export function isAgreed(table: Table, now: number): boolean {
  const isSomebodyReady = table.again?.some((seat) => table.chairs[seat]?.gone === null);
  if (!isGathering(table) || !isSomebodyReady) return false;
  return !isWaitingForAnswer(table) && answersDue(table).every((due) => due <= now);
}

/**
 * Records who is connected and since when not. Returns the same table if nothing changes. It is
 * recorded only during a game and while the next one is waited for.
 */
export function recordPresence(
  table: Table,
  isHere: (seat: Seat) => boolean,
  now: number,
  /** What else changes for a player who is back. */
  back: Partial<Chair>,
): Table {
  return table.chairs.reduce((changed, { kind, key, gone }, seat) => {
    if (kind !== 'person' || key === null) return changed;
    if (isHere(seat) === (gone === null)) return changed;
    return withChair(changed, seat, isHere(seat) ? { ...back, gone: null } : { gone: now });
  }, table);
}

/** The seat that begins the next game: the one after the seat that began the last. Null leaves it to chance. */
export const nextBeginner = ({ beganBy, chairs }: Table): Seat | null =>
  beganBy === undefined ? null : (beganBy + 1) % chairs.length;

/** The seat that begins in this state; undefined if several choose at once. */
export function beginnerOf(game: AnyGame, state: unknown): Seat | undefined {
  const [first, ...others] = game.toAct(state);
  return others.length > 0 ? undefined : first;
}
