// What the viewer can do in this turn, in any order: actions, powers, tokens and journeys. Outside of the own turn, what
// they have chosen and hold.
import type { ComponentChildren } from 'preact';
import { HIDDEN, type Seat } from '../../../shared/engine/index.ts';
import { neighboursOf, roadBetween } from '../../../shared/games/raja/board.ts';
import {
  ACTIONS,
  actionRef,
  characterRef,
  cityRef,
  type FrameOf,
  powerRef,
  type State,
  type Task,
} from '../../../shared/games/raja/state.ts';
import { newTask } from '../../../shared/games/raja/tasks.ts';
import { fareOf, tollsByOwner } from '../../../shared/games/raja/travel.ts';
import { hyphenated } from '../../kit/hyphenated.tsx';
import { type BoardContext, labelUnlessLive, withoutTouch } from './board-context.ts';
import { Coin, Icon } from './icons.tsx';
import { Portrait } from './people.tsx';
import { goldFor, signed } from './prices.ts';

interface Props {
  state: State;
  board: BoardContext;
}

/** The characters whose power is used by making a move. */
const POWERS_BY_MOVE = [2, 5, 7];

export function Hand({ state, board }: Props) {
  const frame = state.frames.at(-1);
  const isTurn = frame?.kind === 'turn' || frame?.kind === 'sure';
  return (
    <div class="rj-hand">
      {isTurn && (board.seat === null || frame.seat === board.seat) ? (
        <Turn state={state} frame={frame} board={board} />
      ) : (
        <Waiting state={state} board={board} />
      )}
    </div>
  );
}

function Turn({ state, frame, board }: Props & { frame: FrameOf<'turn' | 'sure'> }) {
  const { words, touch, picked } = board;
  const { seat, tasks, used } = frame;
  const held = state.characters[seat] ?? [];
  const tokens = state.tokens[seat] ?? 0;
  // While a token is being used, the actions on the disc are meant and not these.
  const still = picked[0] === 'token' ? withoutTouch(board) : board;
  const characters = [...new Set([...held, ...used])];
  return (
    <>
      <Cards count={tasks.length + characters.length + (tokens > 0 ? 1 : 0)}>
        {tasks.map((task, at) => (
          <Action key={at} task={task} state={state} seat={seat} board={still} />
        ))}
        {tokens > 0 && (
          <div class="rj-task" {...touch('token', words.ref('token'))}>
            <Icon of="token" />
            <span>
              <b>{words.ref('token')}</b>
              <small>×{tokens}</small>
            </span>
          </div>
        )}
        {characters.map((character) => (
          <Power
            key={character}
            character={character}
            isUsed={used.includes(character)}
            isTurn
            board={still}
          />
        ))}
      </Cards>
      <Journeys state={state} seat={seat} board={board} />
    </>
  );
}

/** What the viewer has chosen for their own turn, and their characters. */
function Waiting({ state, board }: Props) {
  const { seat, picked } = board;
  if (seat === null) return null;
  // The second action is shown before it is confirmed.
  const set = (state.discs[seat]?.actions ?? []).filter((one) => one !== HIDDEN);
  const chosen = [...set, ...ACTIONS.filter((one) => picked.includes(actionRef(one)))];
  const still = withoutTouch(board);
  const held = state.characters[seat] ?? [];
  const pointers = state.round > 0 ? [0, 1] : [];
  return (
    <Cards count={pointers.length + held.length}>
      {pointers.map((at) => {
        const action = chosen[at];
        return action ? (
          <Action
            key={at}
            task={newTask(action)}
            isOver={state.played[seat]}
            state={state}
            seat={seat}
            board={still}
          />
        ) : (
          <div key={at} class="rj-task rj-open">
            {at + 1}
          </div>
        );
      })}
      {held.map((character) => (
        <Power key={character} character={character} isUsed={false} board={still} />
      ))}
    </Cards>
  );
}

const Cards = ({ count, children }: { count: number; children: ComponentChildren }) => (
  <div class="rj-cards" data-many={count > 6 ? 'very' : count > 4 ? '' : undefined}>
    {children}
  </div>
);

interface PowerProps {
  character: number;
  isUsed: boolean;
  isTurn?: boolean;
  board: BoardContext;
}

function Power({ character, isUsed, isTurn = false, board }: PowerProps) {
  const { captions, words } = board;
  const power = captions.powers[character - 1] ?? '';
  const isMove = POWERS_BY_MOVE.includes(character);
  const label = `${words.character(character)}, ${power}`;
  return (
    <div
      class="rj-task"
      data-done={isUsed ? '' : undefined}
      data-holds={isMove ? undefined : ''}
      data-told={isMove && isTurn ? undefined : ''}
      {...labelUnlessLive(board, isMove ? powerRef(character) : characterRef(character), label)}
    >
      <Portrait of={character} />
      <span>
        <b>{hyphenated(words.character(character))}</b>
        <small>{power}</small>
      </span>
      {isUsed && <Tick label={captions.done} />}
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

interface ActionProps extends Props {
  task: Task;
  seat: Seat;
  isOver?: boolean | undefined;
}

function Action({ task, state, seat, board, isOver }: ActionProps) {
  const { captions, words } = board;
  const { action, left, begun } = task;
  const ref = actionRef(action);
  const name = words.ref(ref);
  const gold = goldFor(left, state, seat);
  const isDone = !isOver && begun && left.length === 0;
  // When the turn is over, nobody can see from here whether the action was carried out or given up.
  const over = isOver || isDone;
  const [rest] = begun ? left : [];
  const label = [
    name,
    rest && captions.parts[rest],
    gold < 0 && captions.gold(-gold),
    isOver ? captions.played : isDone && captions.done,
  ];
  return (
    <div
      class="rj-task"
      data-done={over ? '' : undefined}
      {...labelUnlessLive(
        over ? withoutTouch(board) : board,
        ref,
        label.filter(Boolean).join(', '),
      )}
    >
      <Icon of={action} />
      <span>
        <b>{hyphenated((rest && captions.parts[rest]) ?? name)}</b>
        {rest && <small>{name}</small>}
      </span>
      {isDone ? (
        <Tick label={captions.done} />
      ) : (
        !isOver && gold !== 0 && <Coin gold={signed(gold)} />
      )}
    </div>
  );
}

/** Lists the cities that the player can reach now, and who gets the toll. */
function Journeys({ state, seat, board }: Props & { seat: Seat }) {
  const { captions, words, names, touch, picked, live } = board;
  const here = state.architects[seat];
  if (here === undefined || picked.length > 0) return null;
  const ways = neighboursOf(here).filter((city) => live(cityRef(city)));
  if (ways.length === 0) return null;
  return (
    <div class="rj-ways">
      <span class="rj-way-head">
        <Icon of="travel" />
        <span>{captions.travel}</span>
      </span>
      {ways.map((city) => {
        const road = roadBetween(here, city);
        const fare = fareOf(state, seat, road);
        const to = [...tollsByOwner(state, seat, road)].map(([owner, gold]) =>
          captions.tollTo(gold, names[owner] ?? ''),
        );
        const label = [words.ref(cityRef(city)), ...to].join(', ');
        return (
          <span key={city} class="rj-way" title={label} {...touch(cityRef(city), label)}>
            {words.ref(cityRef(city))}
            <Coin gold={fare > 0 ? `−${fare}` : 0} />
          </span>
        );
      })}
    </div>
  );
}
