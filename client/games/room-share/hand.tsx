// The viewer's hand and reserve.
import { HIDDEN } from '../../../shared/engine/index.ts';
import {
  COLOURS,
  cardRef,
  isNeutral,
  type State,
  tenantRef,
} from '../../../shared/games/room-share/state.ts';
import type { RefAttributes } from '../../table/touch.ts';
import { Face, hyphenated } from './cards.tsx';
import { TenantPicture } from './tenant.tsx';
import { cardName, effect } from './text/names.ts';
import type { Vocabulary } from './text/vocabulary.ts';

interface Props {
  state: State;
  seat: number;
  touch: RefAttributes;
  words: Vocabulary;
  picked: readonly string[];
}

export function Hand({ state, seat, touch, words, picked }: Props) {
  const cards = (state.hands[seat] ?? []).filter((card) => card !== HIDDEN);
  const chosen = cards.find((card) => picked.includes(cardRef(card)));
  return (
    <section class="rs-hand" aria-label={words.hand}>
      <div class="rs-fan">
        {cards.map((card, at) => (
          <div
            key={`${card}${cards.slice(0, at).filter((other) => other === card).length}`}
            class="rs-card"
            title={effect(words, card)}
            {...touch(
              cardRef(card),
              `${hyphenated(cardName(words, card))}. ${effect(words, card)}`,
            )}
          >
            <Face card={card} name={cardName(words, card)} />
          </div>
        ))}
      </div>
      <p class="rs-effect">{chosen && effect(words, chosen)}</p>
    </section>
  );
}

export function Reserve({ state, seat, touch, words }: Omit<Props, 'picked'>) {
  const held = COLOURS.filter((colour) => (state.reserve[seat]?.[colour] ?? 0) > 0);
  return (
    <section class="rs-reserve" aria-label={words.reserve}>
      <span class="rs-caption">{words.reserve}</span>
      {held.map((colour) => {
        const left = state.reserve[seat]?.[colour] ?? 0;
        return (
          <div
            key={colour}
            class="rs-heap"
            {...touch(tenantRef(colour), `${words.tenant(colour)}: ${left}`)}
          >
            {Array.from({ length: left }, (_, at) => (
              <TenantPicture key={at} colour={colour} />
            ))}
            <b>{left}</b>
            {isNeutral(state, colour) && <small>{words.neutral}</small>}
          </div>
        );
      })}
    </section>
  );
}
