// What changed from one state to another in the numbers that count, each with its name and by how much.
import { HIDDEN, type Seat } from '../../../../shared/engine/index.ts';
import { ROADS, SCORED_CITIES } from '../../../../shared/games/raja/board.ts';
import { pointsOf, scoringOf } from '../../../../shared/games/raja/score.ts';
import type { State } from '../../../../shared/games/raja/state.ts';
import { signed } from '../prices.ts';
import type { Asker } from './asker.ts';
import { roadState, seatsOf } from './facts.ts';

/** The asker's state is the one before. */
export function changes(asker: Asker, after: State): string[] {
  const { state: before, viewer } = asker;
  const seats = seatsOf(before).sort((a, b) => Number(b === viewer) - Number(a === viewer));
  return [
    ...seats.flatMap((seat) => ofPlayer(asker, after, seat)),
    ...ofRoads(asker, after),
    ...ofVisits(asker, after),
  ];
}

function ofPlayer(asker: Asker, after: State, seat: Seat): string[] {
  const { state: before, own } = asker;
  const who = asker.person(seat);
  const gold = (state: State) => state.purse.gold[seat];
  const built = (state: State) => -(state.palaces[seat] ?? 0);
  const numbers: [
    name: string,
    was: number | string | undefined,
    is: number | string | undefined,
  ][] = [
    [own.numbers.gold(who), gold(before), gold(after)],
    [own.numbers.palaces(who), built(before), built(after)],
    [own.numbers.houses(who), before.supply[seat], after.supply[seat]],
    [own.numbers.quarry(who), before.quarry[seat], after.quarry[seat]],
    [own.numbers.tokens(who), before.tokens[seat], after.tokens[seat]],
    ...SCORED_CITIES.map((city): [string, number, number] => [
      own.pointsOf(who, asker.city(city)),
      pointsOf(before, seat, city),
      pointsOf(after, seat, city),
    ]),
    ...payments(asker, after, seat),
  ];
  return numbers.flatMap(([name, was, is]) => {
    if (was === HIDDEN || is === HIDDEN || was === is) return [];
    return `${name} ${signed(Number(is) - Number(was))}`;
  });
}

/** What the scoring of the Maharaja's city would pay, as long as it is still the same city. */
function payments(asker: Asker, after: State, seat: Seat): [string, number, number][] {
  const city = asker.state.maharaja;
  if (!city || after.maharaja !== city) return [];
  const [was = 0, is = 0] = [asker.state, after].map((one) => scoringOf(one, city).gold[seat]);
  return [[asker.own.scoringPays(asker.person(seat), asker.city(city)), was, is]];
}

function ofRoads(asker: Asker, after: State): string[] {
  const { state: before, viewer, own } = asker;
  return ROADS.flatMap(([from, to], road) => {
    const [one, other] = [asker.city(from), asker.city(to)];
    const [was, is] = [before, after].map((state) => roadState(state, road, viewer));
    if (was?.kind === 'closed' && is?.kind === 'open') return own.roadOpens(one, other);
    if (was?.kind === 'open' && is?.kind === 'closed') return own.roadCloses(one, other);
    if (was?.kind !== 'open' || is?.kind !== 'open' || viewer === null) return [];
    const more = is.fare - was.fare;
    return more === 0 ? [] : `${own.tollChanges(one, other)} ${signed(more)}`;
  });
}

/** The cities that are visited in another round than before. */
function ofVisits(asker: Asker, after: State): string[] {
  if (asker.state.round !== after.round) return [];
  const order = (state: State) => state.track.filter((city) => city !== null);
  const [was, is] = [order(asker.state), order(after)];
  return SCORED_CITIES.filter((city) => was.indexOf(city) !== is.indexOf(city)).map((city) =>
    asker.own.visitChanges(asker.city(city), asker.visitMoves(city, after.track)),
  );
}
