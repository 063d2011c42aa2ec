import type { BaseState, Hidden, Ref, ResponseQueue, Seat } from '../../engine/index.ts';
import type { EditionId } from './editions/edition.ts';
import type { Options } from './options.ts';

export type TenantKind =
  | 'family'
  | 'freaks'
  | 'musician'
  | 'mother'
  | 'celebrities'
  | 'pensioners'
  | 'single'
  | 'student'
  | 'mover'
  | 'researcher'
  | 'manager'
  | 'squatters'
  | 'groupHouse'
  | 'hacker'
  | 'manWithDog'
  | 'monster'
  | 'nobles'
  | 'oddOnes'
  | 'nomad'
  | 'scientist'
  | 'tavern';
export type RoofKind = 'roof' | 'flatRoof' | 'dormer';
export type BuildingKind = RoofKind | 'roofRenovation' | 'cellar';
export type ActionKind =
  | 'demolition'
  | 'alibi'
  | 'bomb'
  | 'recycle'
  | 'lunatic'
  | 'eviction'
  | 'court'
  | 'broker'
  | 'rentWithheld'
  | 'murder'
  | 'police'
  | 'politics'
  | 'move';
/** A card is named by its front. Cards with the same front are interchangeable. */
export type Card = TenantKind | BuildingKind | ActionKind;

export interface Tenant {
  card: TenantKind;
  /** The lowest of its flats: 0 is the cellar, 1 the ground floor, one above the last floor the roof. */
  level: number;
  /** Cards “Rent withheld” that lie on it. */
  withheld: number;
  /** A Broker has had its next rent. */
  paid?: true;
}

export interface House {
  id: number;
  owner: Seat;
  /** From the ground floor up; their fronts are the owner's secret. */
  floors: (Card | Hidden)[];
  /** The roof that finished it, and what has been put on that since. */
  roof: Exclude<BuildingKind, 'cellar'>[];
  cellar: boolean;
  /** In the order in which they came. */
  tenants: Tenant[];
}

/** Where a tenant lives, or may go to. */
export interface Spot {
  house: number;
  level: number;
}

/** What a Murder or a Bomb is aimed at; a Bomb has no level. */
export interface Crime {
  card: 'murder' | 'bomb';
  by: Seat;
  house: number;
  level: number;
}

/** What one side puts on the table in a trade. */
export interface Bundle {
  cards: (Card | Hidden)[];
  dollars: number;
}

/** What has been offered to somebody in a trade. */
export interface Proposal {
  to: Seat;
  bundle: Bundle;
}

export interface Price {
  seat: Seat;
  dollars: number;
  /** The roof that lies face down beside it. */
  card: RoofKind | Hidden;
}

export type Frame =
  // The turn
  | { kind: 'turn'; seat: Seat }
  | { kind: 'bail'; seat: Seat }
  | { kind: 'inspect'; seat: Seat; done: Ref[] }
  | { kind: 'leaver'; seat: Seat; done: Ref[] }
  | { kind: 'play'; seat: Seat; least: number[]; declined: Proposal[] }
  | { kind: 'build'; seat: Seat }
  | { kind: 'rent'; seat: Seat }
  | { kind: 'buy'; seat: Seat; left: number; bought: number }
  | { kind: 'endTurn'; seat: Seat }
  // A card that has been played has done what it does
  | { kind: 'resolve' }
  // Tenants on the move
  | { kind: 'place'; seat: Seat; from: Spot; card: 'move' | 'mother' }
  | ({ kind: 'broker'; seat: Seat; from: Spot } & ResponseQueue)
  | { kind: 'carry'; seat: Seat; from: Spot; to: Spot | null; paid?: true }
  | { kind: 'rehouse'; seat: Seat; from: Spot }
  | { kind: 'driveOut'; seat: Seat; house: number }
  | { kind: 'oust'; seat: Seat; house: number }
  | { kind: 'tidy' }
  | { kind: 'turnOut'; seat: Seat }
  | ({ kind: 'guard'; at: Spot } & ResponseQueue)
  | { kind: 'clear'; seat: Seat; house: number; joined: number[] }
  | { kind: 'rehome'; seat: Seat; house: number; joined: number[] }
  // Crimes
  | ({ kind: 'answer'; crime: Crime } & ResponseQueue)
  | { kind: 'commit'; crime: Crime; called: boolean }
  | { kind: 'revenge'; seat: Seat; crime: Crime }
  | { kind: 'suspect'; seat: Seat }
  | { kind: 'investigate'; seat: Seat }
  // Roofs and trades
  | { kind: 'bid'; seat: Seat; to: Seat[]; least: number }
  | ({ kind: 'roofAsked'; seat: Seat; dollars: number; prices: Price[] } & ResponseQueue)
  | { kind: 'roofChosen'; seat: Seat; prices: Price[] }
  | { kind: 'trade'; seat: Seat; other: Seat; by: Seat; give: Bundle; take: Bundle }
  | { kind: 'shake'; seat: Seat; other: Seat; give: Bundle; take: Bundle };
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export interface State extends BaseState<Frame> {
  edition: EditionId;
  options: Options;
  first: Seat;
  /** Rounds that are over. */
  rounds: number;
  /** Somebody has held the sum that ends the game, if only for a moment. */
  reached: boolean;
  dollars: number[];
  hands: (Card | Hidden)[][];
  /** The next card is the last of the list. */
  pile: (Card | Hidden)[];
  discards: Card[];
  /** Played and not yet done with. */
  table: Card[];
  /** Roofs and monsters that lie apart, for anybody to see. */
  roofs: number;
  monsters: number;
  houses: House[];
  /** How many houses have been built. */
  built: number;
  /** The floors that whoever's turn it is has laid, until a roof closes them. */
  site: { seat: Seat; floors: (Card | Hidden)[] } | null;
  jailed: Seat | null;
  /** With five or six: the discards have become a pile once. */
  refilled: boolean;
  /** Turns to come, once the last card has been drawn. */
  lastTurns: number | null;
}

