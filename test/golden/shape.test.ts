// Tables stay in play while new rules are deployed. Their stored states fit the new rules if the recorded shape is still
// the same. After an intended change, raise the version of the game, write its `upgrade`, and run `npm run golden`.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AnyGame, Random, seedFrom } from '../../shared/engine/index.ts';
import { allGames, findGame } from '../../shared/games/index.ts';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';
import { goldens } from './games.ts';
import { shapeOf } from './shape.ts';

test.each(allGames.map((game) => ({ id: game.id, game })))(
  '$id stores states of the shape that is recorded for its version',
  ({ id, game }) => {
    const own = goldens.filter((golden) => golden.game === id);
    const recorded = readFileSync(new URL(`shape-${id}.txt`, import.meta.url), 'utf8');
    expect(own.length).toBeGreaterThan(2);
    expect(shapeOf(game, own).split('\n')).toEqual(recorded.split('\n'));
  },
);

test('the versions that pages announce are the versions of the rules', () => {
  expect(RULES_VERSIONS).toEqual(
    Object.fromEntries(allGames.map(({ id, version }) => [id, version])),
  );
});

/** One file of stored states for each game and version. It must never change after its version has been deployed. */
const stored = readdirSync(import.meta.dirname).flatMap((file) => {
  const [, id = '', version] = /^stored-(.+)-(\d+)\.json$/.exec(file) ?? [];
  return version ? [{ file, id, version: Number(version) }] : [];
});

test('the repository has stored states of every version', () => {
  const versions = allGames.flatMap(({ id, version }) =>
    Array.from({ length: version }, (_, at) => `stored-${id}-${at + 1}.json`),
  );
  expect(stored.map(({ file }) => file).toSorted()).toEqual(versions.toSorted());
});

test.each(stored)('the states in $file can be played to the end', ({ file, id, version }) => {
  const game = findGame(id) as AnyGame;
  const states = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as unknown[];
  for (const [at, storedState] of states.entries()) {
    const random = Random.from(seedFrom(at));
    let state = version === game.version ? storedState : game.upgrade(storedState, version);
    expect(state).not.toBe(null);
    while (game.outcome(state) === null) {
      const seat = random.pick(game.toAct(state));
      ({ state } = game.play(state, seat, random.pick(game.moves(state, seat))));
    }
  }
});
