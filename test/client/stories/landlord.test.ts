// Where the dollars of Landlord! come from and go to, by moves from positions made by hand.
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameStory, PlayedGame } from '../../../client/table/story.ts';
import type { Ref, Seat } from '../../../shared/engine/index.ts';
import { parse } from '../../../shared/games/landlord/notation.ts';
import { rules } from '../../../shared/games/landlord/rules.ts';
import type { State } from '../../../shared/games/landlord/state.ts';
import { rules as second } from '../../../shared/games/landlord-2/rules.ts';
import { loadAllLanguages, loadClient } from '../../kit/load-client.ts';
import { playPaths } from '../../kit/played.ts';

let story: GameStory;
beforeAll(async () => {
  story = (await (await loadClient('landlord')).story?.()) as GameStory;
  await loadAllLanguages();
});

function played(text: string, ...moves: [Seat, ...Ref[]][]): PlayedGame {
  const state = parse(text);
  return playPaths(state.edition === rules.id ? rules : second, state, ...moves);
}

/** The parts of each seat besides what it began with, and they must add up to its dollars. */
function partsOf(game: PlayedGame): Record<string, number>[] {
  const parts = story.partsOf(game);
  const { dollars } = game.states.at(-1) as State;
  expect(parts.map((own) => own.reduce((sum, { amount }) => sum + amount, 0))).toEqual(dollars);
  const later = parts.map((own) => own.filter(({ id, amount }) => id !== 'start' && amount !== 0));
  return later.map((own) => Object.fromEntries(own.map(({ id, amount }) => [id, amount])));
}

describe('the parts of the dollars', () => {
  test('rent, and cards', () => {
    const text = '> ada $9: roof\nben $5: roof\n#0 ada 3 roof: 1 student\npile: move alibi murder';
    const game = played(text, [0, 'button:collect'], [0, 'pile'], [0, 'pile'], [0, 'button:stop']);
    const [own, other] = partsOf(game);
    expect(own?.cards).toBe(-2);
    expect(own?.rent).toBeGreaterThan(2);
    expect(other).toEqual({});
    expect(story.partsOf(game)[0]?.[0]).toEqual({ id: 'start', amount: 9 });
  });

  const BROKER = `
    > ada $9: move
    ben $5: broker
    #0 ben 3 roof: 1 student, 2 student, 3 single
    #1 ada 3 roof:`;

  test('the Broker takes from the player of the Move, in the second edition from the bank', () => {
    const moves: [Seat, ...Ref[]][] = [
      [0, 'card:move', 'flat:0/2'],
      [0, 'flat:1/1'],
      [1, 'card:broker'],
    ];
    expect(partsOf(played(BROKER, ...moves))).toEqual([{ broker: -3 }, { broker: 3 }]);
    const houses = '#0 ben 3 roof: 1 mother, 2 mother\n#1 ada 3 roof:';
    const text = `edition: landlord-2\n> ada $9: move\nben $5: broker\n${houses}`;
    const [ada, ben] = partsOf(played(text, ...moves));
    expect(ada).toEqual({});
    expect(ben?.broker).toBeGreaterThan(0);
  });

  test('a Move with a Mover in another street', () => {
    const text = `
      > ada $9: move
      ben $5: roof
      #0 ben 3 roof: 1 mover, 2 student
      #1 ada 3 roof:`;
    const game = played(text, [0, 'card:move', 'flat:0/2'], [0, 'flat:1/1']);
    expect(partsOf(game)).toEqual([{ mover: -2 }, { mover: 2 }]);
  });

  test('a roof from another player, and one from the stack', () => {
    const text = '> ada $5: student\nben $5: roof';
    const game = played(
      text,
      [0, 'button:market', 'player:1'],
      [0, 'dollars:3'],
      [1, 'card:roof', 'button:sell'],
    );
    expect(partsOf(game)).toEqual([{ roof: -3 }, { roof: 3 }]);
    const stack = `
      edition: landlord-2
      > ada $5: move
      ben $5: alibi
      #0 ada 1 roof:
      #1 ada 1 roof:`;
    expect(partsOf(played(stack, [0, 'card:move', 'site:floor'], [0, 'roofs']))).toEqual([
      { roof: -2 },
      {},
    ]);
  });

  test('an open trade, of which only the difference is paid', () => {
    const text = '> ada $9: move\nben $5: alibi\noptions: {"openTrade":true}';
    const game = played(
      text,
      [0, 'button:trade', 'player:1'],
      [0, 'dollars:9'],
      [0, 'button:propose'],
      [1, 'dollars:5'],
      [1, 'button:propose'],
      [0, 'button:shake'],
    );
    expect(partsOf(game)).toEqual([{ trade: -4 }, { trade: 4 }]);
  });

  test('bail', () => {
    const text = '> ada $9: roof\nben $8: roof\njail: ben';
    const game = played(text, [0, 'button:collect'], [0, 'button:stop'], [1, 'button:bail']);
    expect(partsOf(game)).toEqual([{ rent: 1 }, { bail: -5 }]);
  });

  test('a Rental nomad who moves on', () => {
    const text = `
      edition: landlord-2
      > ada $3: alibi
      ben $9: alibi
      #0 ben 3 roof: 1 nomad
      #1 ada 2 roof:`;
    const game = played(
      text,
      [0, 'button:collect'],
      [0, 'button:stop'],
      [1, 'button:roam', 'flat:0/1', 'flat:1/2'],
    );
    expect(partsOf(game)[1]).toEqual({ nomad: -2 });
  });
});
