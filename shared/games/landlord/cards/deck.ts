// The cards by their purpose, and all cards in the box of an edition.
import type { Edition } from '../editions/index.ts';
import type { ActionKind, BuildingKind, Card, RoofKind } from '../state.ts';
import { tenants } from './tenants.ts';

export const BUILDING_CARDS: readonly BuildingKind[] = [
  'roof',
  'roofRenovation',
  'dormer',
  'flatRoof',
  'cellar',
];

export const ACTION_CARDS: readonly ActionKind[] = [
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
  (ACTION_CARDS as readonly string[]).includes(card);

/** Every kind of card of both editions, in the order in which a hand is sorted. */
export const CARD_KINDS = [
  ...Object.keys(tenants),
  ...BUILDING_CARDS,
  ...ACTION_CARDS,
] as readonly Card[];

/** Returns the cards that are shuffled. The jail is not part of the deck. */
export const buildDeck = ({ deck }: Edition): Card[] =>
  CARD_KINDS.flatMap((kind) => Array<Card>(deck[kind] ?? 0).fill(kind));

/** LS-17: such a card comes from a stack of its own, returns there, and has no flat on its back. */
export const hasOwnStack = ({ apart }: Edition, card: Card): boolean =>
  (card === 'roof' && apart.roofs > 0) || (card === 'monster' && apart.monsters > 0);

/** Returns all cards of the box, with those of the separate stacks. */
export const cardsInBox = (edition: Edition): Card[] => [
  ...buildDeck(edition),
  ...Array<Card>(edition.apart.roofs).fill('roof'),
  ...Array<Card>(edition.apart.monsters).fill('monster'),
];
