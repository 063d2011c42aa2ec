// Handles clicks, keys and drags on the zones of a game. A game only marks its things with `data-ref`, so the same code
// serves all games.
import type { Camera } from './camera.ts';
import type { Picker } from './picker.ts';
import { DRAG_DISTANCE_PX, elementWithRef, outerRefsOf, pressedThing, refOf } from './press.ts';
import { selectorOf } from './touch.ts';

export function createBoardHandlers(picker: Picker, camera: Camera) {
  let press: { ref: string; x: number; y: number } | null = null;
  let ghost: Element | null = null;
  let hasDragged = false;

  const endPress = () => {
    ghost?.remove();
    ghost = null;
    press = null;
  };

  return {
    onClick(event: MouseEvent) {
      // The browser also sends a click at the end of a drag.
      const thing = hasDragged ? null : pressedThing(event);
      hasDragged = false;
      const clicked = refOf(thing);
      const { clientX: x, clientY: y } = event;
      const isPress = event.detail > 0;
      const isLive = thing?.hasAttribute('data-live') ?? false;
      if (isPress && !isLive && camera.followArrow(x, y)) return;
      if (!thing || !clicked) return;
      // The second press on a thing chooses it, however near the others are.
      const isSecond = picker.answer.value?.isCloser && picker.answer.value.ref === clicked;
      if (isPress && isLive && !isSecond && camera.comeCloser(thing, x, y)) {
        picker.answer.value = { ref: clicked, reason: null, isCloser: true };
        return;
      }
      picker.pick(clicked, outerRefsOf(thing));
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const pressed = refOf(elementWithRef(event.target));
      if (!pressed || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      picker.pick(pressed);
    },
    onPointerDown(event: PointerEvent) {
      hasDragged = false;
      const element = event.pointerType === 'touch' ? null : elementWithRef(event.target);
      const pressed = refOf(element);
      press =
        pressed && element?.hasAttribute('data-live')
          ? { ref: pressed, x: event.clientX, y: event.clientY }
          : null;
    },
    onPointerMove(event: PointerEvent) {
      if (!press || event.buttons === 0) return endPress();
      const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG_DISTANCE_PX;
      if (!ghost && isFar) {
        const picked = document.querySelector(selectorOf(press.ref));
        // A thing can be dragged only if some legal move continues from it.
        picker.pick(press.ref);
        if (picker.picked.value.at(-1) !== press.ref || !picked) return endPress();
        ghost = createGhost(picked);
      }
      if (ghost instanceof HTMLElement) {
        ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      }
    },
    onPointerUp(event: PointerEvent) {
      if (ghost) {
        ghost.remove();
        hasDragged = true;
        const target = elementWithRef(document.elementFromPoint(event.clientX, event.clientY));
        const under = refOf(target);
        if (under && picker.live.value.has(under)) picker.pick(under);
        else {
          const isBack = target?.closest('[data-zone="hand"]');
          const reason = under && !isBack ? picker.explain(under, outerRefsOf(target)) : null;
          picker.cancel();
          if (under && !isBack) picker.answer.value = { ref: under, reason };
        }
      }
      endPress();
    },
    onPointerCancel: endPress,
  };
}

/** Makes a copy of the thing that follows the pointer. */
function createGhost(element: Element): Element {
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
