// Who may see which front, and how a viewer may guess those that are hidden.
import {
  backs,
  HIDDEN,
  type Hidden,
  type OptionSpec,
  type Random,
  type Rules,
  type Viewer,
} from '../../engine/index.ts';
import { boxOf, isRoof } from './cards/deck.ts';
import { editionOf } from './editions/index.ts';
import type { Card, Event, Frame, House, Move, RoofKind, State } from './state.ts';
import { coverProposal, coverTrade, hideTrade } from './trade.ts';

type Landlord = Rules<State, Frame, Move, Event, readonly OptionSpec[]>;

const hideHouse = (house: House, viewer: Viewer): House =>
  house.owner === viewer ? house : { ...house, floors: backs(house.floors.length) };

/** The roof beside a price is its owner's secret until it is sold. */
function hideFrame(frame: Frame, viewer: Viewer): Frame {
  if (frame.kind === 'trade' || frame.kind === 'shake') return hideTrade(frame, viewer);
  if (frame.kind !== 'roofAsked' && frame.kind !== 'roofChosen') return frame;
  const prices = frame.prices.map((one) => (one.seat === viewer ? one : { ...one, card: HIDDEN }));
  return { ...frame, prices } as Frame;
}

export const hide: NonNullable<Landlord['hide']> = {
  hands: (hands, viewer) =>
    hands.map((hand, seat) => (seat === viewer ? hand : backs(hand.length))),
  pile: (pile) => backs(pile.length),
  houses: (houses, viewer) => houses.map((house) => hideHouse(house, viewer)),
  site: (site, viewer) =>
    site && site.seat !== viewer ? { ...site, floors: backs(site.floors.length) } : site,
  frames: (frames, viewer) => frames.map((frame) => hideFrame(frame, viewer)),
};

export const faces: NonNullable<Landlord['faces']> = {
  laid: (event) => ({ ...event, card: HIDDEN }),
  bought: (event) => ({ ...event, card: HIDDEN }),
  sold: (event, viewer) => (viewer === event.to ? event : { ...event, card: HIDDEN }),
  proposed: coverProposal,
  traded: coverTrade,
};

/** Every card that is somewhere, hidden or not. */
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

export function guess(view: State, _viewer: Viewer, random: Random): Partial<State> {
  const unseen = boxOf(editionOf(view));
  for (const card of allCards(view)) {
    if (card !== HIDDEN) unseen.splice(unseen.indexOf(card), 1);
  }
  const shuffled = random.shuffle(unseen);
  // Beside a price lies a roof, that is known.
  const aRoof = () => shuffled.splice(shuffled.findIndex(isRoof), 1)[0] as RoofKind;
  const frames = view.frames.map((frame): Frame => {
    if (frame.kind !== 'roofAsked' && frame.kind !== 'roofChosen') return frame;
    const prices = frame.prices.map((one) =>
      one.card === HIDDEN ? { ...one, card: aRoof() } : one,
    );
    return { ...frame, prices };
  });
  const turnUp = (card: Card | Hidden) => (card === HIDDEN ? (shuffled.pop() as Card) : card);
  const all = (cards: (Card | Hidden)[]) => cards.map(turnUp);
  return {
    frames: frames.map((frame) =>
      frame.kind === 'trade' || frame.kind === 'shake'
        ? {
            ...frame,
            give: { ...frame.give, cards: all(frame.give.cards) },
            take: { ...frame.take, cards: all(frame.take.cards) },
          }
        : frame,
    ),
    hands: view.hands.map(all),
    pile: all(view.pile),
    houses: view.houses.map((house) => ({ ...house, floors: all(house.floors) })),
    site: view.site && { ...view.site, floors: all(view.site.floors) },
  };
}
