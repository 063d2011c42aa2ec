// A second, independent implementation of Raja's rules. It reads the events of a game, does its own accounts, and fails
// where they disagree with the game. It uses nothing of the rules but the map.
import { expect } from 'vitest';
import { type City, roadBetween, villagesOf } from '../../../shared/games/raja/board.ts';
import type { Event, Options, State } from '../../../shared/games/raja/state.ts';

const BUILDER = 6;
const TRAVELLER = 4;
const PRIEST = 3;
const HOMES = ['', 'jaipur', 'jaisalmer', 'ajmer', 'bikaner', 'kota', 'jodhpur', 'udaipur'];
const MONEY = [[], [], [10, 5], [11, 7, 3], [12, 9, 6, 3], [13, 10, 7, 4, 1]];

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
interface Palace {
  seat: number;
  city: City;
  great: boolean;
}

export class Calculator {
  readonly seats: number[];
  readonly gold: number[];
  readonly cards = new Map<number, number>();
  readonly palaces: Palace[] = [];
  /** One entry for each house. */
  readonly houses: { seat: number; at: number | City }[] = [];
  readonly architects: City[];
  readonly box = new Map<City, number>();
  readonly supply: number[];
  round = 0;
  played: number[] = [];
  over = false;
  scorings = 0;
  #options: Options;
  #city: City | null = null;
  /** The payments since the last action that was paid for. */
  #paid: (Of<'paid'> | Of<'received'>)[] = [];
  #penaltyPaid = 0;

  constructor({ seats, options, track }: State) {
    this.seats = Array.from({ length: seats }, (_, seat) => seat);
    this.gold = this.seats.map(() => 15);
    this.supply = this.seats.map(() => 4);
    this.architects = this.seats.map(() => 'chittor');
    this.#options = options;
    for (const [at, city] of track.entries()) if (city) this.box.set(city, at);
  }

  read(events: readonly Event[]): void {
    for (const event of events) {
      const read = this[`_${event.type.replace(' ', '')}` as keyof this] as unknown;
      if (typeof read === 'function') read.call(this, event);
    }
  }

  lowest(seat: number): number {
    return Math.min(...[...this.cards].flatMap(([card, holder]) => (holder === seat ? card : [])));
  }

  // ---- gold

  _paid(event: Of<'paid'>): void {
    this.#add(event.seat, -event.gold);
    if (event.to !== null) this.#add(event.to, event.gold);
    this.#paid.push(event);
  }

  _received(event: Of<'received'>): void {
    this.#add(event.seat, event.gold);
    if (event.for === 'toll') this.#paid.push(event);
    if (event.for === 'action') expect(event.gold).toBe(2);
    if (event.for === 'merchant') expect([event.gold, this.cards.get(2)]).toEqual([1, event.seat]);
    if (event.for === 'given up') expect(event.gold).toBe(this.#penaltyPaid);
  }

  #add(seat: number, gold: number): void {
    this.gold[seat] = (this.gold[seat] as number) + gold;
    expect(this.gold[seat]).toBeGreaterThanOrEqual(0);
  }

  _gaveUp({ actions }: Of<'gaveUp'>): void {
    this.#penaltyPaid = 2 * actions.length;
  }

  /** Checks that exactly this price was paid to the bank for the last action. */
  #expectPaid(seat: number, gold: number): void {
    expect(this.#paid).toEqual([{ type: 'paid', seat, to: null, gold }]);
    this.#paid = [];
  }

  // ---- characters

  _won({ seat, gold }: Of<'won'>): void {
    expect(gold).toBeLessThanOrEqual(this.gold[seat] as number);
  }

  _picked({ seat, character }: Of<'picked'>): void {
    expect(this.cards.has(character)).toBe(false);
    this.cards.set(character, seat);
    this.#paid = [];
  }

  _took({ seat, character, from }: Of<'took'>): void {
    expect(this.cards.get(character) ?? null).toBe(from);
    if (!this.#options.manyCharacters) this.cards.delete(this.lowest(seat));
    this.cards.set(character, seat);
  }

  _swapped({ seat, with: other, got, gave }: Of<'swapped'>): void {
    expect([this.cards.get(got), this.cards.get(gave)]).toEqual([other, seat]);
    this.cards.set(got, seat).set(gave, other);
  }

  _gave({ seat, to, character }: Of<'gave'>): void {
    const count = (one: number) => [...this.cards.values()].filter((seat) => seat === one).length;
    expect(this.cards.get(character)).toBe(seat);
    expect(count(seat)).toBeGreaterThan(count(to));
    this.cards.set(character, to);
  }

  // ---- building and travelling

  _built({ seat, at, free }: Of<'built'>): void {
    if (!free) this.#expectPaid(seat, 1);
    if (typeof at !== 'number') expect(this.architects[seat]).toBe(at);
    this.houses.push({ seat, at });
    this.supply[seat] = (this.supply[seat] as number) - 1;
    expect(this.supply[seat]).toBeGreaterThanOrEqual(0);
    this.#checkRoom(at);
  }

  #checkRoom(at: number | City): void {
    expect(at).not.toBe('chittor');
    const there = this.houses.filter((house) => house.at === at).length;
    if (typeof at === 'number') expect(there).toBeLessThanOrEqual(this.seats.length === 2 ? 1 : 2);
  }

  _moved({ seat, from, to }: Of<'moved'>): void {
    if (typeof to !== 'number') expect(this.architects[seat]).toBe(to);
    const house = this.houses.find((one) => one.seat === seat && one.at === from);
    expect(house).toBeDefined();
    if (house) house.at = to;
    this.#checkRoom(to);
  }

