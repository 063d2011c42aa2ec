// Writes the sentence that says what is to be decided now.
import type { Seat, Viewer } from '../../../../shared/engine/index.ts';
import { MAX_FLOORS, roofPrice } from '../../../../shared/games/landlord/building.ts';
import { tenants } from '../../../../shared/games/landlord/cards/tenants.ts';
import { reportingHouse } from '../../../../shared/games/landlord/crimes.ts';
import { usesTenantTexts } from '../../../../shared/games/landlord/editions/index.ts';
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
import {
  BAIL_DOLLARS,
  CHEAP_CARDS,
  priceOf,
  seatOfTurn,
} from '../../../../shared/games/landlord/turn.ts';
import { joinPieces, type Person } from '../../../text/compose.ts';
import { inspectionTasks } from '../inspection-tasks.ts';
import {
  bundlePieces,
  formatDollars,
  ownerOfBuilding,
  ownerPhrase,
  placeName,
  theCard,
} from './names.ts';
import {
  AUTOMATIC_FRAMES,
  type CrimeCourse,
  type Owner,
  type PromptFacts,
  type PromptKind,
  type Vocabulary,
} from './vocabulary.ts';

/** A frame of any kind, with the members of all kinds. */
type AnyFrame = { [K in KeyOf<Frame>]?: ValueOf<Frame, K> };
type KeyOf<F> = F extends unknown ? keyof F : never;
type ValueOf<F, K> = F extends unknown ? (K extends keyof F ? F[K] : never) : never;

const needsPrompt = (kind: Frame['kind']): kind is PromptKind =>
  !(AUTOMATIC_FRAMES as readonly string[]).includes(kind);

export function writePrompt(
  words: Vocabulary,
  state: State,
  viewer: Viewer,
  names: string[],
): string {
  const frame = state.frames.at(-1);
  if (!frame || !needsPrompt(frame.kind)) return '';
  return words.prompts[frame.kind](promptFacts(words, state, frame, viewer, names));
}

