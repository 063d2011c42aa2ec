import { Refusal } from '../engine/index.ts';

/** A command that is not carried out. The code goes to the client as it is. */
export class Refused extends Refusal {}

export function must(holds: unknown, code: string): asserts holds {
  if (!holds) throw new Refused(code);
}
