// The board of Room Share: the house in the middle, the other players, the pile, and the viewer's
// hand.
import {
  COLOURS,
  type Event,
  isNeutral,
  type State,
} from '../../../shared/games/room-share/state.ts';
import type { BoardProps } from '../../table/game-client.ts';
import { prefersLessMotion, useScenes } from '../../table/show.ts';
import { refAttributes } from '../../table/touch.ts';
import { language } from '../../text/index.ts';
import { Hand, Reserve } from './hand.tsx';
import { House } from './house.tsx';
import { Deck, Players } from './players.tsx';
import { changedBeds, scenesOf } from './scenes.ts';
import { words as spoken } from './text/index.ts';
import { wordsForBoard } from './text/names.ts';

const showPlan = {
  scenes: ({ before, events }: BoardChange) => scenesOf(before, events as Event[]),
  touched: ({ events }: BoardChange) => changedBeds(events as Event[]),
};
type BoardChange = NonNullable<BoardProps<State>['change']>;

export function Board(props: BoardProps<State>) {
  const { state, seat, names, picked } = props;
  const { scene, flash } = useScenes(props.change, showPlan);
  const words = wordsForBoard(spoken[language.value].vocabulary, state);
  const touch = refAttributes(props);
  const cards = !state.options.noCards;
  // Neutral tenants are grey everywhere, because they score for nobody.
  const neutral = COLOURS.filter((colour) => isNeutral(state, colour));
  const own = seat !== null && state.colours[seat] !== undefined ? seat : null;
  return (
    <div
      class={`rs-board${prefersLessMotion() ? '' : ' rs-lively'}`}
      data-neutral={neutral.join(' ')}
    >
      <div class="rs-table">
        <Players state={state} words={words} seat={seat} names={names} />
        <House state={state} scene={scene} flash={flash} touch={touch} words={words} />
        <div class="rs-tray">
          {cards && own !== null && (
            <Hand state={state} seat={own} touch={touch} words={words} picked={picked} />
          )}
          {cards && <Deck state={state} words={words} />}
          {own !== null && <Reserve state={state} seat={own} touch={touch} words={words} />}
        </div>
      </div>
    </div>
  );
}
