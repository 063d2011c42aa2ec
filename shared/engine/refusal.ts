// Errors for requests that are not allowed. Programs and text catalogues use the code, people who debug the message.
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string = code) {
    super(message);
    this.name = new.target.name;
    this.code = code;
  }
}

/** `malformed` is something that is no move at all; `illegal` is a move that is not in the list of legal moves. */
export type IllegalMoveCode = 'over' | 'noSuchSeat' | 'notYourTurn' | 'malformed' | 'illegal';

export class IllegalMove extends Refusal {
  declare readonly code: IllegalMoveCode;
}

/** The options, the number of seats, the colours or the seed do not fit the game. */
export class BadSetup extends Refusal {}
