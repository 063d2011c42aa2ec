// What a player pressed, and where: the question that every reason answers.
import type { Decision, Reason, Ref, Seat } from '../../../engine/index.ts';
import { houseOf } from '../houses.ts';
import { type Event, type Frame, type House, type Move, type State, spotOf } from '../state.ts';

export type LandlordDecision = Decision<State, Frame, Move, Event>;

export interface Press {
  state: State;
  frame: Frame;
  seat: Seat;
  /** What has been picked before. */
  picked: Ref[];
  ref: Ref;
  /** The clicks of every legal move. */
  paths: Ref[][];
}

export const kindOf = (ref: Ref | undefined): string => ref?.split(':')[0] ?? '';
export const nameOf = (ref: Ref | undefined): string => ref?.split(':')[1] ?? '';

/** True if a legal move begins with these clicks. */
export const isLegalStart = (paths: Ref[][], path: Ref[]): boolean =>
  paths.some((one) => path.every((ref, at) => one[at] === ref));

/** Returns the house that a ref names, with the flat if it names one. A roof is named after its house. */
export function placeOf(state: State, ref: Ref): { house: House; level: number } | null {
  const spot = spotOf(ref.replace(/^roof:/, 'house:'));
  const stands = spot && state.houses.some(({ id }) => id === spot.house);
  return stands ? { house: houseOf(state, spot.house), level: spot.level } : null;
}

/** Returns the first reason that there is. */
export function firstReason(...reasons: (Reason | null | undefined)[]): Reason | null {
  return reasons.find((one) => one) ?? null;
}
