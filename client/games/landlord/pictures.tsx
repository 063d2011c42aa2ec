// Draws the pictures of all cards except tenants, centred on (0, 0), about 64 by 60. Each picture is a list of
// layers, the rearmost first.

type Layer = [how: 'paper' | 'deep' | 'lines' | 'red' | 'gold' | 'green' | 'lit', path: string];

const HOUSE = 'M-22 26V0L0-18 22 0v26z';

export const CARD_PICTURES: Record<string, Layer[]> = {
  // Building cards.
  roof: [
    ['deep', 'M14-4V-20h9V6z'],
    ['red', 'M-32 16-18-14h36L32 16z'],
    ['lines', 'M-25 2H25M-29 9H29M-21-6H21'],
  ],
  flatRoof: [
    ['lines', 'M14 4V-22M8-18H20M10-12h8'],
    ['paper', 'M-24 4v-12h16V4z'],
    ['deep', 'M-32 4h64v12h-64z'],
    ['lines', 'M-30 4v-7h14M30 4v-7H-2'],
  ],
  dormer: [
    ['red', 'M-33 20-17-14h34L33 20z'],
    ['paper', 'M-14 20V-8h28v28z'],
    ['deep', 'M-19-7 0-23 19-7z'],
    ['lit', 'M-8 14V-2H8v16z'],
    ['lines', 'M0-2v16M-8 6H8'],
  ],
  roofRenovation: [
    ['red', 'M-32 20-18-14h36L32 20z'],
    ['lit', 'M-21 12l7-18h11v18zM3 12V-6h11l7 18z'],
    ['lines', 'M-12-6V12M12-6V12'],
    ['paper', 'M18-22l5-6 7 7-6 5q-8 0-12 9l-3-3q9-4 9-12z'],
  ],
  cellar: [
    ['green', 'M-32-12h64v6h-64z'],
    ['paper', 'M-24-6h48v30h-48z'],
    ['deep', 'M-24-6h12v8h8v8h8v8H-24z'],
    ['red', 'M6 8q7-4 14 0 2 8 0 16-7 3-14 0-2-8 0-16z'],
    ['lines', 'M5 13h16M5 19h16'],
  ],
  // Action cards.
  demolition: [
    ['lines', 'M-28-26H8L-20 24M8-26V-8M-28-26v50h16'],
    ['deep', 'M8-9a11 11 0 1 1-.1 0z'],
    ['red', 'M16 26V14h-6v-3H30v15zM20 26v-5h6v5z'],
    ['lines', 'M23 4l5-6M27 8l6-3'],
  ],
  alibi: [
    ['paper', 'M0-27a27 27 0 1 1-.1 0z'],
    ['lines', 'M0-21v3M0 18v3M-21 0h3M18 0h3M0-12V0L9 6'],
    ['green', 'M6 18l5-5 6 6L30 5l5 5-18 18z'],
  ],
  bomb: [
    ['deep', 'M-6-10a19 19 0 1 1-.1 0z'],
    ['deep', 'M2-16l9 7 5-6-9-7z'],
    ['lines', 'M12-18q4-9 11-5'],
    ['gold', 'M26-32l2 6 6-2-3 6 5 3-6 1 0 6-4-5-5 3 2-6-5-3 6-2z'],
    ['lines', 'M-18 6q1-8 8-10'],
  ],
  recycle: [
    ['green', 'M-7-12-13-16-4-28q4-4 8 0l6 9 5-3-3 13-13-3 5-3-4-6z'],
    ['green', 'M14 2l7-4 8 14q2 6-5 7H14v6L5 16l9-9v6h6z'],
    ['green', 'M-2 13v8h-17q-6-1-5-6l6-10-5-3 13-4 3 13-5-3-3 5z'],
  ],
  lunatic: [
    ['paper', 'M-16 26v-9q-9-6-9-19Q-25-27 0-27T24-4l5 10h-6v7q0 5-9 4v9z'],
    ['lines', 'M0-6a3 3 0 0 1 5 2q0 7-7 6-9-2-8-10Q-8-18 2-17q11 2 11 13'],
  ],
  eviction: [
    ['paper', 'M-26-27H6v46h-32z'],
    ['deep', 'M-20-21H0V19h-20z'],
    ['lines', 'M10-8h18m-7-7 8 7-8 7'],
    ['gold', 'M6 10h26v17H6z'],
    ['lines', 'M14 10V5h10v5M6 18h26'],
  ],
  court: [
    ['gold', 'M-4-6 22 20l5-5L1-11z'],
    ['deep', 'M-22-8-4-26 10-12-8 6zM-26 20H6v7h-32z'],
    ['lines', 'M-25-5-5 15M-1-29 17-11'],
  ],
  broker: [
    [
      'gold',
      'M-14-27a13 13 0 0 1 4 25.5V20h-8v-4h-6v-6h6V-1.5A13 13 0 0 1-14-27zm0 8a5 5 0 1 0 .1 0z',
    ],
    ['green', 'M6-6H22l10 10v22H6z'],
    ['lines', 'M23 9q-8-4-9 1 0 3 5 4t4 4q-2 4-9 1M19 5v18'],
  ],
  rentWithheld: [
    ['gold', 'M0-25a24 24 0 1 1-.1 0z'],
    ['lines', 'M7-9q-13-5-14 3 0 5 7 6t7 6q-2 7-14 3M0-16v32'],
    ['red', 'M-25 20-20 25 25-20 20-25z'],
  ],
  murder: [
    ['paper', 'M-4 2-26 26l-1-9L-10-4z'],
    ['deep', 'M-14-8 0 6l4-4L-10-12zM-3-7 14-27q5-2 9 2t2 9L4 0z'],
    ['red', 'M14 8q8 10 8 14a8 7 0 0 1-16 0q0-4 8-14z'],
  ],
  police: [
    ['deep', 'M0-29q12 7 25 5 3 35-25 52Q-28 11-25-24-12-22 0-29z'],
    ['gold', 'M0-17l4.5 10 10.5 1-8 7 2.5 10.5L0 6l-9.5 5.5L-7 1l-8-7 10.5-1z'],
  ],
  politics: [
    ['paper', 'M-28 20h56v7h-56zM-22-2h8v20h-8zM-4-2h8v20h-8zM14-2h8v20h-8z'],
    ['deep', 'M-28-3v-6h56v6zM-16-9q0-14 16-15 16 1 16 15z'],
    ['red', 'M-1-24v-9H12l-3 3 3 3H1v3z'],
  ],
  move: [
    ['gold', 'M-32-18H6v34h-38z'],
    ['red', 'M8-8h12l12 13v11H8z'],
    ['lit', 'M13-3h6l7 8H13z'],
    ['deep', 'M-20 11a7 7 0 1 1-.1 0zM18 11a7 7 0 1 1-.1 0z'],
    ['paper', 'M-25 6v-9l11-9 11 9v9z'],
  ],
  // Cards outside of the deck.
  jail: [
    ['paper', 'M-28-26h56v52h-56z'],
    ['deep', 'M-22-20h44v40h-44z'],
    ['lit', 'M-8 20q0-12 8-12t8 12zM-5 1a5 5 0 1 1 10 0 5 5 0 1 1-10 0z'],
    ['lines', 'M-14-22v44M-5-22v44M5-22v44M14-22v44M-25-23h50M-25 23h50'],
  ],
  back: [
    ['paper', HOUSE],
    ['lines', 'M-30 4 0-22 30 4'],
    ['lit', 'M-14 2h11v10h-11zM3 2h11v10H3z'],
    ['deep', 'M-5 26V16H5v10z'],
  ],
};

export function Picture({ of }: { of: string }) {
  return (
    <svg class="ll-picture" viewBox="-36 -34 72 66" aria-hidden="true">
      {CARD_PICTURES[of]?.map(([how, path], at) => (
        <path key={at} class={how === 'lines' ? 'll-lines' : `ll-fill ll-${how}`} d={path} />
      ))}
    </svg>
  );
}
