// Whole moves in words, in random play of every game: no two legal moves have the same sentence, a hint knows what its
// move changes, and the buttons that end something are there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameClient } from '../../client/table/game-client.ts';
import type { Language } from '../../client/text/index.ts';
import { type AnyGame, type Move, Random, seedFrom } from '../../shared/engine/index.ts';
import { allGames, findManifest } from '../../shared/games/index.ts';
import { listGameSettings } from '../shared/laws/game-settings.ts';
import { mistakeIn } from './mistakes.ts';

const CLIENT = join(import.meta.dirname, '../../client');
const LANGUAGES: Language[] = ['en', 'it', 'fr'];
const NAMES = ['Anna', 'Bruno', 'Hélène', 'Yves', 'Olga', 'Ian'];
const SETTINGS = 12;
const GAMES = 24;
const MAX_MOVES = 600;
/** Every so many decisions the sentences are compared. */
const STEP = 11;

// The path is computed, so that TypeScript does not check client code with the settings of the tests.
const load = (path: string) => import(join(CLIENT, path));
const clients = new Map<string, GameClient>();

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {}, adoptedStyleSheets: [] });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('location', { pathname: '/' });
  const { chooseLanguage } = await load('text/index.ts');
  for (const { id } of allGames) clients.set(id, (await load(`games/${id}/index.tsx`)).client);
  for (const client of clients.values()) await client.guide?.();
  for (const language of LANGUAGES) await chooseLanguage(language);
}, 30_000);

const clientOf = ({ id }: AnyGame) => clients.get(id) as GameClient;

interface Decision {
  state: unknown;
  seat: number;
  moves: readonly Move[];
}

/** The decisions of random games with many settings. All kinds of moves are played equally often. */
function* decisionsOf(game: AnyGame): Generator<Decision> {
  const settings = listGameSettings(game);
  const chosen = Array.from(
    { length: SETTINGS },
    (_, at) => settings[Math.floor((at * settings.length) / SETTINGS)],
  );
  for (let count = 0; count < GAMES; count++) {
    const setting = chosen[count % SETTINGS];
    if (!setting) continue;
    const random = Random.from(seedFrom(count, 21));
    let state = game.setup(setting.options, setting.seats, seedFrom(count, 22));
    for (let played = 0; played < MAX_MOVES && game.toAct(state).length > 0; played++) {
      const seat = random.pick(game.toAct(state));
      const moves = game.moves(state, seat);
      yield { state, seat, moves };
      const type = random.pick([...new Set(moves.map((move) => move.type))]);
      const move = random.pick(moves.filter((one) => one.type === type));
      ({ state } = game.play(state, seat, move));
    }
  }
}

const isTold = ({ id }: AnyGame) =>
  existsSync(join(CLIENT, 'games', findManifest(id)?.facts.editionOf ?? id, 'guide/index.ts'));

describe.each(allGames.filter(isTold))('The moves of $id', (game) => {
  test('have a sentence each', async () => {
    const client = clientOf(game);
    const guide = await client.guide?.();
    const faults = new Set<string>();
    let count = 0;
    for (const { state, seat, moves } of decisionsOf(game)) {
      if (count++ % STEP > 0) continue;
      const view = game.view(state, seat);
      for (const language of LANGUAGES) {
        const said = new Map<string, Move>();
        for (const move of moves) {
          const way = guide?.words[language].way(move, view, seat, NAMES) ?? '';
          const twin = said.get(way);
          if (twin) faults.add(`${language}: ${way}: ${JSON.stringify([twin, move])}`);
          said.set(way, move);
          const mistake = way ? mistakeIn(way, language, game.id) : 'nothing';
          if (mistake !== null) faults.add(`${language}: ${way} [${mistake}]`);
        }
      }
    }
    expect(count).toBeGreaterThan(500);
    expect([...faults].slice(0, 12)).toEqual([]);
  }, 60_000);

  test('tell a hint what they change', async () => {
    const client = clientOf(game);
    const { sureChanges } = await load('advice/outlook.ts');
    const guide = (await client.guide?.())?.words.en;
    const random = Random.from(seedFrom(5, 5));
    let [asked, told, counted] = [0, 0, 0];
    for (const { state, seat, moves } of decisionsOf(game)) {
      if (random.below(40) > 0) continue;
      const view = game.view(state, seat);
      const question = { rules: game, guide, view, seat, names: NAMES };
      const lines: string[] = sureChanges({ ...question, move: random.pick(moves) });
      asked++;
      if (lines.length > 0) told++;
      if (lines.some((line) => /\d/.test(line))) counted++;
      for (const line of lines) expect(mistakeIn(line, 'en', game.id)).toBeNull();
    }
    expect(told / asked).toBeGreaterThan(0.2);
    expect(counted / told).toBeGreaterThan(0.5);
  }, 60_000);
});

/** The editions of a game share its client, so that one of them may lack a button. */
const families = Map.groupBy(allGames, ({ id }) => findManifest(id)?.facts.editionOf ?? id);

describe.each([...families.values()])('The buttons of $id', (...editions) => {
  test('that end something are found in play, and few moves are grave', () => {
    const seen = new Set<string>();
    let [grave, all] = [0, 0];
    for (const game of editions.filter((one) => typeof one === 'object')) {
      for (const { state, seat, moves } of decisionsOf(game)) {
        const view = game.view(state, seat);
        for (const move of moves) {
          for (const ref of game.path(view, move)) seen.add(ref);
          all++;
          if (clientOf(game).isGrave?.(move, view)) grave++;
        }
      }
    }
    const { endings = [] } = clientOf(editions[0] as AnyGame);
    expect(endings.filter((ref) => !seen.has(ref))).toEqual([]);
    // Who is asked too often no longer reads the question.
    expect(grave / all).toBeLessThan(0.2);
  }, 60_000);
});
