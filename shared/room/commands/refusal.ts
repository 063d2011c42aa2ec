import { type Reason, Refusal } from '../../engine/index.ts';

/**
 * Thrown when a command is not carried out. The client gets the code, and the game's reason if
 * there is one.
 */
export class CommandRefusal extends Refusal {
  readonly reason: Reason | null;

  constructor(code: string, reason: Reason | null = null) {
    super(code);
    this.reason = reason;
  }
}

export function refuseUnless(condition: unknown, code: string): asserts condition {
  if (!condition) throw new CommandRefusal(code);
}
