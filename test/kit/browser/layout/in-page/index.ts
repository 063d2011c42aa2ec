// The layout laws as functions of the page. They are bundled into one script, which tests run in the page.
import { findCovered } from './covered.ts';
import { findStuck, findUnreachable } from './flow.ts';
import { findOutOfSight } from './in-sight.ts';
import { checkLobby } from './lobby.ts';
import { findTooSmall, listPresses } from './pressable.ts';
import { findTooSmallText } from './readable.ts';
import { findMoved, findShifts, listPlaces, type Places, watchShifts } from './steady.ts';
import { findCutOrPushedOut } from './whole.ts';

/** Readable sentences by the number of the law: which element, where, by how much. */
export type Faults = Record<number, string[]>;

/** Checks all laws that one moment can break. The fifth compares with the places of an earlier moment. */
const check = (first: Places | null): Faults => ({
  1: findCovered(),
  2: findTooSmall(),
  3: findTooSmallText(),
  4: findOutOfSight(),
  5: first ? [...findMoved(first), ...findShifts()] : [],
  6: findCutOrPushedOut(),
});

export const layoutLaws = {
  check,
  checkLobby,
  listPlaces,
  listPresses,
  watchShifts,
  findShifts,
  findCutOrPushedOut,
  findStuck,
  findUnreachable,
};

declare global {
  interface Window {
    layoutLaws: typeof layoutLaws;
  }
}

window.layoutLaws = layoutLaws;
