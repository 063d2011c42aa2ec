// Tells in words everything that the viewer sees: for readers who cannot see the board.
import { HIDDEN } from '../../../../shared/engine/index.ts';
import { CARD_KINDS } from '../../../../shared/games/landlord/cards/deck.ts';
import { editionOf } from '../../../../shared/games/landlord/editions/index.ts';
import {
  housesOf,
  isSquatted,
  rentOfHouse,
  rentOfSeat,
  tenantAt,
} from '../../../../shared/games/landlord/houses.ts';
import type { Card, House } from '../../../../shared/games/landlord/state.ts';
import { priceOf } from '../../../../shared/games/landlord/turn.ts';
import type { DescribedSection } from '../../../table/guide.ts';
import { joinPieces } from '../../../text/compose.ts';
import { bundlePieces, cardName } from '../text/names.ts';
import { writePrompt } from '../text/prompt.ts';
import { GROUPS, groupOf } from './cards.ts';
import { levelsOf, rentOfEmptyFlat, seatsOf, sumOf, tenantParts } from './facts.ts';
import { endFacts, goalNote } from './places.ts';
import { namedCards, type Speaker, title } from './speaker.ts';

export function describeState(speaker: Speaker, names: string[]): DescribedSection[] {
  const { state, viewer } = speaker;
  // The viewer's own street comes first, as on the board.
  const seats = seatsOf(state).map((at) => ((viewer ?? 0) + at) % state.seats);
  return [
    nowSection(speaker, names),
    ...(viewer === null ? [] : [handSection(speaker, viewer)]),
    ...seats.map((seat) => streetSection(speaker, seat)),
    playersSection(speaker, names),
    squareSection(speaker, names),
    ...tableSection(speaker),
  ];
}

function nowSection(speaker: Speaker, names: string[]): DescribedSection {
  const { state, viewer, words, text } = speaker;
  const ends = endFacts(speaker).map(({ label, value }) => `${label}: ${value}`);
  const asked = writePrompt(words, state, viewer, names);
  return {
    title: text.sections.now,
    lines: [...(asked ? [asked] : []), ends.join(' · '), goalNote(speaker)],
  };
}

function handSection({ state, words, text }: Speaker, seat: number): DescribedSection {
  const hand = (state.hands[seat] ?? []).filter((card) => card !== HIDDEN);
  const line = (group: (typeof GROUPS)[number]) => {
    const kinds = CARD_KINDS.filter((kind) => groupOf(kind) === group && hand.includes(kind));
    const all = kinds.map((kind) => {
      const count = hand.filter((card) => card === kind).length;
      return `${count > 1 ? `${count} × ` : ''}${cardName(words, kind)}`;
    });
    return all.length > 0 ? [`${text.kinds[group]}: ${all.join(', ')}`] : [];
  };
  const lines = GROUPS.flatMap(line);
  return { title: text.sections.hand, lines: lines.length > 0 ? lines : [words.captions.noCards] };
}

function streetSection(speaker: Speaker, seat: number): DescribedSection {
  const { state, text, person } = speaker;
  const { labels } = text;
  const own = housesOf(state, seat);
  const heading = title(text.streetOf(person(seat)));
  if (own.length === 0) return { title: heading, lines: [text.noBuildings] };
  return {
    title: heading,
    table: {
      head: [labels.buildings, labels.apartment, labels.tenant, labels.paysNow, labels.note],
      rows: own.flatMap((house) => houseRows(speaker, house)),
    },
  };
}

/** The rows of a building from the roof to the cellar. */
function houseRows(speaker: Speaker, house: House): string[][] {
  const { state, words, text, money, note, level: storey } = speaker;
  const number = `${house.id + 1}`;
  const known = house.floors.filter((card) => card !== HIDDEN);
  const notes = [
    ...(isSquatted(house) ? [words.captions.squatted] : []),
    ...(known.length > 0 ? [note('ownFloors', { list: namedCards(words, known) })] : []),
  ];
  const top = house.roof.map((card) => cardName(words, card)).join(' + ');
  const flats = levelsOf(house)
    .toReversed()
    .map((level): string[] => {
      const tenant = tenantAt(house, level);
      const where = storey(house, level);
      if (!tenant) {
        const sum = isSquatted(house) ? 0 : rentOfEmptyFlat(state, house);
        return [number, where, words.captions.empty, money(sum), ''];
      }
      const marks = [
        ...(tenant.withheld > 0 ? [words.captions.withheld] : []),
        ...(tenant.paid ? [words.captions.paid] : []),
      ];
      const pays = level === tenant.level ? money(sumOf(tenantParts(state, house, tenant))) : '';
      return [number, where, cardName(words, tenant.card), pays, marks.join(', ')];
    });
  const rent = money(rentOfHouse(state, house));
  return [[number, text.labels.roof, top, rent, notes.join(' ')], ...flats];
}

function playersSection(speaker: Speaker, names: string[]): DescribedSection {
  const { state, viewer, words, text, money } = speaker;
  const { labels } = text;
  const rows = seatsOf(state).map((seat) => [
    names[seat] ?? '',
    money(state.dollars[seat] ?? 0),
    money(rentOfSeat(state, seat)),
    `${state.hands[seat]?.length ?? 0}`,
    `${housesOf(state, seat).length}`,
    [
      ...(seat === viewer ? [text.notes.you] : []),
      ...(seat === state.jailed ? [words.captions.jailed] : []),
    ].join(' '),
  ]);
  return {
    title: text.sections.players,
    table: {
      head: [
        labels.landlord,
        labels.dollars,
        labels.nextRent,
        labels.cards,
        labels.buildings,
        labels.note,
      ],
      rows,
    },
  };
}

function squareSection({ state, words, text, money }: Speaker, names: string[]): DescribedSection {
  const { pile, discards, jailed, roofs, monsters, frames } = state;
  const frame = frames.at(-1);
  const price = money(priceOf(frame?.kind === 'buy' ? frame.bought : 0));
  const top = discards.at(-1);
  const inside = jailed === null ? words.captions.jailEmpty : (names[jailed] ?? '');
  const { apart } = editionOf(state);
  return {
    title: text.sections.square,
    lines: [
      `${words.pile}: ${pile.length}, ${text.labels.price} ${price}`,
      `${words.discards}: ${discards.length}${top ? `, ${text.labels.top} ${cardName(words, top)}` : ''}`,
      `${words.jail}: ${inside}`,
      ...(apart.roofs > 0 ? [`${words.roofs}: ${roofs}`, `${words.monsters}: ${monsters}`] : []),
    ],
  };
}

/** Cards that lie open for a moment: those being played, the floors of a building site, both sides of a trade. */
function tableSection({ state, words, text }: Speaker): DescribedSection[] {
  const { table, site, frames } = state;
  const frame = frames.at(-1);
  const names = (cards: readonly (Card | typeof HIDDEN)[]) => namedCards(words, cards);
  const lines = [
    ...(table.length > 0 ? [names(table)] : []),
    ...(site ? [`${words.captions.site}: ${names(site.floors)}`] : []),
  ];
  if (frame?.kind === 'trade' || frame?.kind === 'shake') {
    for (const [side, bundle] of [
      [words.captions.give, frame.give],
      [words.captions.take, frame.take],
    ] as const)
      lines.push(`${side}: ${joinPieces(bundlePieces(words, bundle, state))}`);
  }
  return lines.length > 0 ? [{ title: text.sections.table, lines }] : [];
}
