// The lesson of the first edition. What the coach says is in the file of each language.
import { first } from '../../../../shared/games/landlord/editions/index.ts';
import type { Lesson, LessonTexts } from '../../../table/lesson.ts';
import { catalogue } from '../../../text/index.ts';
import { firstLesson } from './first.ts';

const texts = catalogue<LessonTexts>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
});

const cast = {
  kind: 'student',
  low: 'pensioners',
  roof: ['card:roof', 'site:roof'],
  dealt: 'roof',
} as const;

export const lessons: readonly Lesson[] = [firstLesson(first, cast, texts)];
