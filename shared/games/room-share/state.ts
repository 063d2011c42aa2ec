// What Room Share stores and sends: cards, options, frames, state, moves and events.
import type { BaseState, Hidden, OptionsOf, Ref, Seat, SeatColour } from '../../engine/index.ts';

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const satisfies SeatColour[];
export type Colour = (typeof COLOURS)[number];

export type FlatKind = 'classic' | 'suite' | 'haunted' | 'royal';
export type EventCard = 'talk' | 'leave' | 'evict' | 'lease' | 'swap' | 'renovate';
/** Keys are named by their colour. Cards of one kind are interchangeable. */
export type Card = Colour | EventCard;

export const options = [
  {
    id: 'royalSuite',
    type: 'choice',
    default: 'off',
    /** RS-8: the kind of flat that the royal suite replaces. */
    choices: ['off', 'classic', 'suite', 'haunted'],
    formerly: [
      [false, 'off'],
      [true, 'classic'],
    ],
  },
  { id: 'renovation', type: 'boolean', default: false },
  { id: 'noCards', type: 'boolean', default: false },
] as const;
export type Options = OptionsOf<typeof options>;

/** A bed in a flat, named by its arrow: 0 up, 1 right, 2 down, 3 left. */
export interface Place {
  flat: number;
  arrow: number;
}
export type Bed = Colour | null;

export type Frame =
  | { kind: 'turn'; seat: Seat }
  | { kind: 'place'; seat: Seat; flat: number }
  | { kind: 'swap'; seat: Seat; card: 'swap' | 'renovate'; flat: number; arrow: number }
  | { kind: 'settle'; seat: Seat; evictions: number }
  | { kind: 'evict'; seat: Seat }
  /** A tenant that was evicted from `from` and has not landed yet: it is in no bed. */
  | { kind: 'land'; seat: Seat; colour: Colour; from: number; arrow: number }
  | { kind: 'endTurn'; seat: Seat }
  | { kind: 'lastChance'; seat: Seat };
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export interface State extends BaseState<Frame> {
  options: Options;
  /** The flats in reading order from the top left: five columns, four rows. */
  flats: FlatKind[];
  beds: Bed[][];
  /** The colour of each seat. The remaining colours are neutral. */
  colours: Colour[];
  reserve: Record<Colour, number>[];
  hands: (Card | Hidden)[][];
  pile: (Card | Hidden)[];
  discards: Card[];
  /** The card that is being played. It joins the discards at the end of the turn (RS-17). */
  played: Card | null;
  first: Seat;
  /** The seat that emptied its reserve and so began the last chance. */
  finisher: Seat | null;
}

export type Move =
  | { type: 'open'; flat: number }
  | { type: 'flat'; card: Card; flat: number }
  | { type: 'tenant'; card: Card; flat: number; arrow: number }
  | { type: 'waste'; card: Card }
  | { type: 'place'; colour: Colour; arrow: number }
  | { type: 'swap'; flat: number; arrow: number }
  | { type: 'evict'; flat: number }
  | { type: 'land'; arrow: number }
  | { type: 'visit'; flat: number }
  | { type: 'pass' };
export type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>;

export type Event =
  | { type: 'played'; seat: Seat; card: Card }
  | { type: 'wasted'; seat: Seat; card: Card }
  | { type: 'placed'; seat: Seat; colour: Colour; flat: number; arrow: number }
  | { type: 'left'; seat: Seat; colour: Colour; flat: number; arrow: number; to: Seat }
  | { type: 'swapped'; seat: Seat; one: Place; other: Place }
  | { type: 'evicted'; seat: Seat; flat: number }
  | { type: 'landed'; seat: Seat; colour: Colour; from: number; flat: number; arrow: number }
  | { type: 'drew'; seat: Seat; card: Card | Hidden }
  | { type: 'shuffled' }
  | { type: 'lastChance'; seat: Seat }
  | { type: 'passed'; seat: Seat };

/** A neutral colour belongs to no player, so its tenants score for nobody. */
export const isNeutral = ({ colours }: Pick<State, 'colours'>, colour: Colour): boolean =>
  !colours.includes(colour);

export const cardRef = (card: Card): Ref => `card:${card}`;
export const tenantRef = (colour: Colour): Ref => `tenant:${colour}`;
