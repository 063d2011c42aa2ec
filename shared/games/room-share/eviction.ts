// Evictions. A flat with four tenants is emptied, and each tenant moves where its arrow points.
// This may fill another flat, which is then evicted in turn.
import {
  type AutomaticFrame,
  assertInvariant,
  type Decision,
  type Reason,
  type Seat,
  type Step,
} from '../../engine/index.ts';
import {
  ALL_FLATS,
  bedRef,
  bedsOf,
  flatRef,
  freeArrows,
  isFull,
  NEIGHBOURS,
  placeOf,
  takenArrows,
  tenantAt,
} from './grid.ts';
import { naming, whyNotBed, whyNotNow } from './reasons.ts';
import type { Colour, Event, FrameOf, MoveOf, Place, State } from './state.ts';

/** RS-3: all tenants leave together, then they land one by one, clockwise from the up arrow. */
export function evictTenants(step: Step<State, Event>, seat: Seat, from: number): void {
  const beds = step.edit('beds', from);
  const leaving = takenArrows(beds).map((arrow) => {
    return { kind: 'land' as const, seat, colour: beds[arrow] as Colour, from, arrow };
  });
  beds.fill(null);
  step.emit({ type: 'evicted', seat, flat: from });
  step.pushFrames(...leaving);
}

/** Why nobody can move into this bed, or why a flat alone is not enough. */
export function whyNotFreeBed(state: State, target: Place): Reason | null {
  if (target.arrow < 0) return { key: 'bedNotFlat' };
  return tenantAt(state, target) ? { key: 'bedTaken' } : null;
}

/** Evicts one full flat after another until no flat has four tenants. */
export const settle: AutomaticFrame<State, FrameOf<'settle'>, Event> = {
  run(step, { seat, evictions }) {
    if (!step.state.beds.some(isFull)) return;
    // The longest chain found has 34 evictions. Every chain ends because a flat without a way out
    // may not be chosen (RS-9).
    assertInvariant(evictions < 200, 'a chain of evictions ends');
    const again = { kind: 'settle' as const, seat, evictions: evictions + 1 };
    step.pushFrames({ kind: 'evict', seat }, again);
  },
};

export const evict: Decision<State, FrameOf<'evict'>, MoveOf<'evict'>, Event> = {
  autoPlayOnlyMove: true,
  moves: (state) =>
    ALL_FLATS.filter((flat) => !whyNotEvict(state, flat)).map((flat) => ({ type: 'evict', flat })),
  play: (step, _frame, { flat }, seat) => evictTenants(step, seat, flat),
  path: (_state, _frame, { flat }) => [flatRef(flat)],
  explainIllegal(state, frame, _seat, path) {
    const target = placeOf(path.at(-1));
    if (!target) return whyNotNow(state, frame, path.at(-1) ?? '');
    return naming(state, whyNotBed(whyNotEvict(state, target.flat), target), target);
  },
};

// RS-9: nobody could leave a flat between four full ones, so choosing it again and again would
// never end.
function whyNotEvict(state: State, flat: number): Reason | null {
  if (!isFull(bedsOf(state, flat))) return { key: 'notFull' };
  const wayOut = NEIGHBOURS[flat]?.some((next) => !isFull(bedsOf(state, next)));
  return wayOut ? null : { key: 'noWayOut' };
}

/**
 * Returns the flat where an evicted tenant lands: the one next door, or its old flat when next door
 * is full.
 */
export function landingFlat(state: State, { from, arrow }: FrameOf<'land'>): number {
  const next = NEIGHBOURS[from]?.[arrow] as number;
  return isFull(bedsOf(state, next)) ? from : next;
}

export const land: Decision<State, FrameOf<'land'>, MoveOf<'land'>, Event> = {
  autoPlayOnlyMove: true,
  moves: (state, frame) =>
    freeArrows(bedsOf(state, landingFlat(state, frame))).map((arrow) => ({ type: 'land', arrow })),
  play(step, frame, { arrow }, seat) {
    const { colour, from } = frame;
    const flat = landingFlat(step.state, frame);
    step.edit('beds', flat)[arrow] = colour;
    step.emit({ type: 'landed', seat, colour, from, flat, arrow });
  },
  path: (state, frame, { arrow }) => [bedRef(landingFlat(state, frame), arrow)],
  explainIllegal(state, frame, _seat, path) {
    const target = placeOf(path.at(-1));
    const flat = landingFlat(state, frame);
    const { colour, from } = frame;
    if (!target) return whyNotNow(state, frame, path.at(-1) ?? '', { flat, colour });
    if (target.flat !== flat)
      return naming(state, { key: flat === from ? 'staysIn' : 'landsIn' }, { flat, colour });
    return naming(state, whyNotFreeBed(state, target), { flat, colour: tenantAt(state, target) });
  },
};
