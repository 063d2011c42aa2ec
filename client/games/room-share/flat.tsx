// A flat as a room of the house: wallpaper and furniture by its kind, four beds, and its value.
import type { Bed, FlatKind } from '../../../shared/games/room-share/state.ts';
import { bedInRoom, pointInRoom, ROOM, svgTranslate } from './geometry.ts';
import { Tenant } from './tenant.tsx';

const { width: W, height: H } = ROOM;
const STAR = 'l2.5 5.5 6 .5-4.5 4 1.5 6-5.5-3.5-5.5 3.5 1.5-6-4.5-4 6-.5z';

/**
 * The picture in the middle of the room, which shows the kind of flat at a glance. Centred on (0,
 * 0).
 */
const KIND_PICTURES: Record<FlatKind, string> = {
  classic: '',
  suite: 'M-13 7a13 13 0 0 1 11-13v-2h-2v-3h8v3H2v2A13 13 0 0 1 13 7zM-15 9h30v4h-30z',
  royal: 'M-13 9-14-8l7.5 7L0-12 6.5-1 14-8 13 9zM-13 11h26v3h-26z',
  haunted:
    'M-11 13V0A11 13 0 0 1 11 0v13l-4-3.5L3.5 13 0 9.5-3.5 13-7 9.5zM-6.5 0a2.5 3 0 1 0 5 0 2.5 3 0 1 0-5 0zM1.5 0a2.5 3 0 1 0 5 0 2.5 3 0 1 0-5 0z',
};
/** The decoration of the corners, which the beds leave free. */
const CORNERS: Record<FlatKind, string> = {
  classic: '',
  suite: `M17 10${STAR}M83 10${STAR}`,
  royal: `M17 10${STAR}M83 10${STAR}M17 80${STAR}`,
  haunted: '',
};
const WEB =
  'M0 0 30 30M0 0 12 34M0 0 34 12M4 12Q10 10 12 4M8 22Q18 18 22 8M11 32Q22 30 24 24 30 22 32 11';
/** Furniture that makes the classic flats look lived in: a window, a lamp, a picture, a plant. */
const FURNITURE = [
  'M76 8h18v22H76zM85 8v22M76 19h18M8 100l2-12h10l2 12zM15 88q-8-4-8-11 8 2 8 11 0-9 8-12 0 8-8 12z',
  'M7 9h22v17H7zM9 24l7-9 5 6 3-3 4 6zM86 100V82M80 100h12M79 82l4-9h6l4 9z',
  'M6 8h18v22H6zM15 8v22M6 19h18M74 78h20v22H74zM74 89h20M78 78v11M82 80v9M86 78v11M79 91v9M84 91v9',
];

/** A small tile in the colours of a kind of flat. */
export const KindPicture = ({ kind }: { kind: FlatKind }) => (
  <svg class={`rs-kind rs-${kind}`} viewBox="-22 -18 44 36" aria-hidden="true">
    <path class="rs-wall" d="M-22-18h44v36h-44z" />
    <path class="rs-floor" d="M-22 18v-5h44v5z" />
    <path class="rs-heart" d={KIND_PICTURES[kind]} transform="translate(0 -2)" />
  </svg>
);

export const worthText = (worth: number): string => (worth < 0 ? `−${-worth}` : `+${worth}`);

interface Props {
  kind: FlatKind;
  beds: readonly Bed[];
  /** The points that each of its tenants brings now. */
  worth: number;
  seed?: number;
  /** The only bed that can be clicked. Then the whole room is its target. */
  sole?: number;
  /** The properties that make a bed clickable. */
  bed?(arrow: number, who: Bed): Record<string, unknown>;
}

export function Room({ kind, beds, worth, seed = 1, sole = -1, bed }: Props) {
  const haunted = kind === 'haunted';
  const middle = `translate(${W / 2} ${H / 2})`;
  return (
    <>
      <path class="rs-wall" d={`M0 0h${W}v${H}H0z`} />
      <path class="rs-floor" d={`M0 ${H}V${H - 11}h${W}v11z`} />
      <path class="rs-trim" d={`M3.5 3.5h${W - 7}v${H - 7}h${7 - W}z`} />
      {kind === 'classic' && <path class="rs-things" d={FURNITURE[(seed * 7 + (seed >> 2)) % 3]} />}
      {haunted && <path class="rs-web" d={WEB} />}
      {haunted && <path class="rs-web" d={WEB} transform={`matrix(-1 0 0 1 ${W} 0)`} />}
      <path class="rs-stars" d={CORNERS[kind]} />
      <path class="rs-heart" d={KIND_PICTURES[kind]} transform={middle} />
      {beds.map((who, arrow) => (
        <g key={arrow} class="rs-sleep" {...bed?.(arrow, who)}>
          <BedIn arrow={arrow} who={who} sole={sole === arrow} />
        </g>
      ))}
      {(haunted || worth !== 0) && (
        // A haunted flat always shows the points that it would cost.
        <g
          class="rs-worth"
          data-bad={haunted ? '' : undefined}
          data-idle={worth === 0 ? '' : undefined}
          transform={`translate(2 ${H - 3})`}
        >
          <g class="rs-pill">
            <rect y="-18" width="22" height="18" rx="9" />
            <text x="10.5" y="-4">
              {worthText(haunted ? -2 : worth)}
            </text>
          </g>
        </g>
      )}
    </>
  );
}

/** Draws one bed whose foot points to a wall, with the arrow on the blanket. */
function BedIn({ arrow, who, sole }: { arrow: number; who: Bed; sole: boolean }) {
  const way = `${svgTranslate(pointInRoom(arrow, 28))} rotate(${90 * arrow})`;
  return (
    <>
      {sole ? (
        <path class="rs-area" d={`M0 0h${W}v${H}H0z`} />
      ) : (
        <path class="rs-area" d={`M0 0 ${W} 0 64 40 36 40z`} transform={CLICK_AREAS[arrow]} />
      )}
      <g transform={way} data-part="bed">
        <path class="rs-bed" d="M-14-10q0-5 5-5H9q5 0 5 5v20q0 5-5 5H-9q-5 0-5-5z" />
        <path class="rs-pillow" d="M-6 7.5H6a3 3 0 0 1 0 6H-6a3 3 0 0 1 0-6z" />
        <path class="rs-blanket" d="M-14 5v-15q0-5 5-5H9q5 0 5 5V5z" />
        {who === null && <path class="rs-arrow" d="M0-13 9-3H4V4h-8v-7h-5z" />}
      </g>
      {who && (
        <>
          <g transform={svgTranslate(bedInRoom(arrow))}>
            <Tenant colour={who} />
          </g>
          <path class="rs-tip" d="M0-4 9 4H-9z" transform={`${way} translate(0 -17)`} />
        </>
      )}
    </>
  );
}

// The whole quarter of the room is clickable, because fingers need a large target. Rooms are taller than wide.
const CLICK_AREAS = [
  '',
  `matrix(0 ${H / W} -1 0 ${W} 0)`,
  `rotate(180 ${W / 2} ${H / 2})`,
  `matrix(0 ${-H / W} 1 0 0 ${H})`,
];
