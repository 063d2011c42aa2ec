import type { AnyGame } from '../../../shared/engine/index.ts';
import { landlordSecond } from '../../../shared/games/landlord/index.ts';
import { testLaws } from './laws.ts';

testLaws(landlordSecond as unknown as AnyGame, { games: 1, longest: 6000 });
