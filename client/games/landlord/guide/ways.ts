// A whole move as one sentence, with its price and its effect.
import type { Seat } from '../../../../shared/engine/index.ts';
import { roofPrice } from '../../../../shared/games/landlord/building.ts';
import { isCrimeInVain, reportingHouse } from '../../../../shared/games/landlord/crimes.ts';
import { editionOf } from '../../../../shared/games/landlord/editions/index.ts';
import { rentOf, rentOfSeat } from '../../../../shared/games/landlord/houses.ts';
import { NOMAD_FARE } from '../../../../shared/games/landlord/inspection.ts';
import type {
  Card,
  Move,
  Spot,
  State,
  TenantKind,
} from '../../../../shared/games/landlord/state.ts';
import { BAIL_DOLLARS, priceOf } from '../../../../shared/games/landlord/turn.ts';
import { aCard, cardName, refName, theCard } from '../text/names.ts';
import { rentAt } from '../text/picks/deeds.ts';
import { type Speaker, tenantIn } from './speaker.ts';
import type { WayFacts } from './text/guide-text.ts';

/** The members of all moves together. */
interface AnyMove {
  type: Move['type'];
  card?: Card;
  house?: number;
  level?: number;
  from?: Spot;
  dollars?: number;
  to?: Seat | null;
  with?: Seat;
  seat?: Seat;
  as?: 'demolition' | 'eviction';
}

export function sayWay(speaker: Speaker, move: Move, seat: Seat): string {
  const { state, words, text, person, place, money } = speaker;
  const any = move as AnyMove;
  const frame = state.frames.at(-1);
  const origin = any.from ?? (frame && 'from' in frame ? frame.from : undefined);
  const target = any.house === undefined ? undefined : { house: any.house, level: any.level ?? -1 };
  const isMoving =
    origin !== undefined && ['to', 'send', 'roam', 'under', 'home'].includes(any.type);
  const from = isMoving ? origin : target;
  const house = state.houses.find(({ id }) => id === from?.house);
  const tenant = house && from && tenantIn(house, from.level);
  const goal = isMoving ? target : undefined;
  const newcomer = any.type === 'tenant' ? (any.card as TenantKind) : tenant?.card;
  const card = any.card ?? (any.type === 'recycle' ? state.discards.at(-1) : undefined);
  const facts: WayFacts = {
    card: card ? aCard(words, card) : '',
    theCard: card ? theCard(words, card) : '',
    tenant: tenant ? theCard(words, tenant.card) : '',
    place: from ? place(from) : '',
    to: goal ? place(goal) : '',
    who: personOf(any, person),
    sum: money(dollarsOf(state, any, seat)),
    pays: money(
      rentThere(state, newcomer, goal ?? target, isMoving ? origin : undefined) ??
        brokerRent(state),
    ),
    as: whichWay(speaker, any),
    button: refName(words, any.type === 'cancel' ? 'button:cancel' : 'button:no', state),
    frame: frame?.kind ?? '',
    warning: warningOf(state, any, seat),
    lost: any.card === 'bomb' && house ? house.tenants.length : null,
    isOwn: house?.owner === seat,
  };
  return (text.ways[move.type] as (facts: WayFacts) => string)(facts);
}

function personOf({ to, with: other, seat }: AnyMove, person: Speaker['person']) {
  const one = to ?? other ?? seat;
  return one === undefined || one === null ? null : person(one);
}

/** The rent that a tenant will pay in a flat, once it lives there. Undefined without one. */
const rentThere = (
  state: State,
  card: TenantKind | undefined,
  to: Spot | undefined,
  from: Spot | undefined,
) => (card && to && to.level >= 0 ? rentAt(state, card, to, from ?? null) : undefined);

function brokerRent(state: State): number {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'broker') return 0;
  const house = state.houses.find(({ id }) => id === frame.from.house);
  const tenant = house && tenantIn(house, frame.from.level);
  return house && tenant ? rentOf(state, house, tenant) : 0;
}

function dollarsOf(state: State, move: AnyMove, seat: Seat): number {
  const frame = state.frames.at(-1);
  if (move.type === 'bail') return BAIL_DOLLARS;
  if (move.type === 'roam') return NOMAD_FARE;
  if (move.type === 'buyRoof') return roofPrice(state, seat);
  if (move.type === 'collect') return rentOfSeat(state, seat);
  if (move.type === 'buy') return priceOf(frame?.kind === 'buy' ? frame.bought : 0);
  if (move.type === 'sell') return frame?.kind === 'roofAsked' ? frame.dollars : 0;
  if (move.type === 'accept' && frame?.kind === 'roofChosen')
    return frame.prices.find((price) => price.seat === move.seat)?.dollars ?? 0;
  return move.dollars ?? 0;
}

/** What the sentence distinguishes besides the type of the move. */
function whichWay({ state, words }: Speaker, move: AnyMove): string {
  if (move.as) return cardName(words, move.as);
  if (move.type === 'under') return editionOf(state).away;
  if (move.type !== 'answer') return '';
  return move.card === 'police' ? `police-${state.frames.at(-1)?.kind}` : (move.card ?? '');
}

function warningOf(state: State, move: AnyMove, by: Seat): WayFacts['warning'] {
  const { card, house, level = -1 } = move;
  if ((card !== 'murder' && card !== 'bomb') || house === undefined) return '';
  if (move.type !== 'onHouse' && move.type !== 'onTenant') return '';
  const crime = { card, by, house, level };
  if (isCrimeInVain(state, crime)) return 'vain';
  return reportingHouse(state, crime) === null ? '' : 'reported';
}
