// Why a thing on the table cannot be clicked now: a reason of its own for each thing, in each decision.
import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../shared/engine/index.ts';
import { given, type Table } from './table.ts';

const HOUSE = `
  C....  C....  S....  C....  C....
  H....  Crr..  C....  C...b  S....
  C....  C.y..  C....  C...g  C....
  C....  S....  H....  C....  H....`;
const TURN = `${HOUSE}
  > red 6r: red leave evict
  blue 8b: blue blue blue
  yellow 8y: yellow yellow yellow
  green 8g: green green green
  pile: swap`;
/** The frames of a decision of red, whose card is played. */
const asking = (frames: object[], played: string | null = 'red', more = {}) =>
  given(`${HOUSE}
    red 5r 2y: red leave
    blue 8b: blue blue blue
    yellow 6y: yellow yellow yellow
    green 8g: green green green
    rest: ${JSON.stringify({ frames, ...(played && { played }), ...more })}`);

const named = (table: Table, path: Ref[]) =>
  table.game.explainIllegal(table.state, table.seatOf('red'), path);

describe('Before a card is picked', () => {
  test('a place tells which cards of the hand could be used there', () => {
    const table = given(TURN).refuses('red', ['flat:b3'], 'cardFirst');
    expect(named(table, ['flat:b2'])).toMatchObject({ cards: 'red evict', flat: 'flat:b2' });
    expect(named(table, ['flat:a1'])).toMatchObject({ key: 'noCardFits', flat: 'flat:a1' });
  });

  test('the reserve tells which cards bring a tenant in', () => {
    const table = given(TURN).refuses('red', ['tenant:blue'], 'noneLeft');
    expect(named(table, ['tenant:red'])).toEqual({ key: 'bringFirst', cards: 'red' });
    given(TURN.replace(': red leave', ': leave leave'))
      .refuses('red', ['tenant:red'], 'noneBrings')
      .refuses('red', ['card:green'], 'notHeld');
  });

  test('what lies around the building is never chosen', () => {
    given(TURN)
      .refuses('red', ['pile'], 'pile')
      .refuses('red', ['discards'], 'discards')
      .refuses('red', ['seat:1'], 'seat')
      .refuses('red', ['points:0'], 'figure')
      .refuses('red', ['kind:suite'], 'legend');
  });
});

test('after a card is picked, everything else says what the card is about', () => {
  given(TURN)
    .refuses('red', ['card:red', 'flat:b3'], 'noSuchTenant')
    .refuses('red', ['card:red', 'bed:b2/up'], 'wholeFlat')
    .refuses('red', ['card:red', 'tenant:red'], 'flatFirst')
    .refuses('red', ['card:red', 'card:evict'], 'oneCard')
    .refuses('red', ['card:red', 'card:red'], 'picked')
    .refuses('red', ['card:evict', 'tenant:red'], 'notFromReserve')
    .refuses('red', ['card:leave', 'flat:a1'], 'emptyFlat')
    .refuses('red', ['card:leave', 'flat:b2'], 'nobodyHere')
    .refuses('red', ['card:leave', 'flat:d2'], 'lastOfColour')
    .refuses('red', ['card:leave', 'bed:d2/left'], 'lastOfColour');
});

test('while a tenant is placed, only the beds of the flat and the reserve can be chosen', () => {
  const frames = [{ kind: 'place', seat: 0, flat: 6 }];
  asking(frames)
    .refuses('red', ['card:leave'], 'cardPlayed')
    .refuses('red', ['tenant:green'], 'noneLeft')
    .refuses('red', ['tenant:red', 'tenant:yellow'], 'first.place')
    .refuses('red', ['bed:b2/down'], 'tenantFirst')
    .refuses('red', ['bed:b2/up'], 'bedTaken')
    .refuses('red', ['flat:a1'], 'otherFlat');
});

test('while two tenants change places, the first one is named', () => {
  const swap = (card: string) => [{ kind: 'swap', seat: 0, card, flat: 6, arrow: 0 }];
  asking(swap('swap'), 'swap')
    .refuses('red', ['flat:b2'], 'sameFlat')
    .refuses('red', ['flat:d2'], 'oneTenant')
    .refuses('red', ['tenant:red'], 'first.swap')
    .refuses('red', ['card:red'], 'cardPlayed');
  asking(swap('renovate'), 'renovate', { options: { renovation: true } })
    .refuses('red', ['flat:d2'], 'onlyThere')
    .refuses('red', ['bed:d2/left'], 'onlyThere');
});

test('while tenants land, those in the air tell whose turn it is', () => {
  const air = (colour: string, arrow: number) => ({
    kind: 'land',
    seat: 0,
    colour,
    from: 7,
    arrow,
  });
  const table = asking([air('green', 1), air('yellow', 0)], 'evict')
    .refuses('red', ['air:up'], 'landsNow')
    .refuses('red', ['air:right'], 'landsLater')
    .refuses('red', ['tenant:red'], 'first.land')
    .refuses('red', ['flat:c1'], 'bedNotFlat')
    .refuses('red', ['flat:b1'], 'landsIn');
  expect(named(table, ['air:right'])).toMatchObject({ colour: 'yellow' });
});

test('a flat says how many live there while only full ones are emptied', () => {
  const table = given(`
    C....  C....  C....  C....  C....
    C....  Crr..  C....  Crybg  C....
    C....  C....  C....  C....  C....
    C....  C....  C....  C....  C....
    red 5r: red leave
    blue 8b: blue blue blue
    rest: {"played":"red","frames":[{"kind":"evict","seat":0}]}`)
    .refuses('red', ['tenant:red'], 'first.evict')
    .refuses('red', ['bed:b2/up'], 'notFull')
    .refuses('red', ['bed:d2/up'], 'wholeFlat');
  expect(named(table, ['flat:b2'])).toEqual({ key: 'notFull', flat: 'flat:b2', heads: 2 });
});

test('the last chance is without cards', () => {
  asking([{ kind: 'lastChance', seat: 0 }], null, { finisher: 1 })
    .refuses('red', ['card:red'], 'noCardsNow')
    .refuses('red', ['tenant:red'], 'first.lastChance')
    .refuses('red', ['bed:b2/down'], 'wholeFlat')
    .refuses('red', ['flat:d3'], 'noOwnTenant');
});
