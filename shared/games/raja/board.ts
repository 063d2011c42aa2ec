// The map, the payments and the home cities, all as data. The printed map is in no source we have,
// so this one is our own; no other code names a city. Positions lie on a field 100 wide and 80
// high, with the start at the bottom centre.
export const CITIES = [
  'chittor',
  'bikaner',
  'jaipur',
  'kota',
  'udaipur',
  'jaisalmer',
  'jodhpur',
  'ajmer',
] as const;
export type City = (typeof CITIES)[number];

/** RJ-1: nobody builds in the starting city, and it is never scored. */
export const START: City = 'chittor';
export const SCORED_CITIES = CITIES.filter((city) => city !== START);

export const CITY_POSITIONS: Record<City, readonly [x: number, y: number]> = {
  chittor: [50, 71],
  bikaner: [50, 9],
  jaipur: [88, 21],
  kota: [86, 58],
  udaipur: [14, 58],
  jaisalmer: [12, 21],
  jodhpur: [36, 38],
  ajmer: [64, 38],
};

/**
 * The two cities that each road joins. A road has two villages, and the first one lies nearer to
 * the first city.
 */
export const ROADS: readonly (readonly [City, City])[] = [
  ['bikaner', 'jaipur'],
  ['jaipur', 'kota'],
  ['kota', 'chittor'],
  ['chittor', 'udaipur'],
  ['udaipur', 'jaisalmer'],
  ['jaisalmer', 'bikaner'],
  ['jodhpur', 'ajmer'],
  ['jodhpur', 'bikaner'],
  ['jodhpur', 'jaisalmer'],
  ['jodhpur', 'udaipur'],
  ['jodhpur', 'chittor'],
  ['ajmer', 'bikaner'],
  ['ajmer', 'jaipur'],
  ['ajmer', 'kota'],
  ['ajmer', 'chittor'],
];

/** Villages are numbered along the roads, two for each road. */
export const VILLAGE_COUNT = ROADS.length * 2;
export const ALL_VILLAGES = Array.from({ length: VILLAGE_COUNT }, (_, village) => village);
export const villagesOf = (road: number): [number, number] => [2 * road, 2 * road + 1];
export const roadOf = (village: number): number => village >> 1;

export const roadBetween = (one: City, other: City): number =>
  ROADS.findIndex(([from, to]) => (from === one && to === other) || (from === other && to === one));

export const neighboursOf = (city: City): City[] =>
  ROADS.flatMap(([one, other]) => (one === city ? [other] : other === city ? [one] : []));

/** Returns the position of a village, about a third of the way along its road. */
export function villagePosition(village: number): [x: number, y: number] {
  const [from, to] = ROADS[roadOf(village)] as readonly [City, City];
  const share = village % 2 === 0 ? 0.36 : 0.64;
  const mix = (axis: 0 | 1) =>
    CITY_POSITIONS[from][axis] + (CITY_POSITIONS[to][axis] - CITY_POSITIONS[from][axis]) * share;
  return [mix(0), mix(1)];
}

/** The small sites of a city. Each city also has one great site. */
export const SMALL_SITES = 6;

/**
 * RJ-4: what a scoring pays to the first, the second and the following players, by the number of
 * players.
 */
export const GOLD_BY_RANK: Record<number, readonly number[]> = {
  2: [10, 5],
  3: [11, 7, 3],
  4: [12, 9, 6, 3],
  5: [13, 10, 7, 4, 1],
};
/** The gold paid in addition to a player who is alone in the scored city. */
export const GOLD_FOR_BEING_ALONE = 5;

/** The city where the holder of each character scores one more point, if the option is on. */
export const HOME_CITIES: Record<number, City> = {
  1: 'jaipur',
  2: 'jaisalmer',
  3: 'ajmer',
  4: 'bikaner',
  5: 'kota',
  6: 'jodhpur',
  7: 'udaipur',
};
