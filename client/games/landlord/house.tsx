// Draws a house in cross-section: its flats, its tenants, their rents, and how high they would move.
import type { ComponentChildren } from 'preact';
import { tenants as cards } from '../../../shared/games/landlord/cards/tenants.ts';
import {
  highestLevel,
  isSquatted,
  isTavernHouse,
  lowestLevel,
  rentOf,
  rentOfHouse,
  tenantAt,
} from '../../../shared/games/landlord/houses.ts';
import {
  type House as Building,
  flatRef,
  houseRef,
  type Tenant as Lodger,
  type State,
} from '../../../shared/games/landlord/state.ts';
import type { BoardContext } from './board-context.ts';
import { CELLAR, GROUND, WIDTH } from './fit.ts';
import { PEOPLE, Tenant } from './people.tsx';
import { Roof, TOPS } from './roof.tsx';

const FLOOR_HEIGHT = 48;
const FLAT_HEIGHT = 42;
const WALLS = ['brick', 'plaster', 'sage', 'slate', 'rose'];

interface Props {
  state: State;
  house: Building;
  board: BoardContext;
  /** What happens to the house in this scene. */
  fate?: string;
}

export const heightAbove = ({ floors, roof }: Building): number =>
  floors.length * FLOOR_HEIGHT + 3 + TOPS[roof.at(-1) ?? 'roof'].height;

/** Returns the left, top, width and height of a flat, measured upwards from the ground. */
function flatBox({ floors, roof }: Building, level: number): [number, number, number, number] {
  if (level === 0) return [11, 8, 82, FLAT_HEIGHT];
  if (level <= floors.length) return [11, 2 - level * FLOOR_HEIGHT, 82, FLAT_HEIGHT];
  const [left, right] = TOPS[roof.at(-1) ?? 'roof'].flat;
  return [left, 2 - level * FLOOR_HEIGHT, right - left, FLAT_HEIGHT];
}

export function House({ state, house, board, fate }: Props) {
  const { touch, words, captions } = board;
  const { id, floors, roof, cellar, tenants } = house;
  const last = roof.at(-1) ?? 'roof';
  const walls = floors.length * FLOOR_HEIGHT + 3;
  const above = heightAbove(house);
  const below = cellar ? CELLAR : GROUND;
  const squatted = isSquatted(house);
  const rent = rentOfHouse(state, house);
  const isIdle = state.jailed === house.owner;
  const empty: number[] = [];
  for (let level = lowestLevel(house); level <= highestLevel(house); level++) {
    if (!tenantAt(house, level)) empty.push(level);
  }
  const label = [
    words.ref(houseRef(id)),
    squatted ? captions.squatted : captions.rent(captions.money(rent)),
    ...(isIdle ? [captions.jailed] : []),
  ].join(', ');
  return (
    <div
      class={`ll-house ll-${WALLS[id % WALLS.length]}`}
      data-squatted={squatted ? '' : undefined}
      data-aimed={board.aimed.includes(houseRef(id)) ? '' : undefined}
      data-fate={fate}
      data-group=""
      data-cellar={cellar ? '' : undefined}
      {...touch(houseRef(id), label)}
    >
      <svg
        viewBox={`-5 ${-above} ${WIDTH} ${above + below}`}
        style={{ aspectRatio: `${WIDTH}/${above + below}` }}
        role="presentation"
      >
        <path class="ll-wall" d={`M6 0V${-walls}h92V0z`} />
        {cellar && <path class="ll-wall ll-under" d={`M6 0v${CELLAR}h92V0z`} />}
        <g {...touch(`roof:${id}`, words.ref(`roof:${id}`))}>
          <Roof top={last} y={-walls} />
        </g>
        {isTavernHouse(house) && <Sign />}
        {empty.map((level) => (
          <Empty key={level} house={house} level={level} board={board} squatted={squatted} />
        ))}
        {tenants.map((one, at) => (
          <Flat
            key={`${one.card}${one.level}`}
            house={house}
            one={one}
            rent={rentOf(state, house, one)}
            order={at}
            board={board}
            squatted={squatted}
          />
        ))}
      </svg>
      <p class="ll-plate">
        <span class="ll-number" data-part="number">
          {id + 1}
        </span>
        {/* A prisoner does not collect it. */}
        <span class="ll-coin" data-part="sum" data-none={isIdle ? '' : undefined}>
          {captions.bare(rent)}
        </span>
      </p>
    </div>
  );
}

