// The part of the screen through which the board is seen, and how hands move it: pinch, wheel, drag, the way home.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Ref } from '../../shared/engine/index.ts';
import { Button } from '../kit/kit.tsx';
import { startLater } from '../kit/start-later.ts';
import { text } from '../text/index.ts';
import type { Camera } from './camera.ts';
import type { GameZones } from './game-client.ts';

/** An arrow on each side points to what can be pressed out of sight. */
const SIDES = ['left', 'right', 'top', 'bottom'];

interface Props {
  camera: Camera;
  zones: GameZones;
  /** Where the event happens that is told. */
  at: Ref | null;
  /** What a hint says to press next. */
  hinted: Ref | null;
}

export function Viewport({ camera, zones, at, hinted }: Props) {
  const { board, focus = null, home = null, isRow } = zones;
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const t = text.value;
  useLayoutEffect(
    () => camera.attach(box.current as HTMLElement, content.current as HTMLDivElement),
    [camera],
  );
  // After every drawing, because what is live may have changed.
  useLayoutEffect(() => camera.settle({ at, focus, home, hinted }));
  // Fetched with the board, but not before it. By then the board may be gone.
  useEffect(() => {
    const element = box.current as HTMLElement;
    return startLater(() =>
      import('./pinch.ts').then(
        ({ listenToPinch }) =>
          () =>
            listenToPinch(element, camera),
      ),
    );
  }, [camera]);
  return (
    <>
      <main
        ref={box}
        class="board"
        data-zone="board"
        data-row={isRow ? '' : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-label={t.zones.board}
        onPointerMove={(event) => {
          const grabs = event.pointerType === 'mouse' && event.buttons === 1;
          if (!grabs || (event.target as Element).closest('[data-live]')) return;
          event.currentTarget.scrollBy(-event.movementX, -event.movementY);
        }}
      >
        <div ref={content} class="board-content">
          {board}
        </div>
      </main>
      <div class="board-edges" aria-hidden="true">
        {SIDES.map((side) => (
          <i key={side} data-side={side} />
        ))}
      </div>
      <div class="way-home">
        {camera.isAway.value && !zones.choice && (
          <Button kind="quiet" icon="home" label={t.wayHome} onClick={() => camera.goHome()} />
        )}
      </div>
    </>
  );
}
