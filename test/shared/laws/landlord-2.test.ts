import type { AnyGame } from '../../../shared/engine/index.ts';
import { rules as landlordSecond } from '../../../shared/games/landlord-2/rules.ts';
import { testLaws } from './laws.ts';

testLaws(landlordSecond as unknown as AnyGame, { games: 1, longest: 6000 });
