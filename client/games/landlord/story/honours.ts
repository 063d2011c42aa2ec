// The honours of Landlord!, both editions.
import type { Seat } from '../../../../shared/engine/index.ts';
import { housesOf, rentOfHouse } from '../../../../shared/games/landlord/houses.ts';
import type { Event, State } from '../../../../shared/games/landlord/state.ts';
import { earned, type Feat, featsOf, mostAtOnce, mostInAll } from '../../../table/feats.ts';
import type { Honour, PlayedGame } from '../../../table/story.ts';

/** The least that is worth an honour. */
export const LEAST = {
  dearest: 5,
  harvest: 8,
  stolen: 2,
  fullest: 4,
  tallest: 4,
  crimes: 2,
  alibis: 2,
  jailed: 2,
  builder: 2,
  shopper: 5,
};
/** The honours that are counted in dollars. */
const IN_DOLLARS: readonly string[] = ['dearest', 'harvest'] satisfies (keyof typeof LEAST)[];

type Found = Omit<Feat, 'step'> | null;
const once = (seat: Seat): Found => ({ seat, amount: 1 });

/** The owners of all houses of the game by the houses' ids. A house never changes hands. */
function ownersOf({ states, steps }: PlayedGame): Map<number, Seat> {
  const owners = new Map((states[0] as State).houses.map(({ id, owner }) => [id, owner]));
  for (const event of steps.flatMap(({ events }) => events as readonly Event[]))
    if (event.type === 'built') owners.set(event.house, event.seat);
  return owners;
}

/** The rent of the dearest house at a collection. The rents of a prisoner are others. */
function dearestHouse(state: State, seat: Seat): Found {
  if (state.jailed === seat) return null;
  const rents = housesOf(state, seat).map((house) => rentOfHouse(state, house));
  return { seat, amount: Math.max(0, ...rents) };
}

/** How many tenants the fullest house of each seat holds after each step. */
const fullestHouses = ({ states, steps }: PlayedGame): Feat[] =>
  steps.flatMap((_, step) =>
    (states[step + 1] as State).houses.map(({ owner, tenants }) => {
      return { seat: owner, amount: tenants.length, step };
    }),
  );

export function honoursOf(game: PlayedGame): Honour[] {
  const { seats, states } = game;
  const owners = ownersOf(game);
  const find = (found: (event: Event, step: number) => Found) => featsOf<Event>(game, found);
  const most = (id: keyof typeof LEAST, found: (event: Event, step: number) => Found) =>
    mostAtOnce(id, find(found), seats, LEAST[id]);
  const all = (id: keyof typeof LEAST, found: (event: Event) => Found) =>
    mostInAll(id, find(found), seats, LEAST[id]);
  const honours = earned([
    // Rents are collected at the beginning of a step.
    most('dearest', (event, step) =>
      event.type === 'collected' ? dearestHouse(states[step] as State, event.seat) : null,
    ),
    most('harvest', (event) =>
      event.type === 'collected' ? { seat: event.seat, amount: event.dollars } : null,
    ),
    all('stolen', (event) => {
      if (event.type !== 'moved') return null;
      const [from, to] = [owners.get(event.from.house), owners.get(event.to.house)];
      return to === event.seat && from !== to ? once(event.seat) : null;
    }),
    mostAtOnce('fullest', fullestHouses(game), seats, LEAST.fullest),
    all('crimes', (event) =>
      event.type === 'played' && ['murder', 'bomb'].includes(event.card) ? once(event.seat) : null,
    ),
    all('jailed', (event) => (event.type === 'jailed' ? once(event.seat) : null)),
    all('alibis', (event) =>
      event.type === 'answered' && event.card === 'alibi' ? once(event.seat) : null,
    ),
    most('tallest', (event) =>
      event.type === 'built' ? { seat: event.seat, amount: event.floors } : null,
    ),
    all('builder', (event) => (event.type === 'built' ? once(event.seat) : null)),
    all('shopper', (event) => (event.type === 'bought' ? once(event.seat) : null)),
  ]);
  // The option changes only how amounts are shown.
  const unit = (states[0] as State).options.hundreds ? 100 : 1;
  return honours.map((one) =>
    IN_DOLLARS.includes(one.id) ? { ...one, amount: unit * one.amount } : one,
  );
}
