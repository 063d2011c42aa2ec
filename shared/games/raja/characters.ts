// Who holds which character, whose turn that makes it, and changing them.
import type { Decision, Reason, Ref, Seat } from '../../engine/index.ts';
import type { Play } from './money.ts';
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

export const holds = (state: State, seat: Seat, character: Character): boolean =>
  state.characters[seat]?.includes(character) ?? false;

export const holderOf = (state: State, character: Character): Seat | null => {
  const seat = state.characters.findIndex((held) => held.includes(character));
  return seat < 0 ? null : seat;
};

export const freeCharacters = (state: State): Character[] =>
  charactersOf(state).filter((one) => holderOf(state, one) === null);

/** The lowest character gives the order and breaks ties; the Grand Duke is the lowest of all. */
export const rankOf = (state: State, seat: Seat): number =>
  state.characters[seat]?.[0] ?? Number.POSITIVE_INFINITY;

/** Seats by their characters, the lowest first. */
export const inOrder = (state: State): Seat[] =>
  state.characters.map((_, seat) => seat).sort((a, b) => rankOf(state, a) - rankOf(state, b));

export function gain(step: Play, seat: Seat, character: Character): void {
  const held = step.edit('characters', seat);
  held.push(character);
  held.sort((a, b) => a - b);
}

export function lose(step: Play, seat: Seat, character: Character): void {
  const held = step.edit('characters', seat);
  held.splice(held.indexOf(character), 1);
}

type Change = MoveOf<'take' | 'swap' | 'seduce'>;

/** What the action Character may do now; nothing when there is nobody to take from (RJ-21). */
export function changes(state: State, seat: Seat): Change[] {
  const free = freeCharacters(state);
  const take = free.map((character): Change => ({ type: 'take', character }));
  if (!state.options.manyCharacters) {
    const held = state.characters.flatMap((all, other) => (other === seat ? [] : all));
    return [...take, ...held.map((character): Change => ({ type: 'take', character }))];
  }
  if (free.length > 0) return take;
  const own = state.characters[seat] ?? [];
  return state.characters.flatMap((all, other): Change[] => {
    if (other === seat) return [];
    const swaps = all.flatMap((character) =>
      own.map((mine): Change => ({ type: 'swap', character, mine })),
    );
    return all.length > own.length ? [...swaps, { type: 'seduce', seat: other }] : swaps;
  });
}

export function change(step: Play, seat: Seat, move: Change): void {
  if (move.type === 'seduce') step.pushFrames({ kind: 'seduced', seat: move.seat, by: seat });
  else if (move.type === 'swap') swap(step, seat, move);
  else take(step, seat, move.character);
}

function take(step: Play, seat: Seat, character: Character): void {
  const from = holderOf(step.state, character);
  const [own] = step.state.characters[seat] ?? [];
  if (!step.state.options.manyCharacters && own !== undefined) lose(step, seat, own);
  if (from !== null) lose(step, from, character);
  gain(step, seat, character);
  step.emit({ type: 'took', seat, character, from });
  if (from !== null) step.pushFrames({ kind: 'robbed', seat: from, by: seat });
}

function swap(step: Play, seat: Seat, { character, mine }: MoveOf<'swap'>): void {
  const other = holderOf(step.state, character) as Seat;
  lose(step, other, character);
  lose(step, seat, mine);
  gain(step, seat, character);
  gain(step, other, mine);
  step.emit({ type: 'swapped', seat, with: other, got: character, gave: mine });
}

export const changePath = (move: Change): Ref[] => {
  if (move.type === 'seduce') return [playerRef(move.seat)];
  const wanted = characterRef(move.character);
  return move.type === 'swap' ? [wanted, characterRef(move.mine)] : [wanted];
};

/** At the beginning everybody takes a free one. So does who has lost one, at once: there always is one, the thief's old one (RJ-8). */
export const takesFree: Decision<State, FrameOf<'pick' | 'robbed'>, MoveOf<'pick'>, Event> = {
  moves: (state) => freeCharacters(state).map((character) => ({ type: 'pick', character })),
  play(step, _frame, { character }, seat) {
    gain(step, seat, character);
    step.emit({ type: 'picked', seat, character });
  },
  path: (_state, _frame, { character }) => [characterRef(character)],
  explainIllegal: (state, _frame, _seat, [ref]) => barsTaken(state, ref),
};

export const seduced: Decision<State, FrameOf<'seduced'>, MoveOf<'give'>, Event> = {
  moves: (state, _frame, seat) =>
    (state.characters[seat] ?? []).map((character) => ({ type: 'give', character })),
  play(step, { by }, { character }, seat) {
    lose(step, seat, character);
    gain(step, by, character);
    step.emit({ type: 'gave', seat, to: by, character });
  },
  path: (_state, _frame, { character }) => [characterRef(character)],
};

export function barsTaken(state: State, ref: Ref | undefined): Reason | null {
  const [, number] = ref?.match(/^character:(\d)$/) ?? [];
  if (!number) return null;
  return holderOf(state, Number(number)) === null ? null : { key: 'taken' };
}
