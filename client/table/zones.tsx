// The zones of a game on the screen. The style sheet places them (frame.css), the game fills them.
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import { text } from '../text/index.ts';
import { createBoardHandlers } from './board-input.ts';
import { Camera } from './camera.ts';
import { Dock, type DockProps } from './dock.tsx';
import type { BoardProps } from './game-client.ts';
import { Players } from './players.tsx';
import { Viewport } from './viewport.tsx';

const Asking = lazy(() => import('./asking.tsx').then((part) => part.Asking));

interface Props extends DockProps {
  board: BoardProps;
  acting: number[];
  /** What is shown below the dock on a large screen. */
  children?: ComponentChildren;
}

export function Zones({ board, acting, children, ...dock }: Props) {
  const { client, session, table, picker } = dock;
  const root = useRef<HTMLDivElement>(null);
  const labels = text.value.zones;
  const camera = useMemo(() => new Camera(), []);
  // Created once, because the handlers remember a drag from the press to the drop.
  const handlers = useMemo(() => createBoardHandlers(picker, camera), [picker]);
  const zones = client.useZones(board);
  const { look, stage, choice, aside, hand, explanation } = zones;
  // Where the choice lies over the board, it can be put aside to look at the board.
  const [isPeeking, setPeeking] = useState(false);
  if (isPeeking && !choice) setPeeking(false);
  return (
    <div
      ref={root}
      {...look}
      {...handlers}
      class={`zones ${look.class}`}
      data-busy={session.pending.value ? '' : undefined}
    >
      <div class="left">
        <Players {...{ session, table, acting, camera, client, board }} panels={zones.players} />
        {aside && (
          <section
            class="aside"
            data-zone="aside"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
            aria-label={labels.aside}
          >
            {aside}
          </section>
        )}
      </div>
      <Viewport camera={camera} zones={zones} />
      {choice && (
        <div class="peek">
          <Button
            kind="quiet"
            icon="eye"
            label={labels.peek}
            pressed={isPeeking}
            onClick={() => setPeeking(!isPeeking)}
          />
        </div>
      )}
      <div class="right">
        <section class="stage" data-zone="stage" aria-label={labels.stage}>
          {stage}
        </section>
        {choice && !isPeeking && (
          <section class="choice" data-zone="choice" aria-label={labels.choice}>
            {choice}
          </section>
        )}
        <Dock {...dock} hand={hand} explanation={explanation} />
        {children}
      </div>
      <div class="overlay" aria-hidden="true">
        {zones.overlay}
      </div>
      <Asking {...dock} root={root} board={board} acting={acting} />
    </div>
  );
}
