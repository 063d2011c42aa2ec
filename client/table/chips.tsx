// The players' chips in a picture: the figure, the name and the numbers of each, as they stand on the table.
import type { Seat } from '../../shared/engine/index.ts';
import { FactView } from './fact.tsx';
import type { PlayerPanel } from './game-client.ts';

interface Props {
  panels: readonly PlayerPanel[];
  names: readonly string[];
  own: Seat;
}

export function Chips({ panels, names, own }: Props) {
  return (
    <div class="players" data-seats={names.length} data-picture="">
      <ul>
        {names.map((_, at) => {
          const seat = (own + at) % names.length;
          const { pawn, facts = [] } = panels[seat] ?? {};
          return (
            <li
              key={seat}
              data-own={seat === own ? '' : undefined}
              style={{ '--seat': `var(--seat-${seat})` }}
            >
              <div class="chip" data-ref={`seat:${seat}`}>
                {pawn ?? <span class="dot" style={{ background: 'var(--seat)' }} />}
                <span class="player-name">{names[seat]}</span>
                <span class="facts">
                  {facts.map((fact) => (
                    <FactView key={fact.id} fact={fact} />
                  ))}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
