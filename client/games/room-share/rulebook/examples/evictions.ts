// What happens when four tenants share a flat.
import { type Shapes, YOU } from './shapes.ts';

export const EVICTIONS = {
  burst: {
    section: 'eviction',
    position: `
      C....  C....  S....  C....  C....
      H....  C.b.y  C....  C...b  S....
      Cg.b.  Cryg.  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 8r: red talk swap
      blue 6b: blue blue green
      yellow 7y: yellow green lease
      green 6g: red yellow leave
      pile: blue evict green red yellow talk`,
    seat: YOU,
    area: ['flat:a2', 'flat:c4'],
    marks: ['bed:b3/left#bed', 'flat:b2', 'flat:a3'],
    moves: [
      { seat: YOU, clicks: ['card:red', 'flat:b3'] },
      { seat: YOU, clicks: ['bed:b2/up'] },
      { seat: YOU, clicks: ['bed:c3/up'] },
      { seat: YOU, clicks: ['bed:b4/down'] },
      { seat: YOU, clicks: ['bed:a3/right'] },
    ],
  },
  edge: {
    section: 'eviction',
    position: `
      C....  C....  S....  C....  C....
      H....  C.r..  C....  Cb.ry  S.byg
      C....  C.y..  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 7r: green talk swap
      blue 7b: blue blue green
      yellow 6y: yellow green lease
      green 7g: red yellow leave
      pile: blue evict green red yellow talk`,
    seat: YOU,
    marks: ['flat:e2', 'flat:a2', 'flat:d2'],
    moves: [
      { seat: YOU, clicks: ['card:green', 'flat:e2'] },
      { seat: YOU, clicks: ['bed:e1/up'] },
      { seat: YOU, clicks: ['bed:a2/right'] },
      { seat: YOU, clicks: ['bed:e3/down'] },
    ],
  },
  stays: {
    section: 'eviction',
    position: `
      C....  C....  S....  C....  C....
      H....  Crbyg  C....  C...b  S....
      C....  Cgbyr  C....  C...g  C....
      C....  S....  H....  C....  H....
      red 7r: red swap
      blue 6b: blue blue green
      yellow 7y: yellow green lease
      green 6g: red yellow leave
      pile: blue evict green red yellow talk
      rest: {"played":"talk","frames":[{"kind":"endTurn","seat":0},{"kind":"settle","seat":0,"evictions":1},{"kind":"evict","seat":0}]}`,
    seat: YOU,
    area: ['flat:a1', 'flat:c3'],
    marks: ['bed:b2/down#bed', 'bed:b3/up#bed'],
    moves: [
      { seat: YOU, clicks: ['flat:b2'] },
      { seat: YOU, clicks: ['bed:b1/up'] },
      { seat: YOU, clicks: ['bed:c2/right'] },
      { seat: YOU, clicks: ['bed:b2/left'] },
      { seat: YOU, clicks: ['bed:a2/left'] },
    ],
  },
} as const satisfies Shapes;
