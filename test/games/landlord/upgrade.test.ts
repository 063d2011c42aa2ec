// Tables stored by version 1 of the rules continue under the present version.
import { describe, expect, test } from 'vitest';
import { parse } from '../../../shared/games/landlord/notation.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import { Table } from './table.ts';

/**
 * A position of version 1: the sums that players refused, and the partners who declined to trade.
 */
function givenFirst(refused: number[], declined: number[], bid?: object): Table {
  const state = parse(`
    > ada $5: student
    ben $5: roof
    cleo $5: roof
    options: {"openTrade":true}`);
  const frames: object[] = state.frames.map((frame) =>
    frame.kind === 'play' ? { kind: 'play', seat: 0, refused, declined } : frame,
  );
  const stored = { ...state, frames: bid ? [...frames, bid] : frames };
  const upgraded = landlord.upgrade(JSON.parse(JSON.stringify(stored)), 1);
  if (!upgraded) throw new Error('there is no way from version 1');
  return new Table(upgraded);
}

describe('A table stored by version 1', () => {
  test('keeps refused sums refused, and allows to offer 0 where nothing was refused', () => {
    const table = () => givenFirst([0, 3, 0], []);
    table()
      .when('ada', 'button:market', 'player:1')
      .offers('ada', [], ['button:cancel', 'dollars:4', 'dollars:5']);
    table().when('ada', 'button:market', 'player:2').may('ada', 'dollars:0');
    givenFirst([0, 5, 0], []).offers('ada', ['button:market'], ['player:2']);
  });

  test('lets the buyer finish an offer that was being made', () => {
    const bid = { kind: 'bid', seat: 0, to: [1, 2], refused: [0, 3, 0] };
    givenFirst([0, 3, 0], [], bid)
      .offers('ada', [], ['button:cancel', 'dollars:4', 'dollars:5'])
      .when('ada', 'dollars:4')
      .asks('ben', 'roofAsked');
  });

  test('allows another offer to a player who had declined to trade', () => {
    const table = givenFirst([0, 0, 0], [1]).when('ada', 'button:trade', 'player:1');
    table.when('ada', 'dollars:1').may('ada', 'button:propose');
    expect(table.state.frames.find(({ kind }) => kind === 'play')).toEqual({
      kind: 'play',
      seat: 0,
      least: [0, 0, 0],
      declined: [],
    });
  });
});
