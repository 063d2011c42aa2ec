// The players: dollars, the rent they can expect, cards in hand, houses, and who is in jail.
import type { Seat } from '../../../shared/engine/index.ts';
import { housesOf, rentOfSeat } from '../../../shared/games/landlord/houses.ts';
import { playerRef, type State } from '../../../shared/games/landlord/state.ts';
import type { Fact, PlayerPanel } from '../../table/game-client.ts';
import type { BoardContext } from './board-context.ts';
import { streetRef } from './focus.ts';
import { Picture } from './pictures.tsx';

export const panelsOf = (state: State, board: BoardContext): PlayerPanel[] =>
  board.names.map((_, seat) => panelOf(state, seat, board));

function panelOf(state: State, seat: Seat, { captions, names, live, touch }: BoardContext) {
  const { money, bare } = captions;
  const held = state.hands[seat]?.length ?? 0;
  const rent = rentOfSeat(state, seat);
  const dollars = money(state.dollars[seat] ?? 0);
  const houses = housesOf(state, seat);
  const isJailed = state.jailed === seat;
  const ref = playerRef(seat);
  const rentFact: Fact = {
    id: 'rent',
    text: <span class="ll-forecast">+{bare(rent)}</span>,
    label: captions.forecast(money(rent)),
    ref: `rent:${seat}`,
  };
  // Large sums leave no room for the rent, least of all where four chips share a row.
  const isTight = `${dollars}${bare(rent)}${held}`.length > (state.seats === 4 ? 7 : 8);
  const panel: PlayerPanel = {
    pawn: <Pawn seat={seat} isJailed={isJailed} />,
    facts: [
      {
        id: 'money',
        text: <b class="ll-purse">{dollars}</b>,
        label: dollars,
        ref: `money:${seat}`,
      },
      ...(isTight ? [] : [rentFact]),
      {
        id: 'hand',
        icon: <i class="ll-held" />,
        text: held,
        label: captions.cards(held),
        ref: `hand:${seat}`,
      },
    ],
    more: [
      ...(isTight ? [rentFact] : []),
      {
        id: 'houses',
        icon: <Picture of="back" />,
        text: houses.length,
        label: captions.houses(houses.length),
        ref: `houses:${seat}`,
      },
      ...(isJailed
        ? [
            {
              id: 'jail',
              icon: <Picture of="jail" />,
              text: '',
              label: captions.jailed,
              ref: 'jail',
            },
          ]
        : []),
    ],
    place: streetRef(seat),
  };
  return live(ref) ? { ...panel, touched: touch(ref, names[seat] ?? '') } : panel;
}

/** Draws a player's figure: a landlord with a top hat, or the same one behind bars. */
export function Pawn({ seat, isJailed }: { seat: Seat; isJailed?: boolean }) {
  return (
    <svg class={`ll-pawn ll-seat-${seat}`} viewBox="0 0 20 20" aria-hidden="true">
      <path class="ll-suit" d="M2 20q0-8 8-8t8 8z" />
      <circle cx="10" cy="9" r="4.2" />
      <path class="ll-suit" d="M3.500 7.500h13M6 7V1.200h8V7z" />
      {isJailed && <path class="ll-bars" d="M3 1v18M7.700 1v18M12.300 1v18M17 1v18" />}
    </svg>
  );
}
