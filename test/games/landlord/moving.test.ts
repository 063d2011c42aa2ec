// The card Move and where it takes a tenant. Its answers are tested with the Broker.
import { describe, test } from 'vitest';
import { given } from './table.ts';

const HOUSES = `
  > ada $5: move
  ben $5: roof
  #0 ben 3 dormer: 1 celebrities, 3 student
  #1 ada 2 roof cellar: 2 single
  #2 ada 4 roof: 
  #3 ben 2 roof: 1 freaks`;

describe('Move', () => {
  test('takes a tenant to any suitable empty flat or under the pile, and may be taken back until then', () => {
    given(HOUSES)
      .offers('ada', ['card:move'], ['flat:0/1', 'flat:0/3', 'flat:1/2', 'flat:3/1'])
      .refuses('ada', ['card:move', 'flat:2/1'], 'nobodyThere')
      .when('ada', 'card:move', 'flat:0/1')
      .emitsTypes()
      .then('table: move')
      .offers('ada', [], ['flat:1/0', 'pile', 'button:cancel'])
      .refuses('ada', ['flat:1/1'], 'twoFlats')
      .refuses('ada', ['flat:1/2'], 'taken')
      .refuses('ada', ['flat:2/1'], 'tooHigh')
      .refuses('ada', ['flat:3/2'], 'twoFlats')
      .refuses('ada', ['flat:0/1'], 'sameFlat')
      .when('ada', 'button:cancel')
      .hand('ada', 'move')
      .without('table')
      .then('discards:');
  });

  test('moves the tenant and is discarded', () => {
    given(HOUSES)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/0')
      .emits({ type: 'played', seat: 0, card: 'move', house: 0, level: 1 })
      .when('ben', 'button:no')
      .emits({
        type: 'moved',
        seat: 0,
        card: 'celebrities',
        from: { house: 0, level: 1 },
        to: { house: 1, level: 0 },
      })
      .then(`
        #0 ben 3 dormer: 3 student
        #1 ada 2 roof cellar: 2 single, 0 celebrities
        discards: move`)
      .hand('ada')
      .asks('ada', 'play');
  });

  test('puts the tenant under the pile as its last card', () => {
    const table = given(HOUSES)
      .when('ada', 'card:move', 'flat:3/1')
      .when('ada', 'pile')
      .when('ben', 'button:no')
      .emits({ type: 'lost', seat: 0, card: 'freaks', from: { house: 3, level: 1 }, to: 'pile' })
      .then('#3 ben 2 roof:')
      .discards('move');
    if (table.state.pile[0] !== 'freaks') throw new Error('Freaks lie lowest');
  });

  test('puts the tenant on the discards if the pile is exhausted', () => {
    given(`${HOUSES}
      rest: {"lastTurns":1}`)
      .when('ada', 'card:move', 'flat:3/1')
      .when('ada', 'pile')
      .when('ben', 'button:no')
      .emits({
        type: 'lost',
        seat: 0,
        card: 'freaks',
        from: { house: 3, level: 1 },
        to: 'discards',
      })
      .then('pile: 0')
      .discards('freaks', 'move');
  });

  test('LL-28: ignores height and neighbours within a building', () => {
    given(`
      > ada $5: move move
      ben $5:
      #0 ada 4 roof: 1 pensioners, 3 single, 4 squatters
      #1 ada 3 roof:`)
      .when('ada', 'card:move', 'flat:0/3')
      .offers('ada', [], ['flat:0/2', 'flat:1/1', 'flat:1/2', 'flat:1/3', 'pile', 'button:cancel'])
      .refuses('ada', ['flat:0/1'], 'taken')
      .when('ada', 'flat:0/2')
      .then('#0 ada 4 roof: 1 pensioners, 2 single, 4 squatters')
      // The place on the card still counts.
      .when('ada', 'card:move', 'flat:0/1')
      .refuses('ada', ['flat:0/3'], 'groundOnly');
  });

  test('LL-28: lets a tenant of two flats move up or down by one', () => {
    given(`
      > ada $5: move
      ben $5:
      #0 ada 3 roof cellar: 1 researcher`)
      .when('ada', 'card:move', 'flat:0/1')
      .offers('ada', [], ['flat:0/0', 'flat:0/2', 'pile', 'button:cancel'])
      .refuses('ada', ['flat:0/3'], 'twoFlats')
      .when('ada', 'flat:0/2')
      .then('#0 ada 3 roof cellar: 2 researcher');
  });

  test('LL-28: never returns a tenant who is forced out to the same building', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ben 3 roof: 1 single, 2 squatters
      #1 ada 2 roof:`)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .asks('ben', 'rehouse')
      .offers('ben', [], ['flat:1/1', 'flat:1/2'])
      .refuses('ben', ['flat:0/3'], 'mustLeave');
  });

  test('LL-7: forces tenants only into suitable flats, the landlord’s own ones first', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ben 2 roof: 1 single, 2 squatters
      #1 ada 3 roof:
      #2 ben 4 roof:
      #3 ben 2 roof: 1 freaks
      #4 ben 2 roof: 2 squatters
      #5 ben 3 roof: 1 student`)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .asks('ben', 'rehouse')
      .offers('ben', [], ['flat:5/2', 'flat:5/3'])
      .refuses('ben', ['flat:1/1'], 'ownFirst')
      .refuses('ben', ['flat:2/1'], 'tooHigh')
      .refuses('ben', ['flat:3/2'], 'apart')
      .refuses('ben', ['flat:4/1'], 'squatted');
  });

  test('LL-23: makes a player with too few dollars pay the Mover first and the Broker with the rest', () => {
    given(`
      > ada $4: move
      ben $5: broker
      cleo $5:
      #0 ben 1 dormer: 1 pensioners
      #1 cleo 1 roof: 1 mover`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'pile')
      .dollars('cleo', 7)
      .when('ben', 'card:broker')
      .dollars('ada', 0)
      .dollars('ben', 7)
      .then('#0 ben 1 dormer:');
  });
});
