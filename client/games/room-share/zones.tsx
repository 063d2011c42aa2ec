// What Room Share shows in each zone of the table.
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
import { does, markOf } from './text/deeds.ts';
import { words as spoken } from './text/index.ts';
import { effect, wordsForBoard } from './text/names.ts';

const showPlan = {
  scenes: ({ before, events }: BoardChange) => scenesOf(before, events as Event[]),
  touched: ({ events }: BoardChange) => changedBeds(events as Event[]),
};
type BoardChange = NonNullable<BoardProps<State>['change']>;

export function useZones(props: BoardProps<State>): GameZones {
  const { state, seat, names, picked } = props;
  const { scene, flash } = useScenes(props.change, showPlan);
  const words = wordsForBoard(spoken[language.value].vocabulary, state);
  const attributes = refAttributes(props);
  const own = seat !== null && state.colours[seat] !== undefined ? seat : null;
  const isLive = (ref: Ref): boolean => own !== null && props.live(ref);
  /** The name of what is live says also what a click does. */
  const touch: RefAttributes = (ref, label, isChosen) => {
    const deed = isLive(ref) ? does(words, ref, state, own as number, picked) : null;
    return attributes(ref, deed ? `${label.replace(/\.$/, '')}: ${deed}` : label, isChosen);
  };
  const mark = (ref: Ref) =>
    isLive(ref) ? markOf(words, ref, state, own as number, picked) : null;
  const chosen = own !== null && pickedCard(state, own, picked);
  return {
    look: {
      class: `rs-board${prefersLessMotion() ? '' : ' rs-lively'}`,
      // Neutral tenants are grey everywhere, because they score for nobody.
      'data-neutral': COLOURS.filter((colour) => isNeutral(state, colour)).join(' '),
    },
    players: state.colours.map((_, who) => panelOf(state, who, words)),
    stage: <Stage {...{ state, words, names, touch }} />,
    board: <House {...{ state, scene, flash, touch, mark, words }} />,
    aside: <Deck {...{ state, words, touch }} />,
    hand: own !== null && <Hand {...{ state, seat: own, touch, mark, words }} />,
    explanation: chosen ? effect(words, chosen) : null,
    overlay: scene?.ways.map((way, at) => <FlightHome key={at} way={way} ms={scene.ms} />),
  };
}
