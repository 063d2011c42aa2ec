// The only module that touches localStorage. Where storage refuses (full, a private window, a frame of another site)
// a value lives in memory, as long as the page is open.
const memory = new Map<string, string>();

export function readItem(name: string): string | null {
  // A value in memory is newer than the stored one, which could not be overwritten.
  try {
    return memory.get(name) ?? localStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
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
    // Storage that cannot be reached holds nothing to remove.
  }
}

/** Whether storage refused this value, so that it is lost with the page. */
export const isOnlyInMemory = (name: string): boolean => memory.has(name);
