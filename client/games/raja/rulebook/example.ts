// The example of a scoring on the rules page, counted and paid as the rules do it (RJ-4).
import { PAID } from '../../../../shared/games/raja/board.ts';
import { GREAT, PRIEST_SMALL } from '../../../../shared/games/raja/score.ts';

const ARCHITECT = 1;
const [paid1 = 0, paid2 = 0, paid3 = 0, paid4 = 0] = PAID[4] ?? [];

export const EXAMPLE = {
  /** The great palace. */
  anna: GREAT + ARCHITECT,
  /** A small palace of the Priest, and two houses. */
  bob: PRIEST_SMALL + 2 + ARCHITECT,
  /** Five houses. */
  chris: 5 + ARCHITECT,
  diana: ARCHITECT,
  paid1,
  paid2,
  paid3,
  paid4,
};
