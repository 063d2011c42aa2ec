// The lesson of Room Share: three turns in a building for two. What the coach says is in the file of each language.
import { POINTS } from '../../../../shared/games/room-share/end.ts';
import type { Lesson, LessonTexts } from '../../../table/lesson.ts';
import { catalogue } from '../../../text/index.ts';
import { steps } from './steps.ts';

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
    // Five turns each are played. The corners of the centre, the ring around it and the deck are as in every game.
    position: `
      C....  C....  S....  H....  C....
      C.ry.  C.bg.  C....  Crb.r  Cg.b.
      C....  C.y..  C....  Cb..g  H....
      H....  S.r.y  C....  C....  S....
      > red 5r 6y: red talk swap
      blue 5b 6g: blue blue leave
      pile: green yellow red evict leave green yellow blue green swap red blue yellow green
      discards: lease red green yellow talk lease evict red yellow blue`,
    numbers: {
      classic: POINTS.classic,
      suite: POINTS.suite,
      ghost: -POINTS.haunted,
      // Two red tenants share the suite then.
      gain: 2 * POINTS.suite,
    },
    texts,
    steps,
  },
];
