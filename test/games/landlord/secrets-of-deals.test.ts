// Roofs for dollars and trades: who may see what lies on the table.
import { describe, test } from 'vitest';
import type { Name } from '../../../shared/games/landlord/notation.ts';
import { worlds } from './worlds.ts';

describe('The roof beside a price', () => {
  const TEXT = `
    > ada $9: student
    ben $5: roof dormer flatRoof HIDDEN
    cleo $5: roof`;
  const priced = (...blind: (Name | null)[]) =>
    worlds(TEXT, ['alibi', 'alibi'], ...blind)
      .when('ada', 'button:market', 'button:all')
      .when('ada', 'dollars:2')
      .either('ben', ['card:roof', 'dollars:4'], ['card:flatRoof', 'dollars:4']);

  test('LL-37: lies face down for everybody, the buyer too, until it is sold', () => {
    priced('ada', 'cleo', null)
      .parts('ben')
      .when('cleo', 'button:no')
      .when('ada', 'button:withdraw');
    priced('cleo', null).when('cleo', 'button:no').when('ada', 'player:1').parts('ada');
  });

  test('which roof is sold, the others do not see', () => {
    worlds(TEXT, ['alibi', 'alibi'], 'cleo', null)
      .when('ada', 'button:market', 'player:1')
      .when('ada', 'dollars:2')
      .either('ben', ['card:roof', 'button:sell'], ['card:dormer', 'button:sell'])
      .parts('ada');
  });
});

describe('LL-38: what lies there in a trade', () => {
  const TEXT = `
    > ada $5: HIDDEN
    ben $5: bomb court
    cleo $5: roof
    options: {"openTrade":true}`;

  test('is for the two alone, whatever becomes of it', () => {
    const proposed = () =>
      worlds(TEXT, ['alibi', 'police'], 'cleo', null)
        .when('ada', 'button:trade', 'player:1')
        .either('ada', ['card:alibi'], ['card:police'])
        .when('ada', 'button:propose')
        .parts('ben')
        .either('ben', ['card:bomb'], ['card:court'])
        .when('ben', 'button:propose')
        .parts('ada');
    proposed().when('ada', 'button:shake');
    proposed().when('ada', 'button:no');
  });

  test('and for the other only once it has been proposed', () => {
    worlds(TEXT, ['alibi', 'police'], 'ben', 'cleo', null)
      .when('ada', 'button:trade', 'player:1')
      .either('ada', ['card:alibi'], ['card:police'])
      .when('ada', 'button:cancel');
  });

  test('the answer, too', () => {
    worlds(TEXT, ['alibi', 'alibi'], 'ada', 'cleo', null)
      .when('ada', 'button:trade', 'player:1')
      .when('ada', 'card:alibi')
      .when('ada', 'button:propose')
      .either('ben', ['card:bomb'], ['card:court'])
      .when('ben', 'button:no');
  });

  test('and an offer that was declined stays between the two', () => {
    worlds(TEXT, ['alibi', 'police'], 'cleo', null)
      .when('ada', 'button:trade', 'player:1')
      .either('ada', ['card:alibi'], ['card:police'])
      .when('ada', 'button:propose')
      .when('ben', 'button:no')
      .parts('ben')
      .when('ada', 'button:trade', 'player:1')
      .either('ada', ['card:alibi'], ['card:police'])
      .when('ada', 'button:cancel')
      .when('ada', 'button:collect');
  });
});
