// Your own hand, front up; of each kind one card with the number of them.
import { HIDDEN, type Ref, type Seat } from '../../../shared/engine/index.ts';
import { KINDS } from '../../../shared/games/landlord/cards/deck.ts';
import { cardRef, type State } from '../../../shared/games/landlord/state.ts';
import { Face, hyphenated } from './cards.tsx';
import type { Table } from './table.ts';

/** The card that has been clicked. */
export const chosenOf = ({ hands }: State, seat: Seat | null, picked: readonly Ref[]) =>
  KINDS.find(
    (kind) => seat !== null && picked.includes(cardRef(kind)) && hands[seat]?.includes(kind),
  );

export function Hand({ state, seat, table }: { state: State; seat: number; table: Table }) {
  const { touch, words, said, picked } = table;
  const hand = state.hands[seat] ?? [];
  const kinds = KINDS.filter((kind) => hand.includes(kind));
  const chosen = chosenOf(state, seat, picked);
  return (
    <section class="ll-hand" aria-label={said.hand} data-ref="hand" {...touch('hand', said.hand)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div class="ll-fan" tabIndex={0}>
        {kinds.map((kind) => {
          const count = hand.filter((card) => card !== HIDDEN && card === kind).length;
          const name = words.ref(cardRef(kind));
          const label = `${hyphenated(name)}${count > 1 ? ` ×${count}` : ''}. ${said.effect(kind)}`;
          return (
            <div
              key={kind}
              class="ll-card"
              data-many={count > 1 ? '' : undefined}
              title={said.effect(kind)}
              {...touch(cardRef(kind), label)}
            >
              <Face card={kind} name={name} money={said.bare} />
              {count > 1 && <span class="ll-count">×{count}</span>}
            </div>
          );
        })}
        {kinds.length === 0 && <p class="ll-soft">{said.noCards}</p>}
      </div>
      <p class="ll-effect">{chosen && said.effect(chosen)}</p>
    </section>
  );
}