export type Move =
  | { type: 'bail' }
  | { type: 'stay' }
  | { type: 'leave'; house: number; level: number }
  | { type: 'roam'; from: Spot; house: number; level: number }
  | { type: 'hatch'; house: number; level: number }
  | { type: 'goOn' }
  | { type: 'floor'; card: Card }
  | { type: 'roof'; card: RoofKind }
  | { type: 'buyRoof' }
  | { type: 'cancel' }
  | { type: 'improve'; card: BuildingKind; house: number }
  | { type: 'tenant'; card: TenantKind; house: number; level: number }
  | { type: 'lift'; house: number; level: number }
  | { type: 'onHouse'; card: 'demolition' | 'eviction' | 'bomb'; house: number }
  | { type: 'politics'; as: 'demolition' | 'eviction'; house: number }
  | { type: 'onTenant'; card: OnTenant; house: number; level: number }
  | { type: 'release'; card: 'court' | 'politics' }
  | { type: 'recycle' }
  | { type: 'collect' }
  | { type: 'buy' }
  | { type: 'stop' }
  | { type: 'to'; house: number; level: number }
  | { type: 'under' }
  | { type: 'home' }
  | { type: 'drop'; house: number; level: number }
  | { type: 'send'; from: Spot; house: number; level: number }
  | { type: 'answer'; card: AnswerKind }
  | { type: 'no' }
  | { type: 'hit'; house: number; level: number }
  | { type: 'market'; to: Seat | null }
  | { type: 'offer'; dollars: number }
  | { type: 'sell'; card: RoofKind }
  | { type: 'price'; card: RoofKind; dollars: number }
  | { type: 'withdraw' }
  | { type: 'accept'; seat: Seat }
  | { type: 'trade'; with: Seat }
  | { type: 'add'; card: Card }
  | { type: 'dollars'; dollars: number }
  | { type: 'propose' }
  | { type: 'shake' };
export type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>;
export type OnTenant = 'move' | 'murder' | 'rentWithheld' | 'police';
export type AnswerKind = 'police' | 'lunatic' | 'broker' | 'alibi' | 'court';

/** Why somebody pays. */
export type Payment = 'bail' | 'mover' | 'broker' | 'roof' | 'trade' | 'nomad';

export type Event =
  | { type: 'began'; seat: Seat }
  | { type: 'laid'; seat: Seat; card: Card | Hidden }
  | { type: 'tookBack'; seat: Seat }
  | { type: 'built'; seat: Seat; house: number; floors: number; card: RoofKind }
  | { type: 'improved'; seat: Seat; card: BuildingKind; house: number }
  | { type: 'movedIn'; seat: Seat; card: TenantKind; house: number; level: number }
  | { type: 'moved'; seat: Seat; card: TenantKind; from: Spot; to: Spot }
  | {
      type: 'lost';
      seat: Seat;
      card: TenantKind;
      from: Spot;
      to: 'discards' | 'pile' | 'hand' | 'monsters';
    }
  | { type: 'played'; seat: Seat; card: ActionKind; house?: number; level?: number }
  | { type: 'answered'; seat: Seat; card: ActionKind }
  | { type: 'declined'; seat: Seat }
  | { type: 'recycled'; seat: Seat; card: Card }
  | { type: 'survived'; seat: Seat; house: number; level: number }
  | { type: 'failed'; seat: Seat }
  | { type: 'exploded'; seat: Seat; house: number; owner: Seat }
  | { type: 'demolished'; seat: Seat; house: number }
  | { type: 'evicted'; seat: Seat; house: number }
  | { type: 'reported'; seat: Seat; house: number }
  | { type: 'jailed'; seat: Seat }
  | { type: 'freed'; seat: Seat; by: 'bail' | 'court' | 'politics' | 'newcomer' }
  | { type: 'paid'; seat: Seat; to: Seat | null; dollars: number; for: Payment }
  /** From the bank. */
  | { type: 'received'; seat: Seat; dollars: number; for: Payment }
  | { type: 'hatched'; seat: Seat; house: number; level: number }
  | { type: 'collected'; seat: Seat; dollars: number }
  | { type: 'bought'; seat: Seat; card: Card | Hidden; dollars: number }
  | { type: 'shuffled' }
  | { type: 'lastRound'; seat: Seat }
  | { type: 'offered'; seat: Seat; to: Seat[]; dollars: number }
  | { type: 'priced'; seat: Seat; dollars: number }
  | { type: 'sold'; seat: Seat; to: Seat; card: Card | Hidden; dollars: number }
  | { type: 'withdrew'; seat: Seat }
  | { type: 'proposed'; seat: Seat; to: Seat; bundle: Bundle }
  | { type: 'traded'; seat: Seat; with: Seat; gave: Bundle; got: Bundle };

export const cardRef = (card: Card): Ref => `card:${card}`;
export const houseRef = (house: number): Ref => `house:${house}`;
export const flatRef = ({ house, level }: Spot): Ref => `flat:${house}/${level}`;
export const playerRef = (seat: Seat): Ref => `player:${seat}`;
export const dollarsRef = (dollars: number): Ref => `dollars:${dollars}`;

/** The house or flat that a ref names; level is -1 for a whole house. */
export function spotOf(ref: Ref | undefined): Spot | null {
  const [, house, level = '-1'] =
    ref?.match(/^(?:house:(\d+)|flat:(\d+)\/(\d+))$/)?.filter((part) => part !== undefined) ?? [];
  return house === undefined ? null : { house: Number(house), level: Number(level) };
}