/** Draws the sign that hangs over the street. */
const Sign = () => (
  <g class="ll-sign" data-part="sign">
    <path class="ll-thin" d="M7-46H-4M1-46v3" />
    <rect x="-4.5" y="-43" width="16" height="20" rx="2.5" />
    <path d="M-2-36H5v10h-7zM5-34h3.5v5H5M-2.5-36.5q4-5 8 0z" />
  </g>
);

/** Draws the Broker's key below a rent that the Broker has taken. */
const KEY =
  'M-11 18a5 5 0 0 1 9.6-2H11v4H8v4H4v-4h-5.400a5 5 0 0 1-9.6-2zm3.5 0a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z';

interface FlatProps {
  house: Building;
  board: BoardContext;
  squatted: boolean;
}

/** Draws an empty flat: dark windows, lit while a tenant may move in. */
function Empty({ house, level, board, squatted }: FlatProps & { level: number }) {
  const { touch, words, captions } = board;
  const ref = flatRef({ house: house.id, level });
  const [x, y, wide, high] = flatBox(house, level);
  const middle = x + wide / 2;
  const narrow = wide < 70;
  const panes = narrow ? [-14, 14] : [-26, 0, 26];
  const gain = board.gain(ref);
  return (
    <g class="ll-flat ll-empty" {...touch(ref, `${words.ref(ref)}: ${captions.empty}`)}>
      <rect class="ll-front" x={x} y={y} width={wide} height={high} />
      {panes.map((pane) => (
        <g key={pane} transform={`translate(${middle + pane} ${y + 20})`}>
          <path class="ll-pane" d="M-9-12H9v24H-9z" />
          <path class="ll-frame" d="M0-12v24M-9-3H9M-11 14h22" />
          {squatted && <path class="ll-boards" d="M-12-9 12-3v5L-12-4zM-12 9 12 2v5L-12 14z" />}
        </g>
      ))}
      <Ring box={[x, y, wide, high]} />
      {gain === null ? (
        <path
          class="ll-plus"
          d="M-2-9H2v7h7v4H2v7h-4V2h-7v-4h7z"
          transform={`translate(${middle} ${y + 21})`}
        />
      ) : (
        <Chip
          x={middle + chipWidth(captions.signed(gain)) / 2}
          y={y + 11}
          price={captions.signed(gain)}
          none={gain === 0}
        />
      )}
    </g>
  );
}

interface LodgerProps extends FlatProps {
  one: Lodger;
  rent: number;
  order: number;
}

