// Who holds which character, the order of turns that follows from it, and changes of character.
import type { Decision, Reason, Ref, Seat } from '../../engine/index.ts';
import type { RajaStep } from './money.ts';
import {
  kindOf,
  nameIn,
  WHILE_PICKING,
  WHILE_ROBBED,
  WHILE_SEDUCED,
  whyNeverNow,
} from './reasons.ts';
import {
  type Character,
  characterRef,
  type Event,
  type FrameOf,
  type MoveOf,
  playerRef,
  type State,
  YOGI,
} from './state.ts';

export const charactersOf = ({ options }: State): Character[] =>
  Array.from({ length: options.yogi ? YOGI : YOGI - 1 }, (_, at) => at + 1);

export const holdsCharacter = (state: State, seat: Seat, character: Character): boolean =>
  state.characters[seat]?.includes(character) ?? false;

export const holderOf = (state: State, character: Character): Seat | null => {
  const seat = state.characters.findIndex((held) => held.includes(character));
  return seat < 0 ? null : seat;
};

export const freeCharacters = (state: State): Character[] =>
  charactersOf(state).filter((one) => holderOf(state, one) === null);

/**
 * Returns a seat's rank: its lowest character. It sets the order of turns and breaks ties (RJ-24).
 * The Grand Duke needs no rule of his own, because his number is the lowest.
 */
export const rankOf = (state: State, seat: Seat): number =>
  state.characters[seat]?.[0] ?? Number.POSITIVE_INFINITY;

/** Returns the seats in the order of turns, the lowest character first. */
export const seatsInOrder = (state: State): Seat[] =>
  state.characters.map((_, seat) => seat).sort((a, b) => rankOf(state, a) - rankOf(state, b));

export function addCharacter(step: RajaStep, seat: Seat, character: Character): void {
  const held = step.edit('characters', seat);
  held.push(character);
  held.sort((a, b) => a - b);
}

export function removeCharacter(step: RajaStep, seat: Seat, character: Character): void {
  const held = step.edit('characters', seat);
  held.splice(held.indexOf(character), 1);
}

type CharacterMove = MoveOf<'take' | 'swap' | 'seduce'>;

/**
 * Returns the moves of the action Character. RJ-21: there are none when nobody has a character to
 * take.
 */
export function characterMoves(state: State, seat: Seat): CharacterMove[] {
  const free = freeCharacters(state);
  const take = free.map((character): CharacterMove => ({ type: 'take', character }));
  if (!state.options.manyCharacters) {
    const held = state.characters.flatMap((all, other) => (other === seat ? [] : all));
    return [...take, ...held.map((character): CharacterMove => ({ type: 'take', character }))];
  }
  if (free.length > 0) return take;
  const own = state.characters[seat] ?? [];
  return state.characters.flatMap((all, other): CharacterMove[] => {
    if (other === seat) return [];
    const swaps = all.flatMap((character) =>
      own.map((mine): CharacterMove => ({ type: 'swap', character, mine })),
    );
    return all.length > own.length ? [...swaps, { type: 'seduce', seat: other }] : swaps;
  });
}

export function changeCharacter(step: RajaStep, seat: Seat, move: CharacterMove): void {
  if (move.type === 'seduce') step.pushFrames({ kind: 'seduced', seat: move.seat, by: seat });
  else if (move.type === 'swap') swapCharacters(step, seat, move);
  else takeCharacter(step, seat, move.character);
}

function takeCharacter(step: RajaStep, seat: Seat, character: Character): void {
  const from = holderOf(step.state, character);
  const [own] = step.state.characters[seat] ?? [];
  if (!step.state.options.manyCharacters && own !== undefined) removeCharacter(step, seat, own);
  if (from !== null) removeCharacter(step, from, character);
  addCharacter(step, seat, character);
  step.emit({ type: 'took', seat, character, from });
  if (from !== null) step.pushFrames({ kind: 'robbed', seat: from, by: seat });
}

function swapCharacters(step: RajaStep, seat: Seat, { character, mine }: MoveOf<'swap'>): void {
  const other = holderOf(step.state, character) as Seat;
  removeCharacter(step, other, character);
  removeCharacter(step, seat, mine);
  addCharacter(step, seat, character);
  addCharacter(step, other, mine);
  step.emit({ type: 'swapped', seat, with: other, got: character, gave: mine });
}

export const pathOfChange = (move: CharacterMove): Ref[] => {
  if (move.type === 'seduce') return [playerRef(move.seat)];
  const wanted = characterRef(move.character);
  return move.type === 'swap' ? [wanted, characterRef(move.mine)] : [wanted];
};

/**
 * Every player picks a free character at the start, and a robbed player picks one at once. RJ-8: a
 * free one always exists, at least the thief's old one.
 */
export const pickFreeCharacter: Decision<
  State,
  FrameOf<'pick' | 'robbed'>,
  MoveOf<'pick'>,
  Event
> = {
  moves: (state) => freeCharacters(state).map((character) => ({ type: 'pick', character })),
  play(step, _frame, { character }, seat) {
    addCharacter(step, seat, character);
    step.emit({ type: 'picked', seat, character });
  },
  path: (_state, _frame, { character }) => [characterRef(character)],
  explainIllegal: (state, frame, _seat, [ref]) => whyNotPick(state, frame, ref),
};

export const seduced: Decision<State, FrameOf<'seduced'>, MoveOf<'give'>, Event> = {
  moves: (state, _frame, seat) =>
    (state.characters[seat] ?? []).map((character) => ({ type: 'give', character })),
  play(step, { by }, { character }, seat) {
    removeCharacter(step, seat, character);
    addCharacter(step, by, character);
    step.emit({ type: 'gave', seat, to: by, character });
  },
  path: (_state, _frame, { character }) => [characterRef(character)],
  explainIllegal(state, _frame, seat, [ref]) {
    if (ref === undefined) return null;
    if (kindOf(ref) !== 'character') return whyNeverNow(ref, WHILE_SEDUCED);
    return holdsCharacter(state, seat, Number(nameIn(ref))) ? null : { key: 'giveOwn' };
  },
};

function whyNotPick(
  state: State,
  { kind }: FrameOf<'pick' | 'robbed'>,
  ref: Ref | undefined,
): Reason | null {
  if (ref === undefined) return null;
  if (kindOf(ref) !== 'character') {
    return whyNeverNow(ref, kind === 'pick' ? WHILE_PICKING : WHILE_ROBBED);
  }
  const character = Number(nameIn(ref));
  return holderOf(state, character) === null ? null : { key: 'taken', character };
}
