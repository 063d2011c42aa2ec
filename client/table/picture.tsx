// A picture of a position, drawn by the board of the game: for rules pages, where nothing can be clicked.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Ref, Seat, Viewer } from '../../shared/engine/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Chips } from './chips.tsx';
import type { GameClient } from './game-client.ts';
import styles from './picture.css?inline';
import playerStyles from './players.css?inline';
import { type Marked, PICTURE_ZONES, type PictureZone } from './rulebook-example.ts';
import { selectorOf } from './touch.ts';

adoptStyles(styles, playerStyles);

export interface PictureProps {
  client: GameClient;
  state: unknown;
  /** Through whose eyes. Their hand is the one that is shown. */
  seat: Viewer;
  /** The names of the players, by seat. */
  names: string[];
  zones?: readonly PictureZone[] | undefined;
  /** The part of the board that is shown, by the things in it. Without it, all of the board. */
  area?: readonly Ref[] | undefined;
  /** Of a board that is a row of places, only those of these players are shown. */
  placesOf?: readonly Seat[] | undefined;
  isTall?: boolean | undefined;
  isFull?: boolean | undefined;
  /** The things that get the numbers 1, 2, 3 … */
  marks?: readonly Marked[] | undefined;
}

interface Pin {
  left: number;
  top: number;
  /** A part of a thing, or what is too small to carry a pin, has it above or below itself. */
  place?: 'above' | 'below';
  /** Where the board says where its pin sits. */
  zone?: string | undefined;
}

/** So high must a thing be in pixels to stay readable under a pin. */
const CARRIES_PIN = 30;
/** So far is the middle of a pin from the edge of the picture, so that it is never cut. */
const PIN_MARGIN_PX = 12;

export function Picture(props: PictureProps) {
  const { client, state, seat, names, zones = ['board'], area, isTall, isFull, marks = [] } = props;
  const { rules, useZones } = client;
  const drawn = useZones({
    ...{ state: rules.view(state, seat), seat, names },
    live: () => false,
    picked: [],
    hinted: null,
    change: null,
    isPicture: true,
  });
  const root = useRef<HTMLDivElement>(null);
  const { placesOf } = props;
  useLayoutEffect(() => {
    if (!placesOf || !drawn.isRow) return;
    const shown = placesOf.map((one) => drawn.players[one]?.place);
    for (const one of root.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
      if (shown.includes(one.dataset.place)) one.style.flex = '1 1 0';
      else one.style.display = 'none';
    }
  }, [state]);
  const [pins, setPins] = useState<(Pin | null)[]>([]);
  useLayoutEffect(() => {
    const box = root.current as HTMLDivElement;
    const fit = () => {
      // Paper shows the picture as it was measured on the screen, only smaller.
      if (matchMedia('print').matches || box.clientWidth === 0) return;
      box.style.setProperty('--drawn-width', `${box.clientWidth}`);
      if (area) showArea(box, area);
      setPins(marks.map((ref) => pinOf(box, ref)));
    };
    const resized = new ResizeObserver(fit);
    resized.observe(box);
    return () => resized.disconnect();
  }, [state, area, marks.join(' ')]);
  const colours = rules.coloursOf(state) ?? rules.colours;
  const seats = Object.fromEntries(names.map((_, at) => [`--seat-${at}`, `var(--${colours[at]})`]));
  return (
    <div
      ref={root}
      class="picture"
      data-tall={isTall ? '' : undefined}
      data-full={isFull ? '' : undefined}
      style={seats}
      aria-hidden="true"
      inert
    >
      <div {...drawn.look} class={`zones ${drawn.look.class ?? ''}`}>
        {PICTURE_ZONES.filter((zone) => zones.includes(zone) && drawn[zone]).map((zone) => (
          <div key={zone} class={`picture-${zone}`} data-zone={zone}>
            {zone === 'board' ? (
              <div class="picture-content">{drawn.board}</div>
            ) : zone === 'players' ? (
              <Chips panels={drawn.players} names={names} own={seat ?? 0} />
            ) : (
              drawn[zone]
            )}
          </div>
        ))}
      </div>
      {pins.map(
        (pin, at) =>
          pin && (
            <b
              key={at}
              class="pin"
              data-place={pin.place}
              data-in={pin.zone}
              style={{ left: `${pin.left}px`, top: `${pin.top}px` }}
            >
              {at + 1}
            </b>
          ),
      )}
    </div>
  );
}

/**
 * Where on a thing its pin sits if the board says so with data-pin: in shares of its width and
 * height, and so many pixels outside of it.
 */
