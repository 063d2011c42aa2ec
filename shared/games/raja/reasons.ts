// Why a thing on the table cannot be chosen now, for the player who has to decide. A thing that a legal move uses later
// is explained by the step before it; anything else by its kind and by what is being decided.
import type { Reason, Ref, Seat } from '../../engine/index.ts';
import type { State } from './state.ts';

/** The first part of a ref says what kind of thing it names. */
export const kindOf = (ref: Ref): string => ref.split(':')[0] ?? '';
export const nameIn = (ref: Ref): string => ref.split(':')[1] ?? '';

/** The reason for a kind of thing that no decision uses now, or undefined for things that are never chosen. */
type ReasonsByKind = Readonly<Record<string, Reason>>;

const NO_AUCTION: Reason = { key: 'noAuction' };
const NO_BUTTON: Reason = { key: 'noButton' };
const EVERYWHERE: ReasonsByKind = {
  gold: NO_AUCTION,
  button: NO_BUTTON,
  player: { key: 'seduceOnly' },
};

const OPENING: ReasonsByKind = {
  village: { key: 'settleLater' },
  house: { key: 'settleLater' },
  city: { key: 'settleLater' },
  action: { key: 'roundsLater' },
  power: { key: 'roundsLater' },
  site: { key: 'roundsLater' },
  token: { key: 'roundsLater' },
  governor: { key: 'roundsLater' },
};

export const WHILE_PICKING: ReasonsByKind = OPENING;

export const WHILE_BIDDING: ReasonsByKind = { ...OPENING, character: { key: 'bidFirst' } };

export const WHILE_SETTLING: ReasonsByKind = {
  ...OPENING,
  house: { key: 'settleVillage' },
  city: { key: 'settleVillage' },
  site: { key: 'settleVillage' },
  character: { key: 'characterKept' },
};

export const WHILE_CHOOSING: ReasonsByKind = {
  village: { key: 'buildLater' },
  house: { key: 'buildLater' },
  site: { key: 'buildLater' },
  city: { key: 'travelLater' },
  power: { key: 'powerLater' },
  token: { key: 'powerLater' },
  governor: { key: 'lowerLater', action: 'track' },
  character: { key: 'changeLater', action: 'character' },
};

const everyKind = (key: string): ReasonsByKind =>
  Object.fromEntries(
    [...Object.keys(OPENING), 'character', ...Object.keys(EVERYWHERE)].map((kind) => [
      kind,
      { key },
    ]),
  );

export const WHILE_ASKED: ReasonsByKind = everyKind('sureFirst');
export const WHILE_ROBBED: ReasonsByKind = everyKind('robbedFirst');
export const WHILE_SEDUCED: ReasonsByKind = everyKind('seducedFirst');

/** Returns the reason for a thing that the decision never uses. There is none for what only shows how the game stands. */
export const whyNeverNow = (ref: Ref, reasons: ReasonsByKind = {}): Reason | null =>
  reasons[kindOf(ref)] ?? EVERYWHERE[kindOf(ref)] ?? null;

/**
 * Returns the step that comes before a thing that some legal move uses later. Returns null if the path is the beginning
 * of a legal move, and undefined if no legal move uses the thing.
 */
export function stepBefore(
  paths: readonly Ref[][],
  path: readonly Ref[],
): Reason | null | undefined {
  const picked = path.slice(0, -1);
  const ref = path.at(-1) as Ref;
  const begins = (one: readonly Ref[], start: readonly Ref[]) =>
    start.every((step, at) => one[at] === step);
  if (paths.some((one) => begins(one, path))) return null;
  const onward = paths.find((one) => begins(one, picked) && one.indexOf(ref) > picked.length);
  const next = onward?.[picked.length];
  if (next && picked.length > 0) {
    return { key: kindOf(next) === 'house' ? 'whichHouse' : 'wantedFirst' };
  }
  const other = next ?? paths.find((one) => one.indexOf(ref) > 0)?.[0];
  return other === undefined ? undefined : { key: 'first', first: other };
}

/** Returns the reason for a bid that is too low or too high. */
export function whyNotBid(state: State, seat: Seat, bid: number, ref: Ref): Reason | null {
  if (ref === 'button:pass') return { key: 'openerBids' };
  if (kindOf(ref) !== 'gold') return null;
  const gold = Number(state.purse.gold[seat]);
  return Number(nameIn(ref)) > gold ? { key: 'bidTooHigh', gold } : { key: 'bidTooLow', bid };
}
