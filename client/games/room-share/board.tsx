// The table of Room Share: the house in the middle, the others, the pile, and what you hold.
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
import { scenesOf, touched } from './scenes.ts';
import { words as spoken } from './text/index.ts';
import { wordsAt } from './text/names.ts';

const told = {
  scenes: ({ before, events }: Change) => scenesOf(before, events as Event[]),
  touched: ({ events }: Change) => touched(events as Event[]),
};
type Change = NonNullable<BoardProps<State>['change']>;

export function Board(props: BoardProps<State>) {
  const { state, seat, names, picked } = props;
  const { scene, flash } = useScenes(props.change, told);
  const words = wordsAt(spoken[language.value].vocabulary, state);
  const touch = refAttributes(props);
  const cards = !state.options.noCards;
  // Tenants that count for nobody are grey wherever they stand.
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
