// The map. The printed one is in no source we have, so this is our own; nothing else in the code knows a name.
// Places are drawn on a field 100 wide and 80 high; the start is at the bottom centre.
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

/** Nothing is built there, and it is never scored (RJ-1). */
export const START: City = 'chittor';
export const SCORED = CITIES.filter((city) => city !== START);

export const AT: Record<City, readonly [x: number, y: number]> = {
  chittor: [50, 71],
  bikaner: [50, 9],
  jaipur: [88, 21],
  kota: [86, 58],
  udaipur: [14, 58],
  jaisalmer: [12, 21],
  jodhpur: [36, 38],
  ajmer: [64, 38],
};

/** From the one to the other; each road has two villages, the first is nearer the first city. */
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

/** Villages are numbered along the roads, two a road. */
export const VILLAGES = ROADS.length * 2;
export const ALL_VILLAGES = Array.from({ length: VILLAGES }, (_, village) => village);
export const villagesOf = (road: number): [number, number] => [2 * road, 2 * road + 1];
export const roadOf = (village: number): number => village >> 1;

export const roadBetween = (one: City, other: City): number =>
  ROADS.findIndex(([from, to]) => (from === one && to === other) || (from === other && to === one));

export const neighboursOf = (city: City): City[] =>
  ROADS.flatMap(([one, other]) => (one === city ? [other] : other === city ? [one] : []));

/** Where a village lies: at a third of its road. */
export function villageAt(village: number): [x: number, y: number] {
  const [from, to] = ROADS[roadOf(village)] as readonly [City, City];
  const share = village % 2 === 0 ? 0.36 : 0.64;
  const mix = (axis: 0 | 1) => AT[from][axis] + (AT[to][axis] - AT[from][axis]) * share;
  return [mix(0), mix(1)];
}

/** Small sites of a city, besides the great one. */
export const SMALL_SITES = 6;

/** By the number of players: what the first, the second … of a scoring is paid. */
export const PAID: Record<number, readonly number[]> = {
  2: [10, 5],
  3: [11, 7, 3],
  4: [12, 9, 6, 3],
  5: [13, 10, 7, 4, 1],
};
/** To the only one present, besides. */
export const ALONE = 5;

/** Where the holder of a character scores a point more. */
export const HOME: Record<number, City> = {
  1: 'jaipur',
  2: 'jaisalmer',
  3: 'ajmer',
  4: 'bikaner',
  5: 'kota',
  6: 'jodhpur',
  7: 'udaipur',
};
