// What the box holds besides the tenants.
import type { ActionKind, BuildingKind, Card, RoofKind } from '../state.ts';
import { tenants } from './tenants.ts';

export const building: Record<BuildingKind, number> = {
  roof: 21,
  roofRenovation: 3,
  dormer: 3,
  flatRoof: 2,
  cellar: 3,
};

export const actions: Record<ActionKind, number> = {
  demolition: 2,
  alibi: 4,
  bomb: 3,
  recycle: 1,
  lunatic: 1,
  eviction: 2,
  court: 2,
  broker: 3,
  rentWithheld: 2,
  murder: 4,
  police: 5,
  politics: 3,
  move: 11,
};

export const ROOFS: readonly RoofKind[] = ['roof', 'flatRoof', 'dormer'];
export const isRoof = (card: string): card is RoofKind =>
  (ROOFS as readonly string[]).includes(card);
export const isAction = (card: string): card is ActionKind => Object.hasOwn(actions, card);

/** How many of each; the jail is no card of the deck. */
export const copies = {
  ...Object.fromEntries(Object.entries(tenants).map(([kind, card]) => [kind, card.copies])),
  ...building,
  ...actions,
} as Record<Card, number>;

export const KINDS = Object.keys(copies) as Card[];

export const deck = (): Card[] => KINDS.flatMap((kind) => Array<Card>(copies[kind]).fill(kind));
