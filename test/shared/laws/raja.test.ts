import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { testLaws } from './laws.ts';

testLaws(raja, { games: 4, maxMoves: 2000 });
