// Openings are counted by the minutes of a clock that no test can turn.

const minute = () => Math.floor(Date.now() / 60_000);

/** Done within one minute: again, as somebody else, when another has begun in the midst of it. */
export async function withinOneMinute<T>(act: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const began = minute();
    const done = await act(attempt);
    if (minute() === began) return done;
  }
}
