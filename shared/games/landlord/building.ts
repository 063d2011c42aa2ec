// Building a house (LL-33): a player lays floors and takes them back freely until a roof closes the
// house. Also what is added to a house later.
import type { Decision, Reason, Ref, Seat } from '../../engine/index.ts';
import { hasOwnStack, isRoof, ROOFS } from './cards/deck.ts';
import { editionOf } from './editions/index.ts';
import { kindsInHand, type LandlordStep, payDollars, takeFromHand } from './hands.ts';
import { hasPlainRoof, houseOf, housesOf } from './houses.ts';
import {
  type BuildingKind,
  type Card,
  cardRef,
  type Event,
  type FrameOf,
  type House,
  houseRef,
  type MoveOf,
  type RoofKind,
  type State,
} from './state.ts';

/** LS-3: cellars and attics are no floors. */
export const MAX_FLOORS = 5;

export const FLOOR_REF = 'site:floor';
export const ROOF_REF = 'site:roof';

/**
 * Returns the cards that may be laid as a floor. LL-44: a card that can be the roof must stay in
 * the hand. LS-17: roofs of the stack have no flat on their back.
 */
export function floorMoves(state: State, seat: Seat): MoveOf<'floor'>[] {
  if ((state.site?.floors.length ?? 0) >= MAX_FLOORS) return [];
  const hand = state.hands[seat] as Card[];
  const roofs = hand.filter(isRoof).length + (canBuyRoof(state, seat) ? 1 : 0);
  return kindsInHand(state, seat)
    .filter((card) => roofs > (isRoof(card) ? 1 : 0) && !hasOwnStack(editionOf(state), card))
    .map((card) => ({ type: 'floor', card }));
}

/** A roof from the stack costs one dollar for each house that the player owns. */
export const roofPrice = (state: State, seat: Seat): number => housesOf(state, seat).length;

const canBuyRoof = (state: State, seat: Seat): boolean =>
  state.roofs > 0 && (state.dollars[seat] ?? 0) >= roofPrice(state, seat);

export function layFloor(step: LandlordStep, seat: Seat, card: Card): void {
  takeFromHand(step, seat, card);
  const laid = step.state.site?.floors ?? [];
  step.state.site = { seat, floors: [...laid, card] };
  step.emit({ type: 'laid', seat, card });
  step.pushFrames({ kind: 'build', seat });
}

export const build: Decision<
  State,
  FrameOf<'build'>,
  MoveOf<'floor' | 'roof' | 'buyRoof' | 'cancel'>,
  Event
> = {
  moves(state, _frame, seat) {
    const held = kindsInHand(state, seat);
    const roofs = ROOFS.filter((card) => held.includes(card));
    return [
      ...floorMoves(state, seat),
      ...roofs.map((card): MoveOf<'roof'> => ({ type: 'roof', card })),
      ...(canBuyRoof(state, seat) ? [{ type: 'buyRoof' } as const] : []),
      { type: 'cancel' },
    ];
  },
  publicMove: (move) => (move.type === 'floor' ? { type: 'floor' } : move),
  play(step, _frame, move, seat) {
    if (move.type === 'floor') layFloor(step, seat, move.card);
    else if (move.type === 'roof') {
      takeFromHand(step, seat, move.card);
      finishHouse(step, seat, move.card);
    } else if (move.type === 'buyRoof') {
      payDollars(step, seat, null, roofPrice(step.state, seat), 'roof');
      step.state.roofs--;
      finishHouse(step, seat, 'roof');
    } else {
      step.edit('hands', seat).push(...((step.state.site?.floors ?? []) as Card[]));
      step.state.site = null;
      step.emit({ type: 'tookBack', seat });
    }
  },
  path: (_state, _frame, move) => pathOfBuilding(move),
};

export const pathOfBuilding = (move: MoveOf<'floor' | 'roof' | 'buyRoof' | 'cancel'>): Ref[] => {
  if (move.type === 'cancel') return ['button:cancel'];
  if (move.type === 'buyRoof') return ['roofs'];
  return [cardRef(move.card), move.type === 'floor' ? FLOOR_REF : ROOF_REF];
};

/** Returns the reason why this card may not be laid as a floor, or as the roof. */
export function whyNotLay(state: State, seat: Seat, [ref, target]: Ref[]): Reason | null {
  const card = ref?.slice('card:'.length) ?? '';
  if (target === ROOF_REF) return isRoof(card) ? null : { key: 'noRoofCard' };
  if (target !== FLOOR_REF || floorMoves(state, seat).some((move) => move.card === card))
    return null;
  const laid = state.site?.floors.length ?? 0;
  if (laid >= MAX_FLOORS) return { key: 'highest', most: MAX_FLOORS };
  return { key: hasOwnStack(editionOf(state), card as Card) ? 'noFlatOnBack' : 'keepRoof' };
}

/** Puts the roof on. From now on the house stands. */
function finishHouse(step: LandlordStep, seat: Seat, card: RoofKind): void {
  const { state } = step;
  const id = state.built;
  const laid = state.site?.floors ?? [];
  const house: House = { id, owner: seat, floors: laid, roof: [card], cellar: false, tenants: [] };
  step.edit('houses').push(house);
  state.built++;
  state.site = null;
  step.emit({ type: 'built', seat, house: id, floors: laid.length, card });
}

// ---- later

const IMPROVEMENTS: readonly BuildingKind[] = ['roofRenovation', 'dormer', 'flatRoof', 'cellar'];

export const improvementMoves = (state: State, seat: Seat): MoveOf<'improve'>[] =>
  kindsInHand(state, seat).flatMap((card) =>
    isImprovement(card) && !whyOnlyFinishes(state, card)
      ? state.houses
          .filter((house) => !whyNotImprove(card, house))
          .map(({ id }): MoveOf<'improve'> => ({ type: 'improve', card, house: id }))
      : [],
  );

/** In the second edition dormers and flat roofs only finish a house (LS-11). */
export const whyOnlyFinishes = (state: State, card: BuildingKind): Reason | null =>
  isRoof(card) && !editionOf(state).roofsLater ? { key: 'onlyFinishes' } : null;

export const isImprovement = (card: string): card is BuildingKind =>
  (IMPROVEMENTS as readonly string[]).includes(card);

/** Any house takes one cellar, and a plain Roof takes one improvement. */
export function whyNotImprove(card: BuildingKind, house: House): Reason | null {
  if (card === 'cellar') return house.cellar ? { key: 'hasCellar' } : null;
  return hasPlainRoof(house) ? null : { key: 'notPlain' };
}

export function improveHouse(step: LandlordStep, seat: Seat, card: BuildingKind, id: number): void {
  takeFromHand(step, seat, card);
  const at = step.state.houses.indexOf(houseOf(step.state, id));
  if (card === 'cellar') step.edit('houses', at).cellar = true;
  else step.edit('houses', at, 'roof').push(card);
  step.emit({ type: 'improved', seat, card, house: id });
}

export const pathOfImprovement = ({ card, house }: MoveOf<'improve'>): Ref[] => [
  cardRef(card),
  houseRef(house),
];
