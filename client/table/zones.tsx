// The zones of a game on the screen. The style sheet places them (frame.css), the game fills them.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import { text } from '../text/index.ts';
import { createBoardHandlers } from './board-input.ts';
import { Camera } from './camera.ts';
import { Dock, type DockProps } from './dock.tsx';
import type { BoardProps, GameZones } from './game-client.ts';
import type { Moment } from './moment.ts';
import { Players } from './players.tsx';
import { Viewport } from './viewport.tsx';

const GoalSheet = lazy(() => import('./goal-sheet.tsx').then((part) => part.GoalSheet));
const Asking = lazy(() => import('./asking.tsx').then((part) => part.Asking));

interface ShellProps extends DockProps {
  /** The goal of the game while it is shown with the figures of all players. */
  goal?: string | null;
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
  const { acting, side, goal, zones, board, camera, handlers, choice, children, ...dock } = props;
  const { session, table, client, moment } = dock;
  const root = useRef<HTMLDivElement>(null);
  const labels = text.value.zones;
  return (
    <div
      ref={root}
      {...zones?.look}
      {...handlers}
      onClickCapture={moment.told.value ? (event) => skipByPress(event, moment) : undefined}
      class={`zones ${zones?.look.class ?? ''}`}
      data-busy={session.pending.value ? '' : undefined}
      data-telling={moment.told.value ? '' : undefined}
    >
      <div class="left">
        <Players
          {...{ session, table, acting, camera, client, board }}
          panels={zones?.players}
          gains={moment.gains.value}
        />
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
        <Dock
          {...dock}
          hand={zones?.hand}
          explanation={zones?.explanation}
          pawns={zones?.players.map(({ pawn }) => pawn)}
        />
        {side}
      </div>
      {goal && (
        <GoalSheet
          {...{ table, goal, client, board }}
          panels={zones?.players ?? []}
          onOpen={dock.onOpen}
        />
      )}
      <div class="overlay" aria-hidden="true">
        {zones?.overlay}
      </div>
      {board && <Asking {...dock} root={root} board={board} acting={acting} />}
    </div>
  );
}

export function Zones({ board, ...shell }: ShellProps & { board: BoardProps }) {
  const { client, picker, moment } = shell;
  const labels = text.value.zones;
  const camera = useMemo(() => new Camera(), []);
  // Created once, because the handlers remember a drag from the press to the drop.
  const handlers = useMemo(() => createBoardHandlers(picker, camera), [picker]);
  const shown = moment.shown.value;
  const path = shell.coach?.path;
  useEffect(() => {
    if (path !== undefined) picker.hintPath.value = path && [...path];
  }, [picker, path]);
  const drawn = client.useZones(board);
  // The board shows where it happened, and nothing lies over it.
  const actor = drawn.players[shown?.line.impact.by ?? -1];
  const around = shown?.line.impact.around ?? actor?.place ?? drawn.focus;
  const zones = shown ? { ...drawn, choice: null, focus: around } : drawn;
  const { choice } = zones;
  // Where the choice lies over the board, it can be put aside to look at the board.
  const [peeked, setPeeked] = useState<boolean | null>(null);
  if (peeked !== null && !choice) setPeeked(null);
  const { showsBoard = false } = shell.coach ?? {};
  const isPeeking = peeked ?? showsBoard;
  const hinted = picker.hintedRef.value;
  // What a hint points at may lie in the choice.
  useEffect(() => setPeeked(null), [hinted, showsBoard]);
  return (
    <Shell {...{ ...shell, zones, board, camera, handlers }} choice={!isPeeking && choice}>
      <Viewport
        camera={camera}
        zones={zones}
        at={
          (shown ? shown.line.impact.at : board.picked.length === 0 && shell.coach?.point) || null
        }
        hinted={hinted}
      />
      {choice && (
        <div class="peek">
          <Button
            kind="quiet"
            icon="eye"
            label={labels.peek}
            pressed={isPeeking}
            onClick={() => setPeeked(!isPeeking)}
          />
        </div>
      )}
    </Shell>
  );
}

/** While changes are told, a press anywhere but on the log and on the button goes on to the present and does nothing else. */
function skipByPress(event: MouseEvent, moment: Moment): void {
  if (event.target instanceof Element && event.target.closest('.side-log, .panel')) return;
  event.stopPropagation();
  event.preventDefault();
  moment.goToPresent();
}
