// What the viewer chooses from apart from the map: the disc, bids, characters, the governors' track.
import { HIDDEN, type Ref, type Viewer } from '../../../shared/engine/index.ts';
import { ACTIONS, type Action, actionRef, type State } from '../../../shared/games/raja/state.ts';
import { unfinishedTasks } from '../../../shared/games/raja/tasks.ts';
import { Bids } from './bids.tsx';
import type { BoardContext } from './board-context.ts';
import { Characters } from './characters.tsx';
import { Disc } from './disc.tsx';
import type { ScoringEvent } from './scenes.ts';
import { Scoring } from './scoring.tsx';
import { costOfGivingUp } from './text/numbers.ts';
import { Track } from './track.tsx';

const actionIn = (ref: Ref): Action[] => ACTIONS.filter((one) => actionRef(one) === ref);

interface Props {
  state: State;
  board: BoardContext;
  /** The last scoring, to be read before the next choice. */
  last: ScoringEvent | null;
}

/** Returns null if the viewer has nothing to choose, or chooses it on the map or in their hand. */
export function choiceOf({ state, board, last }: Props) {
  const { seat, picked } = board;
  const frame = state.frames.at(-1);
  if (seat === null || !frame) return null;
  const all = { state, board };
  if (frame.kind === 'choose') {
    const set = state.discs[seat]?.actions ?? [];
    if (set.length === 2) return null;
    const pointers = [...set, ...picked.flatMap(actionIn)];
    return (
      <div class="rj-choosing">
        <Disc {...all} pointers={pointers} />
        {last && <Scoring count={last} board={board} />}
      </div>
    );
  }
  if (!('seat' in frame) || frame.seat !== seat) return null;
  switch (frame.kind) {
    case 'bid':
      return <Bids {...all} frame={frame} />;
    case 'pick':
    case 'robbed':
    case 'seduced':
      return <Characters {...all} />;
    case 'turn':
      if (picked[0] === actionRef('track')) return <Track {...all} />;
      if (picked[0] === actionRef('character')) return <Characters {...all} />;
      return picked[0] === 'token' ? <Disc {...all} pointers={[]} /> : null;
    default:
      return null;
  }
}

/** The only action that the viewer has pointed at. */
function firstPointer({ discs, frames }: State, seat: Viewer): Ref | undefined {
  const [action, second] = (seat === null ? null : discs[seat]?.actions) ?? [];
  const isOpen = frames.at(-1)?.kind === 'choose' && second === undefined;
  return isOpen && action && action !== HIDDEN ? actionRef(action) : undefined;
}

/** What the picked thing or the first pointer does, or what ending the turn costs, for the message room. */
export function explain(
  state: State,
  { picked, seat, captions }: BoardContext,
  effect: (ref: Ref) => string,
): string | null {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'sure' && frame.seat === seat) {
    const open = unfinishedTasks(frame.tasks).length;
    return open > 0 ? captions.givesUp(open, costOfGivingUp(open)) : null;
  }
  const ref = picked[0] ?? firstPointer(state, seat);
  const isTold = ref?.startsWith('power:') || ACTIONS.some((one) => actionRef(one) === ref);
  return ref && isTold ? effect(ref) : null;
}
