// Tenants who fly between beds. Each flight is an animation that starts when it is drawn and is
// cancelled when it leaves the page.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Place } from '../../../shared/games/room-share/state.ts';
import { bedAt, type Point, svgTranslate } from './geometry.ts';
import type { FlightPath } from './scenes.ts';
import { Tenant } from './tenant.tsx';

export function Flight({ way, ms }: { way: FlightPath; ms: number }) {
  const drawn = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const from = drawn.current;
    if (!from) return;
    const last = way.seat === undefined ? [] : reservePoint(from, way.seat);
    const flight = from.animate(keyframes(way.how, [...way.points, ...last]), {
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

/** Marks a place of the last change for viewers who prefer reduced motion. */
export function Flash({ at }: { at: Place }) {
  const drawn = useRef<SVGCircleElement>(null);
  useLayoutEffect(() => {
    const flash = drawn.current?.animate({ opacity: [1, 1, 0] }, 1400);
    return () => flash?.cancel();
  }, [at]);
  return (
    <circle ref={drawn} class="rs-flash rs-hovering" r="21" transform={svgTranslate(bedAt(at))} />
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

/**
 * Finds where a seat's reserve lies in the drawing's coordinates, because the reserve is outside of
 * the drawing.
 */
function reservePoint(from: SVGGElement, seat: number): Point[] {
  const svg = from.ownerSVGElement;
  const box = svg?.closest('.rs-board')?.querySelector(`[data-seat="${seat}"]`);
  const scale = svg?.getScreenCTM()?.inverse();
  if (!box || !scale) return [];
  const { left, top, width, height } = box.getBoundingClientRect();
  const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(scale);
  return [{ x, y }];
}
