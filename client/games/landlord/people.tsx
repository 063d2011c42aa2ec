// Draws the tenants. Hair, hat and belongings tell them apart without colours.
import { paths } from './shapes.ts';

/** Position, size, colour of the clothes, skin, hair, and the shapes of body, hair and face. */
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

export interface PersonDrawing {
  /** The colour of the tenant's room and card. */
  colour: string;
  people: Person[];
  /** What the tenants carry, in light and dark shapes, drawn in front of everybody. */
  light?: string;
  dark?: string;
}

const { coat, gown, short, long, bun, beret, cap, mortar, hood, wild, slick, spikes } = paths;
export const PALE = '#fbdcc0';
export const FAIR = '#f4cda8';
export const TAN = '#e3b088';
export const DARK = '#b9815a';
export const BROWN = '#6b4431';
export const BLACK = '#33283a';
const BLOND = '#e5b95c';
export const GREY = '#c9c3cd';
export const SMILE = 'M-3 0q3 3 6 0';
const SHADES = 'M-6-6H6v2.5q-3 3-5 0h-2q-3 3-5 0z';
export const GLASSES =
  'M-5.8-4a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0zm6.6 0a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z';

/** The drawing of each kind of tenant by the name of its card. An edition may add its own. */
export const PEOPLE: Record<string, PersonDrawing> = {
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
};

/** Draws a tenant centred on (0, 0), 30 to 46 wide and 40 tall. */
export function Tenant({ kind }: { kind: string }) {
  const { people = [], light, dark } = PEOPLE[kind] ?? {};
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

/** Draws a tenant as a separate picture. */
export function Portrait({ kind }: { kind: string }) {
  return (
    <svg class="ll-portrait" viewBox="-24 -24 48 44" aria-hidden="true">
      <Tenant kind={kind} />
    </svg>
  );
}
