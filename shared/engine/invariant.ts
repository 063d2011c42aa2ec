/** Throws if a condition that the rules guarantee does not hold: a bug in the rules, so the move must not be played. */
export function assertInvariant(holds: unknown, invariant: string): asserts holds {
  if (!holds) throw new Error(`invariant does not hold: ${invariant}`);
}
