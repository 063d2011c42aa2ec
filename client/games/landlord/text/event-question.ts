// What led to an event: the question that was answered or declined, and the card that made a tenant leave.
import type { GameEvent, Seat } from '../../../../shared/engine/index.ts';
import { ROOFS } from '../../../../shared/games/landlord/cards/deck.ts';
import { tenants } from '../../../../shared/games/landlord/cards/tenants.ts';
import { mayCallPolice, nextSuspect } from '../../../../shared/games/landlord/crimes.ts';
import { isSquatted, isTavernHouse, tenantAt } from '../../../../shared/games/landlord/houses.ts';
import type {
  Card,
  Event,
  Frame,
  Spot,
  State,
  TenantKind,
} from '../../../../shared/games/landlord/state.ts';
import { seatOfTurn } from '../../../../shared/games/landlord/turn.ts';

export type QuestionKind = Extract<
  Frame['kind'],
  'broker' | 'guard' | 'answer' | 'investigate' | 'roofAsked' | 'trade' | 'shake'
>;

export interface Question {
  kind: QuestionKind;
  /** Who did what the question is about. */
  by: Seat | null;
  /** The card that the question is about, and where it hits. */
  card: Card;
  at: Spot | null;
  tenant: TenantKind | null;
  dollars: number;
  /** The cards that answer it. None if any card may. */
  answers: readonly Card[] | null;
}

/** Returns the question that is asked in this state. Null if there is none. */
export function questionOf(state: State): Question | null {
  const frame = state.frames.at(-1);
  const asked = { at: null, tenant: null, dollars: 0 };
  switch (frame?.kind) {
    case 'broker': {
      const { from: at, seat: by } = frame;
      const answers = ['broker'] as const;
      return {
        ...asked,
        kind: 'broker',
        by,
        card: 'move',
        at,
        tenant: livesAt(state, at),
        answers,
      };
    }
    case 'guard': {
      const by = seatOfTurn(state);
      return { ...asked, kind: 'guard', by, card: 'squatters', at: frame.at, answers: ['police'] };
    }
    case 'answer': {
      const { crime } = frame;
      const answers = mayCallPolice(state, crime)
        ? (['lunatic', 'police'] as const)
        : (['lunatic'] as const);
      const tenant = livesAt(state, crime);
      return {
        ...asked,
        kind: 'answer',
        by: crime.by,
        card: crime.card,
        at: crime,
        tenant,
        answers,
      };
    }
    case 'investigate': {
      const by = seatOfTurn(state);
      return { ...asked, kind: 'investigate', by, card: 'police', answers: ['alibi', 'court'] };
    }
    case 'roofAsked': {
      const { seat: by, dollars } = frame;
      return { ...asked, kind: 'roofAsked', by, card: 'roof', dollars, answers: ROOFS };
    }
    case 'trade':
      return { ...asked, kind: 'trade', by: frame.seat, card: 'roof', answers: null };
    case 'shake':
      return { ...asked, kind: 'shake', by: frame.other, card: 'roof', answers: null };
    default:
      return null;
  }
}

function livesAt(state: State, { house: id, level }: Spot): TenantKind | null {
  const house = state.houses.find((one) => one.id === id);
  return (house && level >= 0 && tenantAt(house, level)?.card) || null;
}

/** Whether this player could have answered with a card. */
export const couldAnswer = (state: State, { answers }: Question, seat: Seat): boolean =>
  answers === null ||
  (state.hands[seat] ?? []).some(
    (card) =>
      card !== '?' && (answers.includes(card) || (card === 'recycle' && state.discards.length > 0)),
  );

/** What suspects show, or leave on the discards in exchange for what somebody has shown. */
const SHOWN: readonly Card[] = ['alibi', 'court', 'recycle'];

/**
 * Whether the police have been with this suspect before, so that everybody has shown an alibi. LL-42: what has been
 * shown lies on top of the discards, one card for each suspect.
 */
export function isAskedAgain(before: State, suspect: Seat, earlier: readonly GameEvent[]): boolean {
  const culprit = seatOfTurn(before);
  if (before.frames.at(-1)?.kind !== 'investigate' || culprit === null) return false;
  const shown =
    before.discards.length - 1 - before.discards.findLastIndex((one) => !SHOWN.includes(one));
  const now = (earlier as readonly Event[]).filter(({ type }) => type === 'answered').length;
  let asked = 0;
  let one = culprit === before.jailed ? nextSuspect(before, culprit) : culprit;
  for (; one !== suspect; asked++) one = nextSuspect(before, one);
  const round = before.seats - (before.jailed === null ? 0 : 1);
  return shown + now >= round + asked;
}

/** Returns the card that made a tenant leave its flat. Null if nobody made it leave. */
export function causeOfLeaving(
  from: Spot,
  before: State,
  earlier: readonly GameEvent[],
): Card | null {
  const frame = before.frames.at(-1);
  const house = before.houses.find(({ id }) => id === from.house);
  // What has happened in the same change is nearer than what the change began with.
  for (const one of (earlier as readonly Event[]).toReversed()) {
    switch (one.type) {
      case 'movedIn':
      case 'moved': {
        const to = one.type === 'moved' ? one.to : one;
        if (tenants[one.card].noisy && to.house === from.house) return one.card;
        if (tenants[one.card].rowdy || isNearTavern(before, from)) return 'tavern';
        break;
      }
      case 'answered':
        if (one.card === 'broker') return 'move';
        // The Police punish the crime, and the tenant dies of it.
        return one.card === 'police' && frame?.kind === 'answer' ? frame.crime.card : one.card;
      case 'played':
        return one.card === 'politics' ? 'demolition' : one.card;
      case 'began':
        return house && isSquatted(house) ? 'squatters' : null;
      case 'paid':
        if (one.for === 'nomad') return null;
    }
  }
  switch (frame?.kind) {
    case 'answer':
      return frame.crime.card;
    case 'revenge':
      return 'lunatic';
    case 'broker':
      return 'move';
    case 'place':
      return frame.card === 'move' ? 'move' : null;
    case 'leaver':
      return house && isSquatted(house) ? 'squatters' : null;
    case 'rehouse':
      return 'squatters';
    case 'oust':
      return house?.tenants.find(({ card }) => tenants[card].noisy)?.card ?? null;
    case 'rehome':
      return 'demolition';
    case 'turnOut':
      return 'tavern';
    default:
      return null;
  }
}

function isNearTavern({ houses }: State, { house }: Spot): boolean {
  const owner = houses.find(({ id }) => id === house)?.owner;
  return houses.some((one) => one.owner === owner && isTavernHouse(one));
}
