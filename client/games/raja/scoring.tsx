// The scoring of a city: points, ranks, gold.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../shared/engine/index.ts';
import { outcome } from '../../../shared/games/raja/round.ts';
import { pointsOf } from '../../../shared/games/raja/score.ts';
import { cityRef, type State } from '../../../shared/games/raja/state.ts';
import type { BoardContext } from './board-context.ts';
import { Coin } from './icons.tsx';
import { Sign } from './pieces.tsx';
import type { ScoringEvent } from './scenes.ts';

export function Scoring({ count, board }: { count: ScoringEvent; board: BoardContext }) {
  const { captions, words } = board;
  const { city, points, gold, alone } = count;
  const of = (seat: Seat) => points[seat] ?? 0;
  const paid = (seat: Seat) => gold[seat] ?? 0;
  const most = Math.max(1, ...points);
  const ranked = points
    .map((_, seat) => seat)
    .filter((seat) => of(seat) > 0 || paid(seat) > 0)
    .sort((a, b) => paid(b) - paid(a) || of(b) - of(a));
  return (
    <div class="rj-scoring">
      <h2>{captions.scored(words.ref(cityRef(city)))}</h2>
      {ranked.length === 0 && <p class="rj-soft">{captions.nobody}</p>}
      <ol>
        {ranked.map((seat, at) => (
          <Line key={seat} seat={seat} at={at} points={of(seat)} most={most} board={board}>
            <Coin gold={paid(seat)} sign="+" />
            {alone === seat && <small class="rj-soft">{captions.alone}</small>}
          </Line>
        ))}
      </ol>
    </div>
  );
}

/** Shows the points in the Maharaja's city before it is scored. */
export function CityPoints({ state, board }: { state: State; board: BoardContext }) {
  const { captions, words } = board;
  const { maharaja } = state;
  if (!maharaja) return null;
  const points = state.supply.map((_, seat) => pointsOf(state, seat, maharaja));
  const there = points
    .map((_, seat) => seat)
    .filter((seat) => (points[seat] ?? 0) > 0)
    .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  return (
    <div class="rj-scoring rj-standing">
      <h2>{captions.standing(words.ref(cityRef(maharaja)))}</h2>
      {there.length === 0 && <p class="rj-soft">{captions.nobody}</p>}
      <ol>
        {there.map((seat, at) => (
          <Line
            key={seat}
            seat={seat}
            at={at}
            points={points[seat] ?? 0}
            most={Math.max(...points)}
            board={board}
          />
        ))}
      </ol>
    </div>
  );
}

/** Shows the end of the game: palaces, and the gold that breaks ties. */
export function FinalScore({ state, board }: { state: State; board: BoardContext }) {
  const { places, points } = outcome(state);
  const standing = places
    .map((_, seat) => seat)
    .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return (
    <div class="rj-scoring">
      <ol>
        {standing.map((seat, at) => (
          <Line
            key={seat}
            seat={seat}
            at={at}
            points={points[seat] ?? 0}
            most={Math.max(1, ...points)}
            board={board}
          >
            <Coin gold={Number(state.purse.gold[seat])} />
          </Line>
        ))}
      </ol>
    </div>
  );
}

interface LineProps {
  seat: Seat;
  at: number;
  points: number;
  most: number;
  board: BoardContext;
  children?: ComponentChildren;
}

function Line({ seat, at, points, most, board, children }: LineProps) {
  return (
    <li class={`rj-seat-${seat}`} style={{ '--at': at }}>
      <Sign seat={seat} />
      <span class="rj-who">{board.names[seat]}</span>
      <span class="rj-bar" aria-hidden="true">
        <i style={{ width: `${(100 * points) / most}%` }} />
      </span>
      <span class="rj-points">{board.captions.points(points)}</span>
      {children}
    </li>
  );
}
