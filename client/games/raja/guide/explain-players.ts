// Explains the players and their numbers, each opened into its parts.
import { HIDDEN, type Seat } from '../../../../shared/engine/index.ts';
import { HOUSE_PRICE, palacePrice } from '../../../../shared/games/raja/houses.ts';
import { palacesPerPlayer } from '../../../../shared/games/raja/opening.ts';
import { pointPartsOf, pointsOf, scoringOf } from '../../../../shared/games/raja/score.ts';
import {
  actionRef,
  characterRef,
  cityRef,
  QUARRY_HOUSES,
} from '../../../../shared/games/raja/state.ts';
import type { Detail, Explanation } from '../../../table/guide.ts';
import type { Asker } from './asker.ts';
import {
  type Figure,
  figureRef,
  figuresOf,
  goldSeen,
  housesOf,
  palacesByCity,
  placeInOrder,
  roadRef,
  roadState,
  roadsOf,
  seatRef,
} from './facts.ts';
import type { PointPart } from './text/words.ts';

export function explainSeat(asker: Asker, seat: Seat): Explanation {
  const { state, own } = asker;
  const held = state.characters[seat] ?? [];
  const facts: Detail[] = figuresOf(state).map((figure) => ({
    label: labelOf(asker, figure),
    value: figureValue(asker, figure, seat),
    ref: figureRef(figure, seat),
  }));
  for (const one of held) {
    facts.push({ label: own.kinds.character, value: asker.character(one), ref: characterRef(one) });
  }
  return {
    title: asker.names[seat] ?? asker.words.player(seat),
    kind: seat === asker.viewer ? `${own.kinds.player}, ${own.you}` : own.kinds.player,
    facts,
    ...(held.length > 0 ? { text: own.texts.seat(placeInOrder(state, seat), state.seats) } : {}),
  };
}

const labelOf = ({ state, own, words }: Asker, figure: Figure): string =>
  figure === 'points' && state.maharaja
    ? own.pointsIn(cityLabel(state.maharaja))
    : words.captions.things[figure];

const cityLabel = (city: string): string => city.charAt(0).toUpperCase() + city.slice(1);

/** The number itself, in words. */
export function figureValue(asker: Asker, figure: Figure, seat: Seat): string {
  const { state, own, words } = asker;
  switch (figure) {
    case 'money': {
      const gold = goldSeen(state, seat);
      return gold === null ? own.hidden : asker.gold(gold);
    }
    case 'palaces': {
      const all = palacesPerPlayer(state.options);
      return own.of(all - (state.palaces[seat] ?? 0), all);
    }
    case 'houses':
      return `${state.supply[seat] ?? 0}`;
    case 'quarry':
      return `${state.quarry[seat] ?? 0}`;
    case 'tokens':
      return `${state.tokens[seat] ?? 0}`;
    case 'points':
      return state.maharaja ? asker.points(pointsOf(state, seat, state.maharaja)) : own.none;
    case 'architect':
      return cityLabel(state.architects[seat] ?? '');
    case 'actions': {
      const { actions = [] } = state.discs[seat] ?? {};
      const named = actions.map((one) => (one === HIDDEN ? own.hidden : words.actions[one][0]));
      return named.length > 0 ? named.join(', ') : own.none;
    }
  }
}

export function explainFigure(asker: Asker, figure: Figure, seat: Seat): Explanation {
  return {
    title: labelOf(asker, figure),
    kind: asker.nameOf(seat),
    total: { label: labelOf(asker, figure), value: figureValue(asker, figure, seat) },
    about: [seatRef(seat)],
    ...partsOf(asker, figure, seat),
  };
}

function partsOf(asker: Asker, figure: Figure, seat: Seat): Partial<Explanation> {
  const { state, own } = asker;
  const { texts, labels } = own;
  switch (figure) {
    case 'money':
      return {
        facts: [
          { label: labels.housePrice, value: asker.gold(HOUSE_PRICE) },
          { label: labels.palacePrice, value: asker.gold(palacePrice(state, seat)) },
        ],
        text: texts.money(!state.purse.open),
      };
    case 'palaces':
      return {
        facts: palacesByCity(state, seat).map(({ city, great, small }) => {
          const sizes = [great > 0 && own.great(great), small > 0 && own.small(small)];
          return {
            label: `${cityLabel(city)} (${sizes.filter(Boolean).join(', ')})`,
            value: `${great + small}`,
            ref: cityRef(city),
          };
        }),
        text: texts.palaces(palacesPerPlayer(state.options)),
      };
    case 'houses':
    case 'quarry':
      return houseParts(asker, figure, seat);
    case 'tokens':
      return {
        facts: [{ label: labels.stock, value: `${state.tokensLeft}` }],
        text: texts.tokens,
        about: [seatRef(seat), 'token'],
      };
    case 'points':
      return pointParts(asker, seat);
    case 'architect': {
      const here = state.architects[seat];
      if (!here) return {};
      const roads = roadsOf(here).map(({ to, road }) => {
        const now = roadState(state, road, seat);
        const fare = now.kind === 'open' && now.fare > 0 ? asker.gold(now.fare) : null;
        return {
          label: own.roadTo(cityLabel(to)),
          value: now.kind === 'closed' ? own.closed : own.openFor(fare),
          ref: roadRef(road),
        };
      });
      return { facts: roads, text: texts.architect, about: [seatRef(seat), cityRef(here)] };
    }
    case 'actions': {
      const { actions = [], open = false } = state.discs[seat] ?? {};
      const about = actions.flatMap((one) => (one === HIDDEN ? [] : actionRef(one)));
      return { text: texts.actions(open), about: [seatRef(seat), ...about] };
    }
  }
}

function houseParts(
  { state, own, words }: Asker,
  figure: Figure,
  seat: Seat,
): Partial<Explanation> {
  const { hand, quarry, villages, cities } = housesOf(state, seat);
  return {
    facts: [
      { label: words.captions.things.houses, value: `${hand}` },
      { label: words.captions.things.quarry, value: `${quarry}` },
      { label: own.labels.inVillages, value: `${villages}` },
      { label: own.labels.inCities, value: `${cities}` },
    ],
    total: { label: own.labels.allHouses, value: `${hand + quarry + villages + cities}` },
    text: figure === 'houses' ? own.texts.houses : own.texts.quarry(QUARRY_HOUSES),
  };
}

const PARTS: PointPart[] = ['architect', 'houses', 'small', 'great', 'home'];

function pointParts(asker: Asker, seat: Seat): Partial<Explanation> {
  const { state, own } = asker;
  const city = state.maharaja;
  if (!city) return {};
  const parts = pointPartsOf(state, seat, city);
  const { gold, points } = scoringOf(state, city);
  const paid = gold[seat] ?? 0;
  const ranked = gold.filter((other, one) => other > paid && (points[one] ?? 0) > 0).length + 1;
  return {
    facts: PARTS.filter((part) => parts[part] > 0).map((part) => ({
      label: own.pointParts[part],
      value: `${parts[part]}`,
    })),
    text: own.texts.points(paid > 0 ? asker.gold(paid) : null, paid > 0 ? ranked : null),
    about: [seatRef(seat), cityRef(city)],
  };
}
