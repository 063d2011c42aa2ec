import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import { testLaws } from './laws.ts';

testLaws(landlord, { games: 1, maxMoves: 6000 });
