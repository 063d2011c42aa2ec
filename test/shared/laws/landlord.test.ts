import type { AnyGame } from '../../../shared/engine/index.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import { testLaws } from './laws.ts';

testLaws(landlord as unknown as AnyGame, { games: 1, longest: 6000 });
