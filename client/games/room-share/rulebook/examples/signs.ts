// Pictures in which every sign of the building and of the cards is explained.
import { type Shapes, YOU } from './shapes.ts';

export const SIGNS = {
  building: {
    section: 'signs',
    position: `
      R....  Sgb.r  Cyg.b  C....  C....
      H..r.  Cr...  C....  C...b  S....
      C....  C.y..  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 6r: red talk swap
      blue 6b: blue blue green
      yellow 7y: yellow green lease
      green 6g: red yellow leave
      pile: blue evict green red yellow talk
      rest: {"options":{"royalSuite":"classic"}}`,
    seat: YOU,
    area: ['flat:a1', 'flat:c2'],
    marks: ['flat:c1', 'flat:b1', 'flat:a1', 'flat:a2', 'bed:b2/right#bed', 'bed:b2/up#bed'],
    isTried: false,
  },
  cards: {
    section: 'signs',
    position: `
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  C.y..  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 8r 8y: blue swap red
      blue 8b 8g: blue lease green
      pile: evict green red yellow talk leave red
      discards: blue`,
    seat: YOU,
    zones: ['stage', 'hand'],
    marks: ['pile', 'discards', 'seat:0', 'card:blue', 'card:swap', 'tenant:red', 'tenant:yellow'],
    isTried: false,
  },
  players: {
    section: 'signs',
    position: `
      C....  C....  S.rrb  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  C.y..  C....  C...g  C....
      C....  S....  Hb...  C....  H....
      > red 6r 8y: blue swap red
      blue 6b 7g: blue lease green
      pile: evict green red yellow talk leave red
      discards: blue`,
    seat: YOU,
    zones: ['players'],
    marks: ['points:0', 'reserve:0', 'neutral:0'],
    isTried: false,
  },
} as const satisfies Shapes;
