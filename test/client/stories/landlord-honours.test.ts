// The honours of Landlord! and why somebody won, in positions made by hand.
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameStory, PlayedGame } from '../../../client/table/story.ts';
import { parse } from '../../../shared/games/landlord/notation.ts';
import { rules } from '../../../shared/games/landlord/rules.ts';
import type { Event, State } from '../../../shared/games/landlord/state.ts';
import { loadAllLanguages, loadClient } from '../../kit/load-client.ts';
import { playPaths } from '../../kit/played.ts';

let story: GameStory;
let second: GameStory;
beforeAll(async () => {
  story = (await (await loadClient('landlord')).story?.()) as GameStory;
  second = (await (await loadClient('landlord-2')).story?.()) as GameStory;
  await loadAllLanguages();
});

const STREET = `
  > ada $5: roof
  ben $5: roof
  #0 ada 3 roof: 1 student, 2 student, 3 single
  #1 ben 5 roof: 1 single, 2 student, 3 student, 4 student`;

/** A game that is told by hand: the events of each step, from a position that stays as it is. */
function told(position: State, ...steps: Event[][]): PlayedGame {
  const outcome = { places: [1, 2], points: position.dollars, reason: 'dollars' };
  const states = [position, ...steps.map(() => position)];
  return { seats: 2, states, steps: steps.map((events) => ({ seat: 0, events })), outcome };
}

const honourOf = (game: PlayedGame, id: string) =>
  story.honoursOf(game).find((one) => one.id === id);

describe('the honours', () => {
  const collect = (text: string) => playPaths(rules, parse(text), [0, 'button:collect']);

  test('the dearest building and the most rent in one turn are those of a collection', () => {
    const text = STREET.replace('ben 5', 'ada 5');
    const game = collect(text);
    const houses = game.states[0] as State;
    expect(houses.houses).toHaveLength(2);
    const [dearest, harvest] = ['dearest', 'harvest'].map((id) => honourOf(game, id));
    const rent = (game.states[1] as State).dollars[0] as number;
    expect(harvest).toEqual({ id: 'harvest', seats: [0], amount: rent - 5, step: 0 });
    expect(dearest).toMatchObject({ seats: [0], step: 0 });
    // The other building has paid the rest.
    expect(dearest?.amount).toBeLessThan(rent - 5);
    expect(2 * (dearest?.amount ?? 0)).toBeGreaterThanOrEqual(rent - 5);
  });

  test('a prisoner has no dearest building', () => {
    expect(honourOf(collect(`${STREET}\njail: ada`), 'dearest')).toBeUndefined();
    expect(honourOf(collect(STREET), 'dearest')).toBeDefined();
  });

  test('dollars are told as the table shows them', () => {
    const plain = honourOf(collect(STREET), 'dearest')?.amount ?? 0;
    const hundreds = collect(`${STREET}\noptions: {"hundreds":true}`);
    expect(honourOf(hundreds, 'dearest')?.amount).toBe(100 * plain);
    expect(honourOf(hundreds, 'fullest')?.amount).toBe(4);
  });

  test('the fullest building is the one with most tenants at any time', () => {
    expect(honourOf(told(parse(STREET), []), 'fullest')).toMatchObject({
      seats: [1],
      amount: 4,
      step: 0,
    });
  });

  test('only a tenant of somebody else who comes to the own street is lured away', () => {
    const moved = (seat: number, from: number, to: number): Event => {
      return {
        type: 'moved',
        seat,
        card: 'student',
        from: { house: from, level: 1 },
        to: { house: to, level: 1 },
      };
    };
    const lured = [moved(0, 1, 0), moved(0, 1, 0)];
    const driven = [moved(1, 1, 0), moved(1, 1, 1), moved(1, 0, 1)];
    const game = told(parse(STREET), lured, driven);
    expect(honourOf(game, 'stolen')).toEqual({ id: 'stolen', seats: [0], amount: 2, step: null });
  });

  test('a building of this game counts for whoever built it', () => {
    const built: Event = { type: 'built', seat: 0, house: 7, floors: 5, card: 'roof' };
    const from = { house: 1, level: 1 };
    const to = { house: 7, level: 1 };
    const moved: Event = { type: 'moved', seat: 0, card: 'student', from, to };
    const game = told(parse(STREET), [built], [moved, moved]);
    expect(honourOf(game, 'stolen')).toMatchObject({ seats: [0], amount: 2 });
    expect(honourOf(game, 'tallest')).toEqual({ id: 'tallest', seats: [0], amount: 5, step: 0 });
  });

  test('crimes, alibis and stays in jail are counted over the whole game', () => {
    const crime = (card: 'murder' | 'bomb' | 'eviction', seat: number): Event => {
      return { type: 'played', seat, card, house: 0 };
    };
    const alibi = (seat: number): Event => ({ type: 'answered', seat, card: 'alibi' });
    const jailed = (seat: number): Event => ({ type: 'jailed', seat });
    const game = told(
      parse(STREET),
      [crime('murder', 0), alibi(1), jailed(0)],
      [crime('bomb', 0), alibi(1), jailed(0)],
      [crime('eviction', 1), crime('eviction', 1), crime('eviction', 1), alibi(0)],
    );
    const found = story.honoursOf(game).filter(({ step }) => step === null);
    expect(found).toEqual([
      { id: 'crimes', seats: [0], amount: 2, step: null },
      { id: 'jailed', seats: [0], amount: 2, step: null },
      { id: 'alibis', seats: [1], amount: 2, step: null },
    ]);
  });
});

