// Flat swap and Renovation.
import { describe, test } from 'vitest';
import { given } from './table.ts';

// The house before each of these turns. Every colour lives in it.
const HOUSE = `
  C....  C....  S....  C....  C....
  H....  C.r..  C....  C...b  S....
  C....  Cry..  C....  C...g  C....
  C....  S....  H....  C....  H....`;

describe('Flat swap', () => {
  test('exchanges two tenants of different flats', () => {
    given(`${HOUSE}
      > red 8r: swap red red
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: talk`)
      .refuses('red', ['card:swap', 'bed:a1/up'], 'emptyBed')
      .when('red', 'card:swap', 'bed:b3/up')
      .asks('red', 'swap')
      .offers('red', [], ['bed:b2/right', 'bed:d2/left', 'bed:d3/left'])
      .refuses('red', ['bed:b3/right'], 'sameFlat')
      .refuses('red', ['bed:b3/up'], 'sameTenant')
      .when('red', 'bed:d3/left')
      .emitsTypes('swapped', 'drew')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.r..  C....  C...b  S....
        C....  Cgy..  C....  C...r  C....
        C....  S....  H....  C....  H....`);
  });
});

test('Flat swap: the player is not asked for the second tenant if only one is possible', () => {
  given(`
    C....  C....  S....  C....  C....
    H....  C....  C....  C...b  S....
    C....  Cry.g  C....  C....  C....
    C....  S....  H....  C....  H....
    > red 8r: swap red red
    blue 8b: blue blue blue
    yellow 8y: yellow yellow yellow
    green 8g: green green green
    pile: talk`)
    .when('red', 'card:swap', 'bed:b3/left')
    .emitsTypes('played', 'swapped', 'drew')
    .then(`
      C....  C....  S....  C....  C....
      H....  C....  C....  C...g  S....
      C....  Cry.b  C....  C....  C....
      C....  S....  H....  C....  H....`);
});

describe('Renovation', () => {
  test('exchanges two tenants of the same flat', () => {
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
      .refuses('red', ['card:renovate', 'bed:d3/left'], 'alone')
      .when('red', 'card:renovate', 'bed:b3/right')
      .offers('red', [], ['bed:b3/up', 'bed:b3/down'])
      .refuses('red', ['bed:d3/left'], 'onlyThere')
      .when('red', 'bed:b3/up')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.r..  C....  C...b  S....
        C....  Cyrg.  C....  C...g  C....
        C....  S....  H....  C....  H....`);
  });

  test('needs two tenants in a flat, and does not ask for the second one then', () => {
    given(`${HOUSE}
      > red 8r: renovate red red
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: talk
      rest: {"options":{"renovation":true}}`)
      .offers('red', ['card:renovate'], ['bed:b3/up', 'bed:b3/right'])
      .when('red', 'card:renovate', 'bed:b3/right')
      .emitsTypes('played', 'swapped', 'drew')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.r..  C....  C...b  S....
        C....  Cyr..  C....  C...g  C....
        C....  S....  H....  C....  H....
        discards: renovate`)
      .asks('blue', 'turn');
  });

  test('RS-4, RS-16: is discarded without effect if no two tenants share a flat', () => {
    given(`${HOUSE.replace('Cry..', 'C.y..')}
      > red 8r: renovate red red
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: talk
      rest: {"options":{"renovation":true}}`)
      .when('red', 'card:renovate', 'button:waste')
      .emitsTypes('wasted', 'drew');
  });
});
