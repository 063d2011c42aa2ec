// The table of Raja: what happens now, the players, the map, the characters and the track of the governors.
import { useRef } from 'preact/hooks';
import type { State } from '../../../shared/games/raja/state.ts';
import type { BoardProps } from '../../table/game-client.ts';
import { prefersLessMotion, useScenes } from '../../table/show.ts';
import { refAttributes } from '../../table/touch.ts';
import { language } from '../../text/index.ts';
import { Characters } from './characters.tsx';
import { Chart } from './map.tsx';
import { Players } from './players.tsx';
import { type Count, changeOf, countOf, meanwhile, told } from './scenes.ts';
import { Stage } from './stage.tsx';
import type { Table } from './table.ts';
import { words as spoken } from './text/index.ts';
import { Track } from './track.tsx';

export function Board(props: BoardProps<State>) {
  const { seat, names, picked, live, change } = props;
  const { scene, flash } = useScenes(change, told);
  const words = spoken[language.value];
  const state = scene && change ? meanwhile(props.state, change.before) : props.state;
  const last = useLast(props);
  const table: Table = {
    touch: refAttributes(props),
    live,
    picked,
    words: {
      ref: (ref) => words.ref(ref, props.state, names),
      character: (character) => words.vocabulary.characters[character - 1]?.[0] ?? '',
    },
    said: words.vocabulary.captions,
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
          table={table}
          change={changeOf(change, state.seats)}
          seq={change?.seq ?? 0}
        />
        <Stage state={state} table={table} count={scene?.count ?? null} last={last} />
        <Chart state={state} table={table} />
        <Characters state={state} table={table} />
        <Track state={state} table={table} />
      </div>
    </div>
  );
}

/** The last count stays to be read until somebody has a turn. */
function useLast({ change, state }: BoardProps<State>): Count | null {
  const last = useRef<Count | null>(null);
  const frame = state.frames.at(-1);
  last.current = countOf(change) ?? (frame && frame.kind !== 'choose' ? null : last.current);
  return last.current;
}
