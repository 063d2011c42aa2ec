// What a language says while a move is being put together: the next click, what a click will do, and who is winning.
import type { Person } from '../../../../text/compose.ts';

/** What is to be chosen next, after what has been picked. */
export type Step =
  | 'house'
  | 'cityHouse'
  | 'palace'
  | 'palaceOrHouse'
  | 'whichHouse'
  | 'whereTo'
  | 'governor'
  | 'character'
  | 'freeCharacter'
  | 'swap'
  | 'give'
  | 'freeHouse'
  | 'token'
  | 'both';

export interface StepFacts {
  /** The name of what was picked first. */
  name: string;
  /** The city where the player can build, or null in the starting city. */
  city: string | null;
  /** What it costs, with the word for gold. */
  price: string;
  /** Both actions on the disc. */
  actions: string[];
}

/** A few words each, to stand on or beside the thing. */
export interface Deeds {
  /** “−12 gold”, “+2 gold”. */
  gold(signed: string): string;
  /** What it costs of the gold at hand, or of what an action that is pointed at already leaves of it. */
  pays(price: number, own: number, isRest: boolean): string;
  tooDear(price: number, own: number, isRest: boolean): string;
  houses(houses: number): string;
  /** Too few houses for the action. */
  noHouse(houses: number): string;
  noPalace: string;
  /** Too few houses in the quarry for the action. */
  shortQuarry(houses: number): string;
  free: string;
  settle: string;
  opens: string;
  closes: string;
  here: string;
  toll(gold: number): string;
  noToll: string;
  /** “round 4 → 2”; null is no visit before the end. */
  visit(to: number | null, from: number | null): string;
  nextCity(city: string): string;
  freeCharacters(count: number): string;
  take: string;
  takeFrom(name: string | null): string;
  swapFor: string;
  give: string;
  seduce: string;
  oneHouse: string;
  oneToken: string;
  oneAction: string;
  leaves(gold: number): string;
  othersGet(gold: number): string;
  nothingLost: string;
  noMoreBids: string;
  anew: string;
  points(points: number, signed: string): string;
}

export interface GoalFacts {
  leaders: Person[];
  palaces: number;
  all: number;
  round: number;
  rounds: number;
  isOver: boolean;
}

export interface Steps {
  steps: Record<Step, (facts: StepFacts) => string>;
  does: Deeds;
  goal(facts: GoalFacts): string;
  /** What ends the game, and how far it is to that. */
  ends(facts: Pick<GoalFacts, 'palaces' | 'all' | 'round' | 'rounds'>): string;
  /** The button that confirms both actions, and a short one for long names. */
  confirm(actions: string[]): string;
  confirmBoth: string;
}
