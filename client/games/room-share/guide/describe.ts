// Everything that a viewer sees, as headings, lines and tables.
import { pointsPerTenant, score } from '../../../../shared/games/room-share/end.ts';
import {
  ALL_FLATS,
  bedsOf,
  COLUMNS,
  ROWS,
  takenArrows,
} from '../../../../shared/games/room-share/grid.ts';
import type { Colour, FlatKind } from '../../../../shared/games/room-share/state.ts';
import type { DescribedSection } from '../../../table/guide.ts';
import { signed } from '../text/deeds.ts';
import { capital, cardName, effect } from '../text/names.ts';
import {
  countCards,
  deckKinds,
  handOf,
  inAir,
  landingOf,
  leftOf,
  neutralOf,
  playedCards,
  sharesOf,
} from './facts.ts';
import type { Speaker } from './speaker.ts';

export function describe(speaker: Speaker, prompt: string): DescribedSection[] {
  const { state, viewer, words, texts } = speaker;
  const { sections } = texts;
  const air = inAir(state);
  const hand = handOf(state, viewer);
  return [
    ...(prompt ? [{ title: sections.now, lines: [prompt] }] : []),
    ...(air.length
      ? [
          {
            title: sections.air,
            lines: air.map((frame, at) =>
              texts.air(
                words.tenant(frame.colour),
                speaker.flat(landingOf(state, frame)),
                at === 0,
              ),
            ),
          },
        ]
      : []),
    ...(hand.length
      ? [
          {
            title: sections.hand,
            lines: hand.map(
              (card) => `${cardName(words, card)}${words.colon}${effect(words, card)}`,
            ),
          },
        ]
      : []),
    { title: sections.players, table: playersTable(speaker) },
    { title: sections.building, table: buildingTable(speaker) },
    { title: sections.scoring, lines: scoringLines(speaker) },
    ...(state.options.noCards ? [] : [{ title: sections.cards, lines: cardLines(speaker) }]),
  ];
}

function playersTable({ state, viewer, words, texts, names }: Speaker) {
  const { labels } = texts;
  const acting = state.frames.at(-1)?.seat;
  const head = [texts.sections.players, labels.colour, words.figures.points, words.figures.reserve];
  const hasNeutral = state.colours.some((_, seat) => neutralOf(state, seat).length > 0);
  if (hasNeutral) head.push(words.figures.neutral);
  if (!state.options.noCards) head.push(words.figures.hand);
  const rows = state.colours.map((own, seat) => {
    const notes = [seat === viewer ? texts.you : '', seat === acting ? texts.toAct : ''];
    const row = [
      [names[seat], ...notes].filter(Boolean).join(', '),
      words.tenant(own),
      `${score(state, seat)}`.replace('-', '−'),
      `${leftOf(state, seat, own)}`,
    ];
    const neutral = neutralOf(state, seat);
    if (hasNeutral)
      row.push(
        neutral.map((one) => `${words.tenant(one)} ${leftOf(state, seat, one)}`).join(', ') || '0',
      );
    if (!state.options.noCards) row.push(`${state.hands[seat]?.length ?? 0}`);
    return row;
  });
  return { head, rows };
}

/** Rows and columns as in the drawing: a cell tells the kind, who lies where, and what each brings. */
function buildingTable({ state, words, texts }: Speaker) {
  const cell = (flat: number): string => {
    const beds = bedsOf(state, flat);
    const tenants = takenArrows(beds).map(
      (arrow) => `${words.tenant(beds[arrow] as Colour)} (${words.beds[arrow]})`,
    );
    const worth = pointsPerTenant(state, flat);
    const kind = words.kinds[state.flats[flat] as FlatKind];
    const each = worth === 0 ? [] : [texts.worth(signed(worth))];
    return `${kind}${words.colon}${[tenants.join(', ') || texts.nobody, ...each].join(', ')}`;
  };
  return {
    head: ['', ...'ABCDE'.slice(0, COLUMNS)],
    rows: Array.from({ length: ROWS }, (_, row) => [
      texts.row(row + 1),
      ...ALL_FLATS.slice(row * COLUMNS, (row + 1) * COLUMNS).map(cell),
    ]),
  };
}

const scoringLines = ({ state, viewer, words, texts, names, flat }: Speaker): string[] =>
  state.colours.flatMap((own, seat) =>
    sharesOf(state, own)
      .filter(({ points }) => points !== 0)
      .map(({ flat: where, kind, heads, own: count, points }) => {
        const who = seat === viewer ? capital(texts.you) : (names[seat] ?? '');
        const share = texts.share(flat(where), words.kinds[kind], count, heads);
        return `${who}${words.colon}${share}, ${signed(points)}`;
      }),
  );

function cardLines({ state, words, texts }: Speaker): string[] {
  const { labels } = texts;
  const played = playedCards(state);
  const last = played.at(-1);
  const counts = deckKinds(state).flatMap((card) => {
    const count = countCards(played, card);
    return count ? [`${cardName(words, card)} ${count}`] : [];
  });
  return [
    `${words.pile}${words.colon}${state.pile.length}`,
    `${labels.played}${words.colon}${counts.join(', ') || texts.noDiscards}`,
    ...(last
      ? [`${state.played ? words.inPlay : words.discards}${words.colon}${cardName(words, last)}`]
      : []),
  ];
}
