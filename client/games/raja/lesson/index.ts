// The lesson of Raja: what the coach says is in the file of each language.
import { GOLD_BY_RANK } from '../../../../shared/games/raja/board.ts';
import { GREAT_PALACE_POINTS } from '../../../../shared/games/raja/score.ts';
import type { Lesson, LessonTexts } from '../../../table/lesson.ts';
import { catalogue } from '../../../text/index.ts';
import { GENERAL_NUMBERS } from '../text/numbers.ts';
import { steps } from './steps.ts';

const texts = catalogue<LessonTexts>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
});

const [first = 0, second = 0] = GOLD_BY_RANK[2] ?? [];
const ARCHITECT = 1;
const HOUSE = 1;

export const lessons: readonly Lesson[] = [
  {
    id: 'first',
    minutes: 6,
    seat: 0,
    // The road from Ajmer to Kota lacks one house, and so does the one from Kota to Jaipur.
    position: `
      ada $15 in ajmer, duke: supply 4
      ben $9 in jodhpur, builder: supply 4
      #3 ada
      #6 ada
      #12 ben
      #13 ada
      #16 ben
      #17 ben
      #24 ada
      #25 ben
      #27 ben
      #28 ada
      #29 ben
      ajmer: houses ada 1, great ada
      jaipur: great ben
      jaisalmer: houses ben 1, small ben
      jodhpur: houses ben 1
      track: . . . . jaipur ajmer bikaner jaisalmer udaipur jodhpur kota
      maharaja: kota
      round: 3`,
    numbers: {
      ...GENERAL_NUMBERS,
      first,
      second,
      greatAndArchitect: GREAT_PALACE_POINTS + ARCHITECT,
      houseAndArchitect: HOUSE + ARCHITECT,
      tied: GREAT_PALACE_POINTS,
    },
    texts,
    steps,
  },
];
