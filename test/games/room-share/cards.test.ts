import { describe, test } from 'vitest';
import { given } from './table.ts';

// The house before each of these turns. Every colour lives in it.
const HOUSE = `
  C....  C....  S....  C....  C....
  H....  C.r..  C....  C...b  S....
  C....  Cry..  C....  C...g  C....
  C....  S....  H....  C....  H....`;

describe('Key', () => {
  test('opens the flats where its colour lives, on any free arrow', () => {
    given(`${HOUSE}
      > red 8r: red talk swap
      blue 8b: green green green
      yellow 8y: blue blue blue
      green 8g: leave leave evict
      pile: yellow`)
      .offers('red', ['card:red'], ['flat:b2', 'flat:b3'])
      .refuses('red', ['card:red', 'flat:d2'], 'noSuchTenant')
      .when('red', 'card:red', 'flat:b2')
      .asks('red', 'place')
      .offers('red', [], ['bed:b2/down', 'bed:b2/left', 'bed:b2/up'])
      .refuses('red', ['bed:b2/right'], 'bedTaken')
      .refuses('red', ['bed:b3/up'], 'otherFlat')
      .when('red', 'bed:b2/down')
      .emitsTypes('placed', 'drew')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.rr.  C....  C...b  S....
        C....  Cry..  C....  C...g  C....
        C....  S....  H....  C....  H....
        red 7r: talk swap yellow
        discards: red`)
      .asks('blue', 'turn');
  });

  test('RS-13: places any tenant of the reserve, extra colours included', () => {
    given(`${HOUSE}
      > red 8r 8y: yellow talk swap
      blue 8b 8g: green green green
      pile: red`)
      .when('red', 'card:yellow', 'flat:b3')
      .offers('red', [], ['tenant:red', 'tenant:yellow'])
      .offers('red', ['tenant:yellow'], ['bed:b3/down', 'bed:b3/left'])
      // The tenant must be chosen before the bed, because the reserve has two kinds.
      .refuses('red', ['bed:b3/down'], 'tenantFirst')
      .refuses('red', ['tenant:yellow', 'flat:b3'], 'bedNotFlat')
      .when('red', 'tenant:yellow', 'bed:b3/down')
      .reserve('red', { red: 8, yellow: 7 });
  });

  test('RS-3: does not ask for the arrow when only one is free', () => {
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
      .emitsTypes('played', 'placed', 'evicted')
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
    .refuses('red', ['card:talk', 'flat:a1'], 'emptyFlat')
    .when('red', 'card:talk', 'flat:d3')
    .when('red', 'bed:d3/up')
    .then(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  Cry..  C....  Cr..g  C....
      C....  S....  H....  C....  H....
      red 7r: swap swap red`);
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

  test('works like a key of the player’s own colour', () => {
    given(NEW)
      .refuses('red', ['card:lease', 'flat:d2'], 'notForLease')
      .when('red', 'card:lease', 'flat:b3')
      .when('red', 'tenant:yellow', 'bed:b3/down')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.r..  C....  C...b  S....
        C....  Cryy.  C....  C...g  C....
        C....  S....  H....  C....  H....`);
  });

  test('opens flats of every kind, empty or not', () => {
    given(NEW)
      .when('red', 'card:lease', 'flat:c1')
      .when('red', 'tenant:red', 'bed:c1/up')
      .then(`
        C....  C....  Sr...  C....  C....
        H....  C.r..  C....  C...b  S....
        C....  Cry..  C....  C...g  C....
        C....  S....  H....  C....  H....`);
    given(NEW)
      .when('red', 'card:lease', 'flat:e4')
      .when('red', 'tenant:yellow', 'bed:e4/down')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.r..  C....  C...b  S....
        C....  Cry..  C....  C...g  C....
        C....  S....  H....  C....  H..y.`);
  });

  test('evicts when it places the fourth tenant of a flat, as a key does', () => {
    given(`${HOUSE.replace('Cry..', 'Cryg.')}
      > red 8r: lease red red
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 7g: green green green
      pile: swap`)
      .when('red', 'card:lease', 'flat:b3')
      .emitsTypes('played', 'placed', 'evicted')
      .asks('red', 'land');
  });

  test('does not open a flat where only an extra colour of the player lives', () => {
    const table = given(`${HOUSE.replace('C...g', 'Cy..y')}
      > red 8r 6y: lease red red
      blue 8b 8g: blue blue blue
      pile: swap`);
    table
      .refuses('red', ['card:lease', 'flat:d3'], 'notForLease')
      .refuses('red', ['card:lease', 'flat:d2'], 'notForLease');
    const open = 'a1 b1 b2 b3 b4 a2 a3 a4 c1 c2 c3 c4 d1 d4 e1 e2 e3 e4'.split(' ');
    table.offers(
      'red',
      ['card:lease'],
      open.map((flat) => `flat:${flat}`),
    );
  });
});
