import type { AnyGame } from '../../../shared/engine/index.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import { keepsTheLaws } from './laws.ts';

keepsTheLaws(landlord as unknown as AnyGame, { games: 1, longest: 6000 });
