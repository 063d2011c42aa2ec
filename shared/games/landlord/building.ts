// Building: floors are laid and taken back freely until a roof closes the house (LL-33), and what is added later.
import type { Decision, Reason, Ref, Seat } from '../../engine/index.ts';
import { isRoof, liesApart, ROOFS } from './cards/deck.ts';
import { editionOf } from './editions/index.ts';
import { kindsIn, type Play, pay, takeFromHand } from './hands.ts';
import { houseOf, housesOf, isPlain } from './houses.ts';
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

/** So many floors a house may have. */
export const HIGHEST = 5;

export const FLOOR_REF = 'site:floor';
export const ROOF_REF = 'site:roof';

/** Any card with a flat on its back, as long as there will be a roof (LL-44). */
export function floors(state: State, seat: Seat): MoveOf<'floor'>[] {
  if ((state.site?.floors.length ?? 0) >= HIGHEST) return [];
  const hand = state.hands[seat] as Card[];
  const roofs = hand.filter(isRoof).length + (canBuyRoof(state, seat) ? 1 : 0);
  return kindsIn(state, seat)
    .filter((card) => roofs > (isRoof(card) ? 1 : 0) && !liesApart(editionOf(state), card))
    .map((card) => ({ type: 'floor', card }));
}

/** A roof of the stack costs as much as one has houses. */
export const roofPrice = (state: State, seat: Seat): number => housesOf(state, seat).length;

const canBuyRoof = (state: State, seat: Seat): boolean =>
  state.roofs > 0 && (state.dollars[seat] ?? 0) >= roofPrice(state, seat);

export function layFloor(step: Play, seat: Seat, card: Card): void {
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
    const held = kindsIn(state, seat);
    const roofs = ROOFS.filter((card) => held.includes(card));
    return [
      ...floors(state, seat),
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
      close(step, seat, move.card);
    } else if (move.type === 'buyRoof') {
      pay(step, seat, null, roofPrice(step.state, seat), 'roof');
      step.state.roofs--;
      close(step, seat, 'roof');
    } else {
      step.edit('hands', seat).push(...((step.state.site?.floors ?? []) as Card[]));
      step.state.site = null;
      step.emit({ type: 'tookBack', seat });
    }
  },
  path: (_state, _frame, move) => buildPath(move),
  explainIllegal: (state, _frame, seat, path) => barsFloor(state, seat, path),
};

export const buildPath = (move: MoveOf<'floor' | 'roof' | 'buyRoof' | 'cancel'>): Ref[] => {
  if (move.type === 'cancel') return ['button:cancel'];
  if (move.type === 'buyRoof') return ['roofs'];
  return [cardRef(move.card), move.type === 'floor' ? FLOOR_REF : ROOF_REF];
};

/** Why this card may not be a floor, or the roof. */
export function barsFloor(state: State, seat: Seat, [ref, target]: Ref[]): Reason | null {
  const card = ref?.slice('card:'.length) ?? '';
  if (target === ROOF_REF) return isRoof(card) ? null : { key: 'noRoofCard' };
  if (target !== FLOOR_REF || floors(state, seat).some((move) => move.card === card)) return null;
  const laid = state.site?.floors.length ?? 0;
  if (laid >= HIGHEST) return { key: 'highest', most: HIGHEST };
  return { key: liesApart(editionOf(state), card as Card) ? 'noFlatOnBack' : 'keepRoof' };
}

/** The roof is put on: the house stands. */
function close(step: Play, seat: Seat, card: RoofKind): void {
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

export const improvements = (state: State, seat: Seat): MoveOf<'improve'>[] =>
  kindsIn(state, seat).flatMap((card) =>
    isImprovement(card) && !barsLater(state, card)
      ? state.houses
          .filter((house) => !barsImprovement(card, house))
          .map(({ id }): MoveOf<'improve'> => ({ type: 'improve', card, house: id }))
      : [],
  );

/** A roof that only finishes a house. */
export const barsLater = (state: State, card: BuildingKind): Reason | null =>
  isRoof(card) && !editionOf(state).roofsLater ? { key: 'onlyFinishes' } : null;

export const isImprovement = (card: string): card is BuildingKind =>
  (IMPROVEMENTS as readonly string[]).includes(card);

/** On anybody's house: one cellar, and on a plain Roof one thing. */
export function barsImprovement(card: BuildingKind, house: House): Reason | null {
  if (card === 'cellar') return house.cellar ? { key: 'hasCellar' } : null;
  return isPlain(house) ? null : { key: 'notPlain' };
}

export function improve(step: Play, seat: Seat, card: BuildingKind, id: number): void {
  takeFromHand(step, seat, card);
  const at = step.state.houses.indexOf(houseOf(step.state, id));
  if (card === 'cellar') step.edit('houses', at).cellar = true;
  else step.edit('houses', at, 'roof').push(card);
  step.emit({ type: 'improved', seat, card, house: id });
}

export const improvePath = ({ card, house }: MoveOf<'improve'>): Ref[] => [
  cardRef(card),
  houseRef(house),
];
