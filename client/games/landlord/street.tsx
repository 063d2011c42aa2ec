// A street: its landlord, the houses in the order in which they were built, and the building site.
import type { Seat } from '../../../shared/engine/index.ts';
import type { House as Building, State } from '../../../shared/games/landlord/state.ts';
import type { BoardContext } from './board-context.ts';
import { House } from './house.tsx';
import { Player } from './players.tsx';
import { Site } from './site.tsx';

interface Props {
  state: State;
  seat: Seat;
  own: boolean;
  board: BoardContext;
  /** What happens to each house in this scene, by its id. */
  fates: Record<number, string>;
}

export function Street({ state, seat, own, board, fates }: Props) {
  const { captions, names } = board;
  const houses = state.houses.filter(({ owner }: Building) => owner === seat);
  const crowd = houses.length + (own ? 1 : 0);
  const deep = houses.some(({ cellar }) => cellar);
  return (
    <section
      class={`ll-street ll-seat-${seat}`}
      data-own={own ? '' : undefined}
      data-street={seat}
      style={{ '--n': Math.max(1, crowd) }}
      aria-label={own ? captions.ownStreet : captions.street(names[seat] ?? '')}
    >
      <Player state={state} who={seat} own={own} board={board} />
      <svg class="ll-scenery" viewBox="0 0 200 96" aria-hidden="true">
        <path class="ll-leaves ll-far" d="M10 66a24 30 0 1 1 48 0 20 20 0 0 1-48 0z" />
        <path class="ll-trunk" d="M31 60h6v36h-6zM143 50h8v46h-8z" />
        <path class="ll-leaves" d="M112 46a35 40 0 1 1 70 0 30 26 0 0 1-70 0z" />
        <path class="ll-lamp" d="M86 96V36h4v60zM78 36h20l-4-12H82z" />
        <path class="ll-hatch" d="M81 36h14v5H81z" />
      </svg>
      <div class="ll-row">
        {houses.map((house) => (
          <House
            key={house.id}
            state={state}
            house={house}
            board={board}
            deep={deep}
            {...(fates[house.id] ? { fate: fates[house.id] as string } : {})}
          />
        ))}
        <Site state={state} seat={seat} own={own} board={board} deep={deep} />
      </div>
    </section>
  );
}
