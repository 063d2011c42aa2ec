// When the game ends, and who wins.
import { describe, test } from 'vitest';
import { given, type Table } from './table.ts';

/** Ada takes the last turn of the round and gives nothing up. */
const over = (ada: string, ben: string, ...more: string[]): Table =>
  given(
    [
      `> ada ${ada}: played gold gold`,
      `ben ${ben}: played gold gold`,
      ...more,
      'tasks: gold[]',
    ].join('\n'),
  ).endTurn('ada');

const SEVEN = 'ajmer: small ada ada ada ada\njaipur: small ada ada ada';

describe('The end of the game', () => {
  test('comes after the scoring of the round in which somebody built the seventh palace', () => {
    given(`
      > ada $12 in kota, duke: turned palace gold
      ben $5, merchant: chose gold gold
      ajmer: small ada ada ada ada
      jaipur: small ada ada
      maharaja: kota
      round: 4`)
      .when('ada', 'action:palace', 'site:great')
      .when('ada', 'action:gold')
      .when('ada', 'button:end')
      .asks('ben', 'turn')
      .when('ben', 'action:gold')
      .when('ben', 'action:gold')
      .endTurn('ben')
      .scored([4, 0], [15, 0], 'ada')
      .emitsTypes('scored', 'ended')
      .asksNobody()
      .ends([7, 0], [1, 2], 'palaces');
  });

  test('RJ-25: comes after the whole round and its scoring, even if somebody has the seventh palace before', () => {
    const table = given(`
      > ada $12 in kota, duke: turned palace gold
      ben $17 in kota, merchant: chose palace gold
      ajmer: small ada ada ada ada
      jaipur: small ada ada
      maharaja: kota
      round: 10`);
    table
      .when('ada', 'action:palace', 'site:great')
      .when('ada', 'action:gold')
      .when('ada', 'button:end')
      .asks('ben', 'turn')
      .when('ben', 'action:palace', 'site:small')
      .when('ben', 'action:gold')
      .when('ben', 'power:2')
      .when('ben', 'button:end')
      .scored([4, 2], [10, 5])
      .asksNobody()
      .ends([7, 1], [1, 2], 'palaces');
  });

  test('comes after the tenth round and not after the ninth', () => {
    over('$5, duke', '$5, merchant', 'round: 10').emitsTypes('scored', 'ended').asksNobody();
    over('$5, duke', '$5, merchant', 'round: 9')
      .emitsTypes('scored', 'round')
      .asks('ada', 'choose');
  });

  test('comes when a governor reaches box 10, even if Track lowers it later', () => {
    const track =
      'track: . . . . . . . . . . . . kota udaipur jaisalmer jodhpur ajmer bikaner jaipur';
    given(`
      > ada $5, duke: turned track gold
      ben $5, merchant: played gold gold
      ${track.replace('. kota', 'kota')}
      maharaja: jaipur
      round: 10`)
      .when('ada', 'action:gold')
      .when('ada', 'action:track', 'governor:jaipur')
      .endTurn('ada')
      .emitsTypes('scored', 'ended')
      .asksNobody();
  });

  test('RJ-34: comes after ten rounds at the latest, however low the governors are', () => {
    over(
      '$5, duke',
      '$5, merchant',
      'track: . kota bikaner jaipur udaipur jaisalmer jodhpur ajmer',
      'round: 10',
    )
      .emitsTypes('scored', 'ended')
      .asksNobody();
  });

  test('RJ-23: comes in the short game with the sixth palace, or with box 8 and so in round 8', () => {
    const short = 'options: {"short":true}';
    over('$5, duke', '$5, merchant', 'round: 8', short).emitsTypes('scored', 'ended');
    over('$5, duke', '$5, merchant', 'round: 7', short).emitsTypes('scored', 'round');
    const six = 'ajmer: small ada ada ada\njaipur: small ada ada ada\nround: 3';
    over('$5, duke', '$5, merchant', six, short).ends([6, 0], [1, 2], 'palaces');
    over('$5, duke', '$5, merchant', six).emitsTypes('scored', 'round');
  });
});

describe('Winning', () => {
  test('most palaces win, however little gold their owner has', () => {
    over('$0, builder', '$99, duke', SEVEN, 'udaipur: small ben ben').ends(
      [7, 2],
      [1, 2],
      'palaces',
    );
  });

  test('most gold wins a tie, with the payment of the last round', () => {
    over('$5, duke', '$6, merchant', 'round: 10').ends([0, 0], [2, 1], 'gold');
    over('$5, duke', '$16, merchant', 'kota: houses ada 1', 'maharaja: kota', 'round: 10')
      .gold('ada', 20)
      .ends([0, 0], [1, 2], 'gold');
  });

  test('RJ-9: the lower character wins the next tie', () => {
    over('$5, builder', '$5, merchant', 'round: 10').ends([0, 0], [2, 1], 'character');
  });

  test('the other places follow the same order', () => {
    given(`
      > ada $3, builder: played gold gold
      ben $9, duke: played gold gold
      cleo $3, priest: played gold gold
      dan $0, merchant: played gold gold
      ajmer: small dan
      tasks: gold[]
      round: 10`)
      .when('ada', 'button:end')
      .ends([0, 0, 0, 1], [4, 2, 3, 1], 'palaces');
  });

  test('RJ-27: a player with several characters breaks a tie by the lowest one', () => {
    over(
      '$5, merchant builder',
      '$5, priest traveller',
      'round: 10',
      'options: {"manyCharacters":true}',
    ).ends([0, 0], [1, 2], 'character');
    over('$5, merchant builder', '$5, duke', 'round: 10', 'options: {"manyCharacters":true}').ends(
      [0, 0],
      [2, 1],
      'character',
    );
  });

  test('all purses are opened at the end', () => {
    const table = over('$5, duke', '$6, merchant', 'round: 10').mayNotBeUndone();
    table.emits({ type: 'ended', palaces: [0, 0], gold: [5, 6] });
  });
});
