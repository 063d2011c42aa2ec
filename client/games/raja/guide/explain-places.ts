// Explains what stands on the map: cities, villages, roads, sites, and the viewer's own houses.
import type { Ref, Seat } from '../../../../shared/engine/index.ts';
import {
  type City,
  HOME_CITIES,
  ROADS,
  roadOf,
  SMALL_SITES,
} from '../../../../shared/games/raja/board.ts';
import { charactersOf, rankOf } from '../../../../shared/games/raja/characters.ts';
import { palacePrice, villageLimit } from '../../../../shared/games/raja/houses.ts';
import {
  GREAT_PALACE_POINTS,
  PRIEST_SMALL_PALACE_POINTS,
  SMALL_PALACE_POINTS,
  scoringOf,
} from '../../../../shared/games/raja/score.ts';
import {
  characterRef,
  cityRef,
  governorRef,
  type Place,
  villageRef,
} from '../../../../shared/games/raja/state.ts';
import type { Detail, Explanation } from '../../../table/guide.ts';
import type { Asker } from './asker.ts';
import {
  countEach,
  housesOn,
  isStart,
  roadRef,
  roadState,
  roadsOf,
  seatRef,
  seatsOf,
} from './facts.ts';

export function explainCity(asker: Asker, city: City): Explanation {
  const { own } = asker;
  const title = asker.city(city);
  const roads = roadsOf(city).map(
    ({ to, road }): Detail => ({
      label: own.roadTo(asker.city(to)),
      value: roadValue(asker, road),
      ref: roadRef(road),
    }),
  );
  const architects = seatsOf(asker.state).filter((seat) => asker.state.architects[seat] === city);
  const standing: Detail[] =
    architects.length > 0
      ? [
          {
            label: own.labels.architects,
            value: asker.list(architects.map((one) => asker.nameOf(one))),
          },
        ]
      : [];
  if (isStart(city)) {
    return { title, kind: own.kinds.start, facts: [...standing, ...roads], text: own.texts.start };
  }
  return {
    title,
    kind: own.kinds.city,
    facts: [
      { label: own.labels.visit, value: asker.visit(city), ref: governorRef(city) },
      ...sitesOf(asker, city),
      ...standing,
      ...homeOf(asker, city),
      ...pointsIn(asker, city),
      ...roads,
    ],
    text: own.texts.city,
  };
}

function sitesOf(asker: Asker, city: City): Detail[] {
  const { state, own } = asker;
  const { great, small } = state.sites[city];
  const counted = (all: [Seat | 'neutral', number][]) =>
    all.length > 0 ? all.map(([who, many]) => own.counted(asker.nameOf(who), many)) : [];
  const houses = seatsOf(state)
    .map((seat): [Seat, number] => [seat, state.houses[city][seat] ?? 0])
    .filter(([, many]) => many > 0);
  const taken = own.of(small.length, SMALL_SITES);
  const who = counted(countEach(small));
  return [
    {
      label: own.labels.great,
      value: great === null ? own.free : asker.nameOf(great),
      ref: 'site:great',
    },
    {
      label: own.labels.small,
      value: who.length > 0 ? `${taken} (${who.join(', ')})` : taken,
      ref: 'site:small',
    },
    { label: own.labels.houses, value: asker.list(counted(houses)) },
  ];
}

function homeOf({ state, own, words }: Asker, city: City): Detail[] {
  if (!state.options.homeCities) return [];
  const at = charactersOf(state).find((one) => HOME_CITIES[one] === city);
  if (at === undefined) return [];
  const value = words.characters[at - 1]?.[0] ?? '';
  return [{ label: own.labels.homeOf, value, ref: characterRef(at) }];
}

/** What a scoring of the city would pay now. */
export function pointsIn(asker: Asker, city: City, refOf = seatRef): Detail[] {
  const { points, gold } = scoringOf(asker.state, city);
  return seatsOf(asker.state)
    .filter((seat) => (points[seat] ?? 0) > 0)
    .sort(
      (a, b) =>
        (points[b] ?? 0) - (points[a] ?? 0) || rankOf(asker.state, a) - rankOf(asker.state, b),
    )
    .map((seat) => {
      const paid = asker.own.pays(asker.points(points[seat] ?? 0), asker.gold(gold[seat] ?? 0));
      const isTied = points.some((one, other) => other !== seat && one === points[seat]);
      return {
        label: capital(asker.nameOf(seat)),
        value: isTied ? asker.own.tied(paid, rankOf(asker.state, seat)) : paid,
        ref: refOf(seat),
      };
    });
}

