// The heuristic of every game: for whoever must know all of them, as the edge and the tournaments do.
import type { GameId } from '../games/index.ts';
import {
  heuristic as landlord,
  heuristicOfSecond as landlordSecond,
} from '../games/landlord/heuristic.ts';
import { heuristic as raja } from '../games/raja/heuristic.ts';
import { heuristic as roomShare } from '../games/room-share/heuristic.ts';
import type { AnyHeuristic } from './heuristic.ts';

const heuristics = {
  'room-share': roomShare,
  landlord,
  'landlord-2': landlordSecond,
  raja,
} satisfies Record<GameId, unknown>;

export const heuristicOf = (game: string): AnyHeuristic =>
  heuristics[game as GameId] as unknown as AnyHeuristic;
