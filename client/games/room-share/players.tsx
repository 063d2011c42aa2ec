// The players with their points, cards and reserves, and the pile with the last card.
import { countReserve, score } from '../../../shared/games/room-share/end.ts';
import { COLOURS, type Colour, type State } from '../../../shared/games/room-share/state.ts';
import { Back, Face } from './cards.tsx';
import { SIGN, TenantPicture } from './tenant.tsx';
import { cardName } from './text/names.ts';
import type { Vocabulary } from './text/vocabulary.ts';

interface Props {
  state: State;
  words: Vocabulary;
}

export function Players({
  state,
  words,
  seat,
  names,
}: Props & { seat: number | null; names: string[] }) {
  const acting = state.frames.at(-1)?.seat;
  return (
    <ul class="rs-players">
      {state.colours.map((colour, who) => (
        <li
          key={colour}
          class={`rs-player rs-${colour}`}
          data-seat={who}
          data-own={who === seat ? '' : undefined}
          data-acting={who === acting ? '' : undefined}
        >
          <TenantPicture colour={colour} />
          <span class="rs-who">{names[who]}</span>
          <Score points={score(state, who)} words={words} />
          <span class="rs-stock">
            {COLOURS.map((one) => {
              const left = state.reserve[who]?.[one] ?? 0;
              return left > 0 && <ReserveCounts key={one} colour={one} left={left} words={words} />;
            })}
            {countReserve(state, who) === 0 && '–'}
          </span>
          {!state.options.noCards && (
            <span class="rs-held" {...pictureLabel(words.cardCount(state.hands[who]?.length ?? 0))}>
              {state.hands[who]?.map((_, at) => (
                <i key={at} />
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Describes a number or a small picture in words, for the pointer and for screen readers. */
const pictureLabel = (text: string) => ({ title: text, role: 'img' as const, 'aria-label': text });

function Score({ points, words }: { points: number; words: Vocabulary }) {
  return (
    <span class="rs-score" {...pictureLabel(words.points(points))}>
      {points < 0 ? `−${-points}` : points}
    </span>
  );
}

function ReserveCounts({
  colour,
  left,
  words,
}: {
  colour: Colour;
  left: number;
  words: Vocabulary;
}) {
  return (
    <span class={`rs-left rs-${colour}`} {...pictureLabel(`${words.tenant(colour)}: ${left}`)}>
      <svg viewBox="-7 -7 14 14" aria-hidden="true">
        <path class="rs-colour" d={SIGN[colour]} />
      </svg>
      {left}
    </span>
  );
}

export function Deck({ state, words }: Props) {
  const card = state.played ?? state.discards.at(-1);
  const turn = state.discards.length + (state.played ? 1 : 0);
  return (
    <div class="rs-deck">
      <figure>
        <Back />
        <figcaption>
          {words.pile} {state.pile.length}
        </figcaption>
      </figure>
      <figure data-now={state.played ? '' : undefined}>
        {card ? (
          <Face key={turn} card={card} name={cardName(words, card)} />
        ) : (
          <span class="rs-face rs-none" />
        )}
        <figcaption>{words.discards}</figcaption>
      </figure>
    </div>
  );
}
