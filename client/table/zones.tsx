// The zones of a game on the screen. The style sheet places them (frame.css), the game fills them.
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import { text } from '../text/index.ts';
import { createBoardHandlers } from './board-input.ts';
import { Camera } from './camera.ts';
import { Dock, type DockProps } from './dock.tsx';
import type { BoardProps, GameZones } from './game-client.ts';
import { Players } from './players.tsx';
import { Viewport } from './viewport.tsx';

const Asking = lazy(() => import('./asking.tsx').then((part) => part.Asking));

interface ShellProps extends DockProps {
  acting: number[];
  /** What is shown below the dock on a large screen. */
  side?: ComponentChildren;
}

interface DrawnProps {
  /** Missing while the game cannot be drawn. */
  zones?: GameZones;
  board?: BoardProps;
  camera?: Camera;
  handlers?: ReturnType<typeof createBoardHandlers>;
  choice?: ComponentChildren;
  children: ComponentChildren;
}

/** Everything around the board. The children lie in its place. */
export function Shell(props: ShellProps & DrawnProps) {
  const { acting, side, zones, board, camera, handlers, choice, children, ...dock } = props;
  const { session, table, client } = dock;
  const root = useRef<HTMLDivElement>(null);
  const labels = text.value.zones;
  return (
    <div
      ref={root}
      {...zones?.look}
      {...handlers}
      class={`zones ${zones?.look.class ?? ''}`}
      data-busy={session.pending.value ? '' : undefined}
    >
      <div class="left">
        <Players {...{ session, table, acting, camera, client, board }} panels={zones?.players} />
        {zones?.aside && (
          <section
            class="aside"
            data-zone="aside"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
            aria-label={labels.aside}
          >
            {zones.aside}
          </section>
        )}
      </div>
      {children}
      <div class="right">
        {zones && (
          <section class="stage" data-zone="stage" aria-label={labels.stage}>
            {zones.stage}
          </section>
        )}
        {choice && (
          <section class="choice" data-zone="choice" aria-label={labels.choice}>
            {choice}
          </section>
        )}
        <Dock {...dock} hand={zones?.hand} explanation={zones?.explanation} />
        {side}
      </div>
      <div class="overlay" aria-hidden="true">
        {zones?.overlay}
      </div>
      {board && <Asking {...dock} root={root} board={board} acting={acting} />}
    </div>
  );
}

export function Zones({ board, ...shell }: ShellProps & { board: BoardProps }) {
  const { client, picker } = shell;
  const labels = text.value.zones;
  const camera = useMemo(() => new Camera(), []);
  // Created once, because the handlers remember a drag from the press to the drop.
  const handlers = useMemo(() => createBoardHandlers(picker, camera), [picker]);
  const zones = client.useZones(board);
  const { choice } = zones;
  // Where the choice lies over the board, it can be put aside to look at the board.
  const [isPeeking, setPeeking] = useState(false);
  if (isPeeking && !choice) setPeeking(false);
  return (
    <Shell {...{ ...shell, zones, board, camera, handlers }} choice={!isPeeking && choice}>
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
    </Shell>
  );
}