  _quarried({ seat, houses }: Of<'quarried'>): void {
    this.supply[seat] = (this.supply[seat] as number) + houses;
  }

  _palace({ seat, city, great }: Of<'palace'>): void {
    this.#expectPaid(seat, this.cards.get(BUILDER) === seat ? 9 : 12);
    expect([this.architects[seat], city === 'chittor']).toEqual([city, false]);
    this.palaces.push({ seat, city, great });
    const here = this.palaces.filter((one) => one.city === city && one.great === great);
    const neutral = this.#options.neutralPalaces ? 1 : 0;
    expect(here.length).toBeLessThanOrEqual(great ? 1 : 6 - neutral);
  }

  _travelled({ seat, from, to }: Of<'travelled'>): void {
    expect(this.architects[seat]).toBe(from);
    this.architects[seat] = to;
    const due = new Map<number, number>();
    for (const village of villagesOf(roadBetween(from, to))) {
      const owners = this.houses.flatMap((one) => (one.at === village ? one.seat : []));
      expect(owners).not.toEqual([]);
      if (owners.includes(seat)) continue;
      for (const owner of owners) due.set(owner, (due.get(owner) ?? 0) + 1);
    }
    const bank = this.cards.get(TRAVELLER) === seat;
    const paid = this.#paid.map((one) =>
      one.type === 'paid' ? [one.to, one.gold] : [one.seat, one.gold],
    );
    expect(new Map(paid as [number, number][])).toEqual(due);
    for (const { type } of this.#paid) expect(type).toBe(bank ? 'received' : 'paid');
    this.#paid = [];
  }

  // ---- the round

  _round({ round, city, box }: Of<'round'>): void {
    // All players have placed their first houses by then, and take six houses each from the quarry.
    if (round === 1) for (const seat of this.seats) this.supply[seat] = 6;
    expect(round).toBe(++this.round);
    const low = Math.min(...this.box.values());
    expect(this.box.get(city)).toBe(low);
    this.box.delete(city);
    expect(box).toBe(Math.max(...this.box.values()) + 1);
    // No governor comes higher than the box that bears the number of the round.
    expect(box).toBeLessThanOrEqual(7 + round);
    this.box.set(city, box);
    this.#city = city;
    this.played = [];
  }

  _tracked({ governor, from }: Of<'tracked'>): void {
    expect(this.box.get(governor)).toBe(from);
    for (const [city, box] of this.box)
      if (box < from && box >= from - 2) this.box.set(city, box + 1);
    this.box.set(governor, from - 2);
    expect(from).toBeGreaterThanOrEqual(2);
    expect(new Set(this.box.values()).size).toBe(7);
  }

  _revealed({ seat }: Of<'revealed'>): void {
    const waiting = this.seats.filter((one) => !this.played.includes(one));
    const first = Math.min(...waiting.map((one) => this.lowest(one)));
    expect(this.lowest(seat)).toBe(first);
    this.played.push(seat);
  }

  _scored({ city, points, gold, alone }: Of<'scored'>): void {
    expect(this.played.toSorted()).toEqual(this.seats);
    expect(city).toBe(this.#city);
    const there = this.seats.map((seat) => this.#buildings(seat, city));
    const home = this.#options.homeCities ? this.cards.get(HOMES.indexOf(city)) : undefined;
    expect(points).toEqual(there.map((count, seat) => count + (seat === home ? 1 : 0)));
    const before = (a: number, b: number) =>
      (points[b] as number) - (points[a] as number) || this.lowest(a) - this.lowest(b);
    const paid = this.seats.map(() => 0);
    const ranked = this.seats.filter((seat) => points[seat]).sort(before);
    ranked.forEach((seat, rank) => {
      paid[seat] = MONEY[this.seats.length]?.[rank] as number;
    });
    const present = this.seats.filter((seat) => there[seat]);
    const only = present.length === 0 ? ranked : present;
    if (only.length === 1) paid[only[0] as number] = (paid[only[0] as number] as number) + 5;
    expect([gold, alone]).toEqual([paid, only.length === 1 ? only[0] : null]);
    for (const seat of this.seats) this.#add(seat, paid[seat] as number);
    this.scorings++;
  }

  #buildings(seat: number, city: City): number {
    const small = this.cards.get(PRIEST) === seat ? 2 : 1;
    const palaces = this.palaces.filter((one) => one.seat === seat && one.city === city);
    const houses = this.houses.filter((one) => one.seat === seat && one.at === city);
    return (
      (this.architects[seat] === city ? 1 : 0) +
      houses.length +
      palaces.reduce((sum, { great }) => sum + (great ? 3 : small), 0)
    );
  }

  // ---- the end

  counts(): number[] {
    return this.seats.map((seat) => this.palaces.filter((one) => one.seat === seat).length);
  }

  _ended({ palaces, gold }: Of<'ended'>): void {
    expect(palaces).toEqual(this.counts());
    expect(gold).toEqual(this.gold);
    const { short } = this.#options;
    const built = Math.max(...palaces) === (short ? 6 : 7);
    expect(built || this.round === (short ? 8 : 10)).toBe(true);
    this.over = true;
  }

  places(): number[] {
    const count = this.counts();
    const worth = (seat: number) => [
      count[seat] as number,
      this.gold[seat] as number,
      -this.lowest(seat),
    ];
    const better = (a: number, b: number) => {
      const [one, other] = [worth(a), worth(b)];
      const at = one.findIndex((value, place) => value !== other[place]);
      return at >= 0 && (one[at] as number) > (other[at] as number);
    };
    return this.seats.map((seat) => 1 + this.seats.filter((other) => better(other, seat)).length);
  }
}
