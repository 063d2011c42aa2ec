/** Something asked for that is not allowed. The code is for programs and text catalogues. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string = code) {
    super(message);
    this.name = new.target.name;
    this.code = code;
  }
}

export type IllegalMoveCode = 'over' | 'noSuchSeat' | 'notYourTurn' | 'malformed' | 'illegal';

export class IllegalMove extends Refusal {
  declare readonly code: IllegalMoveCode;
}

export class BadSetup extends Refusal {}
