// Explains a player, and the numbers of a player in their parts.
import type { Seat } from '../../../../shared/engine/index.ts';
import { countReserve, score } from '../../../../shared/games/room-share/end.ts';
import { flatRef } from '../../../../shared/games/room-share/grid.ts';
import { type Colour, cardRef, tenantRef } from '../../../../shared/games/room-share/state.ts';
import type { Detail, Explanation } from '../../../table/guide.ts';
import { signed } from '../text/deeds.ts';
import { capital, cardName } from '../text/names.ts';
import { handOf, leftOf, neutralOf, sharesOf } from './facts.ts';
import type { Speaker } from './speaker.ts';

/** A player, or one of a player's numbers. */
export function explainNumber(kind: string, seat: Seat, speaker: Speaker): Explanation | null {
  const { state, viewer, words, texts, names, person } = speaker;
  const { labels } = texts;
  const own = state.colours[seat] as Colour;
  const cardCount = state.hands[seat]?.length ?? 0;
  const whose = texts.of(texts.kinds.figure, person(seat));
  const left = (colour: Colour): Detail => {
    return {
      label: capital(words.tenant(colour)),
      value: `${leftOf(state, seat, colour)}`,
      ref: tenantRef(colour),
    };
  };
  const neutral = neutralOf(state, seat);
  if (kind === 'points') {
    const shares = sharesOf(state, own);
    const facts = shares.map(({ flat, kind, heads, own, points }) => ({
      label: capital(texts.share(speaker.flat(flat), words.kinds[kind], own, heads)),
      value: signed(points),
      ref: flatRef(flat),
    }));
    return {
      title: words.figures.points,
      kind: whose,
      facts,
      total: { label: labels.sum, value: signed(score(state, seat)) },
      text: shares.length ? texts.shareRule : texts.noShare,
    };
  }
  if (kind === 'reserve' || kind === 'neutral') {
    const colours = kind === 'neutral' ? neutral : [own, ...neutral];
    const sum = colours.reduce((all, colour) => all + leftOf(state, seat, colour), 0);
    return {
      title: words.figures[kind],
      kind: whose,
      facts: colours.map(left),
      total: { label: labels.sum, value: `${sum}` },
      text: kind === 'neutral' ? `${texts.neutral} ${texts.reserve}` : texts.reserve,
    };
  }
  if (kind === 'hand') {
    if (state.options.noCards) return null;
    return {
      title: words.figures.hand,
      kind: whose,
      facts: handOf(state, seat === viewer ? viewer : null).map((card, at) => ({
        label: `${at + 1}`,
        value: cardName(words, card),
        ref: cardRef(card),
      })),
      total: { label: labels.sum, value: `${cardCount}` },
      text: seat === viewer ? texts.ownHand : texts.otherHand,
    };
  }
  if (kind !== 'seat') return null;
  return {
    title: names[seat] ?? '',
    kind: seat === viewer ? texts.you : texts.kinds.player,
    picture: tenantRef(own),
    facts: [
      { label: labels.colour, value: words.tenant(own), ref: tenantRef(own) },
      { label: words.figures.points, value: signed(score(state, seat)), ref: `points:${seat}` },
      {
        label: words.figures.reserve,
        value: `${countReserve(state, seat)}`,
        ref: `reserve:${seat}`,
      },
      ...(state.options.noCards
        ? []
        : [{ label: words.figures.hand, value: `${cardCount}`, ref: `hand:${seat}` }]),
    ],
    text: texts.ownColour(person(seat)),
  };
}
