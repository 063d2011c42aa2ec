// The object that counts what one sender opens in a day; see openings.ts.

/** Enough for a school behind one address, and for nobody who opens tables all day. */
export const OPENINGS_A_DAY = 600;

export const DAY_MS = 86_400_000;
const COUNT = 'openings';

/** Returns false if there were too many, and then writes nothing. The alarm deletes the count when the day is over. */
export function countInObject(storage: DurableObjectStorage, now: number): boolean {
  const count = storage.kv.get<number>(COUNT) ?? 0;
  if (count >= OPENINGS_A_DAY) return false;
  if (count === 0) void storage.setAlarm(now + DAY_MS);
  storage.kv.put(COUNT, count + 1);
  return true;
}
