// Explains players and their numbers.
import { HIDDEN, type Seat } from '../../../../shared/engine/index.ts';
import { CARD_KINDS } from '../../../../shared/games/landlord/cards/deck.ts';
import { editionOf } from '../../../../shared/games/landlord/editions/index.ts';
import { housesOf, rentOfHouse, rentOfSeat } from '../../../../shared/games/landlord/houses.ts';
import { type Card, cardRef, houseRef } from '../../../../shared/games/landlord/state.ts';
import { seatOfTurn } from '../../../../shared/games/landlord/turn.ts';
import type { Detail, Explanation } from '../../../table/guide.ts';
import { cardName } from '../text/names.ts';
import { type FIGURES, rentInFreedom, seatParts } from './facts.ts';
import { type Speaker, title } from './speaker.ts';

const pawn = (seat: Seat) => `seat:${seat}`;

export function explainSeat(speaker: Speaker, seat: Seat, name: string): Explanation {
  const { state, viewer, text, money, note } = speaker;
  const { labels } = text;
  const notes = [
    ...(seat === viewer ? [note('you')] : []),
    ...(seatOfTurn(state) === seat ? [note('turn')] : []),
    ...(state.jailed === seat ? [note('inJail')] : []),
  ];
  return {
    title: name,
    kind: text.landlord,
    facts: [
      { label: labels.dollars, value: money(state.dollars[seat] ?? 0), ref: `money:${seat}` },
      { label: labels.nextRent, value: money(rentOfSeat(state, seat)), ref: `rent:${seat}` },
      { label: labels.cards, value: `${state.hands[seat]?.length ?? 0}`, ref: `hand:${seat}` },
      { label: labels.buildings, value: `${housesOf(state, seat).length}`, ref: `houses:${seat}` },
    ],
    ...(notes.length > 0 && { text: notes.join(' ') }),
  };
}

export function explainFigure(
  speaker: Speaker,
  figure: (typeof FIGURES)[number],
  seat: Seat,
): Explanation {
  const { text, person } = speaker;
  const explained = { money: moneyFacts, rent: rentFacts, hand: handFacts, houses: houseFacts };
  return {
    title: title(text.figures[figure](person(seat))),
    kind: text.landlord,
    picture: pawn(seat),
    ...explained[figure](speaker, seat),
    about: [pawn(seat)],
  };
}

type Numbers = Pick<Explanation, 'facts' | 'total' | 'text'>;

function moneyFacts({ state, text, money, note }: Speaker, seat: Seat): Numbers {
  const rent = money(rentOfSeat(state, seat));
  return {
    facts: [{ label: text.labels.nextRent, value: rent, ref: `rent:${seat}` }],
    total: { label: text.labels.dollars, value: money(state.dollars[seat] ?? 0) },
    text: note('dollarsPublic'),
  };
}

function rentFacts(speaker: Speaker, seat: Seat): Numbers {
  const { state, text, money, signed, place, note } = speaker;
  const { labels } = text;
  const { minRent, prisonRent } = editionOf(state);
  const parts = seatParts(state, seat);
  const facts = parts.map((part): Detail => {
    if (part.kind === 'least') return { label: labels.least, value: signed(part.dollars) };
    if (!part.house) return { label: labels.prisoner, value: money(part.dollars) };
    const label = title(place({ house: part.house.id, level: -1 }));
    return { label, value: money(part.dollars), ref: houseRef(part.house.id) };
  });
  const isJailed = state.jailed === seat;
  const one = money(prisonRent === 'houses' ? 1 : prisonRent);
  const prison = prisonRent === 'houses' ? 'prisonerHouses' : 'prisonerFixed';
  return {
    facts,
    total: { label: labels.nextRent, value: money(rentOfSeat(state, seat)) },
    text: [
      ...(isJailed ? [note(prison, { one, free: money(rentInFreedom(state, seat)) })] : []),
      ...(parts.some(({ kind }) => kind === 'least')
        ? [note('least', { sum: money(minRent) })]
        : []),
      note('rentComes'),
    ].join(' '),
  };
}

function handFacts({ state, viewer, words, text, note }: Speaker, seat: Seat): Numbers {
  const hand = state.hands[seat] ?? [];
  const kinds = CARD_KINDS.filter((kind) => hand.includes(kind));
  return {
    facts: kinds.map((kind) => ({
      label: cardName(words, kind),
      value: `${hand.filter((card) => card !== HIDDEN && card === (kind as Card)).length}`,
      ref: cardRef(kind),
    })),
    total: { label: text.labels.cards, value: `${hand.length}` },
    text: note(seat === viewer ? 'handOwn' : 'handHidden'),
  };
}

function houseFacts({ state, text, money, place }: Speaker, seat: Seat): Numbers {
  const own = housesOf(state, seat);
  return {
    facts: own.map((house) => ({
      label: title(place({ house: house.id, level: -1 })),
      value: `${text.floors(house.floors.length)} · ${money(rentOfHouse(state, house))}`,
      ref: houseRef(house.id),
    })),
    total: { label: text.labels.buildings, value: `${own.length}` },
    ...(own.length === 0 && { text: text.noBuildings }),
  };
}
