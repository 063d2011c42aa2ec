// The viewer's cards and reserve.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { HIDDEN, type Ref } from '../../../shared/engine/index.ts';
import {
  type Card,
  COLOURS,
  cardRef,
  isNeutral,
  type State,
  tenantRef,
} from '../../../shared/games/room-share/state.ts';
import type { RefAttributes } from '../../table/touch.ts';
import { Face } from './cards.tsx';
import { TenantPicture } from './tenant.tsx';
import { cardName, effect } from './text/names.ts';
import type { Vocabulary } from './text/vocabulary.ts';

interface Props {
  state: State;
  seat: number;
  touch: RefAttributes;
  /** What choosing a tenant brings, in a few signs. */
  marksOf(ref: Ref): ComponentChildren;
  words: Vocabulary;
}

const cardsOf = (state: State, seat: number): Card[] =>
  (state.hands[seat] ?? []).filter((card) => card !== HIDDEN);

/** The card of the hand that is picked. */
export const pickedCard = (state: State, seat: number, picked: readonly Ref[]) =>
  cardsOf(state, seat).find((card) => picked.includes(cardRef(card)));

export function Hand({ state, seat, touch, marksOf, words }: Props) {
  const cards = cardsOf(state, seat);
  const [pressed, setPressed] = useState<number | null>(null);
  return (
    <div class="rs-hand">
      {!state.options.noCards && (
        <section class="rs-fan" aria-label={words.hand}>
          {cards.map((card, at) => {
            const name = cardName(words, card);
            // Of several cards of a kind, the one that was pressed is shown as picked.
            const raised =
              pressed !== null && cards[pressed] === card ? pressed : cards.lastIndexOf(card);
            const isSpare = raised !== at;
            return (
              <div
                key={`${card}${cards.slice(0, at).filter((other) => other === card).length}`}
                class="rs-card"
                onPointerDown={() => setPressed(at)}
                {...touch(cardRef(card), `${name}. ${effect(words, card)}`)}
                {...(isSpare && { 'data-picked': undefined, 'aria-pressed': undefined })}
              >
                <Face card={card} name={name} />
              </div>
            );
          })}
        </section>
      )}
      <Reserve {...{ state, seat, touch, marksOf, words }} />
    </div>
  );
}

function Reserve({ state, seat, touch, marksOf, words }: Props) {
  const own = state.colours[seat];
  // Where there is little room, only the first word is shown.
  const [kind, worth] = words.neutral.split(/(?=,)/);
  const held = COLOURS.filter((colour) => colour === own || state.reserve[seat]?.[colour]);
  return (
    <section class="rs-reserve" aria-label={words.reserve}>
      {held
        .toSorted((one, other) => Number(other === own) - Number(one === own))
        .map((colour) => {
          const left = state.reserve[seat]?.[colour] ?? 0;
          const neutral = isNeutral(state, colour);
          return (
            <div
              key={colour}
              class={`rs-heap rs-${colour}${neutral ? ' rs-neutral' : ''}`}
              data-empty={left === 0 ? '' : undefined}
              {...touch(tenantRef(colour), `${words.tenant(colour)}: ${left}`)}
            >
              <span class="rs-crowd">
                {Array.from({ length: Math.max(1, left) }, (_, at) => (
                  <i key={at}>
                    <TenantPicture colour={colour} />
                  </i>
                ))}
              </span>
              <b>{left}</b>
              {marksOf(tenantRef(colour))}
              <small>
                {neutral ? kind : words.reserve}
                {neutral && <span>{worth}</span>}
              </small>
            </div>
          );
        })}
    </section>
  );
}
