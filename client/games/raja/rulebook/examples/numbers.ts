// The numbers in the worked examples, computed by playing them: gold, and points in the Maharaja’s city.
import { GOLD_BY_RANK } from '../../../../../shared/games/raja/board.ts';
import { parse } from '../../../../../shared/games/raja/notation.ts';
import { rules as raja } from '../../../../../shared/games/raja/rules.ts';
import { scoringOf } from '../../../../../shared/games/raja/score.ts';
import type { State } from '../../../../../shared/games/raja/state.ts';
import { playedOn } from '../../../../table/rulebook-example.ts';
import type { Numbers } from '../../../../text/compose.ts';
import { EXAMPLES } from './index.ts';
import type { Shapes } from './shapes.ts';

const SEATS = ['You', 'Blue', 'Yellow', 'Green'];

/** What a scoring would give now to each player, as `winPointsBlue` and `winPaidBlue`, and the gold that each has. */
function numbersOf(name: string, state: State, when: string): [string, number][] {
  const { points, gold } = state.maharaja
    ? scoringOf(state, state.maharaja)
    : { points: [], gold: [] };
  return state.purse.gold.flatMap((own, seat): [string, number][] => [
    [`${name}Gold${SEATS[seat]}${when}`, Number(own)],
    [`${name}Points${SEATS[seat]}${when}`, points[seat] ?? 0],
    [`${name}Paid${SEATS[seat]}${when}`, gold[seat] ?? 0],
  ]);
}

/** Numbers such as `tollGoldYou` before the moves of an example, and `tollGoldYouAfter` after them. */
export function numbersInExamples(): Numbers {
  const shapes: Shapes = EXAMPLES;
  const all = Object.fromEntries(
    Object.entries(shapes).flatMap(([name, { position, moves = [] }]) => {
      const before = parse(position);
      const after = playedOn(raja, before, moves) as State;
      return [...numbersOf(name, before, ''), ...numbersOf(name, after, 'After')];
    }),
  );
  return { ...all, firstOfTwo: GOLD_BY_RANK[2]?.[0] ?? 0 };
}
