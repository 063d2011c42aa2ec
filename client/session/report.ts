// Tells whoever runs this site of what went wrong in a browser: no name, no key, no room.
const LONGEST = 600;
const MOST = 5;

export type Kind = 'error' | 'rejection' | 'drawing' | 'chunk';

/** Of the file that this is in, as the build has named it. */
const build = /-([\w-]+)\.js/.exec(import.meta.url)?.[1] ?? 'dev';

const told = new Set<string>();

/** Each once, and of many only the first. */
export function report(kind: Kind, error: unknown, game?: string): void {
  const { message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  if (told.has(message) || told.size >= MOST) return;
  told.add(message);
  const [, page] = location.pathname.split('/');
  const cut = { message: message.slice(0, LONGEST), stack: stack.slice(0, 3 * LONGEST) };
  const body = JSON.stringify({ build, kind, page, ...(game && { game }), ...cut });
  void fetch('/api/report', { method: 'POST', body, keepalive: true }).catch(() => {});
}

/** What `work` gives; where it fails, the other, and whoever runs this is told. */
export function attempt<T>(work: () => T, otherwise: T, game: string): T {
  try {
    return work();
  } catch (error) {
    report('drawing', error, game);
    return otherwise;
  }
}

/** Also of what nobody has caught. Extensions of the browser have errors of their own. */
export function reportUncaught(): void {
  const isOurs = ({ stack }: Partial<Error>) => stack?.includes(location.origin);
  window.addEventListener('error', ({ error }) => {
    if (error && isOurs(error)) report('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason && isOurs(reason)) report('rejection', reason);
  });
}