test('buildings built and cards bought are counted over the whole game', () => {
  const built: Event = { type: 'built', seat: 1, house: 7, floors: 2, card: 'roof' };
  const bought = (seat: number): Event => ({ type: 'bought', seat, card: 'move', dollars: 1 });
  const game = told(
    parse(STREET),
    [built, bought(0), bought(0), bought(0)],
    [{ ...built, house: 8 }, bought(0), bought(0), bought(1)],
  );
  expect(honourOf(game, 'builder')).toEqual({ id: 'builder', seats: [1], amount: 2, step: null });
  expect(honourOf(game, 'shopper')).toMatchObject({ seats: [0], amount: 5 });
});

describe('why somebody won', () => {
  const names = ['Anna', 'Bruno'];
  const state = parse(STREET);

  test('more dollars', () => {
    const outcome = { places: [2, 1], points: [10, 34], reason: 'dollars' };
    expect(story.words.en.why(outcome, state, names)).toBe(
      'Bruno wins with $34, $24 more than Anna.',
    );
    const hundreds = { ...state, options: { ...state.options, hundreds: true } };
    expect(story.words.en.why(outcome, hundreds, names)).toContain('$3,400');
  });

  test('a shared victory names all winners', () => {
    const outcome = { places: [1, 1], points: [34, 34], reason: 'dollars' };
    expect(story.words.en.why(outcome, state, names)).toBe(
      'Anna and Bruno share the victory with $34 each.',
    );
    expect(story.words.it.why(outcome, state, names)).toMatch(/^Anna e Bruno vincono insieme/);
    expect(story.words.fr.why(outcome, state, names)).toMatch(/^Anna et Bruno partagent/);
  });

  test('a tie-break of the second edition with its number', () => {
    const why = (reason: string) =>
      second.words.en.why({ places: [2, 1], points: [34, 34], reason }, state, names);
    expect(why('buildings')).toBe(
      'Bruno and Anna end with $34 each. Bruno wins with more buildings: 1.',
    );
    expect(why('tenants')).toBe(
      'Bruno and Anna end with $34 each. Bruno wins with more tenants: 4.',
    );
    expect(why('highestRent')).toMatch(/Bruno wins with the highest single rent: \$\d+\.$/);
  });
});
