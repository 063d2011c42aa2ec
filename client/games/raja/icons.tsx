// Draws the icons of the nine actions, of gold and of everything else that is counted. Each is centred on (0, 0) and
// 32 wide.
import type { Action } from '../../../shared/games/raja/state.ts';

type Layer = [kind: string, d: string];

const PALACE = 'M-10 13V0H10V13zM-7.5 0Q-9-6-4-9-1-12 0-16 1-12 4-9 9-6 7.5 0z';
const SMALL = 'M-8 9V-1L0-9 8-1V9z';

const at = (d: string, x: number, y: number): string =>
  // The code below only shifts absolute path commands, so every part of these drawings begins with one.
  d.replace(/([MHVLQ])([^A-Za-z]*)/g, (_, letter: string, numbers: string) => {
    const all = numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const moved = all.map((one, index) =>
      letter === 'H' ? one + x : letter === 'V' ? one + y : one + (index % 2 ? y : x),
    );
    return letter + moved.join(' ');
  });

const DRAWN: Record<Action | 'token' | 'travel', Layer[]> = {
  gold: [
    ['golden', 'M-14 3a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0z'],
    ['golden', 'M-3-4a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0z'],
    ['line', 'M5.5-8v8M2.5-7.2h6M2.5-4.2h6'],
  ],
  house: [
    ['clay', 'M-12 13V-1L0-13 12-1V13z'],
    ['deep', 'M-4 13V6q4-4 8 0v7z'],
  ],
  twoHouses: [
    ['clay', at(SMALL, -7, -3)],
    ['clay', at(SMALL, 7, 4)],
    ['deep', 'M4 13V8q3-3 6 0v5z'],
  ],
  moveHouse: [
    ['clay', at(SMALL, -7, -4)],
    ['line', 'M-10 12H12M6 6.5 12 12 6 17'],
    ['dashed', 'M4-2V-6L10-11 16-6V4H6'],
  ],
  quarry: [
    ['stone', 'M-15 13-10 2-3 0 2 6 8 4 15 13z'],
    ['line', 'M-9 4 7-10'],
    ['iron', 'M-3-13Q8-15 12-2L9-1Q5-9-3-10z'],
  ],
  palace: [
    ['clay', PALACE],
    ['deep', 'M-3.5 13V8q3.5-5 7 0v5z'],
  ],
  palaceAndHouse: [
    ['clay', at(PALACE, -5, 0)],
    ['deep', 'M-8.5 13V8q3.5-5 7 0v5z'],
    ['clay', at(SMALL, 8, 5)],
  ],
  track: [
    ['golden', 'M-11-6a7 7 0 1 1 14 0 7 7 0 1 1-14 0zM-13 13Q-12 3-4 3t9 10z'],
    ['line', 'M11-13V11M6 7l5 5 5-5M6-1l5 5 5-5'],
  ],
  character: [
    ['violet', 'M-12 13Q-11 2-1 2T10 13z'],
    ['golden', 'M-8-5a7 7 0 1 1 14 0 7 7 0 1 1-14 0z'],
    ['line', 'M-14-8Q-8-17 2-15M-2-18l5 3-4 4M14 2Q15-7 9-12M5-13'],
  ],
  token: [
    ['teal', 'M0-14 4-5 14-4 6 2.5 9 12.5 0 7-9 12.5-6 2.5-14-4-4-5z'],
    ['line', 'M0-5V4M-4.5-.5h9'],
  ],
  travel: [
    ['dashed', 'M-13 12Q-4 12-2 4T10-8'],
    ['clay', 'M-16 9a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z'],
    ['red', 'M10-2Q3-9 4-12a6 6 0 1 1 12 0Q17-9 10-2z'],
  ],
};

export type IconOf = keyof typeof DRAWN;

/** Draws an icon inside another drawing. */
export function Drawing({ of }: { of: IconOf }) {
  return (
    <g>
      {DRAWN[of].map(([kind, d], index) => (
        <path
          key={index}
          class={/^(line|dashed)$/.test(kind) ? `rj-${kind}` : `rj-fill rj-${kind}`}
          d={d}
        />
      ))}
    </g>
  );
}

export function Icon({ of }: { of: IconOf }) {
  return (
    <svg class="rj-icon" viewBox="-18 -18 36 36" aria-hidden="true">
      <Drawing of={of} />
    </svg>
  );
}

export const Coin = ({ gold }: { gold: number | string }) => <b class="rj-coin">{gold}</b>;
