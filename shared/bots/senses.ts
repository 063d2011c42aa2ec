// The sense of every game: for whoever must know all of them, as the edge and the tournaments do.
import type { GameId } from '../games/index.ts';
import { sense as landlord, senseOfSecond as landlordSecond } from '../games/landlord/sense.ts';
import { sense as raja } from '../games/raja/sense.ts';
import { sense as roomShare } from '../games/room-share/sense.ts';
import type { AnySense } from './sense.ts';

const senses = {
  'room-share': roomShare,
  landlord,
  'landlord-2': landlordSecond,
  raja,
} satisfies Record<GameId, unknown>;

export const senseOf = (game: string): AnySense => senses[game as GameId] as unknown as AnySense;
