import type { AnyGame } from '../../../shared/engine/index.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { testLaws } from './laws.ts';

testLaws(raja as unknown as AnyGame, { games: 4, longest: 2000 });
