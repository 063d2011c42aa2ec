// The client of a game as a lesson shows it: only the moves that the coach waits for can be made, so that the board,
// the buttons and the keyboard offer just these.
import type { GameClient } from '../table/game-client.ts';
import { beginsWith } from '../table/lesson.ts';
import type { LessonRun } from './run.ts';

export function lessonClient(client: GameClient, { lesson, step, isReady }: LessonRun): GameClient {
  const { rules } = client;
  const { refusal: _refusal, ...parts } = client;
  return {
    ...parts,
    rules: {
      ...rules,
      moves(state, seat) {
        // Read as signals: what is live changes with the step.
        const awaited = isReady.value && seat === lesson.seat ? step.value.move : undefined;
        if (!awaited) return [];
        return rules
          .moves(state, seat)
          .filter((move) => awaited.some((clicks) => beginsWith(rules.path(state, move), clicks)));
      },
      // What is legal in the game and not meant here has no reason of the game.
      explainIllegal(state, seat, path) {
        const isLegal = rules
          .moves(state, seat)
          .some((move) => beginsWith(rules.path(state, move), path));
        return isLegal ? { key: LESSON_REASON } : rules.explainIllegal(state, seat, path);
      },
    },
  };
}

/** The coach says it, and not the words of the game. */
export const LESSON_REASON = 'lesson';
