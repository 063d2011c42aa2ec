// The map: the land, the roads with their villages, the cities, and the figures that walk between
// them.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/index.ts';
import { ALL_VILLAGES, CITIES, type City, ROADS } from '../../../shared/games/raja/board.ts';
import { cityRef, type State } from '../../../shared/games/raja/state.ts';
import { fareOf } from '../../../shared/games/raja/travel.ts';
import { prefersLessMotion } from '../../table/show.ts';
import type { BoardContext } from './board-context.ts';
import { CityView } from './city.tsx';
import {
  cityAt,
  cssTranslate,
  FIELD,
  maharajaSpot,
  PIECE_SCALE,
  type Point,
  pathBetween,
  ROAD_LINES,
  roadPath,
  svgTranslate,
  tollSpot,
  wallSpot,
} from './geometry.ts';
import { Land } from './land.tsx';
import { Architect, Elephant } from './pieces.tsx';
import { Village } from './village.tsx';
import { Zoom } from './zoom.tsx';

interface Props {
  state: State;
  board: BoardContext;
}

export function GameMap({ state, board }: Props) {
  const { maharaja } = state;
  const { left, top, width, height } = FIELD;
  return (
    <Zoom board={board} near={zoomCentre(state, board)}>
      <svg
        class="rj-map"
        viewBox={`${left} ${top} ${width} ${height}`}
        aria-label={board.captions.map}
      >
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
          <Village key={village} village={village} state={state} board={board} />
        ))}
        {CITIES.map((city) => (
          <CityView
            key={city}
            city={city}
            state={state}
            board={board}
            visited={city === maharaja}
          />
        ))}
        <g>
          {maharaja && (
            <g class="rj-walks" style={{ transform: cssTranslate(maharajaSpot(maharaja)) }}>
              <g transform={elephantTransform(maharaja)}>
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
        <Tolls state={state} board={board} />
      </svg>
    </Zoom>
  );
}

/** Returns the point that the first zoom step centres on. */
function zoomCentre({ architects, maharaja }: State, { seat }: BoardContext): Point {
  const city = seat === null ? maharaja : architects[seat];
  return city ? cityAt(city) : { x: 500, y: 460 };
}

/** Turns the Maharaja's elephant towards his city. */
const elephantTransform = (city: City): string =>
  maharajaSpot(city).x < cityAt(city).x ? 'scale(-1 1)' : 'scale(1 1)';

function placeOn(state: State, seat: Seat, city: City): Point {
  const there = state.architects.flatMap((at, one) => (at === city ? one : []));
  const { x, y } = cityAt(city);
  const spot = wallSpot(there.indexOf(seat), there.length);
  return { x: x + spot.x, y: y + spot.y };
}

/** Draws an architect who walks along the road through both villages. */
function Walker({ seat, state, city }: { seat: Seat; state: State; city: City }) {
  const drawn = useRef<SVGGElement>(null);
  const before = useRef({ city, at: placeOn(state, seat, city) });
  const at = placeOn(state, seat, city);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { city, at };
    if (last.city === city || prefersLessMotion() || !drawn.current) return;
    const way = [last.at, ...pathBetween(last.city, city), at];
    const walk = drawn.current.animate(
      way.map((point) => ({ transform: cssTranslate(point) })),
      { duration: 1100, easing: 'ease-in-out' },
    );
    return () => walk.cancel();
  }, [city]);
  return (
    <g ref={drawn} class="rj-walks" style={{ transform: cssTranslate(at) }}>
      <g transform={`scale(${PIECE_SCALE})`}>
        <Architect seat={seat} />
      </g>
    </g>
  );
}

/** Shows the tolls of the roads that the player can take now. */
function Tolls({ state, board }: Props) {
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
          <g
            key={road}
            class="rj-toll"
            data-free={fare === 0 ? '' : undefined}
            transform={svgTranslate(tollSpot(road))}
          >
            <title>{fare > 0 ? captions.toll(fare) : captions.noToll}</title>
            <circle r="15" />
            <text y="6">{fare}</text>
          </g>
        );
      })}
    </g>
  );
}
