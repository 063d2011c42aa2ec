import type { AnyGame } from '../../../shared/engine/index.ts';
import { rules as roomShare } from '../../../shared/games/room-share/rules.ts';
import { testLaws } from './laws.ts';

testLaws(roomShare as unknown as AnyGame, { games: 200, longest: 2000 });
