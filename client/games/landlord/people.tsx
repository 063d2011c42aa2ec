// The tenants. Told apart without colour too: by hair, hat, and by what they carry.
import { paths } from './shapes.ts';

/** Where, how big, colour of the clothes, skin, hair, and the shapes of body, hair and face. */
type Person = [
  x: number,
  y: number,
  size: number,
  colour: string,
  skin: string,
  hair: string,
  body: string,
  head: string,
  face?: string,
];

interface Look {
  /** The colour of the room and of the card. */
  colour: string;
  people: Person[];
  /** What is carried: light and dark things, in front of everybody. */
  light?: string;
  dark?: string;
}

const { coat, gown, short, long, bun, beret, cap, mortar, hood, wild, slick, spikes } = paths;
const { blob, horns, crown, funnel, brim } = paths;
const PALE = '#fbdcc0';
const FAIR = '#f4cda8';
const TAN = '#e3b088';
const DARK = '#b9815a';
const BROWN = '#6b4431';
const BLACK = '#33283a';
const BLOND = '#e5b95c';
const GREY = '#c9c3cd';
const SMILE = 'M-3 0q3 3 6 0';
const SHADES = 'M-6-6H6v2.5q-3 3-5 0h-2q-3 3-5 0z';
const GLASSES =
  'M-5.8-4a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0zm6.6 0a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z';

/** Each kind of tenant, of either edition, by the name of its card. */
export const LOOKS: Record<string, Look> = {
  family: {
    colour: 'blue',
    people: [
      [-11, 0, 0.95, 'blue', FAIR, BROWN, coat, short, SMILE],
      [11, 1, 0.92, 'red', DARK, BLACK, gown, long, SMILE],
      [0, 8, 0.6, 'yellow', TAN, BROWN, coat, short, SMILE],
    ],
  },
  freaks: {
    colour: 'violet',
    people: [[0, 0, 1, 'violet', PALE, '#3fae6a', coat, spikes, 'M-3 1H3']],
    dark: 'M-9 6-4 9-9 12zM9 6 4 9 9 12z',
  },
  musician: {
    colour: 'orange',
    people: [[0, 0, 1, 'orange', DARK, '#a8401f', coat, beret, 'M-4-.5q4 4 8 0']],
    light: 'M-10 12a5.5 5.5 0 1 1 8 2 5.5 5.5 0 1 1-8-2zM-2 9 14-3l2 2.5L0 12z',
  },
  mother: {
    colour: 'green',
    people: [
      [-5, 0, 1, 'green', FAIR, '#a5562a', gown, long, SMILE],
      [9, 7, 0.64, 'yellow', FAIR, '#a5562a', coat, bun, SMILE],
    ],
  },
  celebrities: {
    colour: 'yellow',
    people: [
      [-9, 0, 0.98, 'yellow', PALE, BLOND, gown, long, SHADES],
      [10, 0, 0.98, 'violet', DARK, BLACK, coat, slick, SHADES],
    ],
    light: 'M-9 5l1.8 3.6 4 .4-3 2.6.9 4-3.7-2.1-3.7 2.1.9-4-3-2.6 4-.4z',
  },
  pensioners: {
    colour: 'green',
    people: [[-1, 0, 1, 'green', PALE, GREY, gown, bun, `${GLASSES}M-2 2h4`]],
    dark: 'M9 18V7q0-4 4-4t4 4h-2.5q0-1.5-1.5-1.5T11.5 7v11z',
  },
  single: {
    colour: 'red',
    people: [[0, 0, 1, 'red', TAN, BLACK, coat, slick, SMILE]],
    light: 'M0 6-5 3v6zM0 6l5-3v6z',
  },
  student: {
    colour: 'blue',
    people: [[0, 0, 1, 'blue', FAIR, BLACK, coat, mortar, `${GLASSES}M-2 1.5h4`]],
    light: 'M-9 8-1 10v8l-8-2zM7 8-1 10v8l8-2z',
  },
  mover: {
    colour: 'orange',
    people: [[0, 0, 1, 'green', FAIR, '#2f6b4a', coat, cap, SMILE]],
    light: 'M-10 6H10V18H-10zM-3 6H3v4H-3z',
  },
  researcher: {
    colour: 'violet',
    people: [[-3, 0, 1, 'paper', PALE, GREY, coat, wild, `${GLASSES}M-2 1.5h4`]],
    light: 'M9 4h5v5l4 7q1 2-1 2H6q-2 0-1-2l4-7z',
    dark: 'M6.5 14h10l1.5 3H5z',
  },
  manager: {
    colour: 'red',
    people: [[-2, 0, 1, 'deep', FAIR, BLACK, coat, slick, 'M-3 1H3']],
    light: 'M-2 2-4.5 5-2 8 .5 5z',
    dark: 'M5 10h5V7h5v3h3v8H5zM11.5 10h2V8.5h-2z',
  },
  squatters: {
    colour: 'deep',
    people: [
      [8, 1, 0.9, 'red', TAN, '#4a4152', coat, hood, 'M-7-1H7L3 4h-6z'],
      [-7, 0, 1, 'deep', FAIR, '#5d5370', coat, hood, 'M-7-1H7L3 4h-6z'],
    ],
    light: 'M-17-18h2V16h-2z',
    dark: 'M-15-18H0l-4 5 4 5h-15z',
  },
  groupHouse: {
    colour: 'orange',
    people: [
      [0, -3, 0.95, 'violet', DARK, BLACK, coat, beret, SMILE],
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
    people: [[-8, 0, 1, 'orange', FAIR, BROWN, coat, cap, 'M-4 0q2-1.5 4 0 2-1.5 4 0']],
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
      [-9, 0, 0.98, 'red', PALE, '#efc34f', coat, crown, 'M-4 0q2-1.5 4 0 2-1.5 4 0'],
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

/** A tenant round (0, 0), 30 to 46 wide and 40 high. */
export function Tenant({ kind }: { kind: string }) {
  const { people = [], light, dark } = LOOKS[kind] ?? {};
  return (
    <g class="ll-tenant">
      {people.map(([x, y, size, colour, skin, hair, body, head, face = ''], at) => (
        <g key={at} transform={`translate(${x} ${y}) scale(${size})`}>
          <path class={`ll-fill ll-${colour}`} d={body} />
          <circle cy="-4" r="7.5" fill={skin} />
          <path class="ll-look" d={`M-2.8-4.2v.1M2.8-4.2v.1${face}`} />
          <path class="ll-hair" fill={hair} d={head} />
        </g>
      ))}
      {light && <path class="ll-fill ll-paper" d={light} />}
      {dark && <path class="ll-fill ll-deep" d={dark} />}
    </g>
  );
}

/** The same, as a picture of its own. */
export function Portrait({ kind }: { kind: string }) {
  return (
    <svg class="ll-portrait" viewBox="-24 -24 48 44" aria-hidden="true">
      <Tenant kind={kind} />
    </svg>
  );
}
