// Clicks, keys and drags on a board, for all boards alike: each thing says its ref, the rest is here.
import type { Picker } from './picker.ts';

const refOf = (target: EventTarget | null): Element | null => {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-live]') ?? target.closest('[data-ref]');
};
const ref = (element: Element | null): string | null => element?.getAttribute('data-ref') ?? null;

/** What lies round the thing: a flat round its beds. */
function around(target: EventTarget | null): string[] {
  const refs: string[] = [];
  for (let at = refOf(target)?.parentElement; at; at = at.parentElement) {
    const outer = ref(at);
    if (outer) refs.push(outer);
  }
  return refs;
}

/** Further than this a press is a drag. */
const DRAG = 8;

export function createBoardHandlers(picker: Picker) {
  let from: { ref: string; x: number; y: number } | null = null;
  let ghost: Element | null = null;
  let dragged = false;

  const drop = () => {
    ghost?.remove();
    ghost = null;
    from = null;
  };

  return {
    onClick(event: MouseEvent) {
      const clicked = ref(refOf(event.target));
      // The click that ends a drag is no click.
      if (clicked && !dragged) picker.pick(clicked, around(event.target));
      dragged = false;
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') picker.cancel();
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const pressed = ref(refOf(event.target));
      if (!pressed || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      picker.pick(pressed);
    },
    onPointerDown(event: PointerEvent) {
      dragged = false;
      const element = event.pointerType === 'touch' ? null : refOf(event.target);
      const pressed = ref(element);
      from =
        pressed && element?.hasAttribute('data-live')
          ? { ref: pressed, x: event.clientX, y: event.clientY }
          : null;
    },
    onPointerMove(event: PointerEvent) {
      if (!from || event.buttons === 0) return drop();
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG;
      if (!ghost && far) {
        const picked = document.querySelector(`[data-ref="${CSS.escape(from.ref)}"]`);
        // What is carried must have somewhere to go.
        picker.pick(from.ref);
        if (picker.picked.value.at(-1) !== from.ref || !picked) return drop();
        ghost = carried(picked);
      }
      if (ghost instanceof HTMLElement) {
        ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      }
    },
    onPointerUp(event: PointerEvent) {
      if (ghost) {
        ghost.remove();
        dragged = true;
        const under = ref(refOf(document.elementFromPoint(event.clientX, event.clientY)));
        if (under && picker.live.value.has(under)) picker.pick(under);
        else picker.cancel();
      }
      drop();
    },
    onPointerCancel: drop,
  };
}

/** A picture of the thing that follows the pointer. */
function carried(element: Element): Element {
  const holder = document.createElement('div');
  const { width, height } = element.getBoundingClientRect();
  holder.className = 'carried';
  holder.style.width = `${width}px`;
  holder.style.height = `${height}px`;
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute('data-ref');
  copy.removeAttribute('data-live');
  holder.append(copy);
  document.body.append(holder);
  return holder;
}
