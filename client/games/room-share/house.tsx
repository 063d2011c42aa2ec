// Draws the house in cross-section: five rooms by four, the tenants in bed, and the tenants in the air.
import { pointsPerTenant } from '../../../shared/games/room-share/end.ts';
import { landingFlat } from '../../../shared/games/room-share/eviction.ts';
import { ALL_FLATS, bedRef, bedsOf, flatRef } from '../../../shared/games/room-share/grid.ts';
import {
  type FlatKind,
  isNeutral,
  type Place,
  type State,
} from '../../../shared/games/room-share/state.ts';
import type { RefAttributes } from '../../table/touch.ts';
import { Room } from './flat.tsx';
import { Flash, Flight, HOVER_SCALE } from './flights.tsx';
import {
  doorAt,
  HOUSE,
  hoverAt,
  oppositeWall,
  roomCorner,
  svgTranslate,
  wrapsAround,
} from './geometry.ts';
import { type Scene, type TenantInAir, tenantsInAir } from './scenes.ts';
import { Tenant } from './tenant.tsx';
import { bedLabel, flatLabel } from './text/names.ts';
import type { Vocabulary } from './text/vocabulary.ts';

interface Props {
  /** The true state. A running scene may show other beds. */
  state: State;
  scene: Scene | null;
  /** The beds of the last change. They flash for viewers who prefer reduced motion. */
  flash: Place[];
  touch: RefAttributes;
  words: Vocabulary;
}

export function House({ state, scene, flash, touch, words }: Props) {
  const shown = scene ? { ...state, beds: scene.beds } : state;
  const flying = scene?.flying ?? tenantsInAir(state);
  const route = scene ? scene.over : flying[0]?.from;
  const frame = state.frames.at(-1);
  const goal = frame?.kind === 'land' ? landingFlat(state, frame) : null;
  const chosen = frame?.kind === 'place' ? frame.flat : null;
  const first = frame?.kind === 'swap' ? frame : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is not a fieldset
    <svg
      class={scene ? 'rs-house' : 'rs-house rs-open'}
      viewBox={`0 0 ${HOUSE.width} ${HOUSE.height}`}
      role="group"
      aria-label={words.house}
    >
      <HouseOutline />
      {ALL_FLATS.map((flat) => (
        <Flat
          key={flat}
          flat={flat}
          state={shown}
          touch={touch}
          words={words}
          marked={flat === chosen || (!scene && flat === goal)}
          first={first?.flat === flat ? first.arrow : -1}
        />
      ))}
      {flying.map(({ colour, from }, at) => (
        <Hovering key={from.arrow} colour={colour} from={from} next={at === 0 && !scene} />
      ))}
      {flash.map((place) => (
        <Flash key={bedRef(place.flat, place.arrow)} at={place} />
      ))}
      {route && <ExitWall from={route} />}
      {scene?.ways.map((way, at) => (
        <Flight key={at} way={way} ms={scene.ms} />
      ))}
    </svg>
  );
}

interface FlatProps extends Omit<Props, 'scene' | 'flash'> {
  flat: number;
  marked: boolean;
  /** The bed that was chosen first for a swap. */
  first: number;
}

function Flat({ flat, state, touch, words, marked, first }: FlatProps) {
  const kind = state.flats[flat] as FlatKind;
  const beds = bedsOf(state, flat);
  // A flat with only neutral tenants is worth nothing to anybody.
  const value = beds.some((who) => who && !isNeutral(state, who))
    ? pointsPerTenant(state, flat)
    : 0;
  return (
    <g
      class={`rs-flat rs-${kind}`}
      transform={svgTranslate(roomCorner(flat))}
      {...touch(flatRef(flat), flatLabel(words, flat, kind, beds, value), marked)}
    >
      <Room
        kind={kind}
        beds={beds}
        worth={value}
        seed={flat}
        bed={(arrow, who) =>
          touch(bedRef(flat, arrow), bedLabel(words, { flat, arrow }, who), arrow === first)
        }
      />
      <rect class="rs-ring" x="1" y="1" width="98" height="110" rx="3" />
    </g>
  );
}

function Hovering({ colour, from, next }: TenantInAir & { next: boolean }) {
  return (
    <g transform={svgTranslate(hoverAt(from))} class="rs-hovering">
      <g class={next ? 'rs-next' : 'rs-waiting'}>
        <circle class="rs-halo" r="19" />
        <g transform={`scale(${HOVER_SCALE})`}>
          <Tenant colour={colour} />
        </g>
      </g>
    </g>
  );
}

/**
 * Shows the wall that the next landing tenant passes. At the edge of the house these are two walls:
 * one to leave by and one to come in by.
 */
function ExitWall({ from }: { from: Place }) {
  const doors = [from];
  if (wrapsAround(from)) doors.push(oppositeWall(from));
  return (
    <g class="rs-hovering">
      {doors.map((door) => (
        <path
          key={door.flat}
          class="rs-route"
          d="M-10 5 0-7 10 5z"
          transform={`${svgTranslate(doorAt(door))} rotate(${90 * from.arrow})`}
        />
      ))}
    </g>
  );
}

/** Draws the sky, the roof, the outer walls and the ground, with the names of columns and rows. */
function HouseOutline() {
  const { left, right, top, bottom, width, height } = HOUSE;
  const middle = width / 2;
  return (
    <>
      <rect class="rs-ground" y={bottom} width={width} height={height - bottom} />
      <circle class="rs-moon" cx="27" cy="24" r="9" />
      <path class="rs-brick" d={`M${right - 96} ${top}V10h30V${top}z`} />
      <path
        class="rs-roof"
        d={`M${right - 101} 14V6h40v8zM4 ${top}L52 22H${width - 52}l48 ${top - 22}z`}
      />
      <path class="rs-tiles" d={`M36 34H${width - 36}M22 45H${width - 22}`} />
      <path class="rs-brick" d={`M${left} ${top - 1}H${right}V${bottom}H${left}z`} />
      <path class="rs-brick" d={`M${middle - 22} 42V28q22-30 44 0v14z`} />
      <path class="rs-attic" d={`M${middle - 11} 40V30a11 11 0 0 1 22 0v10z`} />
      <path class="rs-brick" d={`M${middle - 1} 18h2v24h-2zM${middle - 12} 30h24v2h-24z`} />
      {[0, 1, 2, 3, 4].map((column) => (
        <text key={column} class="rs-name" x={roomCorner(column).x + 50} y={top - 3}>
          {'ABCDE'[column]}
        </text>
      ))}
      {[0, 1, 2, 3].map((row) => (
        <text key={row} class="rs-name rs-row" x={left - 8} y={roomCorner(row * 5).y + 61}>
          {row + 1}
        </text>
      ))}
    </>
  );
}
