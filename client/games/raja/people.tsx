// Draws the seven characters. The things they carry show what they can do.
type PersonDrawing = {
  colour: string;
  robe: string;
  skin: string;
  back?: string;
  head: string;
  hair: string;
  face: string;
  light?: string;
  gold?: string;
  dark?: string;
};

const COAT = 'M-17 22Q-17 6-7 4H7Q17 6 17 22z';
const SARI = 'M-15 22Q-14 7-6 4H6Q14 7 15 22z';
const FAIR = '#e3b088';
const TAN = '#c98f63';
const BROWN = '#a8714a';
const BLACK = '#33262e';
const SMILE = 'M-2.8-5.2v.1M2.8-5.2v.1M-3-1q3 3 6 0';
const STERN = 'M-2.8-5.2v.1M2.8-5.2v.1';

const PEOPLE: PersonDrawing[] = [
  // Grand Duke: turban with a feather, moustache, chain.
  {
    colour: 'violet',
    robe: COAT,
    skin: TAN,
    hair: '#7a46b0',
    head: 'M-10.5-6Q-12-19 0-20 12-19 10.5-6 0-13-10.5-6z',
    face: STERN,
    dark: 'M-7-2Q-3.5-4.5 0-2 3.5-4.5 7-2 4 1.5 0-.5-4 1.5-7-2z',
    gold: 'M0-20Q1-28 9-28 9-20 2-17zM-2.5-14.5h5v4h-5zM-7 6Q0 16 7 6L4 5.5Q0 11-4 5.5z',
  },
  // Merchant: flat turban, coins.
  {
    colour: 'yellow',
    robe: COAT,
    skin: FAIR,
    hair: '#c8562d',
    head: 'M-10-8Q-13-16 0-17 13-16 10-8 0-12-10-8z',
    face: SMILE,
    dark: 'M-3.5 1.5h7Q3 6 0 6.5-3 6-3.5 1.5z',
    gold: 'M-14 12a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM-6 16a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM4 12.5a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
  },
  // Priest: bare head, mark on the forehead, beads, flame.
  {
    colour: 'orange',
    robe: SARI,
    skin: TAN,
    hair: BLACK,
    head: 'M-1.5-12.5Q-3-17 0-18 3-17 1.5-12.5z',
    face: `${SMILE}M-2.5-9.5h5`,
    light: 'M-10 5Q0 20 10 5L7 4.5Q0 13-7 4.5z',
    gold: 'M9 22q-4-4 0-4h8q4 0 0 4zM13 17q-4-4 0-9 4 5 0 9z',
  },
  // Traveller: wide hat, staff, bundle.
  {
    colour: 'green',
    robe: COAT,
    skin: BROWN,
    hair: '#b7854b',
    back: 'M13-20h3V22h-3z',
    head: 'M-16-8Q-8-11-7-15-5-19 0-19T7-15Q8-11 16-8 0-5-16-8z',
    face: SMILE,
    light: 'M-17 9q9-5 12 2 1 8-6 9-9 0-9-6z',
    dark: 'M-7 5 7 22h4L-4 4.5z',
  },
  // Entrepreneur: long hair, a rolled plan.
  {
    colour: 'blue',
    robe: SARI,
    skin: TAN,
    hair: BLACK,
    back: 'M-11 8Q-13-19 0-19T11 8z',
    head: 'M-8.5-4Q-9-14 0-14.5 9-14 8.5-4 6-9 0-12-6-9-8.5-4z',
    face: `${SMILE}M0-9v.1`,
    light: 'M-13 10 12 5 13 10-12 15z',
    gold: 'M-8 8.8l3-.6 1 5-3 .6z',
  },
  // Builder: headband, hammer.
  {
    colour: 'red',
    robe: COAT,
    skin: BROWN,
    hair: '#e8e0d0',
    head: 'M-8.5-6Q-9-15 0-15.5 9-15 8.5-6 0-9.5-8.5-6zM8-7l6 2-2-6z',
    face: STERN,
    dark: 'M-6 0Q0-3 6 0 5 6 0 6.5-5 6-6 0z',
    light: 'M-16-8h13v7h-13zM-11-1h3.5V19h-3.5z',
  },
  // Yogi: knot of hair, white beard, lotus.
  {
    colour: 'teal',
    robe: SARI,
    skin: FAIR,
    hair: '#efe9df',
    head: 'M-8.5-6Q-9-13-3-14.5-5-21 0-22 5-21 3-14.5 9-13 8.5-6 0-12-8.5-6z',
    face: 'M-4.2-5.2q1.4 1.4 2.8 0M1.4-5.2q1.4 1.4 2.8 0M0-10v.1',
    light: 'M-7-2Q0 1 7-2 8 8 0 13-8 8-7-2z',
    gold: 'M-9 20Q-9 14-4 15-2 11 0 10q2 1 4 5 5-1 5 5-9 5-18 0z',
  },
];

export const tintOf = (character: number): string => PEOPLE[character - 1]?.colour ?? 'stone';

export function Portrait({ of }: { of: number }) {
  const look = PEOPLE[of - 1];
  if (!look) return null;
  const { colour, robe, skin, back, head, hair, face, light, gold, dark } = look;
  return (
    <svg class="rj-portrait" viewBox="-22 -29 44 51" aria-hidden="true">
      {back && <path class="rj-fill rj-deep" d={back} />}
      <path class={`rj-fill rj-${colour}`} d={robe} />
      <circle class="rj-face" cy="-4.5" r="8.5" fill={skin} />
      {dark && <path class="rj-fill rj-deep" d={dark} />}
      <path class="rj-hair" fill={hair} d={head} />
      {light && <path class="rj-fill rj-light" d={light} />}
      {gold && <path class="rj-fill rj-golden" d={gold} />}
      <path class="rj-line" d={face} />
    </svg>
  );
}
