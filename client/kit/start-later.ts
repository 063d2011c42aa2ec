// Starts something whose code is fetched first, unless it has been stopped by then.

/** Returns a function that stops it. */
export function startLater(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | null = () => {};
  void load().then((start) => {
    if (stop) stop = start();
  });
  return () => {
    stop?.();
    stop = null;
  };
}
