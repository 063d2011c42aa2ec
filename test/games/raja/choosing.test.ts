import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../../../shared/games/raja/state.ts';
import { given } from './table.ts';

const all = ACTIONS.map((action) => `action:${action}`);
const START = 'ada $15, priest\nben $15, duke\ncleo $15, builder';

describe('Choosing actions', () => {
  test('all players choose any of the nine actions at once and in any order', () => {
    given(START)
      .offers('ada', [], all)
      .offers('ben', [], all)
      .offers('cleo', [], all)
      .chooseActions('cleo', 'gold', 'track')
      .offers('cleo', [], [])
      .when('ada', 'action:palace')
      .chooseActions('ben', 'house', 'quarry')
      .offers('ben', [], [])
      .asks('ada', 'choose')
      .when('ada', 'action:house')
      .asks('ben', 'turn');
    expect(all).toHaveLength(9);
  });

  test('RJ-16: choosing one action twice makes two actions', () => {
    given(START)
      .chooseActions('ada', 'gold', 'gold')
      .chooseActions('cleo', 'gold', 'gold')
      .chooseActions('ben', 'house', 'house')
      .then('tasks: house house')
      .emits({ type: 'revealed', seat: 1, actions: ['house', 'house'] });
  });

  test('RJ-30: a player may set the pointer again until the second one is set', () => {
    given(START)
      .mayNot('ada', 'button:again')
      .when('ada', 'action:gold')
      .offers('ada', [], ['button:again', ...all])
      .when('ada', 'button:again')
      .offers('ada', [], all)
      .chooseActions('ada', 'track', 'house')
      .then('ada $15, priest: supply 6, quarry 14, palaces 7, chose track house')
      .offers('ada', [], []);
  });

  test('RJ-13: nobody sees the choice of a player until that player’s turn', () => {
    const table = given(START)
      .chooseActions('ada', 'palace', 'house')
      .chooseActions('ben', 'gold', 'gold')
      .chooseActions('cleo', 'track', 'quarry');
    const seen = (viewer: 'ada' | null) => table.view(viewer).discs.map(({ actions }) => actions);
    expect(seen('ada')).toEqual([
      ['palace', 'house'],
      ['gold', 'gold'],
      ['?', '?'],
    ]);
    expect(seen(null)).toEqual([
      ['?', '?'],
      ['gold', 'gold'],
      ['?', '?'],
    ]);
    table.endTurn('ben').asks('ada', 'turn');
    expect(seen(null)).toEqual([
      ['palace', 'house'],
      ['gold', 'gold'],
      ['?', '?'],
    ]);
    table.endTurn('ada').asks('cleo', 'turn');
    expect(seen(null)).toEqual([
      ['palace', 'house'],
      ['gold', 'gold'],
      ['track', 'quarry'],
    ]);
  });

  test('no event tells which action a player points at', () => {
    const table = given(START).when('ada', 'action:gold');
    expect(table.eventsFor('ben')).toEqual([]);
    table.when('ada', 'action:gold');
    expect(table.eventsFor(null)).toEqual([]);
  });
});
