// The players: dollars, cards in hand, the rent they can expect, and who is in jail.
import type { Seat } from '../../../shared/engine/index.ts';
import { rentOfSeat } from '../../../shared/games/landlord/houses.ts';
import { playerRef, type State } from '../../../shared/games/landlord/state.ts';
import type { BoardContext } from './board-context.ts';

interface Props {
  state: State;
  who: Seat;
  own: boolean;
  board: BoardContext;
  onOpen?: (() => void) | undefined;
  /** Whether something in the player's street is clickable. */
  active?: boolean;
}

/** Describes a number or a small picture in words, for the pointer and for screen readers. */
const pictureLabel = (text: string) => ({ title: text, role: 'img' as const, 'aria-label': text });

export function Player({ state, who, own, board, onOpen, active }: Props) {
  const { touch, captions, names, live } = board;
  const name = names[who] ?? '';
  const held = state.hands[who]?.length ?? 0;
  const rent = rentOfSeat(state, who);
  const ref = playerRef(who);
  const on = live(ref);
  // A click on a tab opens the player's street, or chooses the player if a player is to be chosen.
  const Tag = onOpen ? 'button' : 'div';
  const itself = onOpen && !on ? {} : touch(ref, name);
  return (
    <Tag
      class={`ll-player ll-seat-${who}`}
      data-seen={ref}
      data-own={own ? '' : undefined}
      data-turn={seatOfTurn(state) === who ? '' : undefined}
      data-beckons={active ? '' : undefined}
      {...(onOpen ? { type: 'button', onClick: onOpen } : {})}
      {...itself}
      // A clickable element is named by its own text.
      aria-label={onOpen || on ? undefined : name}
    >
      <span class="ll-dot" aria-hidden="true" />
      <b class="ll-name">{name}</b>
      {state.jailed === who && (
        <span class="ll-bars" {...pictureLabel(captions.jailed)}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d="M1 1h12v12H1zM4.5 1v12M9.5 1v12" />
          </svg>
        </span>
      )}
      <span class="ll-purse">{captions.money(state.dollars[who] ?? 0)}</span>
      <span class="ll-forecast" {...pictureLabel(captions.forecast(captions.money(rent)))}>
        +{captions.money(rent)}
      </span>
      <span class="ll-held" {...pictureLabel(captions.cards(held))}>
        <i />
        {held}
      </span>
    </Tag>
  );
}

/** Returns whose turn it is. Other players may answer during it. */
export const seatOfTurn = ({ frames }: State): Seat | null => {
  const frame = frames.find(({ kind }) => kind === 'endTurn');
  return frame && 'seat' in frame ? frame.seat : null;
};
