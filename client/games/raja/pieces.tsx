// Draws the pieces. Each seat has its own shape as well as its own colour, so that nobody has to tell colours apart.
import type { Seat } from '../../../shared/engine/index.ts';

/**
 * The outline of each seat's houses: gable, dome, battlements, steps, tent. Each is 28 wide and
 * centred on (0, 0).
 */
const OUTLINES = [
  'M-13 13V-1L0-14 13-1V13z',
  'M-13 13V0A13 13.5 0 0 1 13 0V13z',
  'M-13 13V-12H-6.5V-6H-3.3V-12H3.3V-6H6.5V-12H13V13z',
  'M-14 13V5H-9.5V-3H-5V-12H5V-3H9.5V5H14V13z',
  'M-15 13Q-5 2 0-15 5 2 15 13z',
];
const DOOR = 'M-3.6 13V7.5a3.6 4 0 0 1 7.2 0V13z';

export const outlineOf = (seat: Seat): string => OUTLINES[seat] ?? '';

export function House({ seat }: { seat: Seat }) {
  return (
    <g class={`rj-house rj-seat-${seat}`}>
      <path class="rj-own" d={outlineOf(seat)} />
      <path class="rj-dark" d={DOOR} />
    </g>
  );
}

/** Draws the outline alone, as the sign of a player. */
export function Sign({ seat }: { seat: Seat }) {
  return (
    <svg class={`rj-sign rj-seat-${seat}`} viewBox="-17 -17 34 32" aria-hidden="true">
      <path class="rj-own" d={outlineOf(seat)} />
    </svg>
  );
}

export type PieceOwner = Seat | 'neutral';

/** Draws a palace 30 wide, centred on (0, 0). A great palace has towers and a second dome. */
export function Palace({ owner, great = false }: { owner: PieceOwner; great?: boolean }) {
  return (
    <g class={`rj-palace rj-seat-${owner}`}>
      {great && (
        <path
          class="rj-stone"
          d="M-18 13V-9h6V13zM12 13V-9h6V13zM-19-9q4-8 8 0zM11-9q4-8 8 0zM-15-13v-5M15-13v-5"
        />
      )}
      <path class="rj-own" d="M-9.5-2Q-11-8-5.5-12-1.5-15 0-20 1.5-15 5.5-12 11-8 9.5-2z" />
      <path class="rj-stone" d="M-13.5 13V-2h27V13z" />
      <path class="rj-own" d="M-14.5-2h29v3.6h-29z" />
      <path class="rj-dark" d="M-11.4 13V8.4q2-3.4 4 0V13zM7.4 13V8.4q2-3.4 4 0V13z" />
      {owner === 'neutral' ? (
        <path class="rj-dark" d="M-4 13V8q4-6 8 0v5z" />
      ) : (
        <path class="rj-own rj-thin" transform="translate(0 7.4) scale(.4)" d={outlineOf(owner)} />
      )}
    </g>
  );
}

/** Draws an architect with a turban and a plan, standing on (0, 0) and 44 tall. */
export function Architect({ seat }: { seat: Seat }) {
  return (
    <g class={`rj-architect rj-seat-${seat}`}>
      <path class="rj-own" d="M-12 0Q-13-21-5-24h10Q13-21 12 0z" />
      <circle class="rj-skin" cy="-29" r="7.4" />
      <path class="rj-own" d="M-9.5-30Q-10-41 0-42 10-41 9.5-30 0-35.5-9.5-30z" />
      <path class="rj-line" d="M-2.7-28.6v.1M2.7-28.6v.1M-3.2-25Q0-23 3.2-25" />
      <path class="rj-paper rj-thin" transform="translate(0 -9.5) scale(.5)" d={outlineOf(seat)} />
    </g>
  );
}

/** Draws the Maharaja on his elephant, facing left, standing on (0, 0) and 78 wide. */
export function Elephant() {
  return (
    <g class="rj-elephant">
      <path
        class="rj-grey"
        d="M36-30Q38-46 20-48L-10-48Q-22-60-34-49-41-41-38-28-36-18-40-12q-2 3-5 1-3 0-2 3 3 6 9 3 7-5 7-17 5 2 8-1L-18 0h10l1-12H12L13 0H24L25-12q6-6 7-16 3 6 3 14h3Q40-24 36-30z"
      />
      <path class="rj-grey" d="M-18-46q12-2 11 12 0 10-8 10-9-1-10-12z" />
      <path class="rj-paper rj-thin" d="M-31-27q-6 6-13 4-2-3 1-3 6 0 8-5z" />
      <path class="rj-red" d="M-4-49H22L24-28Q9-22-5-28z" />
      <path class="rj-trim" d="M-4.5-31Q9-25 23.7-31" />
      <path class="rj-gold" d="M-5-49h28v5H-5zM-3-66v17M21-66v17" />
      <path class="rj-red" d="M-8-65Q9-84 26-65z" />
      <path class="rj-gold" d="M7.5-77h3v-6h-3z" />
      <circle class="rj-skin" cx="9" cy="-57" r="5" />
      <path class="rj-paper rj-thin" d="M3-58q0-8 6-8t6 8q-6-4-12 0z" />
      <path class="rj-line" d="M-29-40v.1" />
    </g>
  );
}
