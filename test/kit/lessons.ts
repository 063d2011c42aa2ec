// Walks the lessons of a game by the rules: every move that the coach waits for is legal, whichever of them the learner
// makes the lesson goes on to its end, everything that is pointed at is there, and every sentence fits on a phone.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Lesson, LessonStep, LessonTexts } from '../../client/table/lesson.ts';
import { fillPlaceholders } from '../../client/text/compose.ts';
import type { AnyGame, Move, Ref, Seat } from '../../shared/engine/index.ts';
import { findManifest } from '../../shared/games/index.ts';
import { mistakeIn } from '../client/mistakes.ts';
import { LANGUAGES, loadAllLanguages, loadClient, loadPart } from './load-client.ts';
import { checkState } from './scenario/laws.ts';

/** How fast somebody reads who has never seen the board, and how long a click takes them. */
const LETTERS_A_SECOND = 17;
const SECONDS_A_CLICK = 3;

interface Loaded {
  rules: AnyGame;
  lessons: readonly Lesson[];
  things(state: unknown, seat: Seat): Ref[];
  moveOf(rules: AnyGame, state: unknown, seat: Seat, clicks: readonly Ref[]): Move;
  stateBefore(rules: AnyGame, lesson: Lesson, start: unknown, at: number): unknown;
  parse(text: string): unknown;
  limits: { steps: number; letters: number };
}

async function loadLessons(game: string): Promise<Loaded> {
  const client = await loadClient(game);
  const lessons = (await client.lessons?.()) ?? [];
  const guide = await client.guide?.();
  const { LESSON_LIMITS: limits } = await loadPart('table/lesson.ts');
  const { parse } = await loadPart(`../shared/games/${game}/notation.ts`);
  const steps = await loadPart('lessons/steps.ts');
  await loadAllLanguages();
  const things = (state: unknown, seat: Seat) => guide?.things(state, seat) ?? [];
  return { rules: client.rules, lessons, things, parse, limits, ...steps };
}

/** The ids of the lessons are given, so that none is left out. */
export function testLessons(game: string, ids: string[]): void {
  let loaded: Loaded;
  beforeAll(async () => {
    loaded = await loadLessons(game);
  });

  test(`${game} has these lessons`, () => {
    expect(loaded.lessons.map(({ id }) => id)).toEqual(ids);
  });

  test('the lesson for newcomers takes as long as the facts say', () => {
    expect(loaded.lessons[0]?.minutes).toBe(findManifest(game)?.facts.lessonMinutes);
  });

  describe.each(ids)('the lesson %s', (id) => {
    const lesson = () => loaded.lessons.find((one) => one.id === id) as Lesson;
    const play = (state: unknown, seat: Seat, clicks: readonly Ref[]) => {
      const { rules, moveOf } = loaded;
      const after = rules.play(state, seat, moveOf(rules, state, seat, clicks)).state;
      checkState(rules, after);
      return after;
    };
    const afterOthers = (state: unknown, { others = [] }: LessonStep) =>
      others.reduce<unknown>((now, { seat, clicks }) => play(now, seat, clicks), state);

    /** Plays from a step to the end as the coach shows it. */
    const playOn = (state: unknown, steps: readonly LessonStep[]) =>
      steps.reduce<unknown>((now, step) => {
        const then = afterOthers(now, step);
        const [clicks] = step.move ?? [];
        return clicks ? play(then, lesson().seat, clicks) : then;
      }, state);

    test('leads to its end, whichever of the moves the learner makes', () => {
      const { rules, parse } = loaded;
      const { steps, seat, position } = lesson();
      let state = parse(position);
      checkState(rules, state);
      for (const [at, step] of steps.entries()) {
        state = afterOthers(state, step);
        const rest = steps.slice(at + 1);
        const [shown, ...others] = step.move ?? [];
        for (const clicks of others) playOn(play(state, seat, clicks), rest);
        // What begins so is offered, too.
        for (const move of shown ? rules.moves(state, seat) : []) {
          const path = rules.path(state, move);
          const isOffered = step.move?.some((clicks) => clicks.every((ref, i) => ref === path[i]));
          if (isOffered) playOn(rules.play(state, seat, move).state, rest);
        }
        if (shown) state = play(state, seat, shown);
      }
      expect(steps.at(-1)?.move, 'the last step is a sentence').toBeUndefined();
    });

    test('can be begun at any step', () => {
      const { rules, parse, stateBefore } = loaded;
      const { steps, position } = lesson();
      for (const at of steps.keys())
        checkState(rules, stateBefore(rules, lesson(), parse(position), at));
    });

    test('points only at what can be asked about', () => {
      const { rules, parse, stateBefore } = loaded;
      const { steps, seat, position } = lesson();
      const lost = steps.flatMap((step, at) => {
        const state = afterOthers(stateBefore(rules, lesson(), parse(position), at), step);
        const there = loaded.things(rules.view(state, seat), seat);
        const named = [step.point, step.lookAt].filter((ref) => ref !== undefined);
        return named.filter((ref) => !there.includes(ref)).map((ref) => `${step.id}: ${ref}`);
      });
      expect(lost).toEqual([]);
    });

    test.each(LANGUAGES)(
      'says a sentence at each step (%s), short enough for a phone',
      (language) => {
        const { steps, texts, numbers = {} } = lesson();
        const { sentences, answers = {} } = texts[language] as LessonTexts;
        expect(steps.length).toBeLessThanOrEqual(loaded.limits.steps);
        const stepIds = steps.map((step) => step.id);
        expect(Object.keys(sentences).toSorted()).toEqual(stepIds.toSorted());
        const answerIds = steps.flatMap((step) => step.answers ?? []);
        expect(Object.keys(answers).toSorted()).toEqual(answerIds.toSorted());
        const said = [
          ...Object.values(sentences),
          ...Object.values(answers).flatMap(({ says, reply }) => [says, reply]),
        ].map((text) => fillPlaceholders(text, numbers));
        expect(said.filter((text) => text.length > loaded.limits.letters)).toEqual([]);
        expect(said.filter((text) => /[{}]/.test(text))).toEqual([]);
        const wrong = said.flatMap(
          (text) => mistakeIn(text, language, game)?.concat(`: ${text}`) ?? [],
        );
        expect(wrong).toEqual([]);
      },
    );

    test('takes no longer than it says', () => {
      const { steps, texts, minutes, numbers = {} } = lesson();
      const clicks = steps.reduce((sum, { move }) => sum + (move?.[0]?.length ?? 1), 0);
      for (const { sentences } of Object.values(texts)) {
        const letters = fillPlaceholders(Object.values(sentences).join(''), numbers).length;
        const seconds = letters / LETTERS_A_SECOND + clicks * SECONDS_A_CLICK;
        expect(seconds).toBeLessThanOrEqual(minutes * 60);
      }
    });
  });
}
