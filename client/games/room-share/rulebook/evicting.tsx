// Draws the rules page's example of an eviction: a full flat at the edge of the house, and the flats its tenants go
// to.
import { COLUMNS, flatAt, flatRef, NEIGHBOURS } from '../../../../shared/games/room-share/grid.ts';
import type { Bed } from '../../../../shared/games/room-share/state.ts';
import { Room } from '../flat.tsx';
import { ROOM, svgTranslate } from '../geometry.ts';

const FULL = flatAt(COLUMNS - 1, 1);
const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3];
const next = (arrow: number): number => NEIGHBOURS[FULL]?.[arrow] ?? FULL;
const FOUR: Bed[] = ['red', 'blue', 'yellow', 'green'];
const THREE: Bed[] = ['blue', null, 'red', 'yellow'];
const NOBODY: Bed[] = [null, null, null, null];

// Leaves space between the flats for arrows and names, and at both edges for the path round the house.
const GAP = 30;
const EDGE = 34;
const across = (column: number) => EDGE + column * (ROOM.width + GAP);
const down = (row: number) => GAP + row * (ROOM.height + GAP);
/** The three columns of the picture: A, a gap with dots, then D and E at the edge. */
const PLACES = [
  { flat: FULL, column: 2, row: 1, beds: FOUR },
  { flat: next(UP), column: 2, row: 0, beds: NOBODY },
  { flat: next(RIGHT), column: 0, row: 1, beds: NOBODY },
  { flat: next(DOWN), column: 2, row: 2, beds: NOBODY },
  { flat: next(LEFT), column: 1, row: 1, beds: THREE },
];
const WIDTH = across(2) + ROOM.width + EDGE;
const HEIGHT = down(2) + ROOM.height + 20;
const [right, middle] = [across(2) + ROOM.width, down(1) + ROOM.height / 2];
/**
 * The position and rotation of each arrow: up, down, left, and over the edge, where it leaves and
 * where it returns.
 */
const ARROWS = [
  { x: across(2) + ROOM.width / 2, y: down(1) - GAP / 2, turn: 0 },
  { x: across(2) + ROOM.width / 2, y: down(2) - GAP / 2, turn: 180 },
  { x: across(2) - GAP / 2, y: middle, turn: 270 },
  { x: right + EDGE / 2, y: middle, turn: 90 },
  { x: EDGE / 2, y: middle, turn: 90 },
];

const named = (flat: number): string => flatRef(flat).replace('flat:', '').toUpperCase();

export const drawEviction = () => (
  <svg
    class="rs-rooms"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    style={{ maxWidth: '24rem' }}
    aria-hidden="true"
  >
    {PLACES.map(({ flat, column, row, beds }) => (
      <g
        key={flat}
        class="rs-classic"
        transform={svgTranslate({ x: across(column), y: down(row) })}
      >
        <Room kind="classic" beds={beds} worth={0} seed={flat} />
        <text y="-7" fill="currentColor" font-size="18" font-weight="700">
          {named(flat)}
        </text>
      </g>
    ))}
    <path
      d={`M${across(1) - GAP / 2 - 8} ${middle}h17`}
      stroke="currentColor"
      stroke-width="5"
      stroke-linecap="round"
      stroke-dasharray="0 8"
    />
    {ARROWS.map(({ x, y, turn }) => (
      <path
        key={`${x} ${y}`}
        class="rs-route"
        d="M-13 8 0-9 13 8z"
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    ))}
    <path
      d={`M${right + EDGE / 2} ${middle + 16}V${HEIGHT - 8}H${EDGE / 2}V${middle + 16}`}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-dasharray="3 6"
    />
  </svg>
);
