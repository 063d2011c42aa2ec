import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

// The house before each of these turns. Every colour lives in it.
const HOUSE = `
  C....  C....  S....  C....  C....
  H....  C.r..  C....  C...b  S....
  C....  Cry..  C....  C...g  C....
  C....  S....  H....  C....  H....`;

describe('Drawing', () => {
  const LAST = `${HOUSE}
    > red 8r: red red red
    blue 8b: blue blue blue
    yellow 8y: yellow yellow yellow
    green 8g: green green green`;

  test('A turn, step 3: the player draws until the hand has three cards', () => {
    given(`${LAST}
      pile: swap talk`)
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .hand('red', 'red', 'red', 'swap')
      .emitsTypes('placed', 'drew');
  });

  test('RS-17: the discards, with the card just played, become the new pile when the pile is empty', () => {
    const table = given(LAST)
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .emitsTypes('placed', 'shuffled', 'drew')
      .hand('red', 'red', 'red', 'red');
    expect(table.state.discards).toEqual([]);
    expect(table.state.pile).toEqual([]);
  });

  test('A turn, step 3: a hand that lacks two cards gets two even if the pile runs out in between', () => {
    const table = given(`${HOUSE}
      > red 8r: red talk
      blue 8b: blue blue blue
      yellow 8y: yellow yellow yellow
      green 8g: green green green
      pile: swap
      discards: leave leave`)
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .emitsTypes('placed', 'drew', 'shuffled', 'drew');
    const [hand = []] = table.state.hands;
    expect(hand.slice(0, 2)).toEqual(['talk', 'swap']);
    expect([...hand.slice(2), ...table.state.pile].toSorted()).toEqual(['leave', 'leave', 'red']);
    expect(hand).toHaveLength(3);
    expect(table.state.discards).toEqual([]);
  });

  test('A turn, step 3: shuffling the discards loses no card', () => {
    const discards = 'talk talk swap swap lease lease leave leave evict evict'.split(' ');
    const before = given(`${LAST}
      discards: ${discards.join(' ')}`).when('red', 'card:red', 'flat:b2');
    const orders = Array.from({ length: 200 }, (_, seed) => {
      const { state } = before.reseeded(seed).when('red', 'bed:b2/up');
      const drawn = state.hands[0]?.at(-1) as string;
      expect([...state.pile, drawn].toSorted()).toEqual([...discards, 'red'].toSorted());
      return [...state.pile, drawn];
    });
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(150);
    // Each card was the first to be drawn in some game, and lay at the bottom in another.
    expect(new Set(orders.map((order) => order.at(-1)))).toEqual(new Set([...discards, 'red']));
    expect(new Set(orders.map((order) => order[0]))).toEqual(new Set([...discards, 'red']));
  });
});
