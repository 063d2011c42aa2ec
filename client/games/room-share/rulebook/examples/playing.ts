// What keys and event cards do, those of a variant included.
import { type Shapes, YOU } from './shapes.ts';

export const PLAYING = {
  third: {
    section: 'aim',
    position: `
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  Sb..r
      C....  C.y..  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 7r: red talk swap
      blue 7b: blue blue green
      yellow 8y: yellow green lease
      green 8g: red yellow leave
      pile: blue evict green red yellow talk`,
    seat: YOU,
    zones: ['board', 'hand'],
    area: ['flat:d2', 'flat:e2'],
    marks: ['flat:e2', 'card:red'],
    moves: [
      { seat: YOU, clicks: ['card:red', 'flat:e2'] },
      { seat: YOU, clicks: ['bed:e2/right'] },
    ],
  },
  key: {
    section: 'keys',
    position: `
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  Cb.y.  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 8r: blue swap lease
      blue 7b: red blue green
      yellow 8y: yellow green lease
      green 8g: red yellow leave
      pile: talk evict green red yellow talk`,
    seat: YOU,
    zones: ['board', 'hand'],
    area: ['flat:b2', 'flat:d3'],
    marks: ['card:blue', 'flat:b3', 'flat:d2', 'flat:b2'],
    moves: [
      { seat: YOU, clicks: ['card:blue', 'flat:b3'] },
      { seat: YOU, clicks: ['bed:b3/right'] },
    ],
  },
  neutral: {
    section: 'keys',
    position: `
      C....  C....  S....  C....  C....
      H....  C.r..  C....  Cb.bb  S....
      C....  C.y..  C.r..  C...g  C....
      C....  S....  H....  C....  H....
      > red 7r 8y: blue swap red
      blue 6b 8g: blue lease green
      pile: evict green red yellow talk leave`,
    seat: YOU,
    zones: ['board', 'hand'],
    area: ['flat:c1', 'flat:e3'],
    marks: ['flat:d2', 'tenant:yellow'],
    moves: [
      { seat: YOU, clicks: ['card:blue', 'flat:d2'] },
      { seat: YOU, clicks: ['tenant:yellow'] },
      { seat: YOU, clicks: ['bed:d1/up'] },
      { seat: YOU, clicks: ['bed:e2/right'] },
      { seat: YOU, clicks: ['bed:d3/down'] },
      { seat: YOU, clicks: ['bed:c2/left'] },
    ],
  },
  swap: {
    section: 'events',
    position: `
      C....  C....  S....  C....  C....
      H.r..  C.r..  C....  C...b  S....
      C....  C.y..  C....  C...g  C....
      C....  Sb.gy  H....  C....  H....
      > red 7r: swap green red
      blue 7b: blue blue green
      yellow 7y: yellow green lease
      green 7g: red yellow leave
      pile: blue evict green red yellow talk`,
    seat: YOU,
    area: ['flat:a2', 'flat:b4'],
    marks: ['bed:a2/right#bed', 'bed:b4/up#bed'],
    moves: [
      { seat: YOU, clicks: ['card:swap', 'bed:a2/right'] },
      { seat: YOU, clicks: ['bed:b4/up'] },
    ],
  },
  forced: {
    section: 'events',
    position: `
      C....  C....  S....  C....  C....
      H....  C.r..  C....  C...b  S....
      C....  C.y..  C.b.y  C...g  C....
      C....  S.g.g  Hr..r  C....  H....
      > red 6r: evict green red
      blue 7b: blue blue green
      yellow 7y: yellow green lease
      green 6g: red yellow leave
      pile: blue talk green red yellow talk`,
    seat: YOU,
    area: ['flat:b3', 'flat:d4'],
    marks: ['bed:c4/up#bed', 'bed:c4/left#bed'],
    moves: [
      { seat: YOU, clicks: ['card:evict', 'flat:c4'] },
      { seat: YOU, clicks: ['bed:c3/up'] },
      { seat: YOU, clicks: ['bed:b4/up'] },
    ],
  },
  leave: {
    section: 'rivals',
    position: `
      C....  C....  S.bbg  C....  C....
      H....  C.r..  C.y..  C...b  S....
      C....  C....  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 8r: leave green red
      blue 6b: blue blue green
      yellow 8y: yellow green lease
      green 7g: red yellow leave
      pile: blue evict green red yellow talk`,
    seat: YOU,
    area: ['flat:b1', 'flat:c2'],
    marks: ['bed:c1/right#bed', 'bed:c2/right#bed', 'bed:b2/right#bed'],
    moves: [{ seat: YOU, clicks: ['card:leave', 'bed:c1/right'] }],
  },
  renovate: {
    section: 'variants',
    position: `
      C....  C....  S....  C....  C....
      H....  C.y..  C....  C.yrb  Sr..r
      C....  C....  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 6r: renovate talk red
      blue 8b: blue blue green
      yellow 7y: yellow green lease
      green 8g: red yellow leave
      pile: blue evict green red yellow talk
      rest: {"options":{"renovation":true}}`,
    seat: YOU,
    area: ['flat:d2', 'flat:e3'],
    marks: ['bed:d2/down#bed', 'bed:d2/right#bed', 'flat:e2'],
    moves: [
      { seat: YOU, clicks: ['card:renovate', 'bed:d2/down'] },
      { seat: YOU, clicks: ['bed:d2/right'] },
    ],
  },
} as const satisfies Shapes;