function promptFacts(
  words: Vocabulary,
  state: State,
  frame: Frame,
  viewer: Viewer,
  names: string[],
): PromptFacts {
  const any = frame as AnyFrame;
  const person = (seat: Seat | undefined): Person =>
    seat === viewer ? null : (names[seat ?? -1] ?? '');
  const { house, tenant, spot } = locate(state, any);
  const decider = decidingSeat(frame);
  const actor = actingSeat(frame);
  const owner = (at: Spot): Owner => {
    const seat = ownerOfBuilding(state, at);
    if (seat === undefined) return null;
    // Landlords only rehouse tenants of their own building, so the sentence need not name its owner.
    if (seat === actor && seat !== viewer && frame.kind === 'rehouse') return null;
    return ownerPhrase(names, seat, actor, spot ? ownerOfBuilding(state, spot) : undefined, viewer);
  };
  // The board shows the flat. A question has to be read at a glance, so it names the building only.
  const isQuestion = frame.kind === 'broker' || frame.kind === 'guard' || frame.kind === 'answer';
  const place = (at: Spot, same = false) => {
    const spot = isQuestion && !same ? { ...at, level: -1 } : at;
    return placeName(words, spot, same ? 'same' : owner(at), state);
  };
  const before = state.frames.at(-2);
  const to = before?.kind === 'carry' ? before.to : null;
  const dollars = (sum: number) => formatDollars(words, sum, state);
  const bundle = (one: AnyFrame['give']) =>
    joinPieces(bundlePieces(words, one ?? { cards: [], dollars: 0 }, state));
  return {
    who: person(decider),
    by: personAsking(frame, decider, person),
    culprit: culpritOf(state, decider, person),
    other: otherTrader(frame, decider, person),
    others: frame.kind === 'bid' ? frame.to.map(person) : [],
    crime: any.crime?.card ?? 'murder',
    course: crimeCourse(state, any.crime, tenant),
    tenant: tenant ? theCard(words, tenant.card) : '',
    place: spot ? place(spot) : '',
    to: to && place(to, to.house === spot?.house),
    away: words.edition.away,
    isLoss:
      spot !== null &&
      viewer !== null &&
      ownerOfBuilding(state, spot) === viewer &&
      (to === null || ownerOfBuilding(state, to) !== viewer),
    nowhere: !!tenant && !!spot && suitableFlats(state, tenant.card, spot).length === 0,
    roofs: state.roofs,
    tasks: inspectionTasks(state),
    sum: dollars(promptDollars(state, frame, house, tenant)),
    price: dollars(priceOf(any.bought ?? 0)),
    later: getsDearer(frame) ? dollars(priceOf(CHEAP_CARDS)) : null,
    dearFrom: CHEAP_CARDS + 1,
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

/** Returns what the rules do with a crime that nobody answers. */
function crimeCourse(
  state: State,
  crime: Crime | undefined,
  tenant: Tenant | undefined,
): CrimeCourse {
  if (!crime || !usesTenantTexts(state)) return 'open';
  if (tenant && tenants[tenant.card].survives) return 'vain';
  return reportingHouse(state, crime) === null ? 'open' : 'reported';
}

/** Returns the seat that acts in the sentence, so that this seat's buildings are called “Anna’s own”. */
function actingSeat(frame: Frame): Seat | null {
  if (frame.kind === 'answer') return frame.crime.by;
  const acts = frame.kind === 'place' || frame.kind === 'rehouse' || frame.kind === 'broker';
  return acts ? frame.seat : null;
}

/** Several players may be asked in turn. Returns the one who must answer now. */
function decidingSeat(frame: Frame): Seat {
  if (frame.kind === 'trade') return frame.by;
  return 'waiting' in frame ? (frame.waiting[0] as Seat) : (frame as { seat: Seat }).seat;
}

function personAsking(frame: Frame, decider: Seat, person: (seat?: Seat) => Person): Person {
  if ('crime' in frame) return person(frame.crime.by);
  // A player who opens a trade does not answer anybody.
  if (frame.kind === 'trade') return frame.seat === decider ? null : person(frame.seat);
  return 'seat' in frame ? person(frame.seat) : null;
}

/** Whether the rent that is left reaches the cards that cost more. */
const getsDearer = (frame: Frame): boolean =>
  frame.kind === 'buy' && frame.bought < CHEAP_CARDS && frame.bought + frame.left > CHEAP_CARDS;

/** Crimes are committed in one's own turn only. */
function culpritOf(
  state: State,
  suspect: Seat,
  person: (seat?: Seat) => Person,
): PromptFacts['culprit'] {
  const turn = seatOfTurn(state);
  if (turn === null) return undefined;
  return turn === suspect ? 'own' : person(turn);
}

function otherTrader(frame: Frame, decider: Seat, person: (seat?: Seat) => Person): Person {
  if (!('other' in frame)) return null;
  return person(frame.other === decider ? frame.seat : frame.other);
}

function locate(state: State, { from, at, crime, house: id }: AnyFrame) {
  const spot = from ?? at ?? crime ?? (id === undefined ? null : { house: id, level: -1 });
  const house = state.houses.find((one) => one.id === spot?.house);
  const tenant = house && spot && spot.level >= 0 ? tenantAt(house, spot.level) : undefined;
  return { spot, house, tenant };
}

function promptDollars(state: State, frame: Frame, house?: House, tenant?: Tenant): number {
  if (frame.kind === 'bail') return BAIL_DOLLARS;
  if (frame.kind === 'leaver') return NOMAD_FARE;
  if (frame.kind === 'build') return roofPrice(state, frame.seat);
  if (frame.kind === 'play') return rentOfSeat(state, frame.seat);
  if (frame.kind === 'buy') return frame.left;
  if (frame.kind === 'roofAsked') return frame.dollars;
  return frame.kind === 'broker' && house && tenant ? rentOf(state, house, tenant) : 0;
}
