// The words that only the board uses.
import type { Part } from '../../../../../shared/games/raja/state.ts';

export type Thing =
  | 'money'
  | 'palaces'
  | 'houses'
  | 'quarry'
  | 'tokens'
  | 'points'
  | 'actions'
  | 'architect'
  | 'round'
  | 'maharaja';

export interface Captions {
  map: string;
  characters: string;
  free: string;
  track: string;
  arrow: string;
  box: string;
  /** The label of the governor whose city the Maharaja visits next. */
  next: string;
  /** Stands before the cities that the Maharaja visits next. */
  following: string;
  /** Stands at the lower end of the track, and says what is there. */
  down: string;
  /** The heading of the final result. */
  final: string;
  round(round: number, of: number): string;
  maharaja(city: string): string;
  gold(gold: number): string;
  goldHidden: string;
  atHand(houses: number): string;
  quarry(houses: number): string;
  palaces(built: number, of: number): string;
  palaceCount(palaces: number): string;
  tokens(tokens: number): string;
  chosen: string;
  chooses: string;
  played: string;
  /** The power of each character in a few words, in the order of their numbers. */
  powers: readonly [string, string, string, string, string, string, string];
  parts: Record<Part, string>;
  done: string;
  travel: string;
  toll(gold: number): string;
  noToll: string;
  tollTo(gold: number, name: string): string;
  disc: string;
  /** Says what the other players get when this many actions are given up. */
  givesUp(actions: number, gold: number): string;
  bids: string;
  noBid: string;
  highest(name: string, gold: number): string;
  scored(city: string): string;
  /** The heading of the points in the Maharaja's city. */
  standing(city: string): string;
  points(points: number): string;
  alone: string;
  nobody: string;
  houses(name: string, houses: number): string;
  architect(name: string): string;
  palaceOf(name: string): string;
  neutral: string;
  houseCount(houses: number): string;
  settle(left: number): string;
  /** The names of numbers and places that are never chosen. */
  things: Record<Thing, string>;
  road(one: string, other: string): string;
  home(city: string): string;
}
