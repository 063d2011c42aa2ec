// The lesson of Room Share: what the coach says is in the file of each language.
import type { Lesson, LessonTexts } from '../../../table/lesson.ts';
import { catalogue } from '../../../text/index.ts';

const texts = catalogue<LessonTexts>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
});

export const lessons: readonly Lesson[] = [
  {
    id: 'first',
    minutes: 3,
    seat: 0,
    position: `
      C....  C....  C....  C....  C....
      C....  C....  C....  C...b  C....
      C....  Cryg.  C....  C...g  C....
      C....  C....  C....  C....  C....
      > red 8r: red talk red
      blue 8b: blue blue talk
      pile: red blue`,
    texts,
    steps: [
      { id: 'goal' },
      { id: 'flat', point: 'flat:b3' },
      { id: 'key', point: 'card:red', move: [['card:red', 'flat:b3']] },
      { id: 'end' },
    ],
  },
];