/** Draws a tenant's home of one flat, or of two with stairs between them. */
function Flat({ house, one, rent, board, squatted }: LodgerProps) {
  const { touch, words, captions } = board;
  const { card, level, withheld, paid } = one;
  const { flats, floors } = cards[card];
  const ref = flatRef({ house: house.id, level });
  const [x, y, wide, high] = flatBox(house, level);
  const upper = flats === 2 ? flatBox(house, level + 1) : null;
  const peak = upper ? upper[1] : y;
  const [right, left] = [
    Math.min(x + wide, upper ? upper[0] + upper[2] : 999),
    Math.max(x, upper?.[0] ?? 0),
  ];
  const size = flats === 2 ? 1.5 : wide < 70 ? 0.9 : 0.98;
  const pays = squatted || withheld > 0 || paid ? 0 : rent;
  const label = [
    `${words.ref(ref)}: ${words.ref(`card:${card}`)}`,
    captions.rent(captions.money(pays)),
    ...(withheld > 0 ? [captions.withheld] : []),
    ...(paid ? [captions.paid] : []),
    captions.most(floors),
  ].join(', ');
  const above = upper && flatRef({ house: house.id, level: level + 1 });
  const gain = board.gain(ref);
  const price = gain === null ? captions.bare(pays) : captions.signed(gain);
  const chip = chipWidth(price);
  // The key stands between the ladder and the rent, or below the rent.
  const middle = flats === 2 ? (left + right) / 2 : (left + 9 + right - chip) / 2;
  return (
    <g
      class={`ll-flat ll-home ll-${PEOPLE[card]?.colour}`}
      data-aimed={board.aimed.includes(ref) ? '' : undefined}
      {...touch(ref, label)}
    >
      <title>{label}</title>
      <rect class="ll-room" x={x} y={y} width={wide} height={high} />
      {upper && <rect class="ll-room" x={upper[0]} y={upper[1]} width={upper[2]} height={high} />}
      {upper && (
        <rect
          class="ll-room"
          x={left}
          y={peak + high - 1}
          width={right - left}
          height={y - peak - high + 2}
        />
      )}
      <path class="ll-carpet" d={`M${x} ${y + high}v-6h${wide}v6z`} />
      {upper && (
        // The part of the floor that remains between the two flats.
        <path class="ll-carpet" d={`M${left} ${y - 5}h13v4h-13zM${right} ${y - 5}h-13v4h13z`} />
      )}
      <Ladder x={left + 3} y={y + high - 8} floors={floors} />
      <g transform={`translate(${middle} ${y + high - 18 * size - 1}) scale(${size})`}>
        <Tenant kind={card} />
      </g>
      <Chip x={right - 1} y={peak + 2} price={price} none={(gain ?? pays) === 0}>
        {withheld > 0 && <path class="ll-cross" d={`M${-chip / 2 - 11} 19l22-18`} />}
        {paid && <path class="ll-key" transform={`translate(${-chip / 2} 10)`} d={KEY} />}
      </Chip>
      {squatted && <path class="ll-boards" d={`M${x} ${y + 6}l14-5v4l-14 5z`} />}
      {/* One ring round both flats of a tenant, because it is one target. */}
      <Ring box={upper ? [left, peak, right - left, y + high - peak] : [x, y, wide, high]} />
      {above && board.live(above) && (
        <g class="ll-flat" {...touch(above, words.ref(above))}>
          <Ring box={upper} />
        </g>
      )}
    </g>
  );
}

const chipWidth = (price: string): number => Math.max(20, price.length * 8.5 + 7);

interface ChipProps {
  /** The right end and the top. */
  x: number;
  y: number;
  price: string;
  none: boolean;
  children?: ComponentChildren;
}

/** Draws what a tenant pays, or what its landlord would gain or lose. */
function Chip({ x, y, price, none, children }: ChipProps) {
  const width = chipWidth(price);
  return (
    <g class="ll-pays" data-none={none ? '' : undefined} transform={`translate(${x} ${y})`}>
      <g data-part="rent">
        <rect x={-width} y="0" width={width} height="20" rx="10" />
        <text x={-width / 2} y="15.2">
          {price}
        </text>
        {children}
      </g>
    </g>
  );
}

function Ring({ box: [x, y, width, height] }: { box: [number, number, number, number] }) {
  return <rect class="ll-ring" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="2" />;
}

/** Draws five rungs for five floors, marked up to the highest house that the tenant moves into. */
function Ladder({ x, y, floors }: { x: number; y: number; floors: number }) {
  return (
    <g data-part="floors">
      {[0, 1, 2, 3, 4].map((rung) => (
        <path
          key={rung}
          class={rung < floors ? 'll-tick' : 'll-no-tick'}
          d={`M${x} ${y - rung * 6.4}h6v-4.2h-6z`}
        />
      ))}
    </g>
  );
}
