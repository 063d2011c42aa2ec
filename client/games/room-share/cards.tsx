// Draws the faces of the cards.
import type { ComponentChildren } from 'preact';
import { type Card, COLOURS, type EventCard } from '../../../shared/games/room-share/state.ts';
import { hyphenated } from '../../kit/hyphenated.tsx';
import { SIGN } from './tenant.tsx';
import { isKey } from './text/names.ts';

const HOUSE = 'M-11 12V-2L0-12 11-2v14z';

/** Each scene is centred on (0, 0), about 60 by 60. */
const SCENES: Record<EventCard, ComponentChildren> = {
  talk: (
    <>
      <path class="rs-deep" d="M2-4H26q6 0 6 6V14q0 6-6 6h-3v9l-10-9H2q-6 0-6-6V2q0-6 6-6z" />
      <path
        class="rs-paper"
        d="M-26-28H8q6 0 6 6V2q0 6-6 6H-10l-10 10V8h-6q-6 0-6-6v-24q0-6 6-6z"
      />
      {COLOURS.map((colour, at) => (
        <path
          key={colour}
          class={`rs-colour rs-${colour}`}
          d={SIGN[colour]}
          transform={`translate(${(at % 2) * 18 - 18} ${at > 1 ? -2 : -18}) scale(.95)`}
        />
      ))}
    </>
  ),
  leave: (
    <>
      <path class="rs-paper" d="M-9-12v-8q0-5 5-5H6q5 0 5 5v8H6v-8H-4v8z" />
      <path class="rs-deep" d="M-22-12h46q5 0 5 5v26q0 5-5 5h-46q-5 0-5-5V-7q0-5 5-5z" />
      <path class="rs-paper" d="M-19-12h6v36h-6zM15-12h6v36h-6zM-8 3H0v-6L11 6 0 15V9h-8z" />
    </>
  ),
  evict: (
    <>
      <path class="rs-deep" d="M-12-27H5L4-4q14 4 22 9 5 4 3 14H-14q-3-22 2-46z" />
      <path class="rs-paper" d="M-14 21H29v6H15l-2-3H1l-1 3h-14zM-13-27H6v6h-19z" />
      <path class="rs-lines" d="M-20 6h-9M-20-6-28-11M-19 18l-9 5M6-2l5-5M12 0l5-5" />
    </>
  ),
  lease: (
    <>
      <path class="rs-paper" d="M-20-27H12l8 8v46h-40z" />
      <path class="rs-lines rs-pen" d="M-13-16H5M-13-8h25M-13 0h25M-13 16q4-10 7-2t7-3" />
      <path class="rs-deep" d="M3 12a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM6 18l-2 12 7-4 7 4-2-12z" />
    </>
  ),
  swap: (
    <>
      <path class="rs-paper" d={HOUSE} transform="translate(-17 12)" />
      <path class="rs-deep" d={HOUSE} transform="translate(17-10)" />
      <path class="rs-lines" d="M-18-10q2-12 13-12m-5-5 5 5-5 5M18 12q-2 12-13 12m5 5-5-5 5-5" />
    </>
  ),
  renovate: (
    <>
      <path class="rs-paper" d="M-24-24H14v16h-38z" />
      <path class="rs-lines" d="M14-16h10V0H-2V8" />
      <path class="rs-deep" d="M-6 8h8v20h-8z" />
      <path class="rs-colour rs-yellow" d="M-24-8H14V-3H4V2H-1V-3H-11V7h-5V-3h-8z" />
    </>
  ),
};

const BOW = 'M0-29a17 17 0 1 0 .1 0zM-4 3h8v25h-8zM4 13h9v5H4zM4 22h7v5H4z';

/** Draws the picture of a card without its name. */
function Picture({ card }: { card: Card }) {
  return (
    <svg class="rs-picture" viewBox="-36 -34 72 68" aria-hidden="true">
      {isKey(card) ? (
        <g class={`rs-${card}`}>
          <path class="rs-colour" d={BOW} />
          <path class="rs-sign" d={SIGN[card]} transform="translate(0 -12) scale(1.7)" />
        </g>
      ) : (
        SCENES[card]
      )}
    </svg>
  );
}

/** Draws the face of a card, or only its picture if no name is given. */
export function Face({ card, name }: { card: Card; name?: string }) {
  const look = isKey(card) ? `rs-key rs-${card}` : 'rs-event';
  return (
    <span class={`rs-face ${look}`}>
      <Picture card={card} />
      {name && <span class="rs-title">{hyphenated(name)}</span>}
    </span>
  );
}

export function Back() {
  return (
    <span class="rs-face rs-back">
      <svg class="rs-picture" viewBox="-36 -34 72 68" aria-hidden="true">
        <path class="rs-lines" d={`${HOUSE}M-4 12V3h8v9`} transform="scale(1.5)" />
      </svg>
    </span>
  );
}
