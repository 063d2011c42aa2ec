// The camera over a board: how far it is enlarged, and which part is in sight. It enlarges by itself what lies too
// close together for a finger, and brings into sight where something can be done or happens.
import { signal } from '@preact/signals';
import { prefersLessMotion } from './show.ts';
import {
  type Box,
  centreOf,
  isAtArrow,
  isUnmistakable,
  needsZoom,
  neighboursOf,
  outOfSight,
  sidesBeyond,
  unionOf,
} from './spacing.ts';

const MAX_ZOOM = 6;
const GLIDE_MS = 260;
/** A little more than is needed, because sizes on the screen are rounded. */
const MARGIN = 1.02;
/** A smaller step would move everything and make nothing easier. */
const LEAST_STEP = 1.3;
/** A board that one step up to this zoom sets apart is seen either whole, to come closer, or close, to choose. */
const MOST_EVEN = 2.6;
/** Up to this zoom the board is still overlooked, although not all of it is in sight. */
const MOST_OVERVIEW = 1.5;

/** Where to look. */
interface Places {
  /** Where the event happens that is told. */
  at: string | null;
  /** While nothing is live. */
  focus: string | null;
  /** The viewer's own place. */
  home: string | null;
  /** What a hint says to press next. */
  hinted: string | null;
}

export class Camera {
  readonly zoom = signal(1);
  /** Whether the view has left the place where it rests: enlarged, or away from the viewer's own place. */
  readonly isAway = signal(false);
  /** The places that are out of sight although something can be done there. */
  readonly beckoning = signal('');
  #box: HTMLElement | null = null;
  #content: HTMLElement | null = null;
  #home: string | null = null;
  #places: Places = { at: null, focus: null, home: null, hinted: null };
  /** The place of an event, once it has been brought into sight. */
  #reached: string | null = null;
  #decision = '';