const PIN_SIDES: Record<string, { x: number; y: number; outside: number }> = {
  corner: { x: 0, y: 0, outside: 5 },
  lower: { x: 0, y: 1, outside: 5 },
  upper: { x: 1, y: 0, outside: 5 },
  right: { x: 1, y: 0.5, outside: 5 },
  within: { x: 1, y: 0, outside: -PIN_MARGIN_PX },
  beside: { x: 1, y: 0.5, outside: PIN_MARGIN_PX },
  under: { x: 0.5, y: 1, outside: PIN_MARGIN_PX },
};

/** The elements of what is marked. Parts are named within their thing, or in full where they are drawn elsewhere. */
function elementsOf(box: HTMLElement, mark: Marked) {
  const [ref = '', part] = mark.split('#');
  const selector = part
    ? `${selectorOf(ref)} [data-part="${part}"], [data-part="${mark}"]`
    : selectorOf(ref);
  return [...box.querySelectorAll<HTMLElement | SVGElement>(selector)];
}

/** The upper left corner of what is marked, within the picture: there a pin covers the least of it. */
function pinOf(box: HTMLElement, mark: Marked): Pin | null {
  // A board may draw a thing twice and show one of the two, and a strip beside it may name it again.
  const shown = elementsOf(box, mark).filter((one) => one.getBoundingClientRect().width > 0);
  const element = shown.find((one) => one.closest('.picture-board')) ?? shown[0];
  if (!element) return null;
  const found = element.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const side = PIN_SIDES[element.dataset.pin ?? ''];
  if (side) {
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone;
    return { ...pinAt(side, found, own), zone };
  }
  const left = found.left + found.width / 2 - own.left;
  const top = Math.max(0, found.top - own.top);
  // What stands on chips and on piles stays readable.
  if (element.closest('.fact, .picture-aside'))
    return { left, top: found.bottom - own.top, place: 'below' };
  const isSmall = mark.includes('#') || found.height < CARRIES_PIN;
  if (isSmall && top > 2 * PIN_MARGIN_PX) return { left, top, place: 'above' };
  return {
    left: Math.max(PIN_MARGIN_PX, found.left - own.left),
    top: Math.max(PIN_MARGIN_PX, top),
  };
}

function pinAt({ x, y, outside }: (typeof PIN_SIDES)[string], found: DOMRect, own: DOMRect): Pin {
  const within = (at: number, room: number) =>
    Math.min(room - PIN_MARGIN_PX, Math.max(PIN_MARGIN_PX, at));
  return {
    left: within(found.left + x * found.width + (2 * x - 1) * outside - own.left, own.width),
    top: within(found.top + y * found.height + (2 * y - 1) * outside - own.top, own.height),
  };
}

const MOST_ZOOM = 5;
/** The share of the picture that the shown part fills, so that one sees what is around it. */
const FILLED = 0.85;

/** Enlarges the board until this part fills the picture. */
function showArea(box: HTMLElement, area: readonly Ref[]): void {
  const frame = box.querySelector<HTMLElement>('.picture-board');
  const content = frame?.firstElementChild as HTMLElement | null;
  if (!frame || !content) return;
  content.style.transform = '';
  frame.style.setProperty('--zoom', '1');
  frame.scrollTo(0, 0);
  const boxes = area.flatMap(
    (ref) => content.querySelector(selectorOf(ref))?.getBoundingClientRect() ?? [],
  );
  if (boxes.length === 0) return;
  const own = content.getBoundingClientRect();
  const [left, right] = [
    Math.min(...boxes.map((one) => one.left)) - own.left,
    Math.max(...boxes.map((one) => one.right)) - own.left,
  ];
  const [top, bottom] = [
    Math.min(...boxes.map((one) => one.top)) - own.top,
    Math.max(...boxes.map((one) => one.bottom)) - own.top,
  ];
  const [width, height] = [frame.clientWidth, frame.clientHeight];
  const fitting = Math.min(width / (right - left), height / (bottom - top)) * FILLED;
  const zoom = Math.min(MOST_ZOOM, Math.max(1, fitting));
  // Nothing beyond the edge of the board comes into sight.
  const shift = (from: number, to: number, room: number, whole: number) =>
    Math.min(0, Math.max(room - whole * zoom, room / 2 - ((from + to) / 2) * zoom));
  const x = shift(left, right, width, Math.max(width, content.scrollWidth));
  const y = shift(top, bottom, height, Math.max(height, content.scrollHeight));
  content.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
  // Boards keep their labels readable at any zoom.
  frame.style.setProperty('--zoom', `${zoom}`);
}
