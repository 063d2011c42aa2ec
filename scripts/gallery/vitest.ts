// Replaces Vitest in the gallery. It collects the tests instead of running them, and its expectations check nothing.

export interface CollectedTest {
  title: string;
  run(): unknown;
}

let collected: CollectedTest[] = [];
let groups: string[] = [];

/** Returns the tests that are declared while `load` runs. */
export async function collectTests(load: () => Promise<unknown>): Promise<CollectedTest[]> {
  collected = [];
  groups = [];
  await load();
  return collected;
}

type Body = (...given: unknown[]) => unknown;

function collect(title: string, run: Body): void {
  collected.push({ title: [...groups, title].join(' › '), run });
}

function group(title: string, body: Body): void {
  groups.push(title);
  body();
  groups.pop();
}

const fillTitle = (title: string, given: unknown[]): string =>
  given.reduce<string>((text, one) => text.replace(/%[sdijo]/, String(one)), title);

const each =
  (make: typeof collect) => (cases: readonly unknown[]) => (title: string, body: Body) => {
    for (const one of cases) {
      const given = Array.isArray(one) ? one : [one];
      make(fillTitle(title, given), () => body(...given));
    }
  };

export const test = Object.assign(collect, { each: each(collect) });
export const it = test;
export const describe = Object.assign(group, { each: each(group) });

const anything: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === 'then' ? undefined : anything),
  apply: () => anything,
});
export const expect = anything;
