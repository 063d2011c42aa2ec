// The board of Raja: what happens now, the players, the map, the characters and the track of the
// governors.
import { useRef } from 'preact/hooks';
import type { State } from '../../../shared/games/raja/state.ts';
import type { BoardProps } from '../../table/game-client.ts';
import { prefersLessMotion, useScenes } from '../../table/show.ts';
import { refAttributes } from '../../table/touch.ts';
import { language } from '../../text/index.ts';
import type { BoardContext } from './board-context.ts';
import { Characters } from './characters.tsx';
import { GameMap } from './map.tsx';
import { Players } from './players.tsx';
import {
  goldChanges,
  type ScoringEvent,
  scoringIn,
  showPlan,
  stateDuringScoring,
} from './scenes.ts';
import { Stage } from './stage.tsx';
import { words as spoken } from './text/index.ts';
import { Track } from './track.tsx';

export function Board(props: BoardProps<State>) {
  const { seat, names, picked, live, change } = props;
  const { scene, flash } = useScenes(change, showPlan);
  const words = spoken[language.value];
  const state = scene && change ? stateDuringScoring(props.state, change.before) : props.state;
  const last = useLastScoring(props);
  const board: BoardContext = {
    touch: refAttributes(props),
    live,
    picked,
    words: {
      ref: (ref) => words.ref(ref, props.state, names),
      character: (character) => words.vocabulary.characters[character - 1]?.[0] ?? '',
    },
    captions: words.vocabulary.captions,
    names,
    seat,
    flash,
  };
  return (
    <div
      class={`rj-board${prefersLessMotion() ? '' : ' rj-lively'}`}
      data-choosing={picked.length > 0 ? '' : undefined}
      data-seats={state.seats}
    >
      <div class="rj-table">
        <Players
          state={state}
          board={board}
          change={goldChanges(change, state.seats)}
          seq={change?.seq ?? 0}
        />
        <Stage state={state} board={board} count={scene?.count ?? null} last={last} />
        <GameMap state={state} board={board} />
        <Characters state={state} board={board} />
        <Track state={state} board={board} />
      </div>
    </div>
  );
}

/** Keeps the last scoring on the board, so that it can be read until somebody takes a turn. */
function useLastScoring({ change, state }: BoardProps<State>): ScoringEvent | null {
  const last = useRef<ScoringEvent | null>(null);
  const frame = state.frames.at(-1);
  last.current = scoringIn(change) ?? (frame && frame.kind !== 'choose' ? null : last.current);
  return last.current;
}
