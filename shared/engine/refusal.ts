// Errors for requests that are not allowed. Programs and text catalogues use the code; the message
// is for people who debug.
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string = code) {
    super(message);
    this.name = new.target.name;
    this.code = code;
  }
}

/**
 * `malformed` means that the value is not a move at all; `illegal` means that it is not in the list
 * of legal moves.
 */
export type IllegalMoveCode = 'over' | 'noSuchSeat' | 'notYourTurn' | 'malformed' | 'illegal';

export class IllegalMove extends Refusal {
  declare readonly code: IllegalMoveCode;
}

/** The options, the number of seats, the colours or the seed do not fit the game. */
export class BadSetup extends Refusal {}
