// Tenants, cards and dollars that fly over the board. Each flight is an animation that starts when
// it is drawn and is cancelled when it leaves the page.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Ref } from '../../../shared/engine/index.ts';
import { Back, Face } from './cards.tsx';
import { Portrait } from './people.tsx';
import { Picture } from './pictures.tsx';
import type { Flight, Scene } from './scenes.ts';

export function Flights({ scene, root }: { scene: Scene; root: RefObject<HTMLElement | null> }) {
  return (
    <div class="ll-sky" aria-hidden="true">
      {scene.flights.map((flight, at) => (
        <Flying key={at} flight={flight} ms={scene.ms} root={root} />
      ))}
    </div>
  );
}

interface Props {
  flight: Flight;
  ms: number;
  root: RefObject<HTMLElement | null>;
}

function Flying({ flight, ms, root }: Props) {
  const drawn = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [from, to] = [middleOf(root.current, flight.from), middleOf(root.current, flight.to)];
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
export function Flash({ at, root }: { at: Ref; root: Props['root'] }) {
  const drawn = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = boxOf(root.current, at);
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

/**
 * Finds the first visible element of a ref and returns its left, top, width and height on the
 * board.
 */
function boxOf(root: HTMLElement | null, ref: Ref): [number, number, number, number] | null {
  const board = root?.getBoundingClientRect();
  for (const one of root?.querySelectorAll(`[data-ref="${ref}"], [data-seen="${ref}"]`) ?? []) {
    // A player is represented by the purse.
    const seen = one.querySelector('.ll-purse') ?? one;
    const { left, top, width, height } = seen.getBoundingClientRect();
    if (width > 0 && board) return [left - board.left, top - board.top, width, height];
  }
  return null;
}

function middleOf(root: HTMLElement | null, ref: Ref): { x: number; y: number } | null {
  const box = boxOf(root, ref);
  return box && { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 };
}
