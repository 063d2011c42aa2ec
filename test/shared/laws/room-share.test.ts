import { rules as roomShare } from '../../../shared/games/room-share/rules.ts';
import { testLaws } from './laws.ts';

testLaws(roomShare, { games: 200, maxMoves: 2000 });
