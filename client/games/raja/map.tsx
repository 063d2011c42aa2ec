// The map: land, roads with their villages, cities, and who walks about in them.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/index.ts';
import { ALL_VILLAGES, CITIES, type City, ROADS } from '../../../shared/games/raja/board.ts';
import { cityRef, type State } from '../../../shared/games/raja/state.ts';
import { fareOf } from '../../../shared/games/raja/travel.ts';
import { prefersLessMotion } from '../../table/show.ts';
import { Town } from './city.tsx';
import {
  asideOf,
  cityAt,
  FIELD,
  LARGE,
  moved,
  type Point,
  ROAD_LINES,
  roadPath,
  shift,
  tollSpot,
  wallSpot,
  wayBetween,
} from './geometry.ts';
import { Land } from './land.tsx';
import { Architect, Elephant } from './pieces.tsx';
import type { Table } from './table.ts';
import { Village } from './village.tsx';
import { Zoom } from './zoom.tsx';

interface Props {
  state: State;
  table: Table;
}

export function Chart({ state, table }: Props) {
  const { maharaja } = state;
  const { left, top, width, height } = FIELD;
  return (
    <Zoom table={table} near={focusOf(state, table)}>
      <svg class="rj-map" viewBox={`${left} ${top} ${width} ${height}`} aria-label={table.said.map}>
        <Land />
        <g>
          {ROAD_LINES.map((line, road) => (
            <path key={road} class="rj-road-edge" d={roadPath(line)} />
          ))}
          {ROAD_LINES.map((line, road) => (
            <path key={road} class="rj-road" d={roadPath(line)} />
          ))}
        </g>
        {ALL_VILLAGES.map((village) => (
          <Village key={village} village={village} state={state} table={table} />
        ))}
        {CITIES.map((city) => (
          <Town key={city} city={city} state={state} table={table} visited={city === maharaja} />
        ))}
        <g>
          {maharaja && (
            <g class="rj-walks" style={{ transform: moved(asideOf(maharaja)) }}>
              <g transform={facing(maharaja)}>
                <g transform="translate(0 38)">
                  <Elephant />
                </g>
              </g>
            </g>
          )}
          {state.architects.map((city, seat) => (
            <Walker key={seat} seat={seat} state={state} city={city} />
          ))}
        </g>
        <Tolls state={state} table={table} />
      </svg>
    </Zoom>
  );
}

/** Where one looks when one comes closer. */
function focusOf({ architects, maharaja }: State, { seat }: Table): Point {
  const city = seat === null ? maharaja : architects[seat];
  return city ? cityAt(city) : { x: 500, y: 460 };
}

/** The Maharaja looks at his city. */
const facing = (city: City): string =>
  asideOf(city).x < cityAt(city).x ? 'scale(-1 1)' : 'scale(1 1)';

function placeOn(state: State, seat: Seat, city: City): Point {
  const there = state.architects.flatMap((at, one) => (at === city ? one : []));
  const { x, y } = cityAt(city);
  const spot = wallSpot(there.indexOf(seat), there.length);
  return { x: x + spot.x, y: y + spot.y };
}

/** An architect walks the road, through both villages. */
function Walker({ seat, state, city }: { seat: Seat; state: State; city: City }) {
  const drawn = useRef<SVGGElement>(null);
  const before = useRef({ city, at: placeOn(state, seat, city) });
  const at = placeOn(state, seat, city);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { city, at };
    if (last.city === city || prefersLessMotion() || !drawn.current) return;
    const way = [last.at, ...wayBetween(last.city, city), at];
    const walk = drawn.current.animate(
      way.map((point) => ({ transform: moved(point) })),
      { duration: 1100, easing: 'ease-in-out' },
    );
    return () => walk.cancel();
  }, [city]);
  return (
    <g ref={drawn} class="rj-walks" style={{ transform: moved(at) }}>
      <g transform={`scale(${LARGE})`}>
        <Architect seat={seat} />
      </g>
    </g>
  );
}

/** What the roads cost that can be taken now, before one takes them. */
function Tolls({ state, table }: Props) {
  const { seat, live, picked, said } = table;
  const from = seat === null ? undefined : state.architects[seat];
  if (seat === null || picked.length > 0) return null;
  return (
    <g>
      {ROADS.map(([one, other], road) => {
        const to = one === from ? other : other === from ? one : null;
        if (to === null || !live(cityRef(to))) return null;
        const fare = fareOf(state, seat, road);
        return (
          <g
            key={road}
            class="rj-toll"
            data-free={fare === 0 ? '' : undefined}
            transform={shift(tollSpot(road))}
          >
            <title>{fare > 0 ? said.toll(fare) : said.noToll}</title>
            <circle r="15" />
            <text y="6">{fare}</text>
          </g>
        );
      })}
    </g>
  );
}
