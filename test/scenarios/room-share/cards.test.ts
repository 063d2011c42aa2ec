import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

// The house before each of these turns; every colour has somebody in it.
const HOUSE = `
  C....  C....  S....  C....  C....
  H....  C.r..  C....  C...b  S....
  C....  Cry..  C....  C...g  C....
  C....  S....  H....  C....  H....`;

describe('Key', () => {
  test('of a colour opens the flats where that colour lives, on any free arrow', () => {
    given(`${HOUSE}
      > red 8r: red talk swap
      blue 8b: green green green
      yellow 8y: blue blue blue
      green 8g: leave leave evict
      pile: yellow`)
      .offers('red', ['card:red'], ['flat:b2', 'flat:b3'])
      .bars('red', ['card:red', 'flat:d2'], 'noSuchTenant')
      .when('red', 'card:red', 'flat:b2')
      .asks('red', 'place')
      .offers('red', [], ['bed:b2/down', 'bed:b2/left', 'bed:b2/up'])
      .bars('red', ['bed:b2/right'], 'bedTaken')
      .bars('red', ['bed:b3/up'], 'otherFlat')
      .when('red', 'bed:b2/down')
      .says('placed', 'drew')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.rr.  C....  C...b  S....
        C....  Cry..  C....  C...g  C....
        C....  S....  H....  C....  H....
        red 7r: talk swap yellow
        discards: red`)
      .asks('blue', 'turn');
  });

  test('RS-13: places any tenant of the reserve, extra colours too', () => {
    given(`${HOUSE}
      > red 8r 8y: yellow talk swap
      blue 8b 8g: green green green
      pile: red`)
      .when('red', 'card:yellow', 'flat:b3')
      .offers('red', [], ['tenant:red', 'tenant:yellow'])
      .offers('red', ['tenant:yellow'], ['bed:b3/down', 'bed:b3/left'])
      .when('red', 'tenant:yellow', 'bed:b3/down')
      .reserve('red', { red: 8, yellow: 7 });
  });

  test('RS-3: the only free arrow is not asked for', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  Cryb.  C....  C...g  C....
      C....  S....  H....  C....  H....
      > yellow 8y: yellow talk swap
      red 8r: red red red
      blue 8b: blue blue blue
      green 8g: leave leave evict
      pile: red`)
      .when('yellow', 'card:yellow', 'flat:b3')
      .says('played', 'placed', 'evicted')
      .asks('yellow', 'land');
  });
});

test('Communication: a key of any colour', () => {
  given(`${HOUSE}
    > red 8r: talk swap swap
    blue 8b: green green green
    yellow 8y: blue blue blue
    green 8g: leave leave evict
    pile: red`)
    .offers('red', ['card:talk'], ['flat:b2', 'flat:d2', 'flat:b3', 'flat:d3'])
    .bars('red', ['card:talk', 'flat:a1'], 'emptyFlat')
    .when('red', 'card:talk', 'flat:d3')
    .when('red', 'bed:d3/up')
    .then(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  Cry..  C....  Cr..g  C....
      C....  S....  H....  C....  H....
      red 7r: swap swap red`);
});

describe('Moving day', () => {
  const FOUR = `
    C....  C....  S....  C....  C....
    H....  Cyrb.  C....  C...b  S....
    C....  C....  C....  C...g  C....
    C....  S....  H....  C....  H....
    > red 8r: leave red red
    blue 7b: blue blue blue
    yellow 8y: yellow yellow yellow
    green 8g: green green green
    pile: swap`;

  test("takes an opponent's tenant back into that player's reserve", () => {
    given(FOUR)
      .offers('red', ['card:leave'], ['bed:b2/down', 'bed:d2/left'])
      .when('red', 'card:leave', 'bed:b2/down')
      .says('played', 'left', 'drew')
      .reserve('blue', { blue: 8 })
      .then(
        `
        C....  C....  S....  C....  C....
        H....  Cyr..  C....  C...b  S....
        C....  C....  C....  C...g  C....
        C....  S....  H....  C....  H....
        blue 8b: blue blue blue`.replace('blue 8b', '> blue 8b'),
      );
  });

  test('never takes the last of its colour on the grid', () => {
    given(FOUR)
      .bars('red', ['card:leave', 'bed:b2/up'], 'lastOfColour')
      .bars('red', ['card:leave', 'bed:d3/left'], 'lastOfColour');
  });

  test('RS-16: never takes one of the own colour', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.rr.  C....  C.b.b  S....
      C....  C.y..  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 7r: leave red red
      blue 7b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: swap`)
      .offers('red', ['card:leave'], ['bed:d2/left', 'bed:d2/right'])
      .bars('red', ['card:leave', 'bed:b2/down'], 'ownTenant')
      .bars('red', ['card:leave', 'flat:d2'], 'aim.tenant')
      .bars('red', ['card:leave', 'bed:a1/up'], 'noSuchTenant');
  });

  test('RS-6: an extra colour goes to the reserve of the player of the card', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  C.y..  C....  C.g.g  C....
      C....  S....  H....  C....  H....
      > red 8r 8y: leave red red
      blue 8b 7g: blue blue blue
      pile: swap`)
      .when('red', 'card:leave', 'bed:d3/left')
      .reserve('red', { red: 8, yellow: 8, green: 1 })
      .reserve('blue', { blue: 8, green: 7 });
  });

  test('RS-4, RS-16: with nobody to take it is discarded without effect', () => {
    given(`${HOUSE.replace('Cry..', 'C.y..')}
      > red 8r: leave red red
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: swap`)
      .offers('red', ['card:leave'], ['button:waste'])
      .when('red', 'card:leave', 'button:waste')
      .says('wasted', 'drew')
      .then(`${HOUSE.replace('Cry..', 'C.y..')}
        red 8r: red red swap
        discards: leave`);
  });
});

describe('Forced eviction', () => {
  test('RS-12: moves one, two or three tenants by the rules of an eviction', () => {
    given(`${HOUSE}
      > red 8r: evict red red
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: swap`)
      .offers('red', ['card:evict'], ['flat:b2', 'flat:b3', 'flat:d2', 'flat:d3'])
      .when('red', 'card:evict', 'flat:b3')
      .says('played', 'evicted')
      .offers('red', [], ['bed:b2/up', 'bed:b2/down', 'bed:b2/left'])
      .when('red', 'bed:b2/left')
      .when('red', 'bed:c3/down')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.r.r  C....  C...b  S....
        C....  C....  C..y.  C...g  C....
        C....  S....  H....  C....  H....`)
      .asks('blue', 'turn');
  });

  test('RS-12: a neighbour that it fills is evicted in turn', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  Crrr.  C....  C...b  S....
      C....  Cry..  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 6r: evict red red
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: swap`)
      .when('red', 'card:evict', 'flat:b3')
      .says('played', 'evicted', 'landed')
      .when('red', 'bed:c3/down')
      .says('landed', 'evicted')
      .then(`
        C....  C....  S....  C....  C....
        H....  C....  C....  C...b  S....
        C....  C....  C..y.  C...g  C....
        C....  S....  H....  C....  H....`)
      .asks('red', 'land');
  });
});

describe('New lease', () => {
  const NEW = `${HOUSE}
    > red 8r 8y: lease red red
    blue 8b 8g: blue blue blue
    pile: swap`;

  test('puts a tenant into an empty flat', () => {
    given(NEW)
      .when('red', 'card:lease', 'flat:a1')
      .when('red', 'tenant:red', 'bed:a1/left')
      .then(`
        C...r  C....  S....  C....  C....
        H....  C.r..  C....  C...b  S....
        C....  Cry..  C....  C...g  C....
        C....  S....  H....  C....  H....`);
  });

  test('or is a key of the own colour', () => {
    given(NEW)
      .bars('red', ['card:lease', 'flat:d2'], 'noSuchTenant')
      .when('red', 'card:lease', 'flat:b3')
      .when('red', 'tenant:yellow', 'bed:b3/down')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.r..  C....  C...b  S....
        C....  Cryy.  C....  C...g  C....
        C....  S....  H....  C....  H....`);
  });
});

