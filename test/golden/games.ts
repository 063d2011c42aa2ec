// The golden games: settings and seeds of the recorded transcripts, as each game declares them.

import { trialsOfGames } from '../kit/trials.ts';
import type { Golden } from './transcript.ts';

export const goldens: Golden[] = Object.entries(trialsOfGames).flatMap(([game, { goldens }]) =>
  goldens.map((golden) => ({ game, ...golden })),
);
