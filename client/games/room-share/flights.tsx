// Tenants who fly between beds. Each flight is an animation that starts when it is drawn and is
// cancelled when it leaves the page.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Place } from '../../../shared/games/room-share/state.ts';
import { bedAt, type Point, svgTranslate } from './geometry.ts';
import type { FlightPath } from './scenes.ts';
import { Tenant, TenantPicture } from './tenant.tsx';

export function Flight({ way, ms }: { way: FlightPath; ms: number }) {
  const drawn = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const from = drawn.current;
    if (!from) return;
    const flight = from.animate(keyframes(way.how, way.points), {
      duration: ms,
      easing: way.how === 'pop' ? 'ease-out' : 'ease-in-out',
      fill: 'both',
    });
    return () => flight.cancel();
  }, [way]);
  return (
    <g ref={drawn} class="rs-flight">
      <Tenant colour={way.colour} />
    </g>
  );
}

/** The place of a tenant in the order of an eviction, on the side that is away from the middle of the flat. */
export const Numeral = ({ of, arrow }: { of: number; arrow: number }) => (
  <g
    class="rs-numeral"
    transform={`translate(${arrow === 3 ? -15 : 15} ${arrow === 2 ? 10 : -15})`}
  >
    <g class="rs-pill">
      <circle r="9" />
      <text y="5">{of}</text>
    </g>
  </g>
);

/**
 * Marks a place of the last change for viewers who prefer reduced motion. Several places are numbered in the order in
 * which they changed.
 */
export function Flash({ at, order }: { at: Place; order: number }) {
  const drawn = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const flash = drawn.current?.animate({ opacity: [1, 1, 0] }, order > 0 ? 4000 : 1400);
    return () => flash?.cancel();
  }, [at]);
  return (
    <g ref={drawn} class="rs-flash rs-hovering" transform={svgTranslate(bedAt(at))}>
      <circle r="21" />
      {order > 0 && <Numeral of={order} arrow={at.arrow} />}
    </g>
  );
}

const moveAlong = ({ x, y }: Point, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;

function keyframes(how: FlightPath['how'], points: FlightPath['points']): Keyframe[] {
  const [first] = points;
  if (how === 'pop' && first && first !== 'gap') {
    return [0, 1.25, 0.94, 1].map((scale) => ({ transform: moveAlong(first, scale) }));
  }
  const lifted = how === 'lift' ? HOVER_SCALE : 1;
  const end = points.length - 1;
  return points.flatMap((point, at): Keyframe[] => {
    if (point === 'gap') return [];
    // The tenant fades out at the edge of the house, which hides the jump to the other side.
    const edge = points[at + 1] === 'gap' || points[at - 1] === 'gap';
    const offset = points.includes('gap') ? [0, 0.45, 0, 0.45, 1][at] : at / end;
    const scale = at === end ? lifted : at === 0 && how === 'land' ? HOVER_SCALE : 1.15;
    const frame = { transform: moveAlong(point, scale), opacity: edge ? 0.15 : 1 };
    return [offset === undefined ? frame : { ...frame, offset }];
  });
}

export const HOVER_SCALE = 0.86;

/** A tenant who goes back to the reserve of a player, over the edge of the board. */
export function FlightHome({ way, ms }: { way: FlightPath; ms: number }) {
  const drawn = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const span = drawn.current;
    const zones = span?.closest('.zones');
    const house = zones?.querySelector<SVGSVGElement>('.rs-house')?.getScreenCTM();
    const chip = zones?.querySelector(`.players [data-seat="${way.seat}"]`);
    const [bed] = way.points;
    if (!span || !house || !chip || !bed || bed === 'gap') return;
    const over = (span.parentElement as HTMLElement).getBoundingClientRect();
    const { left, top, width, height } = chip.getBoundingClientRect();
    const from = new DOMPoint(bed.x, bed.y).matrixTransform(house);
    const [x, y] = [left + Math.min(width / 2, 20), top + height / 2];
    const move = (at: Point) => ({
      transform: `translate(${at.x - over.left}px, ${at.y - over.top}px)`,
    });
    // The picture is drawn as large as a tenant in the house.
    span.style.setProperty('--rs-tenant', `${house.a * TENANT_WIDTH}px`);
    const flight = span.animate([move(from), move({ x, y })], {
      duration: ms,
      easing: 'ease-in-out',
      fill: 'both',
    });
    return () => flight.cancel();
  }, [way]);
  if (way.seat === undefined) return null;
  return (
    <span ref={drawn} class="rs-homeward">
      <TenantPicture colour={way.colour} />
    </span>
  );
}

const TENANT_WIDTH = 34;
