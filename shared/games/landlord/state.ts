// What Landlord! stores and sends, for both editions: cards, houses, frames, state, moves, events
// and refs.
import type { BaseState, Hidden, Ref, ResponseQueue, Seat } from '../../engine/index.ts';
import type { ActionKind, BuildingKind, Card, RoofKind, TenantKind } from './cards/kinds.ts';
import type { Options } from './options.ts';

export type { ActionKind, BuildingKind, Card, RoofKind, TenantKind } from './cards/kinds.ts';

/** Each edition is a game of its own: its id is the id of the game. */
export type EditionId = 'landlord' | 'landlord-2';

export interface Tenant {
  card: TenantKind;
  /**
   * The lowest flat that the tenant occupies: 0 is the cellar, 1 the ground floor, and one above
   * the last floor the roof flat.
   */
  level: number;
  /** The number of cards “Rent withheld” on the tenant. */
  withheld: number;
  /** A Broker has already taken the tenant's next rent (LS-21). */
  paid?: true;
}

export interface House {
  id: number;
  owner: Seat;
  /** The cards of the floors from the ground floor up. Only the owner sees their fronts. */
  floors: (Card | Hidden)[];
  /** The roof that finished the house, then an improvement on it if there is one. */
  roof: Exclude<BuildingKind, 'cellar'>[];
  cellar: boolean;
  /** The tenants in the order in which they moved in. */
  tenants: Tenant[];
}

/** A flat where a tenant lives or may go: the house's id and the lowest level. */
export interface Spot {
  house: number;
  level: number;
}

/** A Murder or a Bomb, its culprit and its target. A Bomb has no level. */
export interface Crime {
  card: 'murder' | 'bomb';
  by: Seat;
  house: number;
  level: number;
}

/** What one side of a trade puts on the table. */
export interface Bundle {
  cards: (Card | Hidden)[];
  dollars: number;
}

/** An offer that was made to a seat in a trade. */
export interface Proposal {
  to: Seat;
  bundle: Bundle;
}

export interface Price {
  seat: Seat;
  dollars: number;
  /** The roof that lies face down beside the price (LL-37). */
  card: RoofKind | Hidden;
}

