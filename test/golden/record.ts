// Writes the golden transcripts anew: npm run golden
import { writeFileSync } from 'node:fs';
import { findGame } from '../../shared/games/index.ts';
import { goldens } from './games.ts';
import { nameOf, transcript } from './transcript.ts';

for (const golden of goldens) {
  const game = findGame(golden.game);
  if (!game) throw new Error(`no game ${golden.game}`);
  writeFileSync(new URL(`${nameOf(golden)}.txt`, import.meta.url), transcript(game, golden));
  console.log(nameOf(golden));
}
