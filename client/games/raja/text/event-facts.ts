// Collects the facts of an event for its sentence in the log.
import type { Seat, Viewer } from '../../../../shared/engine/index.ts';
import type { City } from '../../../../shared/games/raja/board.ts';
import {
  type Action,
  type Character,
  characterRef,
  ENTREPRENEUR,
  type Event,
  governorRef,
  type Place,
} from '../../../../shared/games/raja/state.ts';
import type { Person } from '../../../text/compose.ts';
import { nextVisit } from '../track-order.ts';
import { actionPieces, characterName, spotOf, theCharacter } from './names.ts';
import { cityName, costOfGivingUp } from './numbers.ts';
import type { EventFacts, MaybeState, ResultRow, Vocabulary } from './vocabulary.ts';

/** The members of all events together. Each event has some of them, and its sentence uses only those. */
interface AnyEvent {
  seat?: Seat;
  character?: Character;
  got?: Character;
  gave?: Character;
  at?: Place;
  from?: Place | Seat | null;
  to?: Place | Seat | null;
  with?: Seat;
  city?: City;
  governor?: City;
  action?: Action | null;
  actions?: Action[];
  gold?: number | number[];
  houses?: number;
  great?: boolean;
  for?: EventFacts['why'];
  round?: number;
  points?: number[];
  palaces?: number[];
  alone?: Seat | null;
  price?: number;
  tolls?: { to: Seat; gold: number }[];
}

/** In these events `from` and `to` are players. In all others they are places. */
const BETWEEN_PLAYERS: Event['type'][] = ['paid', 'took', 'gave'];

export function eventFacts(
  words: Vocabulary,
  event: Event,
  names: string[],
  viewer: Viewer,
  state: MaybeState = null,
): EventFacts {
  const { seat = null, from = null, to = null, gold = 0, ...any } = event as AnyEvent;
  const person = (one: Seat): Person => (one === viewer ? null : (names[one] ?? ''));
  const who = seat === null ? null : person(seat);
  const between = BETWEEN_PLAYERS.includes(event.type);
  const other = any.with ?? (between ? ((to ?? from) as Seat | null) : null);
  const spot = (place: Place | null = null) => spotOf(words, place ?? 0);
  const city = cityName(any.governor ?? any.city ?? '');
  const character = any.character ?? any.got ?? 1;
  const actions = any.actions ?? (any.action ? [any.action] : []);
  return {
    who,
    does: (you, they) => (who === null ? you : `${who} ${they}`),
    other: other === null ? null : person(other),
    bank: other === null,
    character: theCharacter(words, character),
    bare: { ref: characterRef(character), text: characterName(words, character) },
    gave: theCharacter(words, any.gave ?? 1),
    actions: actionPieces(words, actions),
    at: spot(any.at),
    from: spot(between ? null : (from as Place | null)),
    to: spot(between ? null : (to as Place | null)),
    city: spot(any.city),
    governor: { ref: governorRef(any.governor ?? 'jaipur'), text: words.theGovernor(city) },
    visit: state && any.governor ? nextVisit(state, any.governor) : null,
    gold: words.gold(Array.isArray(gold) ? 0 : gold),
    count: any.houses ?? 0,
    great: any.great ?? false,
    byPower: isByPower(event, state),
    why: any.for ?? 'action',
    round: any.round ?? 0,
    rows: resultRows(words, event, person),
    price: any.price ? words.gold(any.price) : null,
    tolls: sumByOwner(any.tolls ?? []).map((toll) => ({
      to: person(toll.to),
      gold: words.gold(toll.gold),
    })),
    cost: words.gold(costOfGivingUp(actions.length)),
  };
}

/** Whether a house was built or moved by the power of the Entrepreneur. */
function isByPower(event: Event, state: MaybeState): boolean {
  const turn = state?.frames.find(({ kind }) => kind === 'turn');
  // The first houses are free, too, but stand before anybody takes a turn.
  if (turn?.kind !== 'turn') return false;
  if (event.type === 'built') return event.free;
  const isAction = turn.tasks.some(({ action }) => action === 'moveHouse');
  return event.type === 'moved' && !isAction && turn.used.includes(ENTREPRENEUR);
}

/**
 * Returns the seats of a scoring by the gold they get, or the seats at the end of the game by their
 * palaces.
 */
function resultRows(words: Vocabulary, event: Event, person: (seat: Seat) => Person): ResultRow[] {
  if (event.type !== 'scored' && event.type !== 'ended') return [];
  const counts = event.type === 'scored' ? event.points : event.palaces;
  const { gold } = event;
  return counts
    .map((count, seat) => ({ count, seat }))
    .filter(({ count }) => event.type === 'ended' || count > 0)
    .sort((a, b) => {
      const richer = (gold[b.seat] ?? 0) - (gold[a.seat] ?? 0);
      return event.type === 'scored' ? richer : b.count - a.count || richer;
    })
    .map(({ count, seat }) => ({
      who: person(seat),
      count,
      gold: words.gold(gold[seat] ?? 0),
      alone: event.type === 'scored' && event.alone === seat,
    }));
}

/** Whoever gets several tolls on a way is named once. */
const sumByOwner = (tolls: readonly { to: Seat; gold: number }[]) =>
  [...new Set(tolls.map(({ to }) => to))].map((to) => ({
    to,
    gold: tolls.reduce((sum, toll) => sum + (toll.to === to ? toll.gold : 0), 0),
  }));
