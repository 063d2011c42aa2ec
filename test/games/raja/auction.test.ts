// The auction of characters before the first round.
import { describe, expect, test } from 'vitest';
import { NAMES, type Name } from '../../../shared/games/raja/notation.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { begun, given, type Table } from './table.ts';

/** Ada opens the auction. */
function auction(text = 'ada $15\nben $15\ncleo $15', options = '{"auction":true}'): Table {
  const waiting = text.split('\n').map((_, seat) => seat);
  const frames = [{ kind: 'settling' }, { kind: 'bid', seat: 0, waiting, bid: -1, leader: null }];
  return given(`${text}\nround: 0\noptions: ${options}\nrest: ${JSON.stringify({ frames })}`);
}
const sums = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, more) => `gold:${from + more}`);

describe('The auction of characters', () => {
  test('RJ-32: a random player opens with a bid from 0 to all of the own gold', () => {
    const table = begun({ auction: true }, 3);
    const opener = NAMES[table.state.first] as Name;
    table.asks(opener, 'bid').offers(opener, [], sums(0, 15));
    const openers = Array.from(
      { length: 40 },
      (_, seed) => begun({ auction: true }, 4, seed).state.first,
    );
    expect(new Set(openers)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('the players raise or pass clockwise', () => {
    auction()
      .when('ada', 'gold:2')
      .emitsTypes('bid')
      .asks('ben', 'bid')
      .offers('ben', [], ['button:pass', ...sums(3, 15)])
      .when('ben', 'gold:4')
      .asks('cleo', 'bid')
      .when('cleo', 'button:pass')
      .emitsTypes('passed')
      .asks('ada', 'bid')
      .offers('ada', [], ['button:pass', ...sums(5, 15)]);
  });

  test('a player who has passed is not asked again in this auction', () => {
    auction()
      .when('ada', 'gold:0')
      .when('ben', 'button:pass')
      .when('cleo', 'gold:1')
      .when('ada', 'gold:2')
      .asks('cleo', 'bid')
      .when('cleo', 'gold:3')
      .asks('ada', 'bid');
  });

  test('the highest bidder pays the bank and picks a character, and nobody else pays', () => {
    auction()
      .when('ada', 'gold:3')
      .when('ben', 'gold:5')
      .when('cleo', 'button:pass')
      .when('ada', 'button:pass')
      .emits({ type: 'won', seat: 1, gold: 5 })
      .emits({ type: 'paid', seat: 1, to: null, gold: 5 })
      .gold('ada', 15)
      .gold('ben', 10)
      .asks('ben', 'pick')
      .when('ben', 'character:6')
      .holds('ben', 'builder');
  });

  test('the first player without a character to the winner’s left opens the next one, and the last player picks for nothing', () => {
    auction()
      .when('ada', 'gold:0')
      .when('ben', 'gold:1')
      .when('cleo', 'button:pass')
      .when('ada', 'button:pass')
      .when('ben', 'character:1')
      .asks('cleo', 'bid')
      .offers('cleo', [], sums(0, 15))
      .when('cleo', 'gold:0')
      .asks('ada', 'bid')
      .when('ada', 'gold:15')
      .asks('cleo', 'bid')
      .when('cleo', 'button:pass')
      .when('ada', 'character:2')
      .asks('cleo', 'pick')
      .when('cleo', 'character:5')
      .gold('ada', 0)
      .gold('ben', 14)
      .gold('cleo', 15)
      .asks('ben', 'settle');
  });

  test('the next auction skips players who have a character', () => {
    auction('ada $15\nben $15\ncleo $15\ndan $15')
      .when('ada', 'gold:0')
      .when('ben', 'gold:1')
      .when('cleo', 'button:pass')
      .when('dan', 'button:pass')
      .when('ada', 'button:pass')
      .when('ben', 'character:1')
      .when('cleo', 'gold:0')
      .when('dan', 'button:pass')
      .when('ada', 'gold:2')
      .when('cleo', 'button:pass')
      .when('ada', 'character:2')
      .asks('cleo', 'bid');
  });

  test('a bid of nothing that nobody raises gets a character for nothing', () => {
    auction()
      .when('ada', 'gold:0')
      .when('ben', 'button:pass')
      .when('cleo', 'button:pass')
      .emitsTypes('passed', 'won')
      .gold('ada', 15)
      .when('ada', 'character:4')
      .when('ben', 'gold:0')
      .when('cleo', 'button:pass')
      .when('ben', 'character:3')
      .when('cleo', 'character:2')
      .gold('ben', 15)
      .gold('cleo', 15)
      .asks('cleo', 'settle');
  });

  test('RJ-27: a bid cannot exceed the bidder’s gold, and a player who cannot raise is asked all the same', () => {
    auction('ada $15\nben $6\ncleo $15')
      .when('ada', 'gold:6')
      .asks('ben', 'bid')
      .offers('ben', [], ['button:pass']);
    auction('ada $15\nben $6\ncleo $15')
      .when('ada', 'gold:4')
      .offers('ben', [], ['button:pass', ...sums(5, 6)]);
  });

  test('RJ-19: characters that nobody took lie free after the auction', () => {
    const table = auction('ada $15\nben $15')
      .when('ada', 'gold:0')
      .when('ben', 'button:pass')
      .when('ada', 'character:1')
      .when('ben', 'character:2');
    expect(table.state.characters).toEqual([[1], [2]]);
    expect(raja.countComponents(table.state).characters).toBe(6);
  });

  test('the option manyCharacters includes the auction', () => {
    const table = begun({ manyCharacters: true }, 3);
    table.asks(NAMES[table.state.first] as Name, 'bid');
  });
});