export function roadValue(asker: Asker, road: number): string {
  const now = roadState(asker.state, road, asker.viewer);
  if (now.kind === 'closed') return asker.own.closed;
  return asker.own.openFor(now.fare > 0 ? asker.gold(now.fare) : null);
}

export function explainVillage(asker: Asker, village: number): Explanation {
  const { state, own } = asker;
  const road = roadOf(village);
  const owners = countEach(state.villages[village] ?? []);
  const room = villageLimit(state.seats);
  const [one, other] = ends(road);
  return {
    title: capital(asker.spot(village).text),
    kind: own.kinds.village,
    facts: [
      { label: own.labels.room, value: own.of(state.villages[village]?.length ?? 0, room) },
      ...owners.map(([seat, many]) => ({
        label: capital(asker.nameOf(seat)),
        value: asker.words.captions.houseCount(many),
        ref: seatRef(seat),
      })),
      {
        label: asker.words.captions.road(asker.city(one), asker.city(other)),
        value: roadValue(asker, road),
        ref: roadRef(road),
      },
    ],
    text: own.texts.village,
    note: own.texts.villageRoom(room),
  };
}

export function explainRoad(asker: Asker, road: number): Explanation {
  const { own } = asker;
  const [one, other] = ends(road);
  const now = roadState(asker.state, road, asker.viewer);
  const villages = housesOn(asker.state, road).map(
    ({ village, owners }): Detail => ({
      label: own.villageNear(asker.city(village % 2 === 0 ? one : other)),
      value: asker.list(owners.map(([seat, many]) => own.counted(asker.nameOf(seat), many))),
      ref: villageRef(village),
    }),
  );
  const tolls =
    now.kind === 'open'
      ? now.tolls.map(([owner, gold]) => ({
          label: own.given(asker.gold(gold), asker.nameOf(owner)),
          value: now.fare > 0 ? `−${gold}` : own.free,
          ref: seatRef(owner),
        }))
      : [];
  return {
    title: asker.words.captions.road(asker.city(one), asker.city(other)),
    kind: own.kinds.road,
    facts: [...villages, ...tolls],
    total: { label: own.labels.toll, value: roadValue(asker, road) },
    text: own.texts.road,
    about: [cityRef(one), cityRef(other)],
  };
}

export function explainSite(asker: Asker, isGreat: boolean): Explanation {
  const { state, viewer, own } = asker;
  const city = viewer === null ? null : (state.architects[viewer] ?? null);
  const points = isGreat ? GREAT_PALACE_POINTS : SMALL_PALACE_POINTS;
  const facts: Detail[] = [];
  if (viewer !== null && city !== null) {
    const { great, small } = state.sites[city];
    const value = isGreat
      ? great === null
        ? own.free
        : asker.nameOf(great)
      : own.of(small.length, SMALL_SITES);
    if (!isStart(city)) facts.push({ label: asker.city(city), value, ref: cityRef(city) });
    facts.push({ label: own.labels.price, value: asker.gold(palacePrice(state, viewer)) });
  }
  facts.push({ label: own.labels.points, value: `${points}`, lasting: true });
  return {
    title: isGreat ? asker.words.site.great : asker.words.site.small,
    kind: own.kinds.site,
    facts,
    text: isGreat ? own.texts.great(points) : own.texts.small(points, PRIEST_SMALL_PALACE_POINTS),
  };
}

export function explainHouse(asker: Asker, at: Place, title: string): Explanation {
  const { own } = asker;
  const isVillage = typeof at === 'number';
  const place: Ref = isVillage ? villageRef(at) : cityRef(at);
  return {
    title,
    kind: own.kinds.house,
    text: isVillage ? own.texts.houseInVillage : own.texts.houseInCity,
    about: [place],
  };
}

const ends = (road: number): readonly [City, City] => ROADS[road] ?? (ROADS[0] as [City, City]);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
