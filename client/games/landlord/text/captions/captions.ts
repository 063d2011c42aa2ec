// The words that only the board uses.
export interface Captions {
  street(name: string): string;
  ownStreet: string;
  streets: string;
  empty: string;
  rent(money: string): string;
  most(floors: number): string;
  withheld: string;
  /** The mark on a tenant whose rent a Broker has taken. */
  paid: string;
  /** The price of a roof from the stack. */
  price(money: string): string;
  squatted: string;
  /** The rent that the next rent phase is going to bring. */
  forecast(money: string): string;
  cards(count: number): string;
  houses(count: number): string;
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
  /** The phases of a turn. */
  phases: { inspect: string; play: string; rent: string; buy: string };
  phase: string;
  left(money: string): string;
  lastTurns(turns: number): string;
  round(round: number, of: number | null): string;
  goal(money: string): string;
  /** The name of the line that says what wins. */
  aim: string;
  give: string;
  take: string;
  dollars: string;
}
