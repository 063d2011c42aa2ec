// The viewer's hand, face up: one card of each kind, with its number.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { HIDDEN, type Ref, type Seat } from '../../../shared/engine/index.ts';
import { CARD_KINDS } from '../../../shared/games/landlord/cards/deck.ts';
import { cardRef, type State } from '../../../shared/games/landlord/state.ts';
import type { BoardContext } from './board-context.ts';
import { Face } from './cards.tsx';

/** Returns the card that the player has clicked. */
export const clickedCard = ({ hands }: State, seat: Seat | null, picked: readonly Ref[]) =>
  CARD_KINDS.find(
    (kind) => seat !== null && picked.includes(cardRef(kind)) && hands[seat]?.includes(kind),
  );

/** So much of a card may be cut before it counts as out of sight. */
const CUT_PX = 16;

/** Marks the edges beyond which there are more cards. */
function markEdges(fan: HTMLElement | null): void {
  if (!fan) return;
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = fan;
  const hidden = {
    left: scrollLeft,
    right: scrollWidth - clientWidth - scrollLeft,
    top: scrollTop,
    bottom: scrollHeight - clientHeight - scrollTop,
  };
  fan.dataset.more = Object.entries(hidden)
    .flatMap(([side, length]) => (length > CUT_PX ? [side] : []))
    .join(' ');
}

export function Hand({ state, seat, board }: { state: State; seat: number; board: BoardContext }) {
  const { touch, live, words, captions } = board;
  const hand = state.hands[seat] ?? [];
  const kinds = CARD_KINDS.filter((kind) => hand.includes(kind));
  const fan = useRef<HTMLDivElement>(null);
  const first = kinds.find((kind) => live(cardRef(kind)));
  // A hand that is larger than its zone scrolls to the cards that can be played, and fades where there are more.
  useEffect(() => {
    const cards = [...(fan.current?.querySelectorAll<HTMLElement>('[data-live]') ?? [])];
    const [card] = cards;
    if (!fan.current || !card) return;
    const { scrollLeft, clientWidth, scrollTop, clientHeight } = fan.current;
    // As long as one of them is in sight, the hand stays where the player has put it.
    const isInSight = ({ offsetLeft, offsetWidth, offsetTop, offsetHeight }: HTMLElement) =>
      offsetLeft >= scrollLeft &&
      offsetLeft + offsetWidth <= scrollLeft + clientWidth &&
      offsetTop >= scrollTop &&
      offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (cards.some(isInSight)) return;
    // A hand in one row scrolls to the side, a hand in several rows down.
    const { offsetLeft: left, offsetWidth: wide, offsetTop: top, offsetHeight: high } = card;
    fan.current.scrollTo({ left: left - wide, top: top + high - clientHeight });
  }, [first]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => markEdges(fan.current));
    watch.observe(fan.current as HTMLElement);
    return () => watch.disconnect();
  }, [kinds.length]);
  return (
    <section class="ll-hand" aria-label={captions.hand} {...touch('hand', captions.hand)}>
      <div
        ref={fan}
        class="ll-fan"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        onScroll={() => markEdges(fan.current)}
        style={{ '--kinds': Math.max(1, kinds.length) }}
      >
        {kinds.map((kind) => {
          const count = hand.filter((card) => card !== HIDDEN && card === kind).length;
          const name = words.ref(cardRef(kind));
          const label = `${name}${count > 1 ? ` ×${count}` : ''}. ${captions.effect(kind)}`;
          return (
            <div
              key={kind}
              class="ll-card"
              data-many={count > 1 ? '' : undefined}
              {...touch(cardRef(kind), label)}
            >
              <Face card={kind} name={name} money={captions.bare} />
              {count > 1 && (
                <span class="ll-count" data-part="count">
                  ×{count}
                </span>
              )}
            </div>
          );
        })}
        {kinds.length === 0 && <p class="ll-soft">{captions.noCards}</p>}
      </div>
    </section>
  );
}
