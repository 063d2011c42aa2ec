// The bots of both editions of Landlord!: plain choices, and some settings.
import { describe, expect, test } from 'vitest';
import { botOf } from '../../../shared/bots/index.ts';
import { type AnyGame, seedFrom } from '../../../shared/engine/index.ts';
import { heuristicOf } from '../../../shared/games/index.ts';
import { parse } from '../../../shared/games/landlord/notation.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import type { State } from '../../../shared/games/landlord/state.ts';
import { rules as landlordSecond } from '../../../shared/games/landlord-2/rules.ts';
import { LEVELS, type Level } from '../../../shared/protocol/messages.ts';
import { listGameSettings } from '../laws/game-settings.ts';
import { checkEqualDecisions } from './equal-decisions.ts';
import { checkHeuristic, playBots } from './play-bots.ts';

const first: AnyGame = landlord;
const second: AnyGame = landlordSecond;

const gameOf = ({ edition }: State): AnyGame => (edition === second.id ? second : first);

/** The path of the move that a bot makes for the acting seat. */
function clicks(state: State, level: Level, seed: number): string {
  const game = gameOf(state);
  const heuristic = heuristicOf(game.id);
  const seat = game.toAct(state)[0] as number;
  const view = game.view(state, seat);
  const move = botOf(game, heuristic, level)(
    view,
    game.moves(view, seat),
    seat,
    heuristic.budget,
    seedFrom(seed),
  );
  return game.path(state, move).join(' ');
}

const SEEDS = [1, 2, 3];
const BETTER = ['normal', 'strong'] as const;

/** Checks what the normal and the strong bot do, with every seed. */
function expectClicks(state: State, ...wanted: string[]): void {
  for (const level of BETTER) {
    for (const seed of SEEDS) expect(wanted, level).toContain(clicks(state, level, seed));
  }
}

/** What the easy bot does, with 300 seeds. */
const easyClicks = (state: State): string[] =>
  Array.from({ length: 300 }, (_, seed) => clicks(state, 'easy', seed));

/** The state after the moves with these paths. */
function clicked(state: State, ...paths: string[]): State {
  const game = gameOf(state);
  return paths.reduce((now, path) => {
    const seat = game.toAct(now)[0] as number;
    const move = game.moves(now, seat).find((one) => game.path(now, one).join(' ') === path);
    if (!move) throw new Error(`no legal move has the path ${path}`);
    return game.play(now, seat, move).state as State;
  }, state);
}

