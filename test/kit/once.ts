// A result that several tests share, whichever of them runs first.

/** Runs `make` at the first call and keeps its result; an error is thrown again at every call. */
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
