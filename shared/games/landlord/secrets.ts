// Defines who may see which card, and how a bot's search deals out the cards that its seat cannot
// see.
import {
  HIDDEN,
  type Hidden,
  hiddenCards,
  type OptionSpec,
  type Random,
  type Rules,
  type Viewer,
} from '../../engine/index.ts';
import { cardsInBox, hasOwnStack, isRoof } from './cards/deck.ts';
import { editionOf } from './editions/index.ts';
import type { Card, Event, Frame, House, Move, RoofKind, State } from './state.ts';
import { coverProposal, coverTrade, hideDeclined, hideTrade } from './trade.ts';

type Landlord = Rules<State, Frame, Move, Event, readonly OptionSpec[]>;

const hideHouse = (house: House, viewer: Viewer): House =>
  house.owner === viewer ? house : { ...house, floors: hiddenCards(house.floors.length) };

/** LL-37: the roof beside a price stays its owner's secret until it is sold. */
function hideFrame(frame: Frame, viewer: Viewer): Frame {
  if (frame.kind === 'play' && frame.declined.length > 0) return hideDeclined(frame, viewer);
  if (frame.kind === 'trade' || frame.kind === 'shake') return hideTrade(frame, viewer);
  if (frame.kind !== 'roofAsked' && frame.kind !== 'roofChosen') return frame;
  const prices = frame.prices.map((one) => (one.seat === viewer ? one : { ...one, card: HIDDEN }));
  return { ...frame, prices } as Frame;
}

export const redact: NonNullable<Landlord['redact']> = {
  hands: (hands, viewer) =>
    hands.map((hand, seat) => (seat === viewer ? hand : hiddenCards(hand.length))),
  pile: (pile) => hiddenCards(pile.length),
  houses: (houses, viewer) => houses.map((house) => hideHouse(house, viewer)),
  site: (site, viewer) =>
    site && site.seat !== viewer ? { ...site, floors: hiddenCards(site.floors.length) } : site,
  frames: (frames, viewer) => frames.map((frame) => hideFrame(frame, viewer)),
};

export const publicEvents: NonNullable<Landlord['publicEvents']> = {
  laid: (event) => ({ ...event, card: HIDDEN }),
  bought: (event) => ({ ...event, card: HIDDEN }),
  sold: (event, viewer) => (viewer === event.to ? event : { ...event, card: HIDDEN }),
  proposed: coverProposal,
  traded: coverTrade,
};

/** Returns every card in the game, hidden or not. */
export function allCards({
  hands,
  pile,
  discards,
  table,
  houses,
  site,
  frames,
  roofs,
  monsters,
}: State): (Card | Hidden)[] {
  const inFrames = frames.flatMap((frame) => {
    if (frame.kind === 'trade' || frame.kind === 'shake') {
      return [...frame.give.cards, ...frame.take.cards];
    }
    return frame.kind === 'roofAsked' || frame.kind === 'roofChosen'
      ? frame.prices.map(({ card }) => card)
      : [];
  });
  const inHouses = houses.flatMap(({ floors, roof, cellar, tenants }) => [
    ...floors,
    ...roof,
    ...(cellar ? (['cellar'] as const) : []),
    ...tenants.flatMap(({ card, withheld }) => [
      card,
      ...Array<Card>(withheld).fill('rentWithheld'),
    ]),
  ]);
  const laid = site?.floors ?? [];
  const apart = [...Array<Card>(roofs).fill('roof'), ...Array<Card>(monsters).fill('monster')];
  return [
    ...hands.flat(),
    ...pile,
    ...discards,
    ...table,
    ...inHouses,
    ...laid,
    ...inFrames,
    ...apart,
  ];
}

export function sampleHidden(view: State, _viewer: Viewer, random: Random): Partial<State> {
  const unseen = cardsInBox(editionOf(view));
  for (const card of allCards(view)) {
    if (card !== HIDDEN) unseen.splice(unseen.indexOf(card), 1);
  }
  const shuffled = random.shuffle(unseen);
  const dealt = (cards: (Card | Hidden)[], fits: (card: Card) => boolean = () => true) =>
    cards.map((card) => {
      if (card !== HIDDEN) return card;
      return shuffled.splice(shuffled.findLastIndex(fits), 1)[0] as Card;
    });
  // Cards with a restricted place are dealt first: only roofs lie beside prices, and a card with
  // its own stack is neither a floor nor in the pile (LS-17).
  const hasFlatOnBack = (card: Card) => !hasOwnStack(editionOf(view), card);
  const priced = view.frames.map((frame): Frame => {
    if (frame.kind !== 'roofAsked' && frame.kind !== 'roofChosen') return frame;
    const prices = frame.prices.map((one) => {
      return { ...one, card: dealt([one.card], isRoof)[0] as RoofKind };
    });
    return { ...frame, prices };
  });
  return {
    pile: dealt(view.pile, hasFlatOnBack),
    houses: view.houses.map((house) => ({ ...house, floors: dealt(house.floors, hasFlatOnBack) })),
    site: view.site && { ...view.site, floors: dealt(view.site.floors, hasFlatOnBack) },
    hands: view.hands.map((hand) => dealt(hand)),
    frames: priced.map((frame) =>
      frame.kind === 'trade' || frame.kind === 'shake'
        ? {
            ...frame,
            give: { ...frame.give, cards: dealt(frame.give.cards) },
            take: { ...frame.take, cards: dealt(frame.take.cards) },
          }
        : frame,
    ),
  };
}
