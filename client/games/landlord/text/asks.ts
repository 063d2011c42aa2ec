// Writes the sentence that says what is to be decided now.
import type { Seat, Viewer } from '../../../../shared/engine/index.ts';
import { MAX_FLOORS, roofPrice } from '../../../../shared/games/landlord/building.ts';
import { tenants } from '../../../../shared/games/landlord/cards/tenants.ts';
import { reportingHouse } from '../../../../shared/games/landlord/crimes.ts';
import { hasTexts } from '../../../../shared/games/landlord/editions/index.ts';
import {
  rentOf,
  rentOfSeat,
  suitableFlats,
  tenantAt,
} from '../../../../shared/games/landlord/houses.ts';
import { NOMAD_FARE } from '../../../../shared/games/landlord/inspection.ts';
import type {
  Crime,
  Frame,
  House,
  Spot,
  State,
  Tenant,
} from '../../../../shared/games/landlord/state.ts';
import { BAIL_DOLLARS, CHEAP_CARDS } from '../../../../shared/games/landlord/turn.ts';
import { type Person, plain } from '../../../text/compose.ts';
import { tasksOf } from '../tasks.ts';
import { bundleOf, ownerOf, ownerSaid, placeName, sumOf, theCard } from './names.ts';
import {
  type Asked,
  type Course,
  ERRANDS,
  type Facts,
  type Owner,
  type Vocabulary,
} from './vocabulary.ts';

/** A frame of any kind, with all members that any kind has. */
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
  const decider = deciderOf(frame);
  const actor = actorOf(frame);
  const owner = (at: Spot): Owner => {
    const seat = ownerOf(state, at);
    if (seat === undefined) return null;
    // A landlord always rehouses tenants of the own building, so the sentence need not name its
    // owner.
    if (seat === actor && seat !== viewer && frame.kind === 'rehouse') return null;
    return ownerSaid(names, seat, actor, spot ? ownerOf(state, spot) : undefined, viewer);
  };
  const place = (at: Spot, same = false) => placeName(words, at, same ? 'same' : owner(at), state);
  const before = state.frames.at(-2);
  const to = before?.kind === 'carry' ? before.to : null;
  const dollars = (sum: number) => sumOf(words, sum, state);
  const bundle = (one: Any['give']) =>
    plain(bundleOf(words, one ?? { cards: [], dollars: 0 }, state));
  return {
    who: person(decider),
    by: byOf(frame, decider, person),
    other: otherOf(frame, decider, person),
    others: frame.kind === 'bid' ? frame.to.map(person) : [],
    crime: any.crime?.card ?? 'murder',
    course: courseOf(state, any.crime, tenant),
    tenant: tenant ? theCard(words, tenant.card) : '',
    place: spot ? place(spot) : '',
    to: to && place(to, to.house === spot?.house),
    away: words.edition.away,
    nowhere: !!tenant && !!spot && suitableFlats(state, tenant.card, spot).length === 0,
    roofs: state.roofs,
    tasks: tasksOf(state),
    sum: dollars(sumToSay(state, frame, house, tenant)),
    price: dollars((any.bought ?? 0) < CHEAP_CARDS ? 1 : 2),
    prices: (any.prices ?? []).map((one) => ({ who: person(one.seat), sum: dollars(one.dollars) })),
    floors: state.site?.floors.length ?? 0,
    full: state.site?.floors.length === MAX_FLOORS,
    jailed: state.jailed === decider,
    last: state.lastTurns !== null,
    lifted: any.card === 'mother',
    give: bundle(any.give),
    take: bundle(frame.kind === 'trade' ? any.give : any.take),
  };
}

/** Returns what happens to a crime that nobody answers, by the rules. */
function courseOf(state: State, crime: Crime | undefined, tenant: Tenant | undefined): Course {
  if (!crime || !hasTexts(state)) return 'open';
  if (tenant && tenants[tenant.card].survives) return 'vain';
  return reportingHouse(state, crime) === null ? 'open' : 'reported';
}

/**
 * Returns the seat that acts in the sentence, so that its own buildings are called “Anna’s own”.
 */
function actorOf(frame: Frame): Seat | null {
  if (frame.kind === 'answer') return frame.crime.by;
  const acts = frame.kind === 'place' || frame.kind === 'rehouse' || frame.kind === 'broker';
  return acts ? frame.seat : null;
}

/** Several players may be asked in turn. Returns the one who must answer now. */
function deciderOf(frame: Frame): Seat {
  if (frame.kind === 'trade') return frame.by;
  return 'waiting' in frame ? (frame.waiting[0] as Seat) : (frame as { seat: Seat }).seat;
}

function byOf(frame: Frame, decider: Seat, person: (seat?: Seat) => Person): Person {
  if ('crime' in frame) return person(frame.crime.by);
  // A player who opens a trade answers nobody.
  if (frame.kind === 'trade') return frame.seat === decider ? null : person(frame.seat);
  return 'seat' in frame ? person(frame.seat) : null;
}

function otherOf(frame: Frame, decider: Seat, person: (seat?: Seat) => Person): Person {
  if (!('other' in frame)) return null;
  return person(frame.other === decider ? frame.seat : frame.other);
}

function whereabouts(state: State, { from, at, crime, house: id }: Any) {
  const spot = from ?? at ?? crime ?? (id === undefined ? null : { house: id, level: -1 });
  const house = state.houses.find((one) => one.id === spot?.house);
  const tenant = house && spot && spot.level >= 0 ? tenantAt(house, spot.level) : undefined;
  return { spot, house, tenant };
}

function sumToSay(state: State, frame: Frame, house?: House, tenant?: Tenant): number {
  if (frame.kind === 'bail') return BAIL_DOLLARS;
  if (frame.kind === 'leaver') return NOMAD_FARE;
  if (frame.kind === 'build') return roofPrice(state, frame.seat);
  if (frame.kind === 'play') return rentOfSeat(state, frame.seat);
  if (frame.kind === 'buy') return frame.left;
  if (frame.kind === 'roofAsked') return frame.dollars;
  return frame.kind === 'broker' && house && tenant ? rentOf(state, house, tenant) : 0;
}
