// Tenants, cards and dollars that fly over the board. Each flight is an animation that starts when
// it is drawn and is cancelled when it leaves the page.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Ref } from '../../../shared/engine/index.ts';
import { selectorOf } from '../../table/touch.ts';
import { Back, Face } from './cards.tsx';
import { Portrait } from './people.tsx';
import { Picture } from './pictures.tsx';
import type { Flight, Scene } from './scenes.ts';

export function Flights({ scene }: { scene: Scene }) {
  return (
    <div class="ll-sky" aria-hidden="true">
      {scene.flights.map((flight, at) => (
        <Flying key={at} flight={flight} ms={scene.ms} />
      ))}
    </div>
  );
}

interface Props {
  flight: Flight;
  ms: number;
}

function Flying({ flight, ms }: Props) {
  const drawn = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [from, to] = [flight.from, flight.to].map((ref) => middleOf(drawn.current, ref));
    if (!from || !to || !drawn.current) return;
    const high = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) / 4);
    const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - high };
    const flown = drawn.current.animate(
      [from, between, to].map(({ x, y }, at) => ({
        translate: `${x}px ${y}px`,
        scale: at === 1 ? 1.25 : 1,
        opacity: 1,
      })),
      { duration: ms, easing: 'ease-in-out', fill: 'both' },
    );
    return () => flown.cancel();
  }, [flight]);
  const { what } = flight;
  return (
    <span ref={drawn} class="ll-flight">
      {'tenant' in what ? (
        <Portrait kind={what.tenant} />
      ) : 'dollars' in what ? (
        <b class="ll-coin">$</b>
      ) : what.card === 'back' ? (
        <Back />
      ) : what.card === 'jail' ? (
        <Picture of="jail" />
      ) : (
        <Face card={what.card} />
      )}
    </span>
  );
}

/** Marks a place of the last change for viewers who prefer reduced motion. */
export function Flash({ at }: { at: Ref }) {
  const drawn = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = boxOf(drawn.current, at);
    if (!box || !drawn.current) return;
    const [left, top, width, height] = box.map((length) => `${length}px`) as [string, ...string[]];
    Object.assign(drawn.current.style, { left, top, width, height });
    const flash = drawn.current.animate({ opacity: [1, 1, 0] }, 1600);
    return () => flash.cancel();
  }, [at]);
  return (
    <div class="ll-sky" aria-hidden="true">
      <span ref={drawn} class="ll-flash" />
    </div>
  );
}

/** Finds the element of a ref on the screen and returns its left, top, width and height in the overlay. */
function boxOf(drawn: Element | null, ref: Ref): [number, number, number, number] | null {
  const [kind, seat] = ref.split(':');
  // A player is represented by the purse.
  const selector = kind === 'player' ? `[data-seat="${seat}"] .ll-purse` : selectorOf(ref);
  const found = drawn?.closest('.zones')?.querySelector(selector);
  const frame = drawn?.closest('.overlay')?.getBoundingClientRect();
  if (!found || !frame) return null;
  const { left, top, width, height } = afterGlide(found, () => found.getBoundingClientRect());
  return width > 0 ? [left - frame.left, top - frame.top, width, height] : null;
}

/** Measures where the board comes to rest, because the camera may still be on its way. */
function afterGlide<T>(found: Element, measure: () => T): T {
  const glide = found.closest('.board-content')?.getAnimations()[0];
  const { currentTime = null } = glide ?? {};
  if (glide) glide.currentTime = Number(glide.effect?.getComputedTiming().endTime);
  const measured = measure();
  if (glide) glide.currentTime = currentTime;
  return measured;
}

function middleOf(drawn: Element | null, ref: Ref): { x: number; y: number } | null {
  const box = boxOf(drawn, ref);
  return box && { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 };
}
