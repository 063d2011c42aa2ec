import { describe, test } from 'vitest';
import { given } from './table.ts';

// The house before each of these turns. Every colour lives in it.
const HOUSE = `
  C....  C....  S....  C....  C....
  H....  C.r..  C....  C...b  S....
  C....  Cry..  C....  C...g  C....
  C....  S....  H....  C....  H....`;

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
      .emitsTypes('played', 'evicted')
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

  test('RS-12: evicts a neighbouring flat that it fills', () => {
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
      .emitsTypes('played', 'evicted', 'landed')
      .when('red', 'bed:c3/down')
      .emitsTypes('landed', 'evicted')
      .then(`
        C....  C....  S....  C....  C....
        H....  C....  C....  C...b  S....
        C....  C....  C..y.  C...g  C....
        C....  S....  H....  C....  H....`)
      .asks('red', 'land');
  });
});
