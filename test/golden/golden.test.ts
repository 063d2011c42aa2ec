// Plays the golden games and compares them with their recorded transcripts. After an intended change of rules, run
// `npm run golden` and read the diff.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findGame } from '../../shared/games/index.ts';
import { goldens } from './games.ts';
import { nameOf, transcript } from './transcript.ts';

test.each(goldens.map((golden) => ({ name: nameOf(golden), golden })))(
  '$name is played as recorded',
  ({ name, golden }) => {
    const game = findGame(golden.game);
    if (!game) throw new Error(`no game ${golden.game}`);
    const recorded = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8');
    const [now, then] = [transcript(game, golden).split('\n'), recorded.split('\n')];
    const at = now.findIndex((line, number) => line !== then[number]);
    expect(at < 0 ? null : { line: at + 1, text: now[at] }).toEqual(
      at < 0 ? null : { line: at + 1, text: then[at] },
    );
    expect(now.length).toBe(then.length);
  },
);
