// A turn: what the player can still do, in any order, and what ending it would cost.
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
  table: BoardContext;
}

/** The characters whose power is used by a move. */
const POWERS_BY_MOVE = [2, 5, 7];
const GOLD_PER_ACTION = 2;

export function Turn({ state, frame, table }: Props) {
  const { said, words, touch, live, picked } = table;
  const { seat, tasks, used } = frame;
  const open = unfinishedTasks(tasks).length;
  const held = state.characters[seat] ?? [];
  if (picked[0] === 'token') return <Disc table={table} pointers={[]} />;
  return (
    <div class="rj-turn">
      {frame.kind === 'sure' && open > 0 && (
        <p class="rj-warning" role="alert">
          {said.givesUp(open, GOLD_PER_ACTION * open)}
        </p>
      )}
      <div class="rj-tasks">
        {tasks.map((task, at) => (
          <Action key={at} task={task} state={state} seat={seat} table={table} />
        ))}
        {[...new Set([...held, ...used])].map((character) => {
          const ref = powerRef(character);
          const done = used.includes(character);
          const power = said.powers[character - 1] ?? '';
          const active = POWERS_BY_MOVE.includes(character);
          return (
            <div
              key={character}
              class="rj-task"
              data-done={done ? '' : undefined}
              data-holds={active ? undefined : ''}
              {...(active
                ? labelUnlessLive(table, ref, `${words.character(character)}, ${power}`)
                : {})}
            >
              <Portrait of={character} />
              <span>
                <b>{words.character(character)}</b>
                <small>{power}</small>
              </span>
              {done && <Tick label={said.done} />}
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
      {seat === table.seat && <Journeys state={state} seat={seat} table={table} live={live} />}
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
  table: BoardContext;
}

function Action({ task, state, seat, table }: ActionProps) {
  const { said, words } = table;
  const { action, left, begun } = task;
  const ref = actionRef(action);
  const name = words.ref(ref);
  const price = left.reduce((sum, part) => sum + priceOf(part, state, seat), 0);
  const parts = newTask(action).left;
  // Of two equal parts, the done one is shown first.
  const isDone = (part: Part) => !left.includes(part);
  const over = begun && left.length === 0;
  const label = [name, price > 0 ? said.gold(price) : '', over ? said.done : ''];
  return (
    <div
      class="rj-task"
      data-done={over ? '' : undefined}
      {...(over ? {} : labelUnlessLive(table, ref, label.filter(Boolean).join(', ')))}
    >
      <Icon of={action} />
      <span>
        <b>{name}</b>
        <small>
          {parts.map((part) => (
            <span key={part} data-done={isDone(part) ? '' : undefined}>
              {said.parts[part]}
            </span>
          ))}
        </small>
      </span>
      {over ? <Tick label={said.done} /> : price > 0 && <Coin gold={price} sign="−" />}
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
  table,
  live,
}: {
  state: State;
  seat: Seat;
  table: BoardContext;
  live: BoardContext['live'];
}) {
  const { said, words, names, touch, picked } = table;
  const here = state.architects[seat];
  if (here === undefined || picked.length > 0) return null;
  const ways = neighboursOf(here).filter((city) => live(cityRef(city)));
  if (ways.length === 0) return null;
  return (
    <p class="rj-ways">
      <span class="rj-way-head">
        <Icon of="travel" />
        {said.travel}
      </span>
      {ways.map((city) => {
        const road = roadBetween(here, city);
        const fare = fareOf(state, seat, road);
        const to = [...tollsByOwner(state, seat, road)].map(([owner, gold]) =>
          said.tollTo(gold, names[owner] ?? ''),
        );
        const label = [words.ref(cityRef(city)), fare > 0 ? said.toll(fare) : said.noToll, ...to];
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
