// Draws a city: the great site in the middle, six small sites in an arch above it, architects on the wall, houses in
// front.
import type { Seat } from '../../../shared/engine/index.ts';
import { type City, SMALL_SITES, START } from '../../../shared/games/raja/board.ts';
import { cityRef, houseRef, type State } from '../../../shared/games/raja/state.ts';
import type { BoardContext } from './board-context.ts';
import { CITY, cityAt, houseSpot, PIECE_SCALE, SMALL_SPOTS, svgTranslate } from './geometry.ts';
import { House, Palace, type PieceOwner } from './pieces.tsx';

interface Props {
  city: City;
  state: State;
  board: BoardContext;
  /** Whether the Maharaja is here. The city then shows what its scoring will pay. */
  visited: boolean;
}

const FORT = 'M-24 14V-18h8v6h6v-10h-3L0-36 13-22H10v10h6v-6h8v32zM-7 14V2q7-8 14 0v12z';

export function CityView({ city, state, board, visited }: Props) {
  const { touch, live, words, seat } = board;
  const ref = cityRef(city);
  const here = seat !== null && state.architects[seat] === city;
  const { great, small } = state.sites[city];
  const sites = Array.from({ length: SMALL_SITES }, (_, at) => small[at] ?? null);
  const housed = state.houses[city].flatMap((count, owner) =>
    count > 0 ? [{ owner, count }] : [],
  );
  // A button must not contain another one, so clickable pieces are drawn on the city's ground and
  // not inside its button.
  return (
    <g class="rj-city" transform={`${svgTranslate(cityAt(city))} scale(${PIECE_SCALE})`}>
      <g
        class="rj-town"
        data-visited={visited ? '' : undefined}
        data-flash={board.flash.includes(ref) ? '' : undefined}
        {...touch(ref, nameOf(city, state, board))}
      >
        <title>{nameOf(city, state, board)}</title>
        {visited && <circle class="rj-glow" r={CITY + 13} />}
        <circle class="rj-wall" r={CITY} />
        <circle class="rj-merlons" r={CITY + 1} />
        <circle class="rj-ground" r={CITY - 7} />
        <circle class="rj-ring" r={CITY + 8} />
        <path class="rj-banner" d="M-62 37H62L56 49 62 61H-62L-56 49z" />
        <text class="rj-name" y="55">
          {words.ref(ref)}
        </text>
      </g>
      {city === START ? (
        <path class="rj-fort rj-fill rj-clay" transform="scale(1.35)" d={FORT} />
      ) : (
        <>
          {sites.map((owner, at) => {
            const next = at === small.length;
            return (
              <Site
                key={at}
                owner={owner}
                spot={SMALL_SPOTS[at] ?? { x: 0, y: 0 }}
                board={board}
                open={here && next}
                great={false}
              />
            );
          })}
          <Site owner={great} spot={{ x: 0, y: 7 }} board={board} open={here} great />
        </>
      )}
      {housed.map(({ owner, count }, at) => (
        <Houses
          key={owner}
          owner={owner}
          count={count}
          spot={houseSpot(at, housed.length)}
          own={owner === seat}
          at={city}
          board={board}
        />
      ))}
      {live(ref) && <circle class="rj-live-ring" r={CITY + 8} />}
    </g>
  );
}

/** Returns the name of the city and everything that stands in it, for screen readers. */
function nameOf(city: City, state: State, { words, captions, names }: BoardContext): string {
  const of = (seat: Seat) => names[seat] ?? '';
  const { great, small } = state.sites[city];
  const owned = (owner: PieceOwner) =>
    owner === 'neutral' ? captions.neutral : captions.palaceOf(of(owner));
  const palaces = [great, ...small].flatMap((owner) => (owner === null ? [] : owned(owner)));
  const houses = state.houses[city].flatMap((count, seat) =>
    count > 0 ? captions.houses(of(seat), count) : [],
  );
  const architects = state.architects.flatMap((at, seat) =>
    at === city ? captions.architect(of(seat)) : [],
  );
  return [words.ref(cityRef(city)), ...palaces, ...houses, ...architects].join(', ');
}

interface SiteProps {
  owner: PieceOwner | null;
  spot: { x: number; y: number };
  board: BoardContext;
  /** Whether the viewer's architect is here and this site is the next one to be built on. */
  open: boolean;
  great: boolean;
}

function Site({ owner, spot, board, open, great }: SiteProps) {
  const { touch, words } = board;
  const ref = great ? 'site:great' : 'site:small';
  const size = great ? 1.45 : 0.98;
  const itself = open && owner === null ? touch(ref, words.ref(ref)) : {};
  return (
    <g class="rj-site" transform={`${svgTranslate(spot)} scale(${size})`} {...itself}>
      {owner === null ? (
        <path
          class="rj-plot"
          d={great ? 'M-16 13V1H-9Q-9-9 0-13 9-9 9 1H16V13z' : 'M-11 12V-3Q0-13 11-3V12z'}
        />
      ) : (
        <g class="rj-new">
          <Palace owner={owner} great={great} />
        </g>
      )}
    </g>
  );
}

interface HousesProps {
  owner: Seat;
  count: number;
  spot: { x: number; y: number };
  own: boolean;
  at: City;
  board: BoardContext;
}

function Houses({ owner, count, spot, own, at, board }: HousesProps) {
  const { touch, words } = board;
  const ref = houseRef(at);
  return (
    <g
      class="rj-houses"
      transform={svgTranslate(spot)}
      {...(own ? touch(ref, words.ref(ref)) : {})}
    >
      {own && board.live(ref) && <circle class="rj-live-ring" r="18" />}
      <g key={count} class="rj-new">
        <House seat={owner} />
      </g>
      {count > 1 && (
        <>
          <circle class="rj-count" cx="11" cy="9" r="10" />
          <text class="rj-counted" x="11" y="14">
            {count}
          </text>
        </>
      )}
    </g>
  );
}
