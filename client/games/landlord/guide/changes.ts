// What changed between two positions in the numbers that count.
import type { Seat } from '../../../../shared/engine/index.ts';
import { afterLeaving } from '../../../../shared/games/landlord/forecast.ts';
import { housesOf, rentOfSeat } from '../../../../shared/games/landlord/houses.ts';
import type { State } from '../../../../shared/games/landlord/state.ts';
import { seatsOf } from './facts.ts';
import type { Speaker } from './speaker.ts';

const count = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;

/** The viewer's own numbers come first, and for each player what matters most. */
export function listChanges(
  { viewer, text, person, signed }: Speaker,
  before: State,
  after: State,
) {
  const { changes } = text;
  const difference = (of: (state: State) => number) => of(after) - of(before);
  // As on the coins of the board, nobody pays any more who still has to leave.
  const left = afterLeaving(after);
  const seats = seatsOf(after).toSorted(
    (one, other) => Number(other === viewer) - Number(one === viewer),
  );
  return seats.flatMap((seat: Seat) => {
    const who = person(seat);
    const dollars = difference((state) => state.dollars[seat] ?? 0);
    const rent = rentOfSeat(left, seat) - rentOfSeat(before, seat);
    const buildings = difference((state) => housesOf(state, seat).length);
    const cards = difference((state) => state.hands[seat]?.length ?? 0);
    const [was, is] = [before.jailed === seat, after.jailed === seat];
    return [
      ...(is && !was ? [changes.jailed(who)] : []),
      ...(was && !is ? [changes.freed(who)] : []),
      ...(dollars === 0 ? [] : [changes.dollars(who, signed(dollars))]),
      ...(rent === 0 ? [] : [changes.rent(who, signed(rent))]),
      ...(buildings === 0 ? [] : [changes.buildings(who, count(buildings))]),
      ...(cards === 0 ? [] : [changes.cards(who, count(cards))]),
    ];
  });
}
