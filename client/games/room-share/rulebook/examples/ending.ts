// The last chance, and the points.
import { type Shapes, YOU } from './shapes.ts';

export const ENDING = {
  lastChance: {
    section: 'end',
    position: `
      Cr.y.  C.g..  Sb.bg  C....  C.y.b
      H...b  Cgr.y  C....  Crgy.  S.b.g
      Cb...  Cy.r.  C....  C.rr.  Cg..b
      C....  Syb..  Hr.b.  C.g..  H....
      red 2r: red talk swap
      blue: blue green lease
      yellow 3y: yellow green lease
      green 2g: red yellow leave
      pile: blue evict green red yellow talk
      rest: {"finisher":1,"frames":[{"kind":"lastChance","seat":0}]}`,
    seat: YOU,
    area: ['flat:c2', 'flat:d4'],
    marks: ['flat:d3', 'flat:d2', 'flat:c4'],
    moves: [
      { seat: YOU, clicks: ['flat:d3'] },
      { seat: YOU, clicks: ['bed:d3/up'] },
    ],
  },
  count: {
    section: 'score',
    position: `
      C....  C....  Sr.gy  C....  C....
      H..r.  C....  C....  C...b  S....
      C....  Crb.r  C....  C.rr.  C....
      C....  S....  H....  C...g  H....
      > red 3r: red talk swap
      blue 7b: blue blue green
      yellow 8y: yellow green lease
      green 7g: red yellow leave
      pile: blue evict green red yellow talk`,
    seat: YOU,
    area: ['flat:a1', 'flat:d3'],
    marks: ['flat:b3', 'flat:c1', 'flat:d3', 'flat:a2'],
    isTried: false,
  },
} as const satisfies Shapes;
