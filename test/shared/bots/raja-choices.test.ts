// Positions of Raja with one obviously sensible choice.
import { describe, expect, test } from 'vitest';
import { botOf } from '../../../shared/bots/index.ts';
import { type AnyGame, Random, seedFrom } from '../../../shared/engine/index.ts';
import { heuristicOf } from '../../../shared/games/index.ts';
import { parse } from '../../../shared/games/raja/notation.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import type { Move, State } from '../../../shared/games/raja/state.ts';
import type { Level } from '../../../shared/protocol/messages.ts';
import { road } from '../../games/raja/table.ts';

const game: AnyGame = raja;
const heuristic = heuristicOf(game.id);
const BETTER = ['normal', 'strong'] as const;
const SEEDS = [1, 2, 3];

/** The moves of a bot on the seat of ada until another seat acts or the round ends, and the state after them. */
function plays(text: string, level: Level, seed: number): { moves: Move[]; state: State } {
  const bot = botOf(game, heuristic, level);
  const random = Random.from(seedFrom(seed));
  const moves: Move[] = [];
  let state = parse(text);
  const { round } = state;
  while (raja.toAct(state)[0] === 0 && state.round === round && moves.length < 20) {
    const view = raja.view(state, 0);
    const list = raja.moves(view, 0);
    const chosen = bot(view, list, 0, heuristic.budget, random.seed());
    const move = list.find((one) => one === chosen) as Move;
    moves.push(move);
    ({ state } = raja.play(state, 0, move));
  }
  return { moves, state };
}

function better(text: string, holds: (played: ReturnType<typeof plays>) => void): void {
  for (const level of BETTER) for (const seed of SEEDS) holds(plays(text, level, seed));
}

/** The actions to which ada turned the pointers of her disc. */
const pointed = ({ moves }: ReturnType<typeof plays>) =>
  moves.flatMap((move) => (move.type === 'point' ? [move.action] : []));

describe('The normal and the strong bot in a turn of Raja', () => {
  test('build the seventh palace and win', () => {
    const ajmer = 'ajmer: small ada ada ada\njaipur: small ada ada ada';
    better(
      `> ada $12 in kota, duke: palaces 1, turned palace gold
      ben $20, priest: played gold gold
      ${ajmer}
      maharaja: kota
      round: 9`,
      ({ moves }) => expect(moves.map(({ type }) => type)).toContain('palace'),
    );
  });

  test('take gold first if the palace needs it, and then build on the great site', () => {
    better(
      `> ada $10 in kota, duke: turned palace gold
      ben $5, priest: played gold gold
      maharaja: kota`,
      ({ state }) => expect([state.sites.kota.great, state.palaces[0]]).toEqual([0, 6]),
    );
  });

  test('travel to the Maharaja if the way is free', () => {
    better(
      `> ada $4 in kota, duke: turned gold gold
      ben $5 in ajmer, priest: played gold gold
      ${road('kota', 'ajmer', 'ada', 'ada')}
      ajmer: houses ben 1
      maharaja: ajmer`,
      ({ state }) => expect(state.architects[0]).toBe('ajmer'),
    );
  });

  test('build a house in the gap of a road, and then travel on it', () => {
    better(
      `> ada $5 in kota, duke: turned house gold
      ben $5 in jaisalmer, priest: played gold gold
      #26 ada
      maharaja: ajmer`,
      ({ state }) => expect([state.villages[27], state.architects[0]]).toEqual([[0], 'ajmer']),
    );
  });

  test('use every action that costs nothing', () => {
    better(
      `> ada $0 in kota, merchant: turned gold quarry
      ben $5 in kota, priest: played gold gold
      maharaja: kota`,
      ({ moves }) => {
        const types = moves.map(({ type }) => type);
        expect(types).toEqual(expect.arrayContaining(['gold', 'quarry', 'merchant']));
      },
    );
  });
});

test('no bot travels back and forth between two equally expensive ways', () => {
  // From Jaipur to Ajmer costs six gold of tolls or two houses. From Kota the way leads through Jaipur. Kota is next.
  better(
    `> ada $2 in jaipur, entrepreneur: supply 3, quarry 10, palaces 3, turned moveHouse moveHouse
    ben $1 in ajmer, merchant: supply 2, quarry 10, palaces 1, played palaceAndHouse moveHouse
    cleo $8 in ajmer, duke: supply 2, quarry 10, palaces 1, played moveHouse palaceAndHouse
    #0 cleo
    #1 cleo
    #2 ada
    #3 ada cleo
    #5 ben ada
    #8 ben
    #9 ben
    #10 ben
    #11 ben
    #16 ben
    #17 cleo ada
    #20 cleo
    #21 ada cleo
    #22 cleo ben
    #23 cleo ben
    bikaner: great cleo, small ben ben ben
    jaipur: houses ada 2, great cleo, small ada ada
    kota: great cleo, small ada
    udaipur: great ben
    jaisalmer: great cleo, small ben ada
    jodhpur: great ben, small cleo
    ajmer: great cleo
    tasks: moveHouse moveHouse
    track: . . . . . . . . kota jodhpur jaisalmer jaipur udaipur bikaner ajmer
    maharaja: ajmer
    round: 7`,
    ({ moves }) => expect(moves.length).toBeLessThan(20),
  );
});

describe('The normal and the strong bot, when they choose actions', () => {
  const last = (gold: number) => `
    ada $${gold} in kota, duke: palaces 3
    ben $9, priest: palaces 3, chose gold gold
    kota: small ada ada
    jaipur: small ada ada ben ben
    ajmer: small ben ben
    maharaja: kota
    round: 10`;

  test('choose two palaces in the last round if they can pay for both', () => {
    better(last(30), (played) => {
      const palaces = pointed(played).filter((action) => action.startsWith('palace'));
      expect(palaces).toHaveLength(2);
    });
  });

  test('choose gold and a palace in the last round if they are two gold short', () => {
    better(last(10), (played) => {
      const actions = pointed(played).map((action) => (action === 'gold' ? 'gold' : 'palace'));
      expect(actions.toSorted()).toEqual(['gold', 'palace']);
    });
  });
});

describe('The easy bot', () => {
  test('never takes back a pointer or the end of its turn', () => {
    for (let seed = 0; seed < 40; seed++) {
      const choosing = plays('ada $15, duke\nben $15, priest: chose gold gold', 'easy', seed);
      const turn = plays('> ada $15, duke: turned palace house\nben $15, priest', 'easy', seed);
      const types = [...choosing.moves, ...turn.moves].map(({ type }) => type);
      expect(types).not.toContain('again');
      expect(types).not.toContain('back');
      expect(types.length).toBeLessThan(20);
    }
  });

  test('does not travel back and forth', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { moves } = plays(
        `> ada $15 in kota, duke: turned gold gold
        ben $5 in jaisalmer, priest: played gold gold
        ${road('kota', 'ajmer', 'ada', 'ada')}
        ${road('kota', 'jaipur', 'ada', 'ada')}
        maharaja: ajmer`,
        'easy',
        seed,
      );
      const ways = moves.flatMap((move) => (move.type === 'travel' ? [move.city] : []));
      expect([[], ['ajmer']]).toContainEqual(ways);
    }
  });
});
