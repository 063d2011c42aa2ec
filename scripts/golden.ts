// Rewrites the recorded expectations of the tests: the golden transcripts, the shapes of the states, and the stored
// states of the current versions.
//   npm run golden
import { writeFileSync } from 'node:fs';
import { allGames, findGame } from '../shared/games/index.ts';
import { goldens } from '../test/golden/games.ts';
import { shapeOf, storedStates } from '../test/golden/shape.ts';
import { nameOf, transcript } from '../test/golden/transcript.ts';

const GOLDEN = new URL('../test/golden/', import.meta.url);

for (const golden of goldens) {
  const game = findGame(golden.game);
  if (!game) throw new Error(`no game ${golden.game}`);
  writeFileSync(new URL(`${nameOf(golden)}.txt`, GOLDEN), transcript(game, golden));
  console.log(nameOf(golden));
}

for (const game of allGames) {
  const own = goldens.filter((golden) => golden.game === game.id);
  writeFileSync(new URL(`shape-${game.id}.txt`, GOLDEN), shapeOf(game, own));
  const states = JSON.stringify(storedStates(game, own));
  writeFileSync(new URL(`stored-${game.id}-${game.version}.json`, GOLDEN), `${states}\n`);
}
