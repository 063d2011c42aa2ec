// What every finished game tells of itself: parts that add up, honours that somebody earned, and why somebody won.
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameStory, PlayedGame } from '../../../client/table/story.ts';
import { allGames } from '../../../shared/games/index.ts';
import { LANGUAGES, loadAllLanguages, loadClient } from '../../kit/load-client.ts';
import { NAMES, playRandomly } from '../../kit/played.ts';
import { settingsOf } from '../../shared/laws/game-settings.ts';
import { mistakeIn } from '../mistakes.ts';

const GAMES_OF_EACH = 24;

describe.each(allGames)('a finished game of $id', (rules) => {
  let story: GameStory;
  let games: PlayedGame[];
  beforeAll(async () => {
    const client = await loadClient(rules.id);
    const fetched = await client.story?.();
    if (!fetched) throw new Error(`${rules.id} has no story`);
    story = fetched;
    await loadAllLanguages();
    const settings = settingsOf(rules, GAMES_OF_EACH);
    games = settings.map((setting, at) => playRandomly(rules, setting, at));
  });

  test('has been played by all numbers of players', () => {
    const { min, max } = rules.seats;
    const wanted = Array.from({ length: max - min + 1 }, (_, more) => min + more);
    expect([...new Set(games.map(({ seats }) => seats))].sort()).toEqual(wanted);
  });

  test('has parts that add up to the points of every seat, and the same parts for each', () => {
    for (const game of games) {
      const parts = story.partsOf(game);
      const sums = parts.map((own) => own.reduce((sum, { amount }) => sum + amount, 0));
      expect(sums).toEqual(game.outcome.points);
      const ids = parts.map((own) => own.map(({ id }) => id));
      expect(new Set(ids.map(String)).size).toBe(1);
    }
  });

  test('leaves its players standing at their points', () => {
    for (const { states, outcome } of games)
      expect(story.standingsOf(states.at(-1))).toEqual(outcome.points);
  });

  test('can tell how its players stood at any time', () => {
    for (const { states, seats } of games) {
      for (const state of states) {
        const standings = story.standingsOf(state);
        expect(standings).toHaveLength(seats);
        expect(standings.every(Number.isInteger)).toBe(true);
      }
    }
  });

  test('has at most six honours, each once, of some of its seats, at steps that it has', () => {
    for (const game of games) {
      const honours = story.honoursOf(game);
      expect(honours.length).toBeLessThanOrEqual(6);
      expect(new Set(honours.map(({ id }) => id)).size).toBe(honours.length);
      for (const { seats, amount, step } of honours) {
        expect(amount).toBeGreaterThan(0);
        expect(seats.length).toBeGreaterThan(0);
        expect(seats.length).toBeLessThan(game.seats);
        expect(seats.every((seat) => seat >= 0 && seat < game.seats)).toBe(true);
        if (step !== null) expect(game.steps[step]).toBeDefined();
      }
    }
    const found = new Set(games.flatMap((game) => story.honoursOf(game).map(({ id }) => id)));
    expect(found.size).toBeGreaterThanOrEqual(6);
  });

  test.each(LANGUAGES)('is told without mistakes (%s)', (language) => {
    const words = story.words[language];
    const faults = new Set<string>();
    const check = (text: string | undefined) => {
      const mistake = text === undefined ? 'missing' : mistakeIn(text, language, rules.id);
      if (mistake) faults.add(`${text}: ${mistake}`);
    };
    check(words.unit);
    for (const name of Object.values(words.parts)) check(name);
    for (const tell of Object.values(words.honours)) for (const one of [1, 2, 21]) check(tell(one));
    for (const game of games) {
      for (const { id } of story.partsOf(game).flat()) check(words.parts[id]);
      for (const { id, amount } of story.honoursOf(game)) check(words.honours[id]?.(amount));
    }
    expect([...faults]).toEqual([]);
  });

  test.each(LANGUAGES)('says why its winners won, and names each of them (%s)', (language) => {
    const faults = new Set<string>();
    for (const { outcome, states, seats } of games) {
      const names = NAMES.slice(0, seats);
      const why = story.words[language].why(outcome, states.at(-1), names);
      const mistake = mistakeIn(why, language, rules.id);
      if (mistake || !/\d/.test(why)) faults.add(`${why}: ${mistake}`);
      const winners = names.filter((_, seat) => outcome.places[seat] === 1);
      for (const name of winners) if (!why.includes(name)) faults.add(`${why} lacks ${name}`);
    }
    expect([...faults]).toEqual([]);
  });
});
