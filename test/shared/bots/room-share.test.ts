// The bots of Room Share: plain choices, and all settings.
import { describe, expect, test } from 'vitest';
import { botOf } from '../../../shared/bots/index.ts';
import { type AnyGame, type Ref, seedFrom } from '../../../shared/engine/index.ts';
import { heuristicOf } from '../../../shared/games/index.ts';
import { parse } from '../../../shared/games/room-share/notation.ts';
import { rules as roomShare } from '../../../shared/games/room-share/rules.ts';
import type { State } from '../../../shared/games/room-share/state.ts';
import { LEVELS, type Level } from '../../../shared/protocol/messages.ts';
import { listGameSettings } from '../laws/game-settings.ts';
import { checkEqualDecisions } from './equal-decisions.ts';
import { checkHeuristic, playBots } from './play-bots.ts';

const game: AnyGame = roomShare;
const heuristic = heuristicOf(game.id);

/** The path of the move that a bot makes for the acting seat. */
function clicks(state: State, level: Level, seed: number): Ref[] {
  const seat = roomShare.toAct(state)[0] as number;
  const view = roomShare.view(state, seat);
  const bot = botOf(game, heuristic, level);
  const move = bot(view, roomShare.moves(view, seat), seat, heuristic.budget, seedFrom(seed));
  return game.path(state, move);
}

const SEEDS = [1, 2, 3];
const BETTER = ['normal', 'strong'] as const;

/** Checks what the normal and the strong bot do, with every seed. */
function expectClicks(text: string, wanted: (path: Ref[]) => void): void {
  for (const level of BETTER) for (const seed of SEEDS) wanted(clicks(parse(text), level, seed));
}

describe('The normal and the strong bot', () => {
  test('complete three tenants in a suite', () => {
    expectClicks(
      `
      Srr..  C....  C....  C....  C....
      C....  Cb...  C....  C....  C....
      C....  C....  C....  Cg...  C....
      C....  Cr...  C....  C....  H....
      > red 1r: red blue green
      blue 6b: red red red
      pile: talk talk talk talk`,
      (path) => expect(path).toEqual(['card:red', 'flat:a1']),
    );
  });

  test('do not evict three own tenants from the suite', () => {
    expectClicks(
      `
      Srrb.  C....  C....  C....  C....
      C....  Cb...  C....  C....  C....
      C....  C....  C....  Cg...  C....
      C....  Cy...  C....  C....  H....
      > red 2r: red blue blue
      blue 2b: red yellow yellow
      pile: talk talk talk talk`,
      (path) => expect(path).toEqual(['card:blue', 'flat:b2']),
    );
  });

  test('send a tenant of a colour that nobody plays to the ghosts', () => {
    const state = parse(`
      Hb...  C....  C....  C....  C....
      C....  C....  C....  Cg...  C....
      C....  Cr...  C....  Cy...  C....
      C....  C....  C....  C....  C....
      red 3r 3y: red blue
      blue 3b 3g: red red red
      pile: talk talk talk talk
      rest: {"frames":[{"kind":"endTurn","seat":0},{"kind":"place","seat":0,"flat":0}]}`);
    for (const level of BETTER) {
      for (const seed of SEEDS) expect(clicks(state, level, seed)[0]).toBe('tenant:yellow');
    }
  });

  test('take points in the last chance and pass if there are only ghosts', () => {
    const house = (first: string, second: string) => `
      ${first}  C....  C....  C....  C....
      ${second}  C....  Cb...  C....  C....
      C....  C....  C....  C....  C....
      C....  C....  C....  C....  C....
      red: red
      blue 3b: red
      rest: {"finisher":0,"frames":[{"kind":"lastChance","seat":1}]}`;
    expectClicks(house('Sbb..', 'Hbr..'), (path) => expect(path).toEqual(['flat:a1']));
    expectClicks(house('Hb...', 'Hbr..').replace('Cb...', 'C....'), (path) =>
      expect(path).toEqual(['button:pass']),
    );
  });

  test('swap an own tenant from the ghosts into the suite', () => {
    expectClicks(
      `
      Srbb.  C....  C....  C....  C....
      Hr...  C....  C....  C....  C....
      C....  C....  C....  Cg...  C....
      C....  C....  C....  Cy...  C....
      red 1r: red blue
      blue 4b: red red red
      pile: talk talk talk talk
      rest: {"frames":[{"kind":"endTurn","seat":0},{"kind":"swap","seat":0,"card":"swap","flat":5,"arrow":0}],"played":"swap"}`,
      (path) => expect(['bed:a1/right', 'bed:a1/down']).toContain(path[0]),
    );
  });
});

test('the easy bot seldom breaks up three own tenants', () => {
  const state = parse(`
    Srrr.  C....  C....  C....  C....
    C....  Cb...  C....  C....  C....
    C....  C....  C....  Cr...  C....
    C....  C....  C....  C....  C....
    > red 2r: red red red
    blue 2b: red yellow yellow
    pile: talk talk talk talk`);
  let broken = 0;
  for (let seed = 0; seed < 200; seed++) {
    if (clicks(state, 'easy', seed).includes('flat:a1')) broken++;
  }
  expect(broken).toBeLessThan(10);
});

test('each level decides the same in states that its seat cannot tell apart', () => {
  let differed = 0;
  for (const seats of [2, 3, 4]) {
    const counts = checkEqualDecisions(game, { seats, seed: seats, every: 6, budget: 200 });
    expect(counts.compared).toBeGreaterThan(8);
    differed += counts.differed;
  }
  expect(differed).toBeGreaterThan(30);
});

describe('Bots play Room Share to the end', () => {
  const settings = listGameSettings(game).map((each) => [JSON.stringify(each), each] as const);

  test.each(settings)('%s', (_name, setting) => {
    for (const seed of SEEDS) checkHeuristic(game, setting, seed);
    const levels = Array.from({ length: setting.seats }, (_, seat) => LEVELS[seat % 3] as Level);
    for (const seed of SEEDS) {
      playBots(game, levels, { options: setting.options, seed, budget: 150, maxMoves: 400 });
    }
  });
});
