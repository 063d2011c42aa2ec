// The drawings of the tenants that only the second edition has.
import {
  BLACK,
  BROWN,
  DARK,
  FAIR,
  GLASSES,
  GREY,
  PALE,
  PEOPLE,
  type PersonDrawing,
  SMILE,
  TAN,
} from '../landlord/people.tsx';
import { paths } from '../landlord/shapes.ts';

const { coat, gown, short, bun, beret, cap, hood, wild } = paths;
const blob = 'M-14 18Q-16-1-8-7H8Q16-1 14 18l-4.7-4-4.6 4-4.7-4-4.7 4-4.6-4z';
const horns = 'M-7.5-5Q-14-10-11.5-18-6.5-15-3-11zM7.5-5Q14-10 11.5-18 6.5-15 3-11z';
const crown = 'M-8-7-9.5-17l5.2 4L0-19l4.3 6 5.2-4L8-7Q0-10.5-8-7z';
const funnel = 'M-9.5-7.5H9.5L2-14.5-.5-21H-3l1 6.5z';
const brim = 'M-13-7Q-9-9-7-9-7-15.5 0-15.5T7-9q2 0 6 2-13 4.5-26 0z';
const MOUSTACHE = 'M-4 0q2-1.5 4 0 2-1.5 4 0';

const looks: Record<string, PersonDrawing> = {
  groupHouse: {
    colour: 'orange',
    people: [
      [0, -5, 0.95, 'violet', DARK, BLACK, coat, beret, SMILE],
      [-12, 1, 0.9, 'green', PALE, '#a5562a', coat, wild, SMILE],
      [12, 1, 0.9, 'red', TAN, BLACK, gown, bun, SMILE],
    ],
    light: 'M-9 4Q0 .5 9 4L0 19z',
    dark: 'M-3.5 6.5a1.7 1.7 0 1 1 .1 0zM4 7.5a1.7 1.7 0 1 1 .1 0zM0 13.5a1.6 1.6 0 1 1 .1 0z',
  },
  hacker: {
    colour: 'green',
    people: [[0, -1, 1, 'deep', PALE, '#4a4152', coat, hood, `${GLASSES}M-1.5 1h3`]],
    light: 'M-12 4H12V15H-12z',
    dark: 'M-15 15H15v3.5H-15zM-8 6.5l4.5 3L-8 12.5zM-1.5 10.8H5V13H-1.5z',
  },
  manWithDog: {
    colour: 'orange',
    people: [[-8, 0, 1, 'orange', FAIR, BROWN, coat, cap, MOUSTACHE]],
    dark: 'M2 8l2.5 2.5H14V6l2.5-4 1 3.5 4.5 2.5v3.5h-4V18h-3v-4.5H8V18H5v-5.5L1 9z',
  },
  monster: {
    colour: 'violet',
    people: [
      [
        0,
        1,
        1,
        'violet',
        '#9ccb6b',
        '#e9dcc0',
        blob,
        horns,
        'M0-7.6v.1M-4 .5l1.6 2.4L0 .8l2.4 2.1L4 .5z',
      ],
    ],
  },
  nobles: {
    colour: 'red',
    people: [
      [-9, 0, 0.98, 'red', PALE, '#efc34f', coat, crown, MOUSTACHE],
      [10, 0, 0.98, 'blue', FAIR, '#efc34f', gown, crown, SMILE],
    ],
    light:
      'M-16.5 3q2-2.5 7.5-2.5T-1.5 3 -4 6.5q-5 1-10 0zM2.5 3Q4.5 .5 10 .5T17.5 3 15 6.500q-5 1-10 0z',
  },
  oddOnes: {
    colour: 'violet',
    people: [
      [
        0,
        0,
        1,
        'yellow',
        PALE,
        '#8d86a0',
        coat,
        funnel,
        'M-5.8-4a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0zM-2 1.500q2-2 4 0',
      ],
    ],
    light: 'M-15 10q7-7 16 0l7-5.500v11L1 10q-9 7-16 0z',
    dark: 'M-10.5 9.500a1.4 1.4 0 1 1 .1 0z',
  },
  nomad: {
    colour: 'yellow',
    people: [[-2, 0, 1, 'green', TAN, '#7d5a34', coat, brim, SMILE]],
    light: 'M11-17q9-3 10.5 4.5 0 8-8 7-8-2-2.5-11.500z',
    dark: 'M-2 13 14.5-9.500l2 1.400L0 14.500z',
  },
  scientist: {
    colour: 'blue',
    people: [[-3, 0, 1, 'paper', PALE, GREY, coat, wild, `${GLASSES}M-3 .8q3 3 6 0`]],
    light: 'M9 3h5v5.500l4 7.500q1 2-1 2H6q-2 0-1-2l4-7.500z',
    dark: 'M7 13h9l2 3.700q.5 1.3-1 1.300H6q-1.5 0-1-1.300zM9.5-1.500a2 2 0 1 1 .1 0zM14-6.500a2.6 2.6 0 1 1 .1 0z',
  },
  tavern: {
    colour: 'red',
    people: [[0, 0, 1, 'red', FAIR, BROWN, coat, short, 'M-5 .5Q-2.5-2.5 0 0 2.5-2.5 5 .5']],
    light: 'M-17 3h8v3h3v7h-3v3h-8zM-9 8v3h1.500V8zM17 3H9v3H6v7h3v3h8zM9 8v3H7.500V8z',
    dark: 'M-18 2.500Q-13-1.5-8 2.500V5H-18zM18 2.500Q13-1.5 8 2.500V5h10z',
  },
};

Object.assign(PEOPLE, looks);
