// Cards by what they are for, and the box of an edition.
import type { Edition } from '../editions/index.ts';
import type { ActionKind, BuildingKind, Card, RoofKind } from '../state.ts';
import { tenants } from './tenants.ts';

export const BUILDING: readonly BuildingKind[] = [
  'roof',
  'roofRenovation',
  'dormer',
  'flatRoof',
  'cellar',
];

export const ACTIONS: readonly ActionKind[] = [
  'demolition',
  'alibi',
  'bomb',
  'recycle',
  'lunatic',
  'eviction',
  'court',
  'broker',
  'rentWithheld',
  'murder',
  'police',
  'politics',
  'move',
];

export const ROOFS: readonly RoofKind[] = ['roof', 'flatRoof', 'dormer'];
export const isRoof = (card: string): card is RoofKind =>
  (ROOFS as readonly string[]).includes(card);
export const isAction = (card: string): card is ActionKind =>
  (ACTIONS as readonly string[]).includes(card);

/** Every kind of both editions, in the order in which a hand is sorted. */
export const KINDS = [...Object.keys(tenants), ...BUILDING, ...ACTIONS] as readonly Card[];

/** What is shuffled; the jail is no card of the deck. */
export const deckOf = ({ deck }: Edition): Card[] =>
  KINDS.flatMap((kind) => Array<Card>(deck[kind] ?? 0).fill(kind));

/** It comes from a stack of its own, goes back there, and has no flat on its back (LS-17). */
export const liesApart = ({ apart }: Edition, card: Card): boolean =>
  (card === 'roof' && apart.roofs > 0) || (card === 'monster' && apart.monsters > 0);

/** All there is, the stacks apart included. */
export const boxOf = (edition: Edition): Card[] => [
  ...deckOf(edition),
  ...Array<Card>(edition.apart.roofs).fill('roof'),
  ...Array<Card>(edition.apart.monsters).fill('monster'),
];
