import { describe, expect, test } from 'vitest';
import type { FrameOf } from '../../../shared/games/landlord/state.ts';
import { given } from './table.ts';

describe('LL-38: open trade', () => {
  const TEXT = `
    > ada $9: murder move move
    ben $5: alibi police
    cleo $5: roof
    options: {"openTrade":true}`;
  const begun = (text = TEXT) => given(text).when('ada', 'button:trade', 'player:1');

  test('LL-48: needs its option and the own play phase, and otherwise only roofs are sold', () => {
    given(TEXT.replace('true', 'false'))
      .mayNot('ada', 'button:trade')
      .when('ada', 'button:market', 'player:1')
      .when('ada', 'dollars:2')
      .offers('ben', [], ['button:no']);
    given(TEXT)
      .offers('ada', ['button:trade'], ['player:1', 'player:2'])
      .offers('ben', [], [])
      .may('ada', 'button:market');
  });

  test('the first player lays down cards and dollars, the other does so too, and the first shakes hands', () => {
    begun()
      .asks('ada', 'trade')
      .when('ada', 'card:move')
      .when('ada', 'card:move')
      .when('ada', 'dollars:2')
      .hand('ada', 'murder')
      .when('ada', 'button:propose')
      .emitsTypes('proposed')
      .asks('ben', 'trade')
      .offers('ada', [], [])
      .when('ben', 'card:alibi')
      .when('ben', 'button:propose')
      .emitsTypes('proposed')
      .asks('ada', 'shake')
      .offers('ada', [], ['button:no', 'button:shake'])
      .when('ada', 'button:shake')
      .emitsTypes('paid', 'traded')
      .hand('ada', 'murder', 'alibi')
      .hand('ben', 'police', 'move', 'move')
      .dollars('ada', 7)
      .dollars('ben', 7)
      .asks('ada', 'play');
  });

  test('dollars may go the other way, or both ways', () => {
    begun()
      .when('ada', 'dollars:9')
      .when('ada', 'button:propose')
      .when('ben', 'dollars:5')
      .when('ben', 'card:police')
      .when('ben', 'button:propose')
      .when('ada', 'button:shake')
      .dollars('ada', 5)
      .dollars('ben', 9)
      .hand('ada', 'murder', 'move', 'move', 'police');
  });

  test('a player names dollars once, at most what the player has', () => {
    begun(TEXT.replace('ada $9', 'ada $2'))
      .may('ada', 'dollars:1')
      .may('ada', 'dollars:2')
      .mayNot('ada', 'dollars:3')
      .when('ada', 'dollars:1')
      .mayNot('ada', 'dollars:1');
  });

  test('the offer must not be empty, but the answer may be', () => {
    begun()
      .mayNot('ada', 'button:propose')
      .when('ada', 'card:move')
      .may('ada', 'button:propose')
      .when('ada', 'button:propose')
      .when('ben', 'button:propose')
      .when('ada', 'button:shake')
      .emitsTypes('traded')
      .hand('ada', 'murder', 'move')
      .hand('ben', 'alibi', 'police', 'move');
  });

  test('a player may take back all of an offer and start again until it is proposed', () => {
    begun()
      .when('ada', 'card:move')
      .when('ada', 'dollars:3')
      .when('ada', 'button:cancel')
      .emitsTypes()
      .hand('ada', 'murder', 'move', 'move')
      .dollars('ada', 9)
      .asks('ada', 'play')
      .may('ada', 'button:trade', 'player:1');
  });

  test('a declined offer ends the trade and is not made again to this partner in this phase', () => {
    begun()
      .when('ada', 'card:move')
      .when('ada', 'dollars:2')
      .when('ada', 'button:propose')
      .when('ben', 'card:alibi')
      .when('ben', 'button:no')
      .emitsTypes('declined')
      .emits({ type: 'declined', seat: 1 })
      .hand('ada', 'murder', 'move', 'move')
      .hand('ben', 'alibi', 'police')
      .offers('ada', ['button:trade'], ['player:1', 'player:2'])
      .when('ada', 'button:trade', 'player:1')
      .when('ada', 'dollars:2')
      .may('ada', 'button:propose')
      .when('ada', 'card:move')
      .mayNot('ada', 'button:propose')
      .when('ada', 'card:murder')
      .when('ada', 'button:propose')
      .asks('ben', 'trade');
  });

  test('the same cards in another order are the same offer, which may be made to others', () => {
    begun()
      .when('ada', 'card:move')
      .when('ada', 'card:murder')
      .when('ada', 'button:propose')
      .when('ben', 'button:no')
      .when('ada', 'button:trade', 'player:1')
      .when('ada', 'card:murder')
      .when('ada', 'card:move')
      .mayNot('ada', 'button:propose')
      .when('ada', 'button:cancel')
      .when('ada', 'button:trade', 'player:2')
      .when('ada', 'card:murder')
      .when('ada', 'card:move')
      .may('ada', 'button:propose');
  });

  test('the first player may decline the answer', () => {
    begun()
      .when('ada', 'dollars:3')
      .when('ada', 'button:propose')
      .when('ben', 'card:alibi')
      .when('ben', 'dollars:1')
      .when('ben', 'button:propose')
      .when('ada', 'button:no')
      .emitsTypes('declined')
      .emits({ type: 'declined', seat: 0 })
      .hand('ada', 'murder', 'move', 'move')
      .hand('ben', 'alibi', 'police')
      .dollars('ada', 9)
      .dollars('ben', 5)
      // Nobody declined this offer, so Ada may make it again and ask for another answer.
      .when('ada', 'button:trade', 'player:1')
      .when('ada', 'dollars:3')
      .may('ada', 'button:propose');
  });

  test('another trade may follow, even with the same partner', () => {
    begun()
      .when('ada', 'card:move')
      .when('ada', 'button:propose')
      .when('ben', 'button:propose')
      .when('ada', 'button:shake')
      .offers('ada', ['button:trade'], ['player:1', 'player:2']);
  });

  test('every offer may be made again in the next turn', () => {
    begun(TEXT.replace('cleo $5: roof', ''))
      .when('ada', 'card:move')
      .when('ada', 'button:propose')
      .when('ben', 'button:no')
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .when('ben', 'button:collect')
      .when('ben', 'button:stop')
      .when('ada', 'button:trade', 'player:1')
      .when('ada', 'card:move')
      .may('ada', 'button:propose');
  });

  test('only the two partners see the offer and the answer, each after it was proposed', () => {
    const table = begun().when('ada', 'card:move').when('ada', 'dollars:2');
    const seen = (name: 'ada' | 'ben' | 'cleo' | null) => {
      const { give, take } = table.view(name).frames.at(-1) as FrameOf<'trade'>;
      return [give.cards.join(), give.dollars, take.cards.join(), take.dollars];
    };
    expect(seen('ada')).toEqual(['move', 2, '', 0]);
    for (const name of ['ben', 'cleo', null] as const) expect(seen(name)).toEqual(['?', 2, '', 0]);
    table.when('ada', 'button:propose');
    expect(seen('ben')).toEqual(['move', 2, '', 0]);
    expect(seen('cleo')).toEqual(['?', 2, '', 0]);
    expect(table.eventsFor('ben')).toMatchObject([{ bundle: { cards: ['move'], dollars: 2 } }]);
    expect(table.eventsFor('cleo')).toMatchObject([{ bundle: { cards: ['?'], dollars: 2 } }]);
    table.when('ben', 'card:alibi');
    expect(seen('ada')).toEqual(['move', 2, '?', 0]);
    expect(seen('ben')).toEqual(['move', 2, 'alibi', 0]);
    table.when('ben', 'button:propose');
    expect(seen('ada')).toEqual(['move', 2, 'alibi', 0]);
    expect(seen('ben')).toEqual(['move', 2, 'alibi', 0]);
    for (const name of ['cleo', null] as const) expect(seen(name)).toEqual(['?', 2, '?', 0]);
    table.when('ada', 'button:shake');
    const [, traded] = table.eventsFor('ben');
    expect(traded).toMatchObject({ gave: { cards: ['move'] }, got: { cards: ['alibi'] } });
    expect(table.eventsFor('ada')[1]).toEqual(traded);
    expect(table.eventsFor('cleo')[1]).toMatchObject({
      gave: { cards: ['?'] },
      got: { cards: ['?'] },
    });
  });
});
