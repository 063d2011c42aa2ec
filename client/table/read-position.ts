// Reads a position that somebody wrote down or got by a link, and refuses what the rules could not play on from.
import { type AnyGame, HIDDEN, type Seat, type Seed } from '../../shared/engine/index.ts';
import type { Position } from './position.ts';

const SEED: Seed = [1, 2, 3, 4];

interface Notation {
  parse(text: string): unknown;
}

const notations = import.meta.glob<Notation>('../../shared/games/*/notation.ts');

/** Throws if the text is no position of this game. */
export async function readPosition(rules: AnyGame, text: string): Promise<Position> {
  const notation = await notations[`../../shared/games/${rules.id}/notation.ts`]?.();
  if (!notation) throw new Error(`no notation for "${rules.id}"`);
  const state = notation.parse(text) as Position & { edition?: string };
  const whole = JSON.stringify(state).includes(`"${HIDDEN}"`) ? fillHidden(rules, state) : state;
  checkPosition(rules, whole);
  return whole;
}

/** A position may be written as one player sees it. What they do not see is drawn, always in the same way. */
function fillHidden(rules: AnyGame, view: Position): Position {
  const [viewer = null] = rules.toAct(view);
  return rules.sampleState(view, viewer, SEED) as Position;
}

/** Tries whatever a table will ask of the rules, because a text may name members that fit nothing. */
function checkPosition(rules: AnyGame, state: Position & { edition?: string }): void {
  const { seats, options, edition = rules.id } = state;
  const { min, max } = rules.seats;
  if (seats < min || seats > max) throw new SyntaxError('too few or too many players');
  if (edition !== rules.id) throw new SyntaxError(`a position of "${edition}"`);
  const refused = rules.checkOptions(options, seats);
  if (refused) throw new SyntaxError(refused);
  const acting = rules.toAct(state);
  if (acting.length === 0) throw new SyntaxError('nobody has to decide');
  for (const viewer of [...Array(seats).keys(), null]) rules.view(state, viewer);
  for (const seat of acting) tryMoves(rules, state, seat);
}

function tryMoves(rules: AnyGame, state: unknown, seat: Seat): void {
  const moves = rules.moves(state, seat);
  if (moves.length === 0) throw new SyntaxError('there is nothing to do');
  for (const move of moves) {
    rules.path(state, move);
    rules.play(state, seat, move);
  }
}
