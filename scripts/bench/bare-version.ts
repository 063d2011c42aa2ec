// Makes the hand-written reducer in bare.ts play the recorded positions.
import { ALL_FLATS } from '../../shared/games/room-share/grid.ts';
import { COLOURS, type State } from '../../shared/games/room-share/state.ts';
import { apply, type Bare, result } from './bare.ts';
import type { Version } from './version.ts';

function fromPosition(state: State): Bare {
  const colour = (name: string | null) => (COLOURS as readonly (string | null)[]).indexOf(name) + 1;
  const beds = Int8Array.from(state.beds.flat(), colour);
  const reserve = state.reserve.flatMap((held) => {
    const counts = COLOURS.map((name) => held[name]);
    return [counts.reduce((sum, count) => sum + count), ...counts];
  });
  return {
    flats: state.flats,
    own: state.colours.map(colour),
    first: state.first,
    beds,
    taken: Int8Array.from(state.beds, (flat) => flat.filter(Boolean).length),
    full: 0,
    reserve: Int8Array.from(reserve),
    seat: state.first,
    over: false,
    lastChance: false,
    flat: 0,
    leaving: new Int8Array(4),
    from: 0,
    next: 4,
  };
}

export const bare: Version<Bare> = {
  name: 'bare',
  begin(position) {
    const first = fromPosition(position);
    return () => ({
      ...first,
      beds: first.beds.slice(),
      taken: first.taken.slice(),
      reserve: first.reserve.slice(),
      leaving: first.leaving.slice(),
    });
  },
  play: (state, _seat, move) => apply(state, move),
  look: (s) => ({
    beds: ALL_FLATS.map((flat) =>
      Array.from(s.beds.subarray(flat * 4, flat * 4 + 4), (bed) => COLOURS[bed - 1] ?? null),
    ),
    reserve: [0, 1].map((seat) => {
      const [red = 0, blue = 0, yellow = 0, green = 0] = s.reserve.subarray(seat * 5 + 1);
      return { red, blue, yellow, green };
    }),
    toAct: s.over ? [] : [s.seat],
  }),
  result,
};
