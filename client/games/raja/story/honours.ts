// The honours of Raja.
import type { Seat } from '../../../../shared/engine/index.ts';
import { CITIES } from '../../../../shared/games/raja/board.ts';
import { goldOf } from '../../../../shared/games/raja/money.ts';
import type { Event, State } from '../../../../shared/games/raja/state.ts';
import {
  earned,
  type Feat,
  featsOf,
  mostAtOnce,
  mostInAll,
  perTurn,
} from '../../../table/feats.ts';
import type { Honour, PlayedGame } from '../../../table/story.ts';
import { lastState } from './parts.ts';

/** The least that is worth an honour. */
export const LEAST = {
  journey: 2,
  city: 2,
  visit: 9,
  tolls: 3,
  richest: 20,
  villages: 4,
  characters: 2,
  governors: 2,
};

/** The number of the turn that each step belongs to. A turn begins when its disc is turned up. */
function turnsOf({ steps }: PlayedGame): number[] {
  let turn = 0;
  return steps.map(({ events }) => {
    const own = turn;
    turn += events.filter(({ type }) => type === 'revealed').length;
    return own;
  });
}

/** The gold of each visit of the Maharaja, by seat. */
const visitsOf = ({ steps }: PlayedGame): Feat[] =>
  steps.flatMap(({ events }, step) =>
    (events as readonly Event[]).flatMap((event) =>
      event.type === 'scored' ? event.gold.map((amount, seat) => ({ seat, amount, step })) : [],
    ),
  );

/** The gold in each purse after each step. */
const pursesOf = ({ states, steps, seats }: PlayedGame): Feat[] =>
  steps.flatMap((_, step) =>
    Array.from({ length: seats }, (_, seat) => {
      return { seat, amount: goldOf(states[step + 1] as State, seat), step };
    }),
  );

const palacesByCity = ({ sites }: State, seat: Seat): number[] =>
  CITIES.map((city) => {
    const { great, small } = sites[city];
    return [great, ...small].filter((owner) => owner === seat).length;
  });

/** Only a toll is paid to another player, and the bank pays those of the Traveller. */
function tollOf(event: Event): Omit<Feat, 'step'> | null {
  if (event.type === 'paid' && event.to !== null) return { seat: event.to, amount: event.gold };
  if (event.type === 'received' && event.for === 'toll')
    return { seat: event.seat, amount: event.gold };
  return null;
}

export function honoursOf(game: PlayedGame): Honour[] {
  const { seats } = game;
  const end = lastState(game);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const countOf = (counts: (event: Event) => boolean) =>
    featsOf<Event>(game, (event) =>
      counts(event) && 'seat' in event ? { seat: event.seat, amount: 1 } : null,
    );
  const journeys = perTurn(
    countOf(({ type }) => type === 'travelled'),
    turnsOf(game),
  );
  const cities = all.map((seat) => ({ seat, amount: Math.max(...palacesByCity(end, seat)) }));
  const villages = end.villages.flat().map((seat) => ({ seat, amount: 1 }));
  const characters = countOf((event) => event.type === 'took' && event.from !== null);
  const governors = countOf(({ type }) => type === 'tracked');
  return earned([
    mostInAll('city', cities, seats, LEAST.city),
    mostAtOnce('journey', journeys, seats, LEAST.journey),
    mostAtOnce('visit', visitsOf(game), seats, LEAST.visit),
    mostInAll('tolls', featsOf<Event>(game, tollOf), seats, LEAST.tolls),
    mostAtOnce('richest', pursesOf(game), seats, LEAST.richest),
    mostInAll('characters', characters, seats, LEAST.characters),
    mostInAll('villages', villages, seats, LEAST.villages),
    mostInAll('governors', governors, seats, LEAST.governors),
  ]);
}
