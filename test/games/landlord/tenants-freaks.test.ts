import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('Tenants, Freaks', () => {
  test('move into an empty building, or join other Freaks', () => {
    given(`
      > ada $5: freaks
      ben $5: police
      #0 ada 4 roof: 1 freaks
      #1 ben 4 roof:
      #2 ada 2 roof: 1 single
      #3 ada 5 roof:
      #4 ben 2 roof: 1 squatters`)
      .offers(
        'ada',
        ['card:freaks'],
        ['flat:0', 'flat:1']
          .flatMap((flat) => [2, 3, 4].map((level) => `${flat}/${level}`))
          .concat('flat:1/1'),
      )
      .refuses('ada', ['card:freaks', 'flat:2/2'], 'wantsApart')
      .refuses('ada', ['card:freaks', 'flat:3/1'], 'tooHigh')
      .refuses('ada', ['card:freaks', 'flat:4/2'], 'wantsApart')
      .when('ada', 'card:freaks', 'flat:0/4')
      .rent('ada', 3 + 3 + 2 + 3 + 1 + 5);
  });

  test('keep all other tenants out, even squatters and musicians', () => {
    given(`
      > ada $5: move move move
      ben $5: police
      #0 ada 3 roof: 1 freaks
      #1 ben 3 roof: 1 squatters
      #2 ben 3 roof: 1 musician
      #3 ben 3 roof: 1 mother`)
      .when('ada', 'card:move', 'flat:1/1')
      .refuses('ada', ['flat:0/2'], 'apart')
      .when('ada', 'button:cancel')
      .when('ada', 'card:move', 'flat:2/1')
      .refuses('ada', ['flat:0/2'], 'apart')
      .when('ada', 'button:cancel')
      .when('ada', 'card:move', 'flat:3/1')
      .refuses('ada', ['flat:0/2'], 'apart');
  });

  test('may move within their own building', () => {
    given(`
      > ada $5: move
      ben $5:
      #0 ada 4 roof: 1 freaks, 2 freaks`)
      .when('ada', 'card:move', 'flat:0/1')
      .offers('ada', [], ['flat:0/3', 'flat:0/4', 'pile', 'button:cancel']);
  });
});
