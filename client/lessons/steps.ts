// Where the steps of a lesson lead, computed by the rules: any step can be begun without the ones before it.
import { type AnyGame, IllegalMove, type Move, type Seat } from '../../shared/engine/index.ts';
import { beginsWith, type Clicks, type Lesson, type LessonStep } from '../table/lesson.ts';

/** The first legal move that begins with these clicks. */
export function moveOf(rules: AnyGame, state: unknown, seat: Seat, clicks: Clicks): Move {
  const found = rules
    .moves(state, seat)
    .find((move) => beginsWith(rules.path(state, move), clicks));
  if (!found) throw new IllegalMove('illegal');
  return found;
}

/** The position after the others have done what the step says. */
function afterOthers(rules: AnyGame, state: unknown, { others = [] }: LessonStep): unknown {
  return others.reduce(
    (now, { seat, clicks }) => rules.play(now, seat, moveOf(rules, now, seat, clicks)).state,
    state,
  );
}

/** The position before a step, if the learner has always done what the coach shows. */
export function stateBefore(rules: AnyGame, lesson: Lesson, start: unknown, at: number): unknown {
  return lesson.steps.slice(0, at).reduce((state, step) => {
    const now = afterOthers(rules, state, step);
    const [clicks] = step.move ?? [];
    if (!clicks) return now;
    return rules.play(now, lesson.seat, moveOf(rules, now, lesson.seat, clicks)).state;
  }, start);
}

/** Whether something happens on the table in these steps, so that whoever goes back needs the table of before. */
export const changesTable = (steps: readonly LessonStep[]): boolean =>
  steps.some(({ others, move }) => others !== undefined || move !== undefined);