  attach(box: HTMLElement, content: HTMLElement): () => void {
    [this.#box, this.#content] = [box, content];
    const look = () => this.#look();
    const resized = new ResizeObserver(() => {
      // In another size everything lies elsewhere, so that the view begins anew.
      this.#apply(1, 0, 0);
      this.#decision = '';
      this.settle(this.#places);
    });
    resized.observe(box);
    this.#apply(1, 0, 0);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', look);
    };
  }

  /** Brings into sight what the new decision is about. By hand a player may move the view until the next one. */
  settle(places: Places): void {
    const { at, focus, home, hinted } = places;
    [this.#places, this.#home] = [places, home];
    // The place of an event may come into being by it, or be gone by it.
    const isThere = at !== null && this.#find(at);
    const isGone = at !== null && !isThere && this.#reached === at;
    this.#reached = isThere || isGone ? at : null;
    const place = this.#reached ?? focus;
    const live = this.#live();
    const hint = hinted && live.find((one) => one.matches(selectorOf(hinted)));
    const decision = [
      place,
      hint && hinted,
      ...live.map((one) => one.getAttribute('data-ref')),
    ].join(' ');
    if (decision !== this.#decision) {
      this.#decision = decision;
      if (hint) this.#showHint(live, hint);
      else if (live.length > 0) this.#showLive(live);
      else if (!isGone) this.show(place ?? home);
    }
    this.#look();
    // Parts of the board may be drawn a moment later.
    requestAnimationFrame(() => this.#look());
  }

  #live(): Element[] {
    const all = this.#content?.querySelectorAll('[data-live]') ?? [];
    return [...all].filter((one) => one.getBoundingClientRect().width > 0);
  }

  /** Of all that can be pressed, this one must not stay out of sight. */
  #showHint(live: Element[], hint: Element): void {
    if (this.zoom.value < this.#neededFor(live) || !this.#isInSight(hint))
      this.#showNear(live, hint);
  }

  #placesOf = (things: Element[]): Box[] => things.map((one) => this.#place(one));

  #neededFor = (things: Element[]): number => needsZoom(things, this.#placesOf(things));

  #showLive(live: Element[]): void {
    // The only one is enlarged as if what is like it could be pressed too, so that it looks the same every time.
    const group = live[1] ? null : live[0]?.parentElement?.closest('[data-group]');
    const things = group ? [...group.querySelectorAll('[data-ref]')] : live;
    const needed = this.#neededFor(things);
    const all = unionOf(this.#placesOf(things));
    const suits = this.zoom.value >= needed && live.every((one) => this.#isInSight(one));
    if (suits) return;
    if (needed === 1) {
      if (live.some((one) => this.#isInSight(one, 1))) this.#goTo(1, null);
      else this.#goTo(1, this.#place(live[0] as Element));
      return;
    }
    const zoom = Math.max(Math.min(needed * MARGIN, MAX_ZOOM), LEAST_STEP);
    if (this.#fits(all, zoom)) this.#goTo(zoom, all);
    else this.#showNear(live);
  }

  /** Shows the live things of one street, the viewer's own unless another is wanted. The edges point to the rest. */
  #showNear(live: Element[], wanted?: Element): void {
    const own = this.#home && live.find((one) => one.closest(selectorOf(this.#home as string)));
    const first = wanted ?? (own || (live[0] as Element));
    const street = first.closest('[data-place]');
    const near = street ? live.filter((one) => street.contains(one)) : live;
    const [needed, all] = [this.#neededFor(near), unionOf(this.#placesOf(near))];
    const zoom = Math.min(needed * MARGIN, MAX_ZOOM);
    if (needed > 1 && (this.#fits(all, zoom) || zoom <= MOST_OVERVIEW)) this.#goTo(zoom, all);
    else this.#goTo(1, this.#place(first));
  }

  #fits({ width, height }: Box, zoom: number): boolean {
    const box = this.#box as HTMLElement;
    return width * zoom <= box.clientWidth && height * zoom <= box.clientHeight;
  }

  /** Shows a thing or a place of the board, or the board as a whole. */
  show(ref: string | null): void {
    const found = ref && this.#find(ref);
    this.#goTo(1, found ? this.#place(found) : null);
  }

  /** Whether a place is in sight. A place that the board does not have cannot be brought there. */
  isShown(ref: string): boolean {
    const found = this.#find(ref);
    return !found || this.#isInSight(found);
  }

  #find = (ref: string) => this.#content?.querySelector(selectorOf(ref));

  /** Follows the arrow at the edge that was pressed here, if one was. */
  followArrow(x: number, y: number): boolean {
    const box = this.#box as HTMLElement;
    const edges = box.getBoundingClientRect();
    const side = box.dataset.more?.split(' ').find((one) => isAtArrow(one, edges, x, y));
    const beyond = this.#live().find((one) =>
      sidesBeyond(centreOf(one.getBoundingClientRect()), edges).some((other) => other === side),
    );
    if (beyond) this.#goTo(this.zoom.value, this.#place(beyond));
    return beyond !== undefined;
  }

  goHome(): void {
    this.show(this.#home);
  }

  /**
   * Comes closer to a thing if a finger could not tell it from those beside it, and on an evenly crowded board to
   * what is small: there a press comes closer and the next one chooses, wherever it is. False if the thing can be told
   * apart, or if the board cannot be enlarged any more.
   */
  comeCloser(thing: Element, x: number, y: number): boolean {
    const live = this.#live();
    if (!this.#content?.contains(thing) || isUnmistakable(thing, live, x, y)) return false;
    const before = this.zoom.value;
    const even = this.#neededFor(live) * MARGIN;
    const isEven = even > before * MARGIN && even <= MOST_EVEN;
    const neighbours = neighboursOf(thing, live);
    if (!isEven && neighbours.length === 0) return false;
    const group = thing.closest('[data-group]');
    const inside = live.filter((one) => group?.contains(one));
    const near = inside.length > 1 ? inside : [thing, ...neighbours];
    const zoom = Math.max(this.#neededFor(near) * MARGIN, before * LEAST_STEP, isEven ? even : 0);
    this.#goTo(Math.min(zoom, MAX_ZOOM), unionOf(this.#placesOf(near)));
    return this.zoom.value > before;
  }

  /** Zooms about a point of the screen. */
  zoomAt(zoom: number, x: number, y: number): void {
    const box = this.#box as HTMLElement;
    const { left, top } = box.getBoundingClientRect();
    const to = Math.min(MAX_ZOOM, Math.max(1, zoom));
    const [dx, dy] = [x - left, y - top];
    const at = {
      x: (box.scrollLeft + dx) / this.zoom.value,
      y: (box.scrollTop + dy) / this.zoom.value,
    };
    this.#apply(to, at.x * to - dx, at.y * to - dy);
  }

  #glides = (): Animation[] => this.#content?.getAnimations() ?? [];

  /** The place of an element on the board at zoom 1. */
  #place(element: Element): Box {
    for (const glide of this.#glides()) glide.cancel();
    const box = this.#box as HTMLElement;
    const from = box.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    const zoom = this.zoom.value;
    return {
      left: (left - from.left + box.scrollLeft) / zoom,
      top: (top - from.top + box.scrollTop) / zoom,
      width: width / zoom,
      height: height / zoom,
    };
  }

  /** Glides to a zoom with this part of the board in the middle. Null keeps the part in sight. */
  #goTo(zoom: number, part: Box | null): void {
    const box = this.#box as HTMLElement;
    const before = { zoom: this.zoom.value, x: box.scrollLeft, y: box.scrollTop };
    const middle = part && centreOf(part);
    this.#apply(
      zoom,
      middle ? middle.x * zoom - box.clientWidth / 2 : (before.x / before.zoom) * zoom,
      middle ? middle.y * zoom - box.clientHeight / 2 : (before.y / before.zoom) * zoom,
    );
    const [dx, dy] = [box.scrollLeft - before.x, box.scrollTop - before.y];
    if (prefersLessMotion() || (dx === 0 && dy === 0 && zoom === before.zoom)) return;
    const glide = this.#content?.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${before.zoom})` },
        { transform: `scale(${zoom})` },
      ],
      { duration: GLIDE_MS, easing: 'ease-in-out' },
    );
    if (!glide) return;
    // The browser would snap to where the places are on their way.
    box.dataset.gliding = '';
    const rest = () => {
      if (this.#glides().length > 0) return;
      delete box.dataset.gliding;
      this.#look();
    };
    [glide.onfinish, glide.oncancel] = [rest, rest];
  }

  #apply(zoom: number, x: number, y: number): void {
    const [box, content] = [this.#box as HTMLElement, this.#content as HTMLElement];
    content.style.transform = zoom === 1 ? '' : `scale(${zoom})`;
    this.zoom.value = zoom;
    box.dataset.zoom = zoom.toFixed(2);
    // Boards keep their labels readable at any zoom.
    box.style.setProperty('--zoom', `${zoom}`);
    box.scrollTo({ left: x, top: y, behavior: 'instant' });
    this.#look();
  }

  /** Notes what is out of sight and what is crowded, for the edges of the board, the chips and the way back. */
  #look(): void {
    const box = this.#box;
    // On its way the board is not yet where it comes to rest, and the end of the way looks again.
    if (!box || this.#glides().length > 0) return;
    const live = this.#live();
    const boxes = live.map((one) => one.getBoundingClientRect());
    const { sides, places } = outOfSight(live, box.getBoundingClientRect());
    box.dataset.more = sides.join(' ');
    box.toggleAttribute('data-crowded', needsZoom(live, boxes) > 1);
    this.beckoning.value = places.join(' ');
    const home = this.#home && this.#find(this.#home);
    this.isAway.value = this.zoom.value > 1 || Boolean(home && !this.#isInSight(home));
  }

  /** Whether the middle of an element is in sight, now or at another zoom. */
  #isInSight(element: Element, zoom = this.zoom.value): boolean {
    const box = this.#box as HTMLElement;
    const { x, y } = centreOf(this.#place(element));
    const [left, top] = [x * zoom - box.scrollLeft, y * zoom - box.scrollTop];
    return left >= 0 && top >= 0 && left <= box.clientWidth && top <= box.clientHeight;
  }
}

const selectorOf = (ref: string): string =>
  `[data-place="${CSS.escape(ref)}"], [data-ref="${CSS.escape(ref)}"]`;
