// Several characters for each player: take, swap and seduce.
import { describe, test } from 'vitest';
import { given, road } from './table.ts';

const cards = (...numbers: number[]) => numbers.map((number) => `character:${number}`);
const table = (...rows: string[]) =>
  given([...rows, 'options: {"manyCharacters":true}'].join('\n'));

describe('manyCharacters with a free character', () => {
  test('the player takes it and keeps the own ones, and may do nothing else', () => {
    table(
      '> ada $5, merchant: turned character character',
      'ben $5, priest builder',
      'cleo $5, duke',
    )
      .offers('ada', ['action:character'], cards(4, 5))
      .when('ada', 'action:character', 'character:5')
      .emits({ type: 'took', seat: 0, character: 5, from: null })
      .holds('ada', 'merchant', 'entrepreneur')
      .when('ada', 'action:character', 'character:4')
      .holds('ada', 'merchant', 'traveller', 'entrepreneur')
      .asks('ada', 'turn');
  });

  test('all powers of the characters apply', () => {
    table(
      '> ada $10 in kota, merchant traveller entrepreneur builder: turned palace gold',
      'ben $5, priest',
      road('kota', 'ajmer', 'ben', 'ben'),
    )
      .when('ada', 'power:2')
      .when('ada', 'power:5', 'city:kota')
      .when('ada', 'city:ajmer')
      .gold('ada', 11)
      .gold('ben', 7)
      .when('ada', 'action:palace', 'site:great')
      .gold('ada', 2);
  });

  test('the lowest character of each player sets the order of turns', () => {
    table('ada $5, priest builder', 'ben $5, merchant traveller', 'cleo $5, duke entrepreneur')
      .chooseActions('ada', 'gold', 'gold')
      .chooseActions('ben', 'gold', 'gold')
      .chooseActions('cleo', 'gold', 'gold')
      .asks('cleo', 'turn')
      .endTurn('cleo')
      .asks('ben', 'turn')
      .endTurn('ben')
      .asks('ada', 'turn');
  });

  test('the lowest character of each player breaks ties at the scoring', () => {
    table(
      '> ada $0, merchant builder: played gold gold',
      'ben $0, priest traveller entrepreneur: played gold gold',
      'kota: houses ada 1 ben 1',
      'maharaja: kota',
      'tasks: gold[]',
      'used: merchant',
    )
      .when('ada', 'button:end')
      .scored([1, 1], [10, 5]);
  });
});

describe('manyCharacters without a free character', () => {
  const none = (ada: string, ben: string, cleo: string, actions = 'character gold') =>
    table(`> ada $5, ${ada}: turned ${actions}`, `ben $5, ${ben}`, `cleo $5, ${cleo}`);

  test('a swap names a character, whose owner must give it for one that the player chooses to give away', () => {
    none('merchant builder', 'priest traveller', 'duke entrepreneur')
      .offers('ada', ['action:character'], cards(1, 3, 4, 5))
      .offers('ada', ['action:character', 'character:4'], cards(2, 6))
      .when('ada', 'action:character', 'character:4', 'character:6')
      .emits({ type: 'swapped', seat: 0, with: 1, got: 4, gave: 6 })
      .holds('ada', 'merchant', 'traveller')
      .holds('ben', 'priest', 'builder')
      .asks('ada', 'turn')
      .unfinished(1);
  });

  test('a player may be seduced who has more characters, and chooses which one to give', () => {
    none('merchant', 'priest traveller builder', 'duke entrepreneur')
      .offers('ada', ['action:character'], ['player:1', 'player:2', ...cards(1, 3, 4, 5, 6)])
      .when('ada', 'action:character', 'player:1')
      .asks('ben', 'seduced')
      .offers('ada', [], [])
      .offers('ben', [], cards(3, 4, 6))
      .when('ben', 'character:4')
      .emits({ type: 'gave', seat: 1, to: 0, character: 4 })
      .holds('ada', 'merchant', 'traveller')
      .holds('ben', 'priest', 'builder')
      .asks('ada', 'turn')
      .unfinished(1);
  });

  test('a player with one character may seduce a player with two', () => {
    none('duke', 'merchant priest', 'traveller entrepreneur builder')
      .when('ada', 'action:character', 'player:1')
      .when('ben', 'character:2')
      .holds('ada', 'duke', 'merchant')
      .holds('ben', 'priest');
  });

  test('a player with as many characters or fewer cannot be seduced', () => {
    none('merchant builder', 'priest traveller', 'duke entrepreneur')
      .mayNot('ada', 'action:character', 'player:1')
      .mayNot('ada', 'action:character', 'player:2');
    none('merchant builder traveller', 'priest', 'duke entrepreneur')
      .mayNot('ada', 'action:character', 'player:1')
      .mayNot('ada', 'action:character', 'player:2');
  });

  test('a swap changes the order of turns', () => {
    none('merchant', 'priest traveller builder', 'duke entrepreneur')
      .when('ada', 'action:character', 'player:2')
      .when('cleo', 'character:1')
      .endTurn('ada')
      .asks('ben', 'turn')
      .endTurn('ben')
      .asks('cleo', 'turn');
  });

  test('RJ-27: a seduced player who has not played uses the powers of the remaining characters', () => {
    none('merchant', 'priest traveller entrepreneur', 'duke builder')
      .when('ada', 'action:character', 'player:1')
      .when('ben', 'character:3')
      .endTurn('ada')
      .endTurn('cleo')
      .may('ben', 'power:5', 'village:0');
  });

  test('RJ-21: a used power does not work again for a player who gets the character back', () => {
    none('merchant', 'priest traveller builder', 'duke entrepreneur', 'character character')
      .when('ada', 'power:2')
      .when('ada', 'action:character', 'character:3', 'character:2')
      .when('ada', 'action:character', 'character:2', 'character:3')
      .holds('ada', 'merchant')
      .mayNot('ada', 'power:2');
  });

  test('RJ-21: the action is not carried out when there is nobody to take from and nothing free', () => {
    // No game can reach this position, because everybody keeps at least one character.
    table(
      '> ada $5, duke merchant priest traveller entrepreneur builder: turned character gold',
      'ben $5',
    )
      .offers('ada', ['action:character'], [])
      .endTurn('ada')
      .emits({ type: 'gaveUp', seat: 0, actions: ['character', 'gold'] });
  });
});
