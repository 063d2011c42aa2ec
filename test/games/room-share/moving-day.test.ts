import { describe, test } from 'vitest';
import { flatAt } from '../../../shared/games/room-share/grid.ts';
import { given } from './table.ts';

// The house before each of these turns. Every colour lives in it.
const HOUSE = `
  C....  C....  S....  C....  C....
  H....  C.r..  C....  C...b  S....
  C....  Cry..  C....  C...g  C....
  C....  S....  H....  C....  H....`;

const B2 = flatAt(1, 1);
const D2 = flatAt(3, 1);
const D3 = flatAt(3, 2);

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

  test('returns an opponent’s tenant to that opponent’s reserve', () => {
    given(FOUR)
      .offers('red', ['card:leave'], ['bed:b2/down', 'bed:d2/left'])
      .when('red', 'card:leave', 'bed:b2/down')
      .emitsTypes('played', 'left', 'drew')
      .emits({ type: 'left', seat: 0, colour: 'blue', flat: B2, arrow: 2, to: 1 })
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

  test('never removes the last tenant of a colour', () => {
    given(FOUR)
      .refuses('red', ['card:leave', 'bed:b2/up'], 'lastOfColour')
      .refuses('red', ['card:leave', 'bed:d3/left'], 'lastOfColour');
  });

  test('RS-16: never removes a tenant of the player’s own colour', () => {
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
      .refuses('red', ['card:leave', 'bed:b2/down'], 'ownTenant')
      .refuses('red', ['card:leave', 'flat:d2'], 'oneTenant')
      .refuses('red', ['card:leave', 'bed:a1/up'], 'emptyBed');
  });

  test('RS-6: puts a neutral tenant into the reserve of the player of the card', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  C.y..  C....  C.g.g  C....
      C....  S....  H....  C....  H....
      > red 8r 8y: leave red red
      blue 8b 7g: blue blue blue
      pile: swap`)
      .refuses('red', ['card:leave', 'bed:b3/right'], 'lastOfColour')
      .when('red', 'card:leave', 'bed:d3/left')
      .reserve('red', { red: 8, yellow: 8, green: 1 })
      .reserve('blue', { blue: 8, green: 7 });
  });

  test('RS-6: does so with three players too, whoever plays the card', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  C.y..  C....  C.g.g  C....
      C....  S....  H....  C....  H....
      red 8r 2g: red red red
      > blue 8b 1g: leave blue blue
      yellow 8y 2g: yellow yellow yellow
      pile: swap`)
      .offers('blue', ['card:leave'], ['bed:d3/left', 'bed:d3/right'])
      .when('blue', 'card:leave', 'bed:d3/right')
      .emits({ type: 'left', seat: 1, colour: 'green', flat: D3, arrow: 1, to: 1 })
      .reserve('red', { red: 8, green: 2 })
      .reserve('blue', { blue: 8, green: 2 })
      .reserve('yellow', { yellow: 8, green: 2 })
      .asks('yellow', 'turn');
  });

  test('returns the tenant to its owner, who need not be the next player', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C.y.b  S....
      C....  C.y..  C....  C...g  C....
      C....  S....  H....  C....  H....
      red 8r: red red red
      > blue 8b: leave blue blue
      yellow 7y: yellow yellow yellow
      green 8g: green green green
      pile: swap`)
      .when('blue', 'card:leave', 'bed:d2/right')
      .emits({ type: 'left', seat: 1, colour: 'yellow', flat: D2, arrow: 1, to: 2 })
      .reserve('yellow', { yellow: 8 })
      .reserve('blue', { blue: 8 });
  });

  test('RS-4, RS-16: is discarded without effect if it can remove nobody', () => {
    given(`${HOUSE.replace('Cry..', 'C.y..')}
      > red 8r: leave red red
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: swap`)
      .offers('red', ['card:leave'], ['button:waste'])
      .when('red', 'card:leave', 'button:waste')
      .emitsTypes('wasted', 'drew')
      .then(`${HOUSE.replace('Cry..', 'C.y..')}
        red 8r: red red swap
        discards: leave`);
  });
});
