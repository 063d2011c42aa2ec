/** Something that the rules make sure of. Where it fails the rules are wrong, and nothing more is played. */
export function assertInvariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(`not so: ${what}`);
}
