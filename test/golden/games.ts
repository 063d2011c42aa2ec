// The games that are recorded: each game's own trials say which.
import { trialsOfGames } from '../kit/trials.ts';
import type { Golden } from './transcript.ts';

export const goldens: Golden[] = Object.entries(trialsOfGames).flatMap(([game, { goldens }]) =>
  goldens.map((golden) => ({ game, ...golden })),
);
