// The limit on opened tables counts by minutes of a clock that tests cannot control.

const minute = () => Math.floor(Date.now() / 60_000);

/** Runs a function within one minute of the clock. If a new minute begins in between, it runs again with another address. */
export async function withinOneMinute<T>(act: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const began = minute();
    const done = await act(attempt);
    if (minute() === began) return done;
  }
}
