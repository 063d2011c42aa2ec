// What Room Share tells of itself, in positions made by hand.
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameStory, PlayedGame } from '../../../client/table/story.ts';
import type { Language } from '../../../client/text/index.ts';
import { parse } from '../../../shared/games/room-share/notation.ts';
import { rules } from '../../../shared/games/room-share/rules.ts';
import type { Event, State } from '../../../shared/games/room-share/state.ts';
import { loadAllLanguages, loadClient } from '../../kit/load-client.ts';
import { playPaths } from '../../kit/played.ts';

let story: GameStory;
beforeAll(async () => {
  story = (await (await loadClient('room-share')).story?.()) as GameStory;
  await loadAllLanguages();
});

const END = parse(`
  C....  C....  Srrb.  C....  C....
  Hrrrb  Crr..  C....  Cbbr.  S....
  C....  C....  Rrry.  Cb..r  C....
  C....  Syyr.  H.y..  C....  C....
  red: red
  blue 2b: blue
  yellow 2y: yellow
  rest: {"finisher":0}`);

/** A game that is told by hand: the events of each step, by the first player. */
function told(states: State[], ...steps: Event[][]): PlayedGame {
  const outcome = { places: [1, 2, 3], points: [0, 0, 0], reason: 'points' };
  return { seats: 3, states, steps: steps.map((events) => ({ seat: 0, events })), outcome };
}

const TURN = { ...END, frames: [{ kind: 'turn' as const, seat: 0 }] };
const WITHIN = { ...END, frames: [{ kind: 'evict' as const, seat: 0 }] };
const evicted = (seat: number): Event => ({ type: 'evicted', seat, flat: 0 });
const honourOf = (game: PlayedGame, id: string) =>
  story.honoursOf(game).find((one) => one.id === id);

test('the points come from the flats where exactly three live, and from haunted ones', () => {
  const parts = story.partsOf(told([END]));
  expect(parts[0]).toEqual([
    { id: 'royal', amount: 6 },
    { id: 'suite', amount: 6 },
    { id: 'classic', amount: 1 },
    { id: 'haunted', amount: -6 },
  ]);
  expect(parts.map((own) => own.map(({ amount }) => amount))).toEqual([
    [6, 6, 1, -6],
    [0, 2, 2, -2],
    [3, 4, 0, -2],
  ]);
  expect(story.standingsOf(END)).toEqual([7, 2, 5]);
});

test('a house without a royal suite has no such part', () => {
  const plain: State = {
    ...END,
    flats: END.flats.map((one) => (one === 'royal' ? 'classic' : one)),
  };
  const ids = story.partsOf(told([plain]))[0]?.map(({ id }) => id);
  expect(ids).toEqual(['suite', 'classic', 'haunted']);
});

test('tenants in suites that pay and among ghosts are counted at the end', () => {
  expect(honourOf(told([END]), 'suites')).toEqual({
    id: 'suites',
    seats: [0],
    amount: 5,
    step: null,
  });
  expect(honourOf(told([END]), 'ghosts')).toMatchObject({ seats: [0], amount: 3 });
});

test('the longest chain is of one turn, all evictions are of the whole game', () => {
  const game = told(
    [TURN, WITHIN, TURN, WITHIN, TURN, END],
    [evicted(1)],
    [evicted(1)],
    [evicted(2)],
    [evicted(2)],
    [evicted(2)],
  );
  expect(honourOf(game, 'chain')).toEqual({ id: 'chain', seats: [1, 2], amount: 2, step: 1 });
  expect(honourOf(game, 'evictions')).toMatchObject({ seats: [2], amount: 3, step: null });
});

test('a tenant of one’s own who comes home is no rival sent home', () => {
  const left = (to: number): Event => {
    return { type: 'left', seat: 1, colour: 'green', flat: 0, arrow: 0, to };
  };
  expect(honourOf(told([TURN, TURN, END], [left(0)], [left(2)]), 'sentHome')).toMatchObject({
    seats: [1],
    amount: 2,
  });
  expect(honourOf(told([TURN, TURN, END], [left(0)], [left(1)]), 'sentHome')).toBeUndefined();
});

test('those who are evicted are counted for the player of their colour', () => {
  const landed: Event = { type: 'landed', seat: 0, colour: 'blue', from: 0, flat: 1, arrow: 0 };
  const neutral: Event = { ...landed, colour: 'green' };
  const game = told([TURN, END], [landed, landed, landed, landed, ...Array(9).fill(neutral)]);
  expect(honourOf(game, 'thrownOut')).toMatchObject({ seats: [1], amount: 4 });
});

test('the best turn is what a turn brought the player whose turn it was', () => {
  const game = playPaths(
    rules,
    parse(`
      C....  C....  S....  C....  C....
      H....  C.rr.  C....  C...b  C....
      C....  C....  C....  C.b..  C....
      C....  C....  H....  C....  C....
      > red 3r: red red red
      blue 3b: blue blue blue
      pile: talk swap`),
    [0, 'card:red', 'flat:b2'],
    [0, 'bed:b2/up'],
  );
  expect(honourOf(game, 'bestTurn')).toEqual({ id: 'bestTurn', seats: [0], amount: 3, step: 1 });
});

describe('why somebody won', () => {
  const names = ['Anna', 'Bruno', 'Odile'];
  const why = (language: Language, reason: string, points: number[]) =>
    story.words[language].why({ places: [1, 2, 3], points, reason }, END, names);

  test('points', () => {
    expect(why('en', 'points', [7, 5, 2])).toBe('Anna wins with 7 points, 2 more than Bruno.');
    expect(why('it', 'points', [7, 5, 2])).toBe(
      'Vince Anna con 7 punti, 2 in più rispetto a Bruno.',
    );
    expect(why('fr', 'points', [-1, -2, -2])).toBe(
      'Anna l’emporte avec −1 point, soit 1 d’avance sur Bruno.',
    );
  });

  test('a tie, with those who were equal', () => {
    expect(why('en', 'reserve', [7, 7, 7])).toBe(
      'Anna, Bruno and Odile have 7 points each. Anna wins with an empty reserve.',
    );
    expect(why('en', 'lastChance', [7, 7, 2])).toContain('Anna was earlier in the last chance');
    expect(why('it', 'reserve', [7, 7, 2])).toBe(
      'Anna e Bruno hanno 7 punti a testa. Vince Anna, che ha la riserva vuota.',
    );
    expect(why('fr', 'first', [7, 7, 2])).toBe(
      'Anna et Bruno ont 7 points chacun. Anna a commencé, et l’emporte donc.',
    );
  });
});
