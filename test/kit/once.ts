// Something that several tests look at, each by itself or after any other.

/** Done by whichever comes first, and then no more; what went wrong goes wrong for all of them. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | { error: unknown } | undefined;
  return () => {
    if (!made) {
      try {
        made = { value: make() };
      } catch (error) {
        made = { error };
      }
    }
    if ('error' in made) throw made.error;
    return made.value;
  };
}