export type Frame =
  // A turn.
  | { kind: 'turn'; seat: Seat }
  | { kind: 'bail'; seat: Seat }
  /** The first phase. `done` holds the houses, Nomads and monsters that had their turn in it. */
  | { kind: 'inspect'; seat: Seat; done: Ref[] }
  /** One tenant leaves a squatted building, a Nomad moves on, or a monster comes. */
  | { kind: 'leaver'; seat: Seat; done: Ref[] }
  /** The play phase. `least` is the lowest sum that each seat may still be offered for a roof. */
  | { kind: 'play'; seat: Seat; least: number[]; declined: Proposal[] }
  | { kind: 'build'; seat: Seat }
  | { kind: 'rent'; seat: Seat }
  | { kind: 'buy'; seat: Seat; left: number; bought: number }
  | { kind: 'endTurn'; seat: Seat }
  // Discards the table after a played card has done its work (LL-24).
  | { kind: 'resolve' }
  // Tenants who move.
  /**
   * A player chooses where a tenant goes: by a Move, or a Mother whom her landlord lifts out of her
   * flat.
   */
  | { kind: 'place'; seat: Seat; from: Spot; card: 'move' | 'mother' }
  /** The victim of a Move may send the Broker. */
  | ({ kind: 'broker'; seat: Seat; from: Spot } & ResponseQueue)
  /** The tenant of a Move goes to its flat, or away when `to` is null. */
  | { kind: 'carry'; seat: Seat; from: Spot; to: Spot | null; paid?: true }
  /** A tenant who was forced out gets another flat. */
  | { kind: 'rehouse'; seat: Seat; from: Spot }
  /** Musicians drive tenants out one by one, until nobody must leave. */
  | { kind: 'driveOut'; seat: Seat; house: number }
  /** `seat` chooses which of the driven-out tenants leaves next, and where it goes. */
  | { kind: 'oust'; seat: Seat; house: number }
  /** The tenants whom a Tavern forbids leave one by one, until it forbids nobody. */
  | { kind: 'tidy' }
  /** The landlord chooses which forbidden tenant leaves next, and where it goes. */
  | { kind: 'turnOut'; seat: Seat }
  /** The Police may answer squatters who have just arrived. */
  | ({ kind: 'guard'; at: Spot } & ResponseQueue)
  /** A demolition. `joined` holds the houses where its musicians have found flats. */
  | { kind: 'clear'; seat: Seat; house: number; joined: number[] }
  /** The landlord chooses which tenant of the demolished house leaves next, and where it goes. */
  | { kind: 'rehome'; seat: Seat; house: number; joined: number[] }
  // Crimes.
  /** The victim may answer a crime with the Lunatic or the Police. */
  | ({ kind: 'answer'; crime: Crime } & ResponseQueue)
  /** The crime happens. `called` says whether somebody called the police. */
  | { kind: 'commit'; crime: Crime; called: boolean }
  /** The player who sent the Lunatic chooses what he hits. */
  | { kind: 'revenge'; seat: Seat; crime: Crime }
  /** The police come to this seat and go on to the next one, or jail it. */
  | { kind: 'suspect'; seat: Seat }
  /** The suspect may show an Alibi or a Court. */
  | { kind: 'investigate'; seat: Seat }
  // Roof sales and trades.
  /** The buyer names a sum for a roof. */
  | { kind: 'bid'; seat: Seat; to: Seat[]; least: number }
  /** A possible seller answers the buyer's offer. */
  | ({ kind: 'roofAsked'; seat: Seat; dollars: number; prices: Price[] } & ResponseQueue)
  /** The buyer chooses among the prices that the sellers named. */
  | { kind: 'roofChosen'; seat: Seat; prices: Price[] }
  /** A trade between `seat` and `other`. `by` is the one who lays down a bundle now. */
  | { kind: 'trade'; seat: Seat; other: Seat; by: Seat; give: Bundle; take: Bundle }
  /** The player who began the trade shakes hands or declines. */
  | { kind: 'shake'; seat: Seat; other: Seat; give: Bundle; take: Bundle };
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export interface State extends BaseState<Frame> {
  edition: EditionId;
  options: Options;
  first: Seat;
  /** The number of completed rounds. */
  rounds: number;
  /** LL-36: somebody has held the sum that ends the game, if only for a moment. */
  reached: boolean;
  dollars: number[];
  hands: (Card | Hidden)[][];
  /** The next card to draw is the last one of the list. */
  pile: (Card | Hidden)[];
  discards: Card[];
  /** The cards that were played and are not yet resolved. */
  table: Card[];
  /** The separate stacks of roofs and monsters, which everybody sees. */
  roofs: number;
  monsters: number;
  houses: House[];
  /** The number of houses built so far. It is the id of the next house. */
  built: number;
  /** The floors that the current player has laid and no roof has closed yet. */
  site: { seat: Seat; floors: (Card | Hidden)[] } | null;
  jailed: Seat | null;
  /** Five or six players: the discards have already become a new pile. */
  refilled: boolean;
  /** The number of turns that remain after the last card was drawn, or null before that. */
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
  | { type: 'onTenant'; card: TenantActionCard; house: number; level: number }
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
export type TenantActionCard = 'move' | 'murder' | 'rentWithheld' | 'police';
export type AnswerKind = 'police' | 'lunatic' | 'broker' | 'alibi' | 'court';

/** The reason of a payment. */
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
  /** A payment from the bank. */
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

/** Returns the house or flat that a ref names. The level is -1 for a whole house. */
export function spotOf(ref: Ref | undefined): Spot | null {
  const [, house, level = '-1'] =
    ref?.match(/^(?:house:(\d+)|flat:(\d+)\/(\d+))$/)?.filter((part) => part !== undefined) ?? [];
  return house === undefined ? null : { house: Number(house), level: Number(level) };
}
