// The only module that touches localStorage. If the browser refuses to store a value (storage full, a private window,
// a frame of another site), the value stays in memory while the page is open.
const memory = new Map<string, string>();

export function readItem(name: string): string | null {
  // A value in memory is newer than a stored one, because the stored one could not be overwritten.
  try {
    return memory.get(name) ?? localStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
}

/** The JSON that is stored under this name; null if there is none, or if it is damaged. */
export function readJson(name: string) {
  try {
    return JSON.parse(readItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function writeItem(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
    memory.delete(name);
  } catch {
    memory.set(name, value);
  }
}

export function removeItem(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Without access to storage there is nothing to remove.
  }
}

/** Whether the browser refused to store this value, so that it is lost when the page closes. */
export const isOnlyInMemory = (value: string): boolean => [...memory.values()].includes(value);
