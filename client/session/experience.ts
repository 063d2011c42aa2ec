// What this device knows of how well its user knows each game: whether they said so, what they have played, and how far
// a lesson has come.
import { signal } from '@preact/signals';
import { readItem, readJson, removeItem, writeItem } from './storage.ts';

export interface Experience {
  /** What they have said when they were asked, or shown by beginning a lesson. Null until then. */
  says: 'new' | 'knows' | null;
  /** How many games they have played to the end. */
  games: number;
  /** In how many turns a coach has helped them. */
  coached: number;
}

const NONE: Experience = { says: null, games: 0, coached: 0 };
const itemOf = (game: string) => `experience ${game}`;

const read = (game: string): Experience => ({ ...NONE, ...readJson(itemOf(game)) });

const known = signal<Readonly<Record<string, Experience>>>({});

/** Reading it subscribes to its changes. */
export const experienceOf = (game: string): Experience => known.value[game] ?? read(game);

export function noteExperience(game: string, change: Partial<Experience>): void {
  const next = { ...(known.peek()[game] ?? read(game)), ...change };
  known.value = { ...known.peek(), [game]: next };
  writeItem(itemOf(game), JSON.stringify(next));
}

/** Whether to ask somebody who sees the game for the first time. */
export function isUnasked(game: string): boolean {
  const { says, games } = experienceOf(game);
  return says === null && games === 0;
}

const stepItem = (game: string, lesson: string) => `lesson ${game} ${lesson}`;

/** The step at which a lesson was left, from 0. */
export const lessonStep = (game: string, lesson: string): number =>
  Math.max(0, Math.trunc(Number(readItem(stepItem(game, lesson)) ?? 0)) || 0);

export const noteLessonStep = (game: string, lesson: string, step: number): void =>
  writeItem(stepItem(game, lesson), String(step));

export const forgetLessonStep = (game: string, lesson: string): void =>
  removeItem(stepItem(game, lesson));
