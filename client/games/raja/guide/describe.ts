// Everything that a viewer sees of a game, as text: what is decided now, then tables of players, cities, roads,
// characters and governors.
import { ROADS, SCORED_CITIES, SMALL_SITES } from '../../../../shared/games/raja/board.ts';
import { charactersOf, holderOf } from '../../../../shared/games/raja/characters.ts';
import { maxRounds } from '../../../../shared/games/raja/opening.ts';
import { scoringOf } from '../../../../shared/games/raja/score.ts';
import type { DescribedSection } from '../../../table/guide.ts';
import { writePrompt } from '../text/prompt.ts';
import type { Asker } from './asker.ts';
import { roadValue } from './explain-places.ts';
import { figureValue } from './explain-players.ts';
import { countEach, figuresOf, housesOn, seatsOf, turnOf } from './facts.ts';

export const describe = (asker: Asker): DescribedSection[] => [
  describeNow(asker),
  describePlayers(asker),
  describeCities(asker),
  describeRoads(asker),
  describeCharacters(asker),
  describeTrack(asker),
];

function describeNow(asker: Asker): DescribedSection {
  const { state, own, words, names, viewer } = asker;
  const turn = turnOf(state);
  const tasks = turn?.tasks.map(({ action, left, begun }) => {
    const parts = left.map((part) => words.captions.parts[part]);
    const rest = parts.length > 0 ? (begun ? parts.join(', ') : null) : words.captions.done;
    return rest ? `${words.actions[action][0]} (${rest})` : words.actions[action][0];
  });
  const used = turn?.used.map((one) => `${asker.character(one)} (${words.captions.done})`);
  return {
    title: own.labels.now,
    lines: [
      words.captions.round(state.round, maxRounds(state.options)),
      state.maharaja ? words.captions.maharaja(asker.city(state.maharaja)) : '',
      writePrompt(words, state, viewer, [...names]),
      tasks ? asker.list([...tasks, ...(used ?? []), ...(turn?.token ? [words.token] : [])]) : '',
      state.options.yogi ? own.ways.by(own.labels.tokensLeft, `${state.tokensLeft}`) : '',
    ].filter(Boolean),
  };
}

function describePlayers(asker: Asker): DescribedSection {
  const { state, own } = asker;
  const figures = figuresOf(state);
  return {
    title: own.labels.players,
    table: {
      head: [
        own.kinds.player,
        ...figures.map((one) => asker.words.captions.things[one]),
        own.labels.characters,
      ],
      rows: seatsOf(state).map((seat) => [
        seat === asker.viewer ? `${asker.names[seat]} (${own.you})` : (asker.names[seat] ?? ''),
        ...figures.map((figure) => figureValue(asker, figure, seat)),
        asker.list((state.characters[seat] ?? []).map((one) => asker.character(one))),
      ]),
    },
  };
}

function describeCities(asker: Asker): DescribedSection {
  const { state, own } = asker;
  const { labels } = own;
  const counted = (all: [number | 'neutral', number][]) =>
    asker.list(all.map(([who, many]) => own.counted(asker.nameOf(who), many)));
  return {
    title: labels.cities,
    table: {
      head: [own.kinds.city, labels.visit, labels.great, labels.small, labels.houses, labels.pays],
      rows: SCORED_CITIES.map((city) => {
        const { great, small } = state.sites[city];
        const { points, gold } = scoringOf(state, city);
        const paid = seatsOf(state).filter((seat) => (points[seat] ?? 0) > 0);
        return [
          asker.city(city),
          asker.visit(city),
          great === null ? own.free : asker.nameOf(great),
          `${own.of(small.length, SMALL_SITES)} (${counted(countEach(small))})`,
          counted(
            seatsOf(state)
              .map((seat): [number, number] => [seat, state.houses[city][seat] ?? 0])
              .filter(([, many]) => many > 0),
          ),
          asker.list(
            paid.map(
              (seat) =>
                `${asker.nameOf(seat)} ${own.pays(asker.points(points[seat] ?? 0), asker.gold(gold[seat] ?? 0))}`,
            ),
          ),
        ];
      }),
    },
  };
}

function describeRoads(asker: Asker): DescribedSection {
  const { state, own } = asker;
  return {
    title: own.labels.roads,
    table: {
      head: [own.kinds.road, own.kinds.village, own.kinds.village, own.labels.yourToll],
      rows: ROADS.map(([one, other], road) => [
        asker.words.captions.road(asker.city(one), asker.city(other)),
        ...housesOn(state, road).map(({ owners }) =>
          asker.list(owners.map(([seat, many]) => own.counted(asker.nameOf(seat), many))),
        ),
        roadValue(asker, road),
      ]),
    },
  };
}

function describeCharacters(asker: Asker): DescribedSection {
  const { state, own, words } = asker;
  return {
    title: own.labels.characters,
    table: {
      head: [own.labels.number, own.kinds.character, own.kinds.power, own.labels.holder],
      rows: charactersOf(state).map((one) => [
        `${one}`,
        asker.character(one),
        words.captions.powers[one - 1] ?? '',
        asker.nameOf(holderOf(state, one)),
      ]),
    },
  };
}

function describeTrack(asker: Asker): DescribedSection {
  const { state, own } = asker;
  return {
    title: asker.words.captions.track,
    lines: state.track.flatMap((city, box) =>
      city === null ? [] : own.ways.by(asker.box(box), asker.city(city)),
    ),
  };
}
