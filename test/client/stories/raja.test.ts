// What Raja tells of itself, in positions made by hand.
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameStory, PlayedGame } from '../../../client/table/story.ts';
import { parse } from '../../../shared/games/raja/notation.ts';
import { rules } from '../../../shared/games/raja/rules.ts';
import type { Event, State } from '../../../shared/games/raja/state.ts';
import { road } from '../../games/raja/table.ts';
import { loadAllLanguages, loadClient } from '../../kit/load-client.ts';
import { playPaths } from '../../kit/played.ts';

let story: GameStory;
beforeAll(async () => {
  story = (await (await loadClient('raja')).story?.()) as GameStory;
  await loadAllLanguages();
});

const MAP = parse(`
  > ada $12 in kota, duke: turned gold gold
  ben $25, merchant
  kota: great ada, small ben ben neutral
  ajmer: small ada ben
  #3 ada
  #8 ben
  #9 ben
  #10 ben
  #11 ben`);

/** A game that is told by hand: the events of each step, from a position that stays as it is. */
function told(position: State, ...steps: Event[][]): PlayedGame {
  const outcome = { places: [2, 1], points: [2, 3], reason: 'palaces' };
  const states = [position, ...steps.map(() => position)];
  return { seats: 2, states, steps: steps.map((events) => ({ seat: 0, events })), outcome };
}

const honourOf = (game: PlayedGame, id: string) =>
  story.honoursOf(game).find((one) => one.id === id);

test('the palaces are great ones and small ones, and neutral ones are nobody’s', () => {
  expect(story.partsOf(told(MAP))).toEqual([
    [
      { id: 'great', amount: 1 },
      { id: 'small', amount: 1 },
    ],
    [
      { id: 'great', amount: 0 },
      { id: 'small', amount: 3 },
    ],
  ]);
  expect(story.standingsOf(MAP)).toEqual([2, 3]);
});

describe('the honours', () => {
  test('most palaces in one city, and most houses in villages', () => {
    expect(honourOf(told(MAP), 'city')).toEqual({ id: 'city', seats: [1], amount: 2, step: null });
    expect(honourOf(told(MAP), 'villages')).toMatchObject({ seats: [1], amount: 4 });
  });

  test('the longest journey is of one turn', () => {
    const revealed: Event = { type: 'revealed', seat: 0, actions: [] };
    const travelled = (seat: number): Event => {
      return { type: 'travelled', seat, from: 'kota', to: 'ajmer' };
    };
    const game = told(
      MAP,
      [revealed],
      [travelled(0)],
      [travelled(0)],
      // The next turn begins.
      [revealed],
      [travelled(1)],
      [revealed],
      [travelled(1)],
    );
    expect(honourOf(game, 'journey')).toEqual({ id: 'journey', seats: [0], amount: 2, step: 2 });
  });

  test('the best visit is what one scoring brought', () => {
    const scored = (...gold: number[]): Event => {
      return { type: 'scored', city: 'kota', points: [0, 0], gold, alone: null };
    };
    expect(honourOf(told(MAP, [scored(5, 10)], [scored(15, 0)]), 'visit')).toEqual({
      id: 'visit',
      seats: [0],
      amount: 15,
      step: 1,
    });
  });

  test('tolls come from other players, and from the bank for the Traveller', () => {
    const text = (character: string) =>
      [
        `> ada $12, ${character}: turned gold gold`,
        'ben $5, merchant',
        road('chittor', 'kota', 'ben', 'ben'),
        road('kota', 'jaipur', 'ben', 'ben'),
      ].join('\n');
    for (const character of ['duke', 'traveller']) {
      const game = playPaths(rules, parse(text(character)), [0, 'city:kota'], [0, 'city:jaipur']);
      expect(honourOf(game, 'tolls')).toEqual({ id: 'tolls', seats: [1], amount: 4, step: null });
    }
  });

  test('what is paid to the bank, and other gold of the bank, is no toll', () => {
    const paid: Event = { type: 'paid', seat: 0, to: null, gold: 12 };
    const action: Event = { type: 'received', seat: 0, gold: 12, for: 'action' };
    expect(honourOf(told(MAP, [paid, action]), 'tolls')).toBeUndefined();
  });

  test('the fullest purse is the one with most gold at any time', () => {
    const richer = { ...MAP, purse: { ...MAP.purse, gold: [31, 25] } };
    const game = { ...told(MAP, [], [], []), states: [MAP, MAP, richer, MAP] };
    expect(honourOf(game, 'richest')).toEqual({ id: 'richest', seats: [0], amount: 31, step: 1 });
  });

  test('characters count if they were taken from somebody, governors if they were moved down', () => {
    const took = (seat: number, from: number | null): Event => {
      return { type: 'took', seat, character: 1, from };
    };
    const tracked: Event = { type: 'tracked', seat: 1, governor: 'kota', from: 4 };
    const game = told(
      MAP,
      [took(0, 1), took(0, 1), tracked],
      [took(1, null), took(1, null), tracked],
    );
    expect(honourOf(game, 'characters')).toMatchObject({ seats: [0], amount: 2 });
    expect(honourOf(game, 'governors')).toMatchObject({ seats: [1], amount: 2 });
  });
});

describe('why somebody won', () => {
  const names = ['Anna', 'Bruno'];
  const outcome = (reason: string, points: number[]) => ({ places: [2, 1], points, reason });

  test('more palaces', () => {
    const won = outcome('palaces', [5, 7]);
    expect(story.words.en.why(won, MAP, names)).toBe(
      'Bruno wins with 7 palaces, 2 more than Anna.',
    );
    expect(story.words.it.why(won, MAP, names)).toBe(
      'Vince Bruno con 7 palazzi, 2 in più rispetto ad Anna.',
    );
    expect(story.words.fr.why(won, MAP, names)).toBe(
      'Bruno l’emporte avec 7 palais, soit 2 d’avance sur Anna.',
    );
  });

  test('as many palaces, and more gold', () => {
    expect(story.words.en.why(outcome('gold', [7, 7]), MAP, names)).toBe(
      'Bruno and Anna have built 7 palaces each. Bruno has more gold and wins, with 25 to 12.',
    );
  });

  test('as much gold too, and the lower character', () => {
    const even = { ...MAP, purse: { ...MAP.purse, gold: [25, 25] } };
    const why = story.words.en.why(outcome('character', [7, 7]), even, names);
    expect(why).toBe(
      'Bruno and Anna have built 7 palaces each and hold 25 gold. Bruno wins with the lower character.',
    );
  });
});
