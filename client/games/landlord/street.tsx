// A street: its landlord, the houses in the order in which they were built, and the building site.
import type { Seat } from '../../../shared/engine/index.ts';
import type { House as Building, State } from '../../../shared/games/landlord/state.ts';
import { House } from './house.tsx';
import { Player } from './players.tsx';
import { Site } from './site.tsx';
import type { Table } from './table.ts';

interface Props {
  state: State;
  seat: Seat;
  own: boolean;
  table: Table;
  /** House by house, what happens to it now. */
  fates: Record<number, string>;
}

export function Street({ state, seat, own, table, fates }: Props) {
  const { said, names } = table;
  const houses = state.houses.filter(({ owner }: Building) => owner === seat);
  const deep = houses.some(({ cellar }) => cellar);
  return (
    <section
      class={`ll-street ll-seat-${seat}`}
      data-own={own ? '' : undefined}
      data-street={seat}
      aria-label={own ? said.ownStreet : said.street(names[seat] ?? '')}
    >
      <Player state={state} who={seat} own={own} table={table} />
      <div class="ll-row">
        {houses.map((house) => (
          <House
            key={house.id}
            state={state}
            house={house}
            table={table}
            deep={deep}
            {...(fates[house.id] ? { fate: fates[house.id] as string } : {})}
          />
        ))}
        <Site state={state} seat={seat} own={own} table={table} deep={deep} />
      </div>
    </section>
  );
}
