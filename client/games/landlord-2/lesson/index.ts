// The lessons of the second edition. What the coach says is in the file of each language.
import { second } from '../../../../shared/games/landlord/editions/index.ts';
import type { Lesson, LessonTexts } from '../../../table/lesson.ts';
import { catalogue } from '../../../text/index.ts';
import { firstLesson } from '../../landlord/lesson/first.ts';
import { shortLesson } from './short.ts';

const first = catalogue<LessonTexts>({
  en: () => import('./en.ts').then(({ first }) => first),
  it: () => import('./it.ts').then(({ first }) => first),
  fr: () => import('./fr.ts').then(({ first }) => first),
});
const short = catalogue<LessonTexts>({
  en: () => import('./en.ts').then(({ short }) => short),
  it: () => import('./it.ts').then(({ short }) => short),
  fr: () => import('./fr.ts').then(({ short }) => short),
});

const cast = { kind: 'hacker', low: 'manWithDog', roof: ['roofs'], dealt: '' } as const;

export const lessons: readonly Lesson[] = [firstLesson(second, cast, first), shortLesson(short)];
