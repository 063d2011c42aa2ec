// Undo: what a player may take back while nobody else has moved.
import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('Taking back a turn', () => {
  const HOUSE = `
    C....  C....  S....  C....  C....
    H....  C.r..  C....  C...b  S....
    C....  Cryb.  C....  C...g  C....
    C....  S....  H....  C....  H....
    > red 8r: red talk swap
    blue 8b: blue blue blue
    yellow 8y: yellow yellow yellow
    green 8g: green green green
    pile: lease`;

  test('A turn, step 1: a card played face up cannot be taken back, even if nothing else has happened', () => {
    given(HOUSE).when('red', 'card:red', 'flat:b2').emitsTypes('played').mayNotBeUndone();
  });

  test('A turn, step 1: placing a tenant may be taken back until a card is drawn', () => {
    given(HOUSE)
      .when('red', 'card:swap', 'bed:b2/right')
      .mayNotBeUndone()
      .when('red', 'bed:d2/left')
      .emitsTypes('swapped', 'drew')
      .mayNotBeUndone();
    given(HOUSE)
      .when('red', 'card:talk', 'flat:b3')
      .emitsTypes('played', 'placed', 'evicted')
      .when('red', 'bed:b2/up')
      .mayBeUndone()
      .when('red', 'bed:c3/up')
      .mayBeUndone()
      .when('red', 'bed:b4/up')
      .mayBeUndone()
      .when('red', 'bed:a3/up')
      .emitsTypes('landed', 'drew')
      .mayNotBeUndone();
  });

  test('Variants: without cards everything may be taken back, because nothing is hidden', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  C.y..  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 8r 8g: 
      blue 8b 8y: 
      rest: {"options":{"noCards":true}}`)
      .when('red', 'flat:d2')
      .mayBeUndone()
      .when('red', 'tenant:green', 'bed:d2/up')
      .mayBeUndone();
  });
});
