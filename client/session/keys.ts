// The secrets of this device: one key for each table. In memory is only what storage would not take: it is newer.
const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return memory.get(name) ?? localStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
    memory.delete(name);
  } catch {
    // Full, a private window, a frame of another site: kept as long as the page is open.
    memory.set(name, value);
  }
}

export function kept(name: string): string | null {
  return read(name);
}

export function forget(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // As above.
  }
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whether the seat is gone with the page: storage did not take its key. */
export const isPassing = (room: string): boolean => memory.has(`key ${room}`);

/** The key of this device at that table, made at the first visit. */
export function keyAt(room: string): string {
  const known = read(`key ${room}`);
  if (known) return known;
  const key = newKey();
  keep(`key ${room}`, key);
  return key;
}
