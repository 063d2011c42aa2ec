// The track: the arrow, seven boxes, and the numbered boxes of the rounds. The Maharaja visits the
// lowest governor next.
import { type City, SCORED_CITIES } from '../../../shared/games/raja/board.ts';
import { cityRef, governorRef, type State } from '../../../shared/games/raja/state.ts';
import type { BoardContext } from './board-context.ts';

/** The boxes without a number: the arrow and seven more. */
const UNNUMBERED_BOXES = 8;

export function Track({ state, board }: { state: State; board: BoardContext }) {
  const { captions } = board;
  const { track } = state;
  const lowest = track.find((city) => city !== null);
  return (
    <section class="rj-track" aria-label={captions.track} style={{ '--boxes': track.length }}>
      <ol aria-hidden="true">
        {track.map((_, box) => (
          <li
            key={box}
            style={{ '--box-number': box }}
            data-now={box === state.round + UNNUMBERED_BOXES - 1 ? '' : undefined}
          >
            {box === 0 ? (
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 17V4M4.5 9.5 10 4l5.5 5.5" />
              </svg>
            ) : (
              box >= UNNUMBERED_BOXES && box - UNNUMBERED_BOXES + 1
            )}
          </li>
        ))}
      </ol>
      {SCORED_CITIES.map((city) => (
        <Governor
          key={city}
          city={city}
          box={track.indexOf(city)}
          next={city === lowest}
          visited={city === state.maharaja}
          board={board}
        />
      ))}
    </section>
  );
}

interface Props {
  city: City;
  box: number;
  next: boolean;
  visited: boolean;
  board: BoardContext;
}

function Governor({ city, box, next, visited, board }: Props) {
  const { touch, words, captions } = board;
  const ref = governorRef(city);
  const where =
    box === 0
      ? captions.arrow
      : `${captions.box} ${box < UNNUMBERED_BOXES ? box : box - UNNUMBERED_BOXES + 1}`;
  const label = [words.ref(ref), where, next ? captions.next : ''].filter(Boolean).join(', ');
  return (
    <span
      class="rj-governor"
      style={{ '--at': box }}
      data-next={next ? '' : undefined}
      data-visited={visited ? '' : undefined}
      title={label}
      {...touch(ref, label)}
    >
      <svg viewBox="-12 -14 24 26" aria-hidden="true">
        <path class="rj-fill rj-governs" d="M-11 12Q-10 1 0 1t11 11z" />
        <circle class="rj-skin" cy="-3" r="6" />
        <path class="rj-fill rj-light" d="M-8-4Q-9-13 0-13T8-4Q0-9-8-4z" />
      </svg>
      <b>{withBreak(words.ref(cityRef(city)))}</b>
    </span>
  );
}

/** Long names may break into a second line. */
const withBreak = (name: string): string => name.replace(/(?<=.{3})(?=.{3}$)/, '\u00ad');
