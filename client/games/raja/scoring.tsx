// The count of a city: points, places, gold.
import type { Seat } from '../../../shared/engine/index.ts';
import { cityRef } from '../../../shared/games/raja/state.ts';
import { Coin } from './icons.tsx';
import { Sign } from './pieces.tsx';
import type { Count } from './scenes.ts';
import type { Table } from './table.ts';

export function Scoring({ count, table }: { count: Count; table: Table }) {
  const { said, words, names } = table;
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
      <h3>{said.scored(words.ref(cityRef(city)))}</h3>
      {ranked.length === 0 && <p class="rj-soft">{said.nobody}</p>}
      <ol>
        {ranked.map((seat, at) => (
          <li key={seat} class={`rj-seat-${seat}`} style={{ '--at': at }}>
            <Sign seat={seat} />
            <span class="rj-who">{names[seat]}</span>
            <span class="rj-bar" aria-hidden="true">
              <i style={{ width: `${(100 * of(seat)) / most}%` }} />
            </span>
            <span class="rj-points">{said.points(of(seat))}</span>
            <Coin gold={paid(seat)} sign="+" />
            {alone === seat && <small class="rj-soft">{said.alone}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
