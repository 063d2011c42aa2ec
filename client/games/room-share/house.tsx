// Draws the house in cross-section: five rooms by four, the tenants in bed, and the tenants in the air.
import type { ComponentChildren } from 'preact';
import { pointsPerTenant } from '../../../shared/games/room-share/end.ts';
import { landingFlat } from '../../../shared/games/room-share/eviction.ts';
import {
  ALL_FLATS,
  ARROWS,
  bedRef,
  bedsOf,
  flatRef,
} from '../../../shared/games/room-share/grid.ts';
import {
  type FlatKind,
  isNeutral,
  type Place,
  type State,
} from '../../../shared/games/room-share/state.ts';
import { useUnit } from '../../kit/use-unit.ts';
import type { RefAttributes } from '../../table/touch.ts';
import { Room } from './flat.tsx';
import { Flash, Flight, HOVER_SCALE, Numeral } from './flights.tsx';
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
  /** What is drawn on the targets to tell what a click there does. */
  marks: ComponentChildren;
  words: Vocabulary;
}

export function House({ state, scene, flash, touch, marks, words }: Props) {
  const drawing = useUnit(HOUSE.width, HOUSE.height);
  const shown = scene ? { ...state, beds: scene.beds } : state;
  const flying = scene?.flying ?? tenantsInAir(state);
  const route = scene ? scene.over : flying[0]?.from;
  const frame = state.frames.at(-1);
  const emptied = flying[0]?.from.flat;
  const goal = frame?.kind === 'land' ? landingFlat(state, frame) : null;
  const chosen = frame?.kind === 'place' ? frame.flat : null;
  const first = frame?.kind === 'swap' ? frame : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is not a fieldset
    <svg
      ref={drawing}
      class={scene ? 'rs-house' : 'rs-house rs-open'}
      viewBox={`0 0 ${HOUSE.width} ${HOUSE.height}`}
      preserveAspectRatio="xMidYMax meet"
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
      {marks}
      {emptied !== undefined && <Emptied flat={emptied} />}
      {flying.map(({ colour, from }, at) => (
        <Hovering
          key={from.arrow}
          colour={colour}
          from={from}
          next={at === 0 && !scene}
          order={flying.length > 1 ? at + 1 : 0}
          // Where tenants stay in their flat, its beds are the targets.
          {...(!scene &&
            goal !== from.flat && {
              touched: touch(`air:${ARROWS[from.arrow]}`, words.tenant(colour)),
            })}
        />
      ))}
      {flash.map((place, at) => (
        <Flash
          key={`${at} ${bedRef(place.flat, place.arrow)}`}
          at={place}
          order={flash.length > 1 ? at + 1 : 0}
        />
      ))}
      {route && <ExitWall from={route} />}
      {scene?.ways.map(
        (way, at) => way.seat === undefined && <Flight key={at} way={way} ms={scene.ms} />,
      )}
    </svg>
  );
}

interface FlatProps extends Omit<Props, 'scene' | 'flash' | 'marks'> {
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
  const own = touch(flatRef(flat), flatLabel(words, flat, kind, beds, value), marked);
  const inside = beds.map((who, arrow) =>
    touch(bedRef(flat, arrow), bedLabel(words, { flat, arrow }, who), arrow === first),
  );
  const live = inside.flatMap((one, arrow) => (one['data-live'] === undefined ? [] : [arrow]));
  const sole = live.length === 1 && own['data-live'] === undefined ? live[0] : undefined;
  return (
    <g
      class={`rs-flat rs-${kind}`}
      data-group=""
      data-sole={sole === undefined ? undefined : ''}
      transform={svgTranslate(roomCorner(flat))}
      {...own}
    >
      <Room
        kind={kind}
        beds={beds}
        worth={value}
        seed={flat}
        {...(sole !== undefined && { sole })}
        bed={(arrow) => inside[arrow] ?? {}}
      />
      <rect class="rs-ring" x="1" y="1" width="98" height="110" rx="3" />
    </g>
  );
}

interface HoveringProps extends TenantInAir {
  next: boolean;
  /** The place in the order in which they land, or 0 if there is only one. */
  order: number;
  touched?: Record<string, unknown>;
}

function Hovering({ colour, from, next, order, touched }: HoveringProps) {
  return (
    <g transform={svgTranslate(hoverAt(from))} class="rs-hovering" {...touched}>
      <g class={next ? 'rs-next' : 'rs-waiting'}>
        <circle class="rs-halo" r="19" />
        <g transform={`scale(${HOVER_SCALE})`}>
          <Tenant colour={colour} />
        </g>
        {order > 0 && <Numeral of={order} arrow={from.arrow} />}
      </g>
    </g>
  );
}

/** Names the flat that is being emptied, in its middle. */
function Emptied({ flat }: { flat: number }) {
  const { x, y } = roomCorner(flat);
  return (
    <g class="rs-emptied rs-hovering" transform={`translate(${x + 50} ${y + 56})`}>
      <g class="rs-pill">
        <rect x="-15" y="-10" width="30" height="20" rx="10" />
        <text y="5">{flatRef(flat).slice(-2).toUpperCase()}</text>
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

/** What fills the zone around the house: clouds above it, other houses on both sides. */
const CLOUDS =
  'M90-70q4-22 26-18 10-20 32-8 26-6 26 26zM380-120q6-26 32-20 14-22 38-6 28-4 26 26zM-170 90q4-22 26-18 10-20 32-8 26-6 26 26zM640 150q4-22 26-18 10-20 32-8 26-6 26 26z';
const TOWN =
  'M-70 0v-80l-40-30-40 30v-50h-60v60l-45-32-45 32v40h-50v-90h-12v90h-40l-40-30-40 30v-70h-70v70l-45-34-45 34v-40h-60V0z';
const TREE = 'M-40 0v-34q-22-2-20-24 0-32 24-32t24 32q2 22-20 24V0z';

/** Draws the sky, the roof, the outer walls and the ground, with the names of columns and rows. */
function HouseOutline() {
  const { left, right, top, bottom, width, height } = HOUSE;
  const middle = width / 2;
  return (
    <>
      <circle class="rs-moon" cx="27" cy="24" r="9" />
      <path class="rs-cloud" d={CLOUDS} />
      {[`translate(0 ${bottom})`, `matrix(-1 0 0 1 ${width} ${bottom})`].map((side) => (
        <g key={side} transform={side}>
          <path class="rs-town" d={TOWN} />
          <path class="rs-tree" d={TREE} />
        </g>
      ))}
      <rect class="rs-ground" x="-900" y={bottom} width="2400" height={height - bottom} />
      <path class="rs-brick" d={`M${right - 96} ${top}V10h30V${top}z`} />
      <path
        class="rs-roof"
        d={`M${right - 101} 14V6h40v8zM4 ${top}L52 22H${width - 52}l48 ${top - 22}z`}
      />
      <path class="rs-tiles" d={`M36 34H${width - 36}M22 45H${width - 22}`} />
      <path class="rs-brick" d={`M${left} ${top - 1}H${right}V${bottom}H${left}z`} />
      <path class="rs-brick" d={`M${middle - 22} 40V26q22-30 44 0v14z`} />
      <path class="rs-attic" d={`M${middle - 11} 38V28a11 11 0 0 1 22 0v10z`} />
      <path class="rs-brick" d={`M${middle - 1} 16h2v24h-2zM${middle - 12} 28h24v2h-24z`} />
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
