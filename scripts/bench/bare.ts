// The upper bound: the same rules written by hand on one state that is overwritten. It has no list of moves, no checks,
// no views and no events; an illegal move breaks it.
import { FLAT_COUNT, NEIGHBOURS } from '../../shared/games/room-share/grid.ts';
import { COLOURS, type FlatKind, type Move } from '../../shared/games/room-share/state.ts';
import type { Result } from './version.ts';

const NEXT = Int8Array.from(NEIGHBOURS.flat());

export interface Bare {
  flats: FlatKind[];
  own: number[];
  first: number;
  /** By flat and arrow: 0 for nobody, else a colour counted from 1. */
  beds: Int8Array;
  taken: Int8Array;
  full: number;
  /** By seat and colour; index 0 of each seat holds the sum. */
  reserve: Int8Array;
  seat: number;
  over: boolean;
  lastChance: boolean;
  flat: number;
  /** The tenants that have left `from` and must land, by arrow; those before `next` have landed. */
  leaving: Int8Array;
  from: number;
  next: number;
}

export function apply(s: Bare, move: Move): Bare {
  switch (move.type) {
    case 'open':
    case 'visit':
      s.flat = move.flat;
      choosePlace(s);
      break;
    case 'place':
      place(s, COLOURS.indexOf(move.colour) + 1, move.arrow);
      break;
    case 'evict':
      sendOut(s, move.flat);
      settle(s);
      break;
    case 'land':
      put(s, s.flat, move.arrow, s.leaving[s.next++] as number);
      settle(s);
      break;
    case 'pass':
      s.over = true;
  }
  return s;
}

function choosePlace(s: Bare): void {
  if ((s.taken[s.flat] as number) < 3) return;
  let only = 0;
  for (let colour = 1; colour <= 4; colour++) {
    if (s.reserve[s.seat * 5 + colour] === 0) continue;
    if (only > 0) return;
    only = colour;
  }
  place(s, only, freeArrow(s, s.flat));
}

function place(s: Bare, colour: number, arrow: number): void {
  (s.reserve[s.seat * 5 + colour] as number)--;
  (s.reserve[s.seat * 5] as number)--;
  put(s, s.flat, arrow, colour);
  if (s.lastChance) s.over = true;
  else settle(s);
}

function put(s: Bare, flat: number, arrow: number, colour: number): void {
  s.beds[flat * 4 + arrow] = colour;
  const taken = (s.taken[flat] as number) + 1;
  s.taken[flat] = taken;
  if (taken === 4) s.full++;
}

const freeArrow = (s: Bare, flat: number): number => s.beds.indexOf(0, flat * 4) - flat * 4;

function sendOut(s: Bare, from: number): void {
  for (let arrow = 0; arrow < 4; arrow++) {
    s.leaving[arrow] = s.beds[from * 4 + arrow] as number;
    s.beds[from * 4 + arrow] = 0;
  }
  s.taken[from] = 0;
  s.full--;
  s.from = from;
  s.next = 0;
}

function settle(s: Bare): void {
  for (;;) {
    for (; s.next < 4; s.next++) {
      const ahead = NEXT[s.from * 4 + s.next] as number;
      const flat = s.taken[ahead] === 4 ? s.from : ahead;
      if ((s.taken[flat] as number) < 3) {
        s.flat = flat;
        return;
      }
      put(s, flat, freeArrow(s, flat), s.leaving[s.next] as number);
    }
    if (s.full === 0) {
      endTurn(s);
      return;
    }
    let only = -1;
    for (let flat = 0; flat < FLAT_COUNT; flat++) {
      if (s.taken[flat] !== 4 || !hasWayOut(s, flat)) continue;
      if (only >= 0) return;
      only = flat;
    }
    sendOut(s, only);
  }
}

function hasWayOut(s: Bare, flat: number): boolean {
  for (let arrow = 0; arrow < 4; arrow++) {
    if ((s.taken[NEXT[flat * 4 + arrow] as number] as number) < 4) return true;
  }
  return false;
}

function endTurn(s: Bare): void {
  s.lastChance = s.reserve[s.seat * 5] === 0;
  s.seat = 1 - s.seat;
  if (s.lastChance && (s.reserve[s.seat * 5] === 0 || !canVisit(s))) s.over = true;
}

function canVisit(s: Bare): boolean {
  const own = s.own[s.seat];
  for (let bed = 0; bed < FLAT_COUNT * 4; bed++) {
    if (s.beds[bed] === own && (s.taken[bed >> 2] as number) < 3) return true;
  }
  return false;
}

const WORTH: Record<FlatKind, number> = { classic: 1, suite: 2, royal: 3, haunted: -2 };

export function result(s: Bare): Result {
  const points = [0, 0];
  for (let bed = 0; bed < FLAT_COUNT * 4; bed++) {
    const kind = s.flats[bed >> 2] as FlatKind;
    const seat = s.own.indexOf(s.beds[bed] as number);
    if (seat < 0 || (kind !== 'haunted' && s.taken[bed >> 2] !== 3)) continue;
    (points[seat] as number) += WORTH[kind];
  }
  const [one = 0, other = 0] = points;
  const winner = one === other ? s.first : Number(other > one);
  return { points, places: winner === 0 ? [1, 2] : [2, 1] };
}
