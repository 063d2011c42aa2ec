// The map: the land, the roads with their villages, the cities, and the figures that walk between
// them.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/index.ts';
import { ALL_VILLAGES, CITIES, type City, ROADS } from '../../../shared/games/raja/board.ts';
import { cityRef } from '../../../shared/games/raja/state.ts';
import { fareOf } from '../../../shared/games/raja/travel.ts';
import { prefersLessMotion } from '../../table/show.ts';
import { type MapProps, seatToDecide } from './board-context.ts';
import { CityView } from './city.tsx';
import {
  cssTranslate,
  layOutMap,
  type MapLayout,
  type Point,
  roadPath,
  svgTranslate,
} from './geometry.ts';
import { Land } from './land.tsx';
import { Architect, Elephant } from './pieces.tsx';
import { FIGURE_SCALE, standsBeside } from './standing.ts';
import { Village } from './village.tsx';

export function GameMap({ state, board }: Omit<MapProps, 'map'>) {
  const { maharaja } = state;
  const { box, map, unit } = useMapLayout();
  const { words } = board;
  const stands = useMemo(
    () => findStands(map, state.seats, (city) => words.ref(cityRef(city))),
    [map, state.seats],
  );
  const standOf = (seat: Seat, city: City): Point => {
    const { x, y } = map.cityAt(city);
    const at = stands.get(city)?.[seat] ?? { x: 0, y: 0 };
    return { x: x + at.x * map.pieceScale, y: y + at.y * map.pieceScale };
  };
  const all = { state, board, map };
  return (
    <div ref={box} class="rj-land">
      <svg
        class="rj-map"
        viewBox={`0 0 ${map.width} ${map.height}`}
        style={{ '--unit': unit, '--piece': map.pieceScale }}
        aria-label={board.captions.map}
      >
        <Land map={map} />
        <g style={{ '--broad': map.growth }}>
          {map.roads.map((line, road) => (
            <path key={road} class="rj-road-edge" d={roadPath(line)} />
          ))}
          {map.roads.map((line, road) => (
            <path key={road} class="rj-road" d={roadPath(line)} />
          ))}
        </g>
        {CITIES.map((city) => (
          <CityView key={city} city={city} {...all} isVisited={city === maharaja} />
        ))}
        {ALL_VILLAGES.map((village) => (
          <Village key={village} village={village} {...all} />
        ))}
        <g>
          {maharaja && (
            <g
              class="rj-walks"
              data-part="maharaja#figure"
              data-pin="lower"
              style={{ transform: cssTranslate(map.maharajaSpot(maharaja)) }}
            >
              <g transform={elephantTransform(map, maharaja)}>
                <g transform="translate(0 38)">
                  <Elephant />
                </g>
              </g>
            </g>
          )}
          {state.architects.map((city, seat) => (
            <Walker key={seat} seat={seat} city={city} at={standOf(seat, city)} {...all} />
          ))}
        </g>
        <Tolls {...all} />
      </svg>
    </div>
  );
}

/** Lays the map out for its zone, and measures how many of its units are one pixel. */
function useMapLayout() {
  const box = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 400, height: 300 });
  useLayoutEffect(() => {
    const element = box.current as HTMLDivElement;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0)
        setSize({ width: clientWidth, height: clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const map = useMemo(() => layOut(width / height), [width, height]);
  return { box, map, unit: Math.max(map.width / width, map.height / height) };
}

/** Finding places takes some time, and a table has the same size again and again. */
const layouts = new Map<string, MapLayout>();
const allStands = new WeakMap<MapLayout, Map<string, Map<City, Point[]>>>();

function layOut(ratio: number): MapLayout {
  const key = ratio.toFixed(3);
  const known = layouts.get(key) ?? layOutMap(ratio);
  layouts.set(key, known);
  return known;
}

function findStands(map: MapLayout, seats: number, nameOf: (city: City) => string) {
  const byNames = allStands.get(map) ?? new Map<string, Map<City, Point[]>>();
  allStands.set(map, byNames);
  const key = `${seats} ${CITIES.map(nameOf).join()}`;
  const found =
    byNames.get(key) ??
    new Map(CITIES.map((city) => [city, standsBeside(city, nameOf(city), map, seats)]));
  byNames.set(key, found);
  return found;
}

/** Turns the Maharaja's elephant towards his city. */
function elephantTransform({ maharajaSpot, cityAt, growth }: MapLayout, city: City): string {
  const side = maharajaSpot(city).x < cityAt(city).x ? -1 : 1;
  return `scale(${side * growth} ${growth})`;
}

/** Draws an architect who walks along the road through both villages. */
function Walker({ seat, state, city, at, map }: MapProps & { seat: Seat; city: City; at: Point }) {
  const drawn = useRef<SVGGElement>(null);
  const before = useRef({ city, at });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { city, at };
    if (last.city === city || prefersLessMotion() || !drawn.current) return;
    const way = [last.at, ...map.pathBetween(last.city, city), at];
    const walk = drawn.current.animate(
      way.map((point) => ({ transform: cssTranslate(point) })),
      { duration: 1100, easing: 'ease-in-out' },
    );
    return () => walk.cancel();
  }, [city]);
  return (
    <g
      ref={drawn}
      class="rj-walks"
      data-part={`architect:${seat}#figure`}
      data-pin="beside"
      data-now={seatToDecide(state) === seat ? '' : undefined}
      style={{ transform: cssTranslate(at) }}
    >
      <g transform={`scale(${map.pieceScale * FIGURE_SCALE})`}>
        <Architect seat={seat} />
      </g>
    </g>
  );
}

/** Shows the tolls of the roads that the player can take now. */
function Tolls({ state, board, map }: MapProps) {
  const { seat, live, picked, captions } = board;
  const from = seat === null ? undefined : state.architects[seat];
  if (seat === null || picked.length > 0) return null;
  return (
    <g>
      {ROADS.map(([one, other], road) => {
        const to = one === from ? other : other === from ? one : null;
        if (to === null || !live(cityRef(to))) return null;
        const fare = fareOf(state, seat, road);
        return (
          <g key={road} transform={svgTranslate(map.tollSpot(road))}>
            <title>{fare > 0 ? captions.toll(fare) : captions.noToll}</title>
            <g class="rj-toll" data-free={fare === 0 ? '' : undefined}>
              <circle r="15" />
              <text y="6">{fare}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