describe('Flat swap', () => {
  test('swaps the places of two tenants of different flats', () => {
    given(`${HOUSE}
      > red 8r: swap red red
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: talk`)
      .bars('red', ['card:swap', 'bed:a1/up'], 'noSuchTenant')
      .when('red', 'card:swap', 'bed:b3/up')
      .asks('red', 'swap')
      .offers('red', [], ['bed:b2/right', 'bed:d2/left', 'bed:d3/left'])
      .bars('red', ['bed:b3/right'], 'sameFlat')
      .bars('red', ['bed:b3/up'], 'sameTenant')
      .when('red', 'bed:d3/left')
      .says('swapped', 'drew')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.r..  C....  C...b  S....
        C....  Cgy..  C....  C...r  C....
        C....  S....  H....  C....  H....`);
  });
});

describe('Renovation', () => {
  test('swaps the places of two tenants of the same flat', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  Cryg.  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 8r: renovate red red
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: talk
      rest: {"options":{"renovation":true}}`)
      .bars('red', ['card:renovate', 'bed:d3/left'], 'alone')
      .when('red', 'card:renovate', 'bed:b3/right')
      .offers('red', [], ['bed:b3/up', 'bed:b3/down'])
      .bars('red', ['bed:d3/left'], 'otherFlat')
      .when('red', 'bed:b3/up')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.r..  C....  C...b  S....
        C....  Cyrg.  C....  C...g  C....
        C....  S....  H....  C....  H....`);
  });

  test('RS-4, RS-16: where nobody shares a flat it is discarded without effect', () => {
    given(`${HOUSE.replace('Cry..', 'C.y..')}
      > red 8r: renovate red red
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: talk
      rest: {"options":{"renovation":true}}`)
      .when('red', 'card:renovate', 'button:waste')
      .says('wasted', 'drew');
  });
});

describe('Drawing', () => {
  const LAST = `${HOUSE}
    > red 8r: red red red
    blue 8b: blue blue blue
    yellow 8y: yellow yellow yellow
    green 8g: green green green`;

  test('A turn 3: the hand is filled up to three from the pile', () => {
    given(`${LAST}
      pile: swap talk`)
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .hand('red', 'red', 'red', 'swap')
      .says('placed', 'drew');
  });

  test('RS-17: an empty pile is made anew from the discards, the card just played among them', () => {
    const table = given(LAST)
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .says('placed', 'shuffled', 'drew')
      .hand('red', 'red', 'red', 'red');
    expect(table.state.discards).toEqual([]);
    expect(table.state.pile).toEqual([]);
  });

  test('A turn 3: the discards are shuffled', () => {
    const discards = 'talk talk swap swap lease lease leave leave evict evict';
    const table = given(`${LAST}
      discards: ${discards}`)
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up');
    expect(table.state.pile).toHaveLength(10);
    expect(table.state.pile.join(' ')).not.toBe(discards);
  });
});
