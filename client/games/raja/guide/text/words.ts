// What every language says about the things of Raja. Numbers come from the rules and are passed in.
import type { Person } from '../../../../text/compose.ts';
import type { Spot } from '../../text/vocabulary.ts';

/** The points of a seat in a city, by what they are for. */
export type PointPart = 'architect' | 'houses' | 'small' | 'great' | 'home';

export interface GuideWords {
  you: string;
  nobody: string;
  none: string;
  free: string;
  hidden: string;
  neutral: string;
  /** “2 of 6”. */
  of(some: number, all: number): string;
  list(parts: readonly string[]): string;
  kinds: Record<
    | 'player'
    | 'figure'
    | 'city'
    | 'start'
    | 'village'
    | 'road'
    | 'governor'
    | 'board'
    | 'character'
    | 'power'
    | 'action'
    | 'token'
    | 'site'
    | 'house'
    | 'bid'
    | 'button',
    string
  >;
  labels: Record<
    | 'price'
    | 'visit'
    | 'great'
    | 'small'
    | 'houses'
    | 'architects'
    | 'homeOf'
    | 'home'
    | 'holder'
    | 'number'
    | 'room'
    | 'toll'
    | 'yourToll'
    | 'box'
    | 'lowered'
    | 'goUp'
    | 'inVillages'
    | 'inCities'
    | 'allHouses'
    | 'pays'
    | 'left'
    | 'stock'
    | 'points'
    | 'alone'
    | 'housePrice'
    | 'palacePrice'
    | 'now'
    | 'cities'
    | 'roads'
    | 'characters'
    | 'players'
    | 'tokensLeft',
    string
  >;
  pointParts: Record<PointPart, string>;
  /** “Points in Kota”. */
  pointsIn(city: string): string;
  roadTo(city: string): string;
  villageNear(city: string): string;
  round(round: number): string;
  thisRound: string;
  never: string;
  /** When a city is scored and when it would have been, by round. Null is no more before the end of the game. */
  visitMoves(to: number | null, from: number | null): string;
  /** A box of the start, and a box of the rounds. */
  box(box: number): string;
  roundBox(round: number): string;
  arrowBox: string;
  place(place: number): string;
  closed: string;
  openFor(toll: string | null): string;
  given(gold: string, to: string): string;
  pays(points: string, gold: string): string;
  /** Adds the character whose number decides the tie. */
  tied(paid: string, character: number): string;
  counted(name: string, count: number): string;
  great(count: number): string;
  small(count: number): string;
  texts: {
    seat(place: number, seats: number): string;
    money(isSecret: boolean): string;
    palaces(all: number): string;
    houses: string;
    quarry(fetch: number): string;
    tokens: string;
    points(gold: string | null, place: number | null): string;
    actions(isOpen: boolean): string;
    architect: string;
    start: string;
    city: string;
    village: string;
    villageRoom(room: number): string;
    road: string;
    governor: string;
    track: string;
    round(rounds: number, palaces: number): string;
    maharaja: string;
    disc(gold: number): string;
    character: string;
    powerUsed: string;
    token: string;
    great(points: number): string;
    small(points: number, priest: number): string;
    houseInVillage: string;
    houseInCity: string;
    bid: string;
    end(gold: string): string;
    back: string;
    giveUp(gold: string | null): string;
    pass: string;
    again: string;
  };
  ways: {
    /** Joins the name of the action with what is done. */
    by(action: string, deed: string): string;
    pick(character: string): string;
    bid(gold: string): string;
    pass: string;
    settle(at: Spot): string;
    /** Adds that the house opens its road. */
    opening(deed: string): string;
    point(actions: string[]): string;
    /** Adds that the gold at hand may not do for both actions. */
    short(deed: string, own: string, price: number): string;
    again: string;
    travel(to: Spot, toll: string | null): string;
    gold(gold: string): string;
    quarry(houses: number): string;
    house(at: Spot, gold: string | null): string;
    palace(at: Spot, isGreat: boolean, gold: string): string;
    move(from: Spot, to: Spot): string;
    track(governor: string, visit: string): string;
    take(character: string, from: string | null): string;
    swap(mine: string, wanted: { the: string; bare: string }, from: string): string;
    seduce(name: string): string;
    give(character: string, to: string): string;
    token: string;
    useToken(action: string): string;
    end(gold: string | null): string;
    back: string;
    giveUp(gold: string | null): string;
  };
  /** A number of a player, in the middle of a sentence: “your gold”, “Ben’s gold”. */
  numbers: Record<'gold' | 'palaces' | 'houses' | 'quarry' | 'tokens', (who: Person) => string>;
  pointsOf(who: Person, city: string): string;
  scoringPays(who: Person, city: string): string;
  visitChanges(city: string, visit: string): string;
  roadOpens(one: string, other: string): string;
  roadCloses(one: string, other: string): string;
  tollChanges(one: string, other: string): string;
}
