// The map, compared with what the rules say about the printed one.
import { describe, expect, test } from 'vitest';
import {
  ALL_VILLAGES,
  CITIES,
  CITY_POSITIONS,
  type City,
  GOLD_BY_RANK,
  HOME_CITIES,
  neighboursOf,
  ROADS,
  roadBetween,
  roadOf,
  SCORED_CITIES,
  START,
  VILLAGE_COUNT,
  villagePosition,
  villagesOf,
} from '../../../shared/games/raja/board.ts';

type Point = readonly [x: number, y: number];

/** Tells on which side of the line from a to b the point c lies. */
const side = (a: Point, b: Point, c: Point) =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const crosses = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('The map', () => {
  test('has eight cities including the start, and thirty villages, two on each of fifteen roads', () => {
    expect(CITIES).toHaveLength(8);
    expect(new Set(CITIES).size).toBe(8);
    expect(SCORED_CITIES).toHaveLength(7);
    expect(SCORED_CITIES).not.toContain(START);
    expect(ROADS).toHaveLength(15);
    expect(VILLAGE_COUNT).toBe(30);
    expect(ROADS.flatMap((_, road) => villagesOf(road))).toEqual(ALL_VILLAGES);
    for (const village of ALL_VILLAGES) expect(villagesOf(roadOf(village))).toContain(village);
  });

  test('has the roads of the rules: a ring of six and nine inside it', () => {
    const joined = (city: City) => neighboursOf(city).toSorted().join(' ');
    expect(Object.fromEntries(CITIES.map((city) => [city, joined(city)]))).toEqual({
      chittor: 'ajmer jodhpur kota udaipur',
      bikaner: 'ajmer jaipur jaisalmer jodhpur',
      jaipur: 'ajmer bikaner kota',
      kota: 'ajmer chittor jaipur',
      udaipur: 'chittor jaisalmer jodhpur',
      jaisalmer: 'bikaner jodhpur udaipur',
      jodhpur: 'ajmer bikaner chittor jaisalmer udaipur',
      ajmer: 'bikaner chittor jaipur jodhpur kota',
    });
  });

  test('joins every city to three to five others by single roads, and all cities are reachable', () => {
    for (const city of CITIES) {
      const near = neighboursOf(city);
      expect(near.length).toBeGreaterThanOrEqual(3);
      expect(near.length).toBeLessThanOrEqual(5);
      expect(new Set(near).size).toBe(near.length);
      expect(near).not.toContain(city);
      for (const other of near) expect(roadBetween(city, other)).toBe(roadBetween(other, city));
      expect(roadBetween(city, city)).toBe(-1);
    }
    const found = new Set<City>([START]);
    for (const city of found) for (const other of neighboursOf(city)) found.add(other);
    expect(found.size).toBe(8);
  });

  test('draws roads that never cross, and the start at the bottom centre', () => {
    for (const [at, [a, b]] of ROADS.entries()) {
      for (const [c, d] of ROADS.slice(at + 1)) {
        if (new Set([a, b, c, d]).size < 4) continue;
        expect([
          a,
          b,
          c,
          d,
          crosses(CITY_POSITIONS[a], CITY_POSITIONS[b], CITY_POSITIONS[c], CITY_POSITIONS[d]),
        ]).toEqual([a, b, c, d, false]);
      }
    }
    const [x, y] = CITY_POSITIONS[START];
    expect(x).toBe(50);
    for (const city of SCORED_CITIES) expect(CITY_POSITIONS[city][1]).toBeLessThan(y);
  });

  test('draws villages on their roads in order, and nothing on top of anything else', () => {
    const all: Point[] = [
      ...CITIES.map((city) => CITY_POSITIONS[city]),
      ...ALL_VILLAGES.map(villagePosition),
    ];
    for (const [at, one] of all.entries()) {
      expect(one[0]).toBeGreaterThan(0);
      expect(one[0]).toBeLessThan(100);
      expect(one[1]).toBeGreaterThan(0);
      expect(one[1]).toBeLessThan(80);
      for (const other of all.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(5);
    }
    for (const [road, [from, to]] of ROADS.entries()) {
      const [first, second] = villagesOf(road);
      const [near, far] = [villagePosition(first), villagePosition(second)];
      for (const village of [near, far]) {
        const bent =
          distance(CITY_POSITIONS[from], village) + distance(village, CITY_POSITIONS[to]);
        expect(bent).toBeCloseTo(distance(CITY_POSITIONS[from], CITY_POSITIONS[to]));
      }
      expect(distance(CITY_POSITIONS[from], near)).toBeLessThan(
        distance(CITY_POSITIONS[from], far),
      );
    }
  });

  test('pays what the booklet says', () => {
    expect(GOLD_BY_RANK).toEqual({
      2: [10, 5],
      3: [11, 7, 3],
      4: [12, 9, 6, 3],
      5: [13, 10, 7, 4, 1],
    });
  });

  test('homeCities: gives each character a different home city', () => {
    expect(HOME_CITIES).toEqual({
      1: 'jaipur',
      2: 'jaisalmer',
      3: 'ajmer',
      4: 'bikaner',
      5: 'kota',
      6: 'jodhpur',
      7: 'udaipur',
    });
    expect(new Set(Object.values(HOME_CITIES))).toEqual(new Set(SCORED_CITIES));
  });
});
