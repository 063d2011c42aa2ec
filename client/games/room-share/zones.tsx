// What Room Share shows in each zone of the table.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Ref } from '../../../shared/engine/index.ts';
import {
  COLOURS,
  type Event,
  isNeutral,
  type State,
} from '../../../shared/games/room-share/state.ts';
import type { BoardProps, GameZones } from '../../table/game-client.ts';
import { prefersLessMotion, useScenes } from '../../table/show.ts';
import { type RefAttributes, refAttributes } from '../../table/touch.ts';
import { language } from '../../text/index.ts';
import { Deck, Stage } from './deck.tsx';
import { FlightHome } from './flights.tsx';
import { Hand, pickedCard } from './hand.tsx';
import { House } from './house.tsx';
import { panelOf } from './players.tsx';
import { changedBeds, scenesOf } from './scenes.ts';
import { does } from './text/deeds.ts';
import { words as spoken } from './text/index.ts';
import { effect, wordsForBoard } from './text/names.ts';

const showPlan = {
  scenes: ({ before, events }: BoardChange) => scenesOf(before, events as Event[]),
  touched: ({ events }: BoardChange) => changedBeds(events as Event[]),
};
type BoardChange = NonNullable<BoardProps<State>['change']>;

/** The signs on what can be clicked. Without them the house can be played as well. */
const marks = signal<typeof import('./marks/index.tsx') | null>(null);
const fetchMarks = () =>
  import('./marks/index.tsx').then(
    (part) => {
      marks.value = part;
    },
    () => {},
  );

export function useZones(props: BoardProps<State>): GameZones {
  const { state, seat, names, picked } = props;
  const { scene, flash } = useScenes(props.change, showPlan);
  useEffect(() => void fetchMarks(), []);
  const words = wordsForBoard(spoken[language.value].vocabulary, state);
  const attributes = refAttributes(props);
  const own = seat !== null && state.colours[seat] !== undefined ? seat : null;
  const isLive = (ref: Ref): boolean => own !== null && props.live(ref);
  /** The name of what is live says also what a click does. */
  const touch: RefAttributes = (ref, label, isChosen) => {
    const deed = isLive(ref) ? does(words, ref, state, own as number, picked) : null;
    return attributes(ref, deed ? `${label.replace(/\.$/, '')}: ${deed}` : label, isChosen);
  };
  const part = marks.value;
  const signs = (ref: Ref) =>
    (isLive(ref) && part?.signsOf(ref, state, own as number, picked)) || [];
  const isLanding = state.frames.at(-1)?.kind === 'land';
  const chosen = own !== null && pickedCard(state, own, picked);
  return {
    look: {
      class: `rs-board${prefersLessMotion() ? '' : ' rs-lively'}`,
      // Neutral tenants are grey everywhere, because they score for nobody.
      'data-neutral': COLOURS.filter((colour) => isNeutral(state, colour)).join(' '),
    },
    players: state.colours.map((_, who) => panelOf(state, who, words)),
    stage: <Stage {...{ state, words, names, touch }} />,
    board: (
      <House
        {...{ state, scene, flash, touch, words }}
        marks={part && <part.Marks {...{ signs, isLive }} />}
      />
    ),
    aside: <Deck {...{ state, words, touch }} />,
    hand: own !== null && (
      <Hand
        {...{ state, seat: own, touch, words }}
        marksOf={(ref) => part && <part.Brings signs={signs(ref)} />}
      />
    ),
    // While tenants land, what has happened is told.
    explanation:
      (!isLanding && part?.explainSigns(signs)) || (chosen ? effect(words, chosen) : null),
    overlay: scene?.ways.map((way, at) => <FlightHome key={at} way={way} ms={scene.ms} />),
  };
}
