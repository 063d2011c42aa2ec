// What the signs on the targets say: the points that a click brings, or that everybody has to move out.
import type { Ref, Seat } from '../../../../shared/engine/index.ts';
import { ALL_FLATS, bedRef, flatRef } from '../../../../shared/games/room-share/grid.ts';
import {
  COLOURS,
  type Colour,
  type State,
  tenantRef,
} from '../../../../shared/games/room-share/state.ts';
import { deedOf } from '../deeds.ts';
import { isTelling, signed } from '../text/deeds.ts';
import { words } from './words.ts';

export type Sign =
  /** Everybody moves out. */
  | 'boot'
  /** Points, and the tenant that brings them if another one brings something else. */
  | { text: string; colour?: Colour };

/** The signs of everything that the player can click now. */
export type Signs = (ref: Ref) => readonly Sign[];

export function signsOf(
  ref: Ref,
  state: State,
  seat: Seat,
  picked: readonly Ref[],
): readonly Sign[] {
  const deed = deedOf(ref, state, seat, picked);
  if (deed?.bursts || deed?.kind === 'out') return ['boot'];
  if (!deed || !isTelling(deed)) return [];
  return deed.own.map(({ points, colour }) => ({
    text: signed(points),
    ...(deed.own.length > 1 && colour && { colour }),
  }));
}

const ARROWS = [0, 1, 2, 3];

export interface PlacedSign {
  sign: Sign;
  flat: number;
  /** 0 is the top right corner, 1 the bottom right one, 2 the bottom left one, 3 the top left one. */
  corner: number;
}

/**
 * Puts the signs into the corners of the rooms, where no bed is. What is the same for all beds of a flat that can be
 * clicked stands there once; otherwise each bed has the corner that follows it clockwise.
 */
export function placeSigns(signs: Signs, isLive: (ref: Ref) => boolean): PlacedSign[] {
  return ALL_FLATS.flatMap((flat) => {
    const whole = signs(flatRef(flat));
    const beds = ARROWS.filter((arrow) => isLive(bedRef(flat, arrow))).map((arrow) => ({
      arrow,
      own: signs(bedRef(flat, arrow)),
    }));
    const [first] = beds;
    const isSame = beds.every(({ own }) => JSON.stringify(own) === JSON.stringify(first?.own));
    const shared = whole.length > 0 ? whole : isSame ? (first?.own ?? []) : null;
    if (shared) return shared.map((sign, corner) => ({ sign, flat, corner }));
    return beds.flatMap(({ arrow, own }) =>
      own.slice(0, 1).map((sign) => ({ sign, flat, corner: arrow })),
    );
  });
}

/** What the signs mean that are to be seen now, or null if there are none. */
export function explainSigns(signs: Signs): string | null {
  const refs = ALL_FLATS.flatMap((flat) => [
    flatRef(flat),
    ...ARROWS.map((arrow) => bedRef(flat, arrow)),
  ]);
  const all = [...refs, ...COLOURS.map(tenantRef)].flatMap((ref) => signs(ref));
  const points = all.filter((sign) => sign !== 'boot');
  const { boot, numbers, byTenant } = words.value;
  const parts = [
    points.some(({ colour }) => colour) ? byTenant : points.length > 0 ? numbers : '',
    all.includes('boot') ? boot : '',
  ];
  return parts.filter(Boolean).join(' ') || null;
}
