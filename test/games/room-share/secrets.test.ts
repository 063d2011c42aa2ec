import { expect, test } from 'vitest';
import { HIDDEN_RANDOM, seedFrom } from '../../../shared/engine/index.ts';
import { rules as roomShare } from '../../../shared/games/room-share/rules.ts';
import { given } from './table.ts';

const HOUSE = `
  C....  C....  S....  C....  C....
  H....  C.r..  C....  C...b  S....
  C....  Cry..  C....  C...g  C....
  C....  S....  H....  C....  H....
  > red 8r: red talk swap
  blue 8b: green leave lease
  yellow 8y: blue blue blue
  green 8g: leave yellow evict
  pile: yellow talk
  discards: red green`;

test('RS-10: players see their own hand, but only the backs of the pile and of other hands', () => {
  const { state } = given(HOUSE);
  const { hands, pile, discards } = roomShare.view(state, 1);
  const three = ['?', '?', '?'];
  expect(hands).toEqual([three, ['green', 'leave', 'lease'], three, three]);
  expect(pile).toEqual(['?', '?']);
  expect(discards).toEqual(['red', 'green']);
  expect(roomShare.view(state, null).hands).toEqual([three, three, three, three]);
});

test('RS-10: everybody sees a played card, and only its owner a drawn one', () => {
  const { events } = given(HOUSE).when('red', 'card:red', 'flat:b2').when('red', 'bed:b2/up');
  const drawn = events.find(({ type }) => type === 'drew');
  if (!drawn) throw new Error('nobody drew');
  expect(roomShare.viewEvent(drawn, 0)).toMatchObject({ card: 'yellow' });
  expect(roomShare.viewEvent(drawn, 1)).toMatchObject({ card: '?' });
  expect(roomShare.viewEvent(drawn, null)).toMatchObject({ card: '?' });
});

test('RS-10: no view contains the random seed', () => {
  const state = roomShare.setup({}, 4, seedFrom(123_456));
  for (const viewer of [0, 1, 2, 3, null]) {
    expect(roomShare.view(state, viewer).random).toEqual(HIDDEN_RANDOM);
    expect(JSON.stringify(roomShare.view(state, viewer))).not.toContain('123456');
  }
});
