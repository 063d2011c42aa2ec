// RJ-4: the example of a scoring on the rules page, computed with the numbers of the rules.
import { GOLD_BY_RANK } from '../../../../shared/games/raja/board.ts';
import {
  GREAT_PALACE_POINTS,
  PRIEST_SMALL_PALACE_POINTS,
} from '../../../../shared/games/raja/score.ts';

const ARCHITECT = 1;
const [paid1 = 0, paid2 = 0, paid3 = 0, paid4 = 0] = GOLD_BY_RANK[4] ?? [];

export const EXAMPLE = {
  /** A great palace. */
  anna: GREAT_PALACE_POINTS + ARCHITECT,
  /** A small palace of the Priest, and two houses. */
  bob: PRIEST_SMALL_PALACE_POINTS + 2 + ARCHITECT,
  /** Five houses. */
  chris: 5 + ARCHITECT,
  diana: ARCHITECT,
  paid1,
  paid2,
  paid3,
  paid4,
};
