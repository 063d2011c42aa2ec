// The viewer's turn: what they can still do, in any order, and what ending the turn would cost.
import type { Seat } from '../../../shared/engine/index.ts';
import { neighboursOf, roadBetween } from '../../../shared/games/raja/board.ts';
import { HOUSE_PRICE, palacePrice } from '../../../shared/games/raja/houses.ts';
import {
  actionRef,
  cityRef,
  type FrameOf,
  type Part,
  powerRef,
  type State,
  type Task,
} from '../../../shared/games/raja/state.ts';
import { newTask, unfinishedTasks } from '../../../shared/games/raja/tasks.ts';
import { fareOf, tollsByOwner } from '../../../shared/games/raja/travel.ts';
import { type BoardContext, labelUnlessLive } from './board-context.ts';
import { Disc } from './disc.tsx';
import { Coin, Icon } from './icons.tsx';
import { Portrait } from './people.tsx';

interface Props {
  state: State;
  frame: FrameOf<'turn' | 'sure'>;
  board: BoardContext;
}

/** The characters whose power is used by making a move. */
const POWERS_BY_MOVE = [2, 5, 7];
const GOLD_PER_ACTION = 2;

export function Turn({ state, frame, board }: Props) {
  const { captions, words, touch, live, picked } = board;
  const { seat, tasks, used } = frame;
  const open = unfinishedTasks(tasks).length;
  const held = state.characters[seat] ?? [];
  if (picked[0] === 'token') return <Disc board={board} pointers={[]} />;
  return (
    <div class="rj-turn">
      {frame.kind === 'sure' && open > 0 && (
        <p class="rj-warning" role="alert">
          {captions.givesUp(open, GOLD_PER_ACTION * open)}
        </p>
      )}
      <div class="rj-tasks">
        {tasks.map((task, at) => (
          <Action key={at} task={task} state={state} seat={seat} board={board} />
        ))}
        {[...new Set([...held, ...used])].map((character) => {
          const ref = powerRef(character);
          const done = used.includes(character);
          const power = captions.powers[character - 1] ?? '';
          const active = POWERS_BY_MOVE.includes(character);
          return (
            <div
              key={character}
              class="rj-task"
              data-done={done ? '' : undefined}
              data-holds={active ? undefined : ''}
              {...(active
                ? labelUnlessLive(board, ref, `${words.character(character)}, ${power}`)
                : {})}
            >
              <Portrait of={character} />
              <span>
                <b>{words.character(character)}</b>
                <small>{power}</small>
              </span>
              {done && <Tick label={captions.done} />}
            </div>
          );
        })}
        {(state.tokens[seat] ?? 0) > 0 && (
          <div class="rj-task" {...touch('token', words.ref('token'))}>
            <Icon of="token" />
            <span>
              <b>{words.ref('token')}</b>
              <small>×{state.tokens[seat]}</small>
            </span>
          </div>
        )}
      </div>
      {seat === board.seat && <Journeys state={state} seat={seat} board={board} live={live} />}
    </div>
  );
}

function Tick({ label }: { label: string }) {
  return (
    <svg class="rj-tick" viewBox="0 0 20 20" role="img" aria-label={label}>
      <path d="M4 11l4 4 8-10" />
    </svg>
  );
}

interface ActionProps {
  task: Task;
  state: State;
  seat: Seat;
  board: BoardContext;
}

function Action({ task, state, seat, board }: ActionProps) {
  const { captions, words } = board;
  const { action, left, begun } = task;
  const ref = actionRef(action);
  const name = words.ref(ref);
  const price = left.reduce((sum, part) => sum + priceOf(part, state, seat), 0);
  const parts = newTask(action).left;
  // If an action has two equal parts, the finished one is shown first.
  const isDone = (part: Part) => !left.includes(part);
  const over = begun && left.length === 0;
  const label = [name, price > 0 ? captions.gold(price) : '', over ? captions.done : ''];
  return (
    <div
      class="rj-task"
      data-done={over ? '' : undefined}
      {...(over ? {} : labelUnlessLive(board, ref, label.filter(Boolean).join(', ')))}
    >
      <Icon of={action} />
      <span>
        <b>{name}</b>
        <small>
          {parts.map((part) => (
            <span key={part} data-done={isDone(part) ? '' : undefined}>
              {captions.parts[part]}
            </span>
          ))}
        </small>
      </span>
      {over ? <Tick label={captions.done} /> : price > 0 && <Coin gold={price} sign="−" />}
    </div>
  );
}

function priceOf(part: Part, state: State, seat: Seat): number {
  if (part === 'palace') return palacePrice(state, seat);
  return part === 'house' || part === 'cityHouse' ? HOUSE_PRICE : 0;
}

/** Lists the cities that the player can reach now, and who gets the toll. */
function Journeys({
  state,
  seat,
  board,
  live,
}: {
  state: State;
  seat: Seat;
  board: BoardContext;
  live: BoardContext['live'];
}) {
  const { captions, words, names, touch, picked } = board;
  const here = state.architects[seat];
  if (here === undefined || picked.length > 0) return null;
  const ways = neighboursOf(here).filter((city) => live(cityRef(city)));
  if (ways.length === 0) return null;
  return (
    <p class="rj-ways">
      <span class="rj-way-head">
        <Icon of="travel" />
        {captions.travel}
      </span>
      {ways.map((city) => {
        const road = roadBetween(here, city);
        const fare = fareOf(state, seat, road);
        const to = [...tollsByOwner(state, seat, road)].map(([owner, gold]) =>
          captions.tollTo(gold, names[owner] ?? ''),
        );
        const label = [
          words.ref(cityRef(city)),
          fare > 0 ? captions.toll(fare) : captions.noToll,
          ...to,
        ];
        return (
          <span
            key={city}
            class="rj-way"
            title={label.join(', ')}
            {...touch(cityRef(city), label.join(', '))}
          >
            {words.ref(cityRef(city))}
            <Coin gold={fare} sign={fare > 0 ? '−' : ''} />
          </span>
        );
      })}
    </p>
  );
}
