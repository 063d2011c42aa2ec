// What the board alone has to say.
import type { Part } from '../../../../../shared/games/raja/state.ts';

export interface Captions {
  now: string;
  map: string;
  zoomIn: string;
  zoomOut: string;
  players: string;
  characters: string;
  free: string;
  track: string;
  arrow: string;
  box: string;
  /** On the governor to whose city the Maharaja goes next. */
  next: string;
  round(round: number, of: number): string;
  maharaja(city: string): string;
  gold(gold: number): string;
  goldHidden: string;
  atHand(houses: number): string;
  quarry(houses: number): string;
  palaces(left: number): string;
  tokens(tokens: number): string;
  chosen: string;
  chooses: string;
  played: string;
  /** The power of each character in a few words, from the first to the seventh. */
  powers: readonly [string, string, string, string, string, string, string];
  parts: Record<Part, string>;
  done: string;
  travel: string;
  toll(gold: number): string;
  noToll: string;
  tollTo(gold: number, name: string): string;
  disc: string;
  /** How much the others get for so many actions that are given up. */
  givesUp(actions: number, gold: number): string;
  bids: string;
  noBid: string;
  highest(name: string, gold: number): string;
  scored(city: string): string;
  /** Over the points that each has in the city where the Maharaja is. */
  standing(city: string): string;
  points(points: number): string;
  alone: string;
  nobody: string;
  houses(name: string, houses: number): string;
  architect(name: string): string;
  palaceOf(name: string): string;
  neutral: string;
  settle(left: number): string;
  home(city: string): string;
}