describe('Bots', () => {
  test('send squatters to the house with the most rent, and never to an own house', () => {
    const state = parse(`
      > ada $5: squatters
      ben $5: roof roof
      #0 ada 4 roof: 1 student, 2 student
      #1 ben 3 roof: 1 single, 2 freaks
      #2 ben 5 roof: 1 student, 2 student, 3 student`);
    expectClicks(state, 'card:squatters flat:2/4', 'card:squatters flat:2/5');
    for (const path of easyClicks(state)) expect(path).not.toContain('flat:0');
  });

  test('let pensioners move into an own house', () => {
    const state = parse(`
      > ada $5: pensioners roof
      ben $5: roof roof
      #0 ada 1 roof:
      #1 ben 1 roof:
      #2 ben 3 roof: 1 single, 2 single`);
    expectClicks(state, 'card:pensioners flat:0/1');
    for (const path of easyClicks(state)) expect(path).not.toContain('flat:1');
  });

  test('do not give a good tenant to a rival', () => {
    const state = parse(`
      > ada $5: student single family
      ben $5: roof roof
      #0 ada 1 roof: 1 pensioners
      #1 ben 2 roof:
      #2 ben 3 roof: 1 student`);
    for (const level of BETTER) {
      for (const seed of SEEDS) expect(clicks(state, level, seed)).not.toMatch(/flat:[12]/);
    }
    for (const path of easyClicks(state)) expect(path).not.toMatch(/flat:[12]/);
  });

  test('do not attack their own houses', () => {
    const state = parse(`
      > ada $9: bomb murder move eviction demolition rentWithheld
      ben $5: roof
      #0 ada 4 roof: 1 student, 2 student, 3 student
      #1 ada 3 roof:
      #2 ben 3 roof: 1 single, 2 freaks`);
    for (const path of easyClicks(state)) expect(path).not.toMatch(/(flat|house):[01]/);
  });

  test('show an alibi to stay out of jail only if they have rent to come', () => {
    const asked = (houses: string, rest: object) => {
      const frames = [
        { kind: 'endTurn', seat: 1 },
        { kind: 'rent', seat: 1 },
        { kind: 'investigate', seat: 0 },
      ];
      return parse(`
        ada $9: alibi student
        ben $5: roof
        ${houses}
        #1 ben 3 roof: 1 single
        rest: ${JSON.stringify({ frames, ...rest })}`);
    };
    const house = '#0 ada 4 roof: 1 student, 2 student, 3 student';
    expectClicks(asked(house, {}), 'card:alibi');
    expectClicks(asked(house, { lastTurns: 0 }), 'button:no');
  });

  test('pay bail only if they have rent to collect', () => {
    const jailed = (house: string) =>
      parse(`
      > ada $9: roof student
      ben $5: roof
      jail: ada
      ${house}
      #9 ben 3 roof: 1 single
      rest: {"frames":[{"kind":"endTurn","seat":0},{"kind":"rent","seat":0},{"kind":"play","seat":0,"least":[0,0],"declined":[]},{"kind":"bail","seat":0}]}`);
    expectClicks(
      jailed('#0 ada 5 roof: 1 student, 2 student, 3 student, 4 student'),
      'button:bail',
    );
    expectClicks(jailed(''), 'button:stay');
  });

  test('never offer $0 for a roof, nor ask for less than is offered', () => {
    const bidding = clicked(
      parse(`
        > ada $5: student alibi court
        ben $5: roof roof student
        #0 ada 3 roof: 1 student
        rest: {"lastTurns":3}`),
      'button:market player:1',
    );
    for (const path of easyClicks(bidding)) expect(path).not.toBe('dollars:0');
    for (const path of easyClicks(clicked(bidding, 'dollars:4'))) {
      expect(path).not.toMatch(/dollars:[0-4]/);
    }
  });

  test('ask for a roof at most once a turn', () => {
    const asking = (least: string) =>
      easyClicks(
        parse(`
          > ada $9: student alibi court
          ben $5: roof roof student
          cleo $5: roof
          #0 ada 3 roof: 1 student
          rest: {"frames":[{"kind":"endTurn","seat":0},{"kind":"rent","seat":0},{"kind":"play","seat":0,"least":${least},"declined":[]}]}`),
      ).filter((path) => path.startsWith('button:market'));
    expect(asking('[0,0,0]').length).toBeGreaterThan(0);
    expect(asking('[0,2,0]')).toEqual([]);
  });

  test('play the Broker when a tenant is taken away', () => {
    const moved = clicked(
      parse(`
        edition: landlord-2
        > ada $5: move
        ben $5: broker roof
        #0 ada 3 roof:
        #1 ben 3 roof: 1 groupHouse`),
      'card:move flat:1/1',
      'flat:0/1',
    );
    expectClicks(moved, 'card:broker');
  });
});

describe.each([
  ['first edition', first],
  ['second edition', second],
] as const)('%s', (_name, game) => {
  test('each level decides the same in states that its seat cannot tell apart', () => {
    let differed = 0;
    for (const seats of [2, 4]) {
      const options = { end: 'rounds', rounds: 3 };
      const counts = checkEqualDecisions(game, {
        seats,
        options,
        seed: seats,
        every: 5,
        budget: 150,
      });
      expect(counts.compared).toBeGreaterThan(2);
      differed += counts.differed;
    }
    expect(differed).toBeGreaterThan(4);
  });

  const settings = listGameSettings(game).map((each) => [JSON.stringify(each), each] as const);
  test.each(settings.filter((_, at) => at % 12 === 0))(
    'bots play to the end with %s',
    (_setting, setting) => {
      checkHeuristic(game, setting, 1);
      const levels = Array.from({ length: setting.seats }, (_, seat) => LEVELS[seat % 2] as Level);
      const { places } = playBots(game, levels, {
        options: setting.options,
        seed: 2,
        maxMoves: 6000,
      });
      expect(places).toHaveLength(setting.seats);
    },
  );
});
