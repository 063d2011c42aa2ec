// What is to be decided now, in one sentence.
import type { Seat, Viewer } from '../../../../shared/engine/index.ts';
import { HIGHEST, roofPrice } from '../../../../shared/games/landlord/building.ts';
import {
  rentOf,
  rentOfSeat,
  suitable,
  tenantAt,
} from '../../../../shared/games/landlord/houses.ts';
import { FARE } from '../../../../shared/games/landlord/inspection.ts';
import type { Frame, House, Spot, State, Tenant } from '../../../../shared/games/landlord/state.ts';
import { BAIL, CHEAP } from '../../../../shared/games/landlord/turn.ts';
import type { Person } from '../../../text/compose.ts';
import { tasksOf } from '../tasks.ts';
import { bundleOf, houseName, sumOf, theCard } from './names.ts';
import { type Asked, ERRANDS, type Facts, type Vocabulary } from './vocabulary.ts';

/** A frame of any kind, with whatever it may have. */
type Any = { [K in KeyOf<Frame>]?: ValueOf<Frame, K> };
type KeyOf<F> = F extends unknown ? keyof F : never;
type ValueOf<F, K> = F extends unknown ? (K extends keyof F ? F[K] : never) : never;

const isAsked = (kind: Frame['kind']): kind is Asked =>
  !(ERRANDS as readonly string[]).includes(kind);

export function asks(words: Vocabulary, state: State, viewer: Viewer, names: string[]): string {
  const frame = state.frames.at(-1);
  if (!frame || !isAsked(frame.kind)) return '';
  return words.asks[frame.kind](factsOf(words, state, frame, viewer, names));
}

function factsOf(
  words: Vocabulary,
  state: State,
  frame: Frame,
  viewer: Viewer,
  names: string[],
): Facts {
  const any = frame as Any;
  const person = (seat: Seat | undefined): Person =>
    seat === viewer ? null : (names[seat ?? -1] ?? '');
  const { house, tenant, spot } = whereabouts(state, any);
  const place = (at: Spot) => placeOf(words, state, at, (seat) => person(seat) ?? words.yours);
  const before = state.frames.at(-2);
  const to = before?.kind === 'carry' ? before.to : null;
  const dollars = (sum: number) => sumOf(words, sum, state);
  const bundle = (one: Any['give']) =>
    bundleOf(words, one ?? { cards: [], dollars: 0 }, state)
      .map((piece) => (typeof piece === 'string' ? piece : piece.text))
      .join('');
  const prices = any.prices?.map((one) => `${names[one.seat]} ${dollars(one.dollars)}`).join(', ');
  const decider = deciderOf(frame);
  return {
    who: person(decider),
    by: byOf(frame, decider, person),
    other: otherOf(frame, decider, person),
    crime: any.crime?.card ?? 'murder',
    tenant: tenant ? theCard(words, tenant.card) : '',
    place: spot ? place(spot) : '',
    to: to && place(to),
    away: words.edition.away,
    nowhere: !!tenant && !!spot && suitable(state, tenant.card, spot).length === 0,
    roofs: state.roofs,
    tasks: tasksOf(state),
    sum: dollars(sumToSay(state, frame, house, tenant)),
    price: dollars((any.bought ?? 0) < CHEAP ? 1 : 2),
    floors: state.site?.floors.length ?? 0,
    full: state.site?.floors.length === HIGHEST,
    jailed: state.jailed === decider,
    last: state.lastTurns !== null,
    lifted: any.card === 'mother',
    give: bundle(any.give),
    take: prices ?? bundle(frame.kind === 'trade' ? any.give : any.take),
  };
}

/** Of several that are asked, the one whose turn it is to answer. */
function deciderOf(frame: Frame): Seat {
  if (frame.kind === 'trade') return frame.by;
  return 'waiting' in frame ? (frame.waiting[0] as Seat) : (frame as { seat: Seat }).seat;
}

function byOf(frame: Frame, decider: Seat, person: (seat?: Seat) => Person): Person {
  if ('crime' in frame) return person(frame.crime.by);
  // Who opens a trade answers nobody.
  if (frame.kind === 'trade') return frame.seat === decider ? null : person(frame.seat);
  return 'seat' in frame ? person(frame.seat) : null;
}

function otherOf(frame: Frame, decider: Seat, person: (seat?: Seat) => Person): Person {
  if (frame.kind === 'bid') return frame.to.map(person).join(', ');
  if (!('other' in frame)) return null;
  return person(frame.other === decider ? frame.seat : frame.other);
}

function whereabouts(state: State, { from, at, crime, house: id }: Any) {
  const spot = from ?? at ?? crime ?? (id === undefined ? null : { house: id, level: -1 });
  const house = state.houses.find((one) => one.id === spot?.house);
  const tenant = house && spot && spot.level >= 0 ? tenantAt(house, spot.level) : undefined;
  return { spot, house, tenant };
}

function placeOf(
  words: Vocabulary,
  { houses }: State,
  { house, level }: Spot,
  owner: (seat: Seat) => string,
): string {
  const seat = houses.find(({ id }) => id === house)?.owner ?? -1;
  const inside = level < 0 ? '' : `, ${words.level(level)}`;
  return `${houseName(words, house)} (${owner(seat)}${inside})`;
}

function sumToSay(state: State, frame: Frame, house?: House, tenant?: Tenant): number {
  if (frame.kind === 'bail') return BAIL;
  if (frame.kind === 'leaver') return FARE;
  if (frame.kind === 'build') return roofPrice(state, frame.seat);
  if (frame.kind === 'play') return rentOfSeat(state, frame.seat);
  if (frame.kind === 'buy') return frame.left;
  if (frame.kind === 'roofAsked') return frame.dollars;
  return frame.kind === 'broker' && house && tenant ? rentOf(state, house, tenant) : 0;
}
