// Tables are in play while other rules are deployed. What they have stored fits as long as its shape is the recorded
// one. When it changes on purpose: raise the game's version, bring its `upgrade`, then npm run golden.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AnyGame, Random, seedFrom } from '../../shared/engine/index.ts';
import { allGames, findGame } from '../../shared/games/index.ts';
import { VERSIONS } from '../../shared/games/versions.ts';
import { goldens } from './games.ts';
import { shapeOf } from './shape.ts';

test.each(allGames.map((game) => ({ id: game.id, game })))(
  '$id stores what its version says it does',
  ({ id, game }) => {
    const own = goldens.filter((golden) => golden.game === id);
    const recorded = readFileSync(new URL(`shape-${id}.txt`, import.meta.url), 'utf8');
    expect(own.length).toBeGreaterThan(2);
    expect(shapeOf(game, own).split('\n')).toEqual(recorded.split('\n'));
  },
);

test('pages are told the versions that the rules have', () => {
  expect(VERSIONS).toEqual(Object.fromEntries(allGames.map(({ id, version }) => [id, version])));
});

/** States as tables stored them, by game and version: one file each, never changed once its version has run. */
const stored = readdirSync(import.meta.dirname).flatMap((file) => {
  const [, id = '', version] = /^stored-(.+)-(\d+)\.json$/.exec(file) ?? [];
  return version ? [{ file, id, version: Number(version) }] : [];
});

test('there are such states of every version', () => {
  const versions = allGames.flatMap(({ id, version }) =>
    Array.from({ length: version }, (_, at) => `stored-${id}-${at + 1}.json`),
  );
  expect(stored.map(({ file }) => file).toSorted()).toEqual(versions.toSorted());
});

test.each(stored)('$file is played on to its end', ({ file, id, version }) => {
  const game = findGame(id) as AnyGame;
  const states = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as unknown[];
  for (const [at, kept] of states.entries()) {
    const random = Random.from(seedFrom(at));
    let state = version === game.version ? kept : game.upgrade(kept, version);
    expect(state).not.toBe(null);
    while (game.outcome(state) === null) {
      const seat = random.pick(game.toAct(state));
      ({ state } = game.play(state, seat, random.pick(game.moves(state, seat))));
    }
  }
});
