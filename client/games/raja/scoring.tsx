// The scoring of a city: points, ranks, gold.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../shared/engine/index.ts';
import { cityRef } from '../../../shared/games/raja/state.ts';
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
            <Coin gold={`+${paid(seat)}`} />
            {alone === seat && <small class="rj-soft">{captions.alone}</small>}
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
