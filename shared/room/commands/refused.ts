import { type Reason, Refusal } from '../../engine/index.ts';

/** A command that is not carried out. The code goes to the client as it is, with the game's reason if it has one. */
export class Refused extends Refusal {
  readonly reason: Reason | null;

  constructor(code: string, reason: Reason | null = null) {
    super(code);
    this.reason = reason;
  }
}

export function refuseUnless(holds: unknown, code: string): asserts holds {
  if (!holds) throw new Refused(code);
}
