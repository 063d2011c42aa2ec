// Writes the sentence that says what is to be decided now.
import type { Ref, Seat, Viewer } from '../../../../shared/engine/index.ts';
import { pathOfPower, powerMoves } from '../../../../shared/games/raja/powers.ts';
import type { Frame, FrameOf, State, Task } from '../../../../shared/games/raja/state.ts';
import { unfinishedTasks } from '../../../../shared/games/raja/tasks.ts';
import type { Person } from '../../../text/compose.ts';
import { powerName, remainingPartNames, untouchedActions } from './names.ts';
import { writeStep } from './next-step.ts';
import { cityName, costOfGivingUp } from './numbers.ts';
import {
  AUTOMATIC_FRAMES,
  type PromptFacts,
  type PromptKind,
  type Vocabulary,
} from './vocabulary.ts';

const needsPrompt = (kind: Frame['kind']): kind is PromptKind =>
  !(AUTOMATIC_FRAMES as readonly string[]).includes(kind);

export function writePrompt(
  words: Vocabulary,
  state: State,
  viewer: Viewer,
  names: string[],
  picked: readonly Ref[] = [],
): string {
  const frame = state.frames.at(-1);
  if (!frame || !needsPrompt(frame.kind)) return '';
  const step = viewer === null ? null : writeStep(words, state, viewer, picked);
  if (step) return step;
  const person = (seat: Seat | null): Person =>
    seat === viewer && seat !== null ? null : (names[seat ?? -1] ?? '');
  const facts: PromptFacts = {
    who: 'seat' in frame ? person(frame.seat) : null,
    by: 'by' in frame ? person(frame.by) : null,
    choosers: [],
    bid: null,
    isOutbid: frame.kind === 'bid' && Number(state.purse.gold[frame.seat]) <= frame.bid,
    free: frame.kind === 'pick' && frame.free === true,
    houses: frame.kind === 'settle' ? (state.supply[frame.seat] ?? 0) : 0,
    city: cityName(state.maharaja ?? ''),
    pointed: false,
    actions: [],
    rest: [],
    powers: [],
    token: false,
    cost: '',
    ...choosingFacts(state, frame, viewer, names),
    ...(frame.kind === 'bid' && frame.leader !== null
      ? { by: person(frame.leader), bid: words.gold(frame.bid) }
      : {}),
    ...(frame.kind === 'turn' || frame.kind === 'sure' ? turnFacts(words, state, frame) : {}),
  };
  return words.prompts[frame.kind](facts);
}

function choosingFacts(
  { discs }: State,
  frame: Frame,
  viewer: Viewer,
  names: string[],
): Partial<PromptFacts> | null {
  if (frame.kind !== 'choose') return null;
  const waiting = discs.flatMap(({ actions }, seat) => (actions.length < 2 ? [seat] : []));
  if (viewer === null || !waiting.includes(viewer)) {
    return { choosers: waiting.map((seat) => names[seat] ?? '') };
  }
  return { pointed: discs[viewer]?.actions.length === 1 };
}

/** A Quarry that held too few houses can do nothing more (RJ-5). */
const isStuck = ({ action, begun }: Task): boolean => action === 'quarry' && begun;

function turnFacts(
  words: Vocabulary,
  state: State,
  frame: FrameOf<'turn'> | FrameOf<'sure'>,
): Partial<PromptFacts> {
  const { tasks, seat } = frame;
  const missing = unfinishedTasks(tasks);
  const left = frame.kind === 'sure' ? missing : missing.filter((task) => !isStuck(task));
  const unused = powerMoves(state, { ...frame, kind: 'turn' }, seat).map(
    (move) => pathOfPower(move)[0],
  );
  return {
    actions: untouchedActions(words, left),
    rest: remainingPartNames(words, left),
    powers: [...new Set(unused)].map((ref = '') => powerName(words, ref)),
    token: !frame.token && (state.tokens[seat] ?? 0) > 0,
    cost: left.length > 0 ? words.gold(costOfGivingUp(left.length)) : '',
  };
}
