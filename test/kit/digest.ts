// A short word for a JSON value: two values have the same if they are equal, whatever the order of their members.
export function digestOf(value: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const char of canonical(value)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) as number)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
