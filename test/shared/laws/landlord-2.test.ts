import { rules as landlordSecond } from '../../../shared/games/landlord-2/rules.ts';
import { testLaws } from './laws.ts';

testLaws(landlordSecond, { games: 1, maxMoves: 6000 });
