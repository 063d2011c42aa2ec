// The zones of Raja: the map, what happens now, what the viewer can do or has to choose, the characters and the track.
import { useRef } from 'preact/hooks';
import type { Ref } from '../../../shared/engine/index.ts';
import { cityRef, type State } from '../../../shared/games/raja/state.ts';
import type { BoardProps, GameZones } from '../../table/game-client.ts';
import { prefersLessMotion, useScenes } from '../../table/show.ts';
import { refAttributes } from '../../table/touch.ts';
import { language } from '../../text/index.ts';
import { Aside } from './aside.tsx';
import { type BoardContext, seatToDecide } from './board-context.ts';
import { choiceOf, explain } from './choice.tsx';
import { Hand } from './hand.tsx';
import { GameMap } from './map.tsx';
import { playerPanel } from './players.tsx';
import {
  goldChanges,
  type ScoringEvent,
  scoringIn,
  showPlan,
  stateDuringScoring,
} from './scenes.ts';
import { Stage } from './stage.tsx';
import { words as spoken } from './text/index.ts';

export function useZones(props: BoardProps<State>): GameZones {
  const { seat, names, picked, live, change } = props;
  const { scene, flash } = useScenes(change, showPlan);
  const words = spoken[language.value];
  const state = scene && change ? stateDuringScoring(props.state, change.before) : props.state;
  const last = useLastScoring(props);
  const does = (ref: Ref) =>
    seat !== null && live(ref) ? words.does(ref, props.state, seat, picked, names) : null;
  const mark = refAttributes(props);
  const board: BoardContext = {
    touch: (ref, label, chosen) => mark(ref, [label, does(ref)].filter(Boolean).join(', '), chosen),
    live,
    picked,
    does,
    words: {
      ref: (ref) => words.ref(ref, props.state, names),
      character: (character) => words.vocabulary.characters[character - 1]?.[0] ?? '',
      gist: (action) => (seat === null ? '' : words.gist(action, props.state, seat)),
    },
    captions: words.vocabulary.captions,
    names,
    seat,
    flash,
  };
  const panels = {
    state,
    board,
    change: goldChanges(change, state.seats),
    seq: change?.seq ?? 0,
  };
  const acting = seatToDecide(state);
  const place = scene ? scene.count.city : acting === null ? null : state.architects[acting];
  const all = { state, board };
  return {
    look: {
      class: `rj-board${prefersLessMotion() ? '' : ' rj-lively'}`,
      'data-choosing': picked.length > 0 ? '' : undefined,
      'data-seats': state.seats,
    },
    players: names.map((_, one) => playerPanel(panels, one)),
    stage: <Stage {...all} count={scene?.count ?? last} />,
    board: <GameMap {...all} />,
    choice: scene ? null : choiceOf({ ...all, last }),
    aside: <Aside {...all} />,
    hand: <Hand {...all} />,
    explanation: explain(state, board, (ref) => words.effect(ref, props.state, seat)),
    focus: place ? cityRef(place) : state.maharaja && cityRef(state.maharaja),
  };
}

/** Keeps the last scoring, so that it can be read until somebody takes a turn. */
function useLastScoring({ change, state }: BoardProps<State>): ScoringEvent | null {
  const last = useRef<ScoringEvent | null>(null);
  const frame = state.frames.at(-1);
  last.current = scoringIn(change) ?? (frame && frame.kind !== 'choose' ? null : last.current);
  return frame ? last.current : null;
}
