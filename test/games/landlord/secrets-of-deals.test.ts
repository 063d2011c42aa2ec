// Roof sales and trades: who sees what lies on the table.
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

  test('LL-37: is hidden from everybody, even the buyer, until it is sold', () => {
    priced('ada', 'cleo', null)
      .differFor('ben')
      .when('cleo', 'button:no')
      .when('ada', 'button:withdraw');
    priced('cleo', null).when('cleo', 'button:no').when('ada', 'player:1').differFor('ada');
  });

  test('stays hidden from all other players when it is sold', () => {
    worlds(TEXT, ['alibi', 'alibi'], 'cleo', null)
      .when('ada', 'button:market', 'player:1')
      .when('ada', 'dollars:2')
      .either('ben', ['card:roof', 'button:sell'], ['card:dormer', 'button:sell'])
      .differFor('ada');
  });
});

describe('LL-38: what lies on the table of a trade', () => {
  const TEXT = `
    > ada $5: HIDDEN
    ben $5: bomb court
    cleo $5: roof
    options: {"openTrade":true}`;

  test('is visible to the two partners only, however the trade ends', () => {
    const proposed = () =>
      worlds(TEXT, ['alibi', 'police'], 'cleo', null)
        .when('ada', 'button:trade', 'player:1')
        .either('ada', ['card:alibi'], ['card:police'])
        .when('ada', 'button:propose')
        .differFor('ben')
        .either('ben', ['card:bomb'], ['card:court'])
        .when('ben', 'button:propose')
        .differFor('ada');
    proposed().when('ada', 'button:shake');
    proposed().when('ada', 'button:no');
  });

  test('is visible to the second partner only after it was proposed', () => {
    worlds(TEXT, ['alibi', 'police'], 'ben', 'cleo', null)
      .when('ada', 'button:trade', 'player:1')
      .either('ada', ['card:alibi'], ['card:police'])
      .when('ada', 'button:cancel');
  });

  test('is visible only after it was proposed when it is the answer too', () => {
    worlds(TEXT, ['alibi', 'alibi'], 'ada', 'cleo', null)
      .when('ada', 'button:trade', 'player:1')
      .when('ada', 'card:alibi')
      .when('ada', 'button:propose')
      .either('ben', ['card:bomb'], ['card:court'])
      .when('ben', 'button:no');
  });

  test('stays between the two if the offer is declined', () => {
    worlds(TEXT, ['alibi', 'police'], 'cleo', null)
      .when('ada', 'button:trade', 'player:1')
      .either('ada', ['card:alibi'], ['card:police'])
      .when('ada', 'button:propose')
      .when('ben', 'button:no')
      .differFor('ben')
      .when('ada', 'button:trade', 'player:1')
      .either('ada', ['card:alibi'], ['card:police'])
      .when('ada', 'button:cancel')
      .when('ada', 'button:collect');
  });
});
