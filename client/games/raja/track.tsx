// The track: the arrow, seven boxes, and the numbered boxes of the rounds. The Maharaja visits the
// lowest governor next.
import type { City } from '../../../shared/games/raja/board.ts';
import { cityRef, governorRef, type State } from '../../../shared/games/raja/state.ts';
import type { BoardContext } from './board-context.ts';
import { UNNUMBERED_BOXES } from './track-order.ts';

interface Props {
  state: State;
  board: BoardContext;
}

export function Track({ state, board }: Props) {
  const { track, round, maharaja } = state;
  const lowest = track.find((city) => city !== null);
  return (
    <ol class="rj-track" data-ref="track" aria-label={board.captions.track}>
      {track.map((city, box) => (
        <li
          key={box}
          data-end={box === 0 ? '' : undefined}
          data-now={box === round + UNNUMBERED_BOXES - 1 ? '' : undefined}
          data-empty={city ? undefined : ''}
        >
          {box === 0 ? (
            <>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 17V4M4.5 9.5 10 4l5.5 5.5" />
              </svg>
              <span class="rj-down">{board.captions.down}</span>
            </>
          ) : (
            box >= UNNUMBERED_BOXES && <i>{box - UNNUMBERED_BOXES + 1}</i>
          )}
          {city && (
            <Governor
              city={city}
              box={box}
              isNext={city === lowest}
              isVisited={city === maharaja}
              board={board}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

interface GovernorProps {
  city: City;
  box: number;
  isNext: boolean;
  isVisited: boolean;
  board: BoardContext;
}

function Governor({ city, box, isNext, isVisited, board }: GovernorProps) {
  const { touch, words, captions, does } = board;
  const ref = governorRef(city);
  const where =
    box === 0
      ? captions.arrow
      : `${captions.box} ${box < UNNUMBERED_BOXES ? box : box - UNNUMBERED_BOXES + 1}`;
  const deed = does(ref);
  const label = [words.ref(ref), where, isNext ? captions.next : ''].filter(Boolean).join(', ');
  return (
    <span
      class="rj-governor"
      data-pin="right"
      data-next={isNext ? '' : undefined}
      data-visited={isVisited ? '' : undefined}
      title={label}
      {...touch(ref, label)}
    >
      <svg viewBox="-12 -14 24 26" aria-hidden="true">
        <path class="rj-fill rj-governs" d="M-11 12Q-10 1 0 1t11 11z" />
        <circle class="rj-skin" cy="-3" r="6" />
        <path class="rj-fill rj-light" d="M-8-4Q-9-13 0-13T8-4Q0-9-8-4z" />
      </svg>
      <b>
        {words.ref(cityRef(city))}
        {deed && <small class="rj-does">{deed}</small>}
      </b>
    </span>
  );
}
