// Draws a city: the great site in the middle, six small sites in an arch above it, houses on the wall, the name in
// front.
import type { Ref, Seat } from '../../../shared/engine/index.ts';
import { type City, SMALL_SITES, START } from '../../../shared/games/raja/board.ts';
import { cityRef, houseRef, type State } from '../../../shared/games/raja/state.ts';
import type { BoardContext, MapProps } from './board-context.ts';
import { bannerOf, CITY, houseSpot, SMALL_SPOTS, svgTranslate } from './geometry.ts';
import { House, Palace, type PieceOwner } from './pieces.tsx';

interface Props extends MapProps {
  city: City;
  /** Whether the Maharaja is here. */
  isVisited: boolean;
}

const FORT = 'M-24 14V-18h8v6h6v-10h-3L0-36 13-22H10v10h6v-6h8v32zM-7 14V2q7-8 14 0v12z';
const GREAT_PLOT = 'M-16 13V1H-9Q-9-9 0-13 9-9 9 1H16V13z';
const SMALL_PLOT = 'M-11 12V-3Q0-13 11-3V12z';
const GREAT = 'site:great';
const SMALL = 'site:small';

export function CityView({ city, state, board, map, isVisited }: Props) {
  const { touch, live, picked, words, seat } = board;
  const ref = cityRef(city);
  const house = houseRef(city);
  const isHere = seat !== null && state.architects[seat] === city;
  const { great, small } = state.sites[city];
  const sites = Array.from({ length: SMALL_SITES }, (_, at) => small[at] ?? null);
  const housed = state.houses[city].flatMap((count, owner) =>
    count > 0 ? [{ owner, count }] : [],
  );
  // If only one thing in the city can be clicked, the whole city is clicked for it.
  const within = [house, ...(isHere ? [GREAT, SMALL] : [])].filter(live);
  const only = picked.includes(house) ? house : within.length === 1 ? within[0] : undefined;
  const target: Ref = live(ref) ? ref : (only ?? ref);
  const label = target === ref ? nameOf(city, state, board) : words.ref(target);
  const sitesOf = isHere && within.length > 1 ? board : null;
  const name = words.ref(ref);
  const { w, h, y } = bannerOf(name);
  // A button must not contain another one, so clickable pieces are drawn on the city's ground and
  // not inside its button.
  return (
    <g
      class="rj-city"
      data-group=""
      data-place={ref}
      transform={`${svgTranslate(map.cityAt(city))} scale(${map.pieceScale})`}
    >
      <g
        class="rj-town"
        data-visited={isVisited ? '' : undefined}
        data-flash={board.flash.includes(ref) ? '' : undefined}
        {...touch(target, label)}
      >
        <title>{label}</title>
        {isVisited && <circle class="rj-glow" r={CITY + 13} />}
        <circle class="rj-wall" r={CITY} />
        <circle class="rj-merlons" r={CITY + 1} />
        <circle class="rj-ground" r={CITY - 7} />
        <circle class="rj-ring" r={CITY + 8} />
      </g>
      {live(target) && <circle class="rj-live-ring" r={CITY + 8} />}
      {city === START ? (
        <path class="rj-fort rj-fill rj-clay" transform="scale(1.35)" d={FORT} />
      ) : (
        <>
          {sites.map((owner, at) => (
            <Site
              key={at}
              owner={owner}
              spot={SMALL_SPOTS[at] ?? { x: 0, y: 0 }}
              board={at === small.length ? sitesOf : null}
              of={SMALL}
              part={`${ref}#small-${at}`}
            />
          ))}
          <Site
            owner={great}
            spot={{ x: 0, y: 5 }}
            board={sitesOf}
            of={GREAT}
            part={`${ref}#great`}
          />
        </>
      )}
      <g transform={`translate(0 ${y})`}>
        <g class="rj-label" data-part={`${ref}#name`} data-visited={isVisited ? '' : undefined}>
          <path class="rj-banner" d={`M${-w} ${-h}H${w}L${w - 6} 0 ${w} ${h}H${-w}L${6 - w} 0z`} />
          <text class="rj-name" y="6">
            {name}
          </text>
        </g>
      </g>
      {housed.map(({ owner, count }, at) => (
        <g
          key={owner}
          class="rj-houses"
          data-part={`${ref}#houses-${owner}`}
          data-pin="corner"
          data-picked={owner === seat && picked.includes(house) ? '' : undefined}
          transform={`${svgTranslate(houseSpot(at))} scale(.85)`}
        >
          <g key={count} class="rj-new">
            <House seat={owner} />
          </g>
          {count > 1 && (
            <text class="rj-counted" y="9">
              {count}
            </text>
          )}
        </g>
      ))}
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
  /** Null if the site itself cannot be clicked. */
  board: BoardContext | null;
  of: typeof GREAT | typeof SMALL;
  /** The name of the part for pictures that explain it. */
  part: string;
}

function Site({ owner, spot, board, of, part }: SiteProps) {
  const isGreat = of === GREAT;
  const size = isGreat ? 1.45 : 0.98;
  return (
    <g
      class="rj-site"
      data-part={part}
      data-pin={isGreat ? 'upper' : 'corner'}
      transform={`${svgTranslate(spot)} scale(${size})`}
      {...(owner === null ? board?.touch(of, board.words.ref(of)) : {})}
    >
      {owner === null ? (
        <path class="rj-plot" d={isGreat ? GREAT_PLOT : SMALL_PLOT} />
      ) : (
        <g class="rj-new">
          <Palace owner={owner} great={isGreat} />
        </g>
      )}
    </g>
  );
}
