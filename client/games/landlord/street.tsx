// A street: its landlord, the houses in the order in which they were built, and the building site.
import { useRef } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/index.ts';
import { housesOf } from '../../../shared/games/landlord/houses.ts';
import type { State } from '../../../shared/games/landlord/state.ts';
import type { BoardContext } from './board-context.ts';
import { useFit } from './fit.ts';
import { streetRef } from './focus.ts';
import { House, heightAbove } from './house.tsx';
import { Pawn } from './players.tsx';
import { planOfSite, Site } from './site.tsx';

interface Props {
  state: State;
  seat: Seat;
  own: boolean;
  /** Where nothing can be built, no room is kept for it. */
  isPicture?: boolean | undefined;
  board: BoardContext;
  /** What happens to each house in this scene, by its id. */
  fates: Record<number, string>;
}

export function Street({ state, seat, own, isPicture, board, fates }: Props) {
  const { captions, names } = board;
  const name = own ? captions.ownStreet : (names[seat] ?? '');
  const row = useRef<HTMLDivElement>(null);
  const houses = housesOf(state, seat);
  const builds = own && !isPicture;
  const site = planOfSite(state, seat, builds);
  // Beside each other all streets stand on the same ground.
  const isDeep = isPicture === true && state.houses.some(({ cellar }) => cellar);
  const shapes = houses.map((one) => ({ high: heightAbove(one), deep: one.cellar || isDeep }));
  useFit(row, site ? [...shapes, { high: site.above, deep: false }] : shapes);
  return (
    <section
      class={`ll-street ll-seat-${seat}`}
      data-own={own ? '' : undefined}
      data-place={streetRef(seat)}
      aria-label={own ? name : captions.street(name)}
    >
      <p class="ll-label" aria-hidden="true">
        <Pawn seat={seat} />
        <span class="ll-name">{name}</span>
      </p>
      <div ref={row} class="ll-row">
        {houses.map((house) => (
          <House
            key={house.id}
            state={state}
            house={house}
            board={board}
            {...(fates[house.id] ? { fate: fates[house.id] as string } : {})}
          />
        ))}
        {site && <Site plan={site} own={builds} board={board} />}
        <svg class="ll-scenery" viewBox="0 0 200 96" aria-hidden="true">
          <path class="ll-leaves ll-far" d="M10 66a24 30 0 1 1 48 0 20 20 0 0 1-48 0z" />
          <path class="ll-trunk" d="M31 60h6v36h-6zM143 50h8v46h-8z" />
          <path class="ll-leaves" d="M112 46a35 40 0 1 1 70 0 30 26 0 0 1-70 0z" />
          <path class="ll-lamp" d="M86 96V36h4v60zM78 36h20l-4-12H82z" />
          <path class="ll-hatch" d="M81 36h14v5H81z" />
        </svg>
      </div>
    </section>
  );
}
