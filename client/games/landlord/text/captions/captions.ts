// What the board alone has to say.
export interface Captions {
  street(name: string): string;
  ownStreet: string;
  streets: string;
  empty: string;
  rent(money: string): string;
  most(floors: number): string;
  withheld: string;
  /** A Broker has had the rent of this tenant. */
  paid: string;
  /** Of a roof of the stack. */
  price(money: string): string;
  squatted: string;
  /** The rent of the next rent phase. */
  forecast(money: string): string;
  cards(count: number): string;
  jailed: string;
  jailEmpty: string;
  pile: string;
  discards: string;
  jail: string;
  hand: string;
  noCards: string;
  site: string;
  floor: string;
  roof: string;
  /** The parts of a turn. */
  phases: { inspect: string; play: string; rent: string; buy: string };
  phase: string;
  left(money: string): string;
  lastTurns(turns: number): string;
  round(round: number, of: number | null): string;
  goal(money: string): string;
  give: string;
  take: string;
  dollars: string;
  now: string;
}
