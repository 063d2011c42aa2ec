// Reports errors in this browser to the operator of the site, without names, keys or room ids.
const MAX_MESSAGE_LENGTH = 600;
const MAX_REPORTS = 5;

export type ErrorKind = 'error' | 'rejection' | 'drawing' | 'chunk';

/** The hash in the name of this file. It identifies the build. */
const build = /-([\w-]+)\.js/.exec(import.meta.url)?.[1] ?? 'dev';

const reported = new Set<string>();

/** Reports each error once, and only the first few: an error in a loop must not flood the server. */
export function report(kind: ErrorKind, error: unknown, game?: string): void {
  const { message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  if (reported.has(message) || reported.size >= MAX_REPORTS) return;
  reported.add(message);
  const [, page] = location.pathname.split('/');
  const cut = {
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    stack: stack.slice(0, 3 * MAX_MESSAGE_LENGTH),
  };
  const body = JSON.stringify({ build, kind, page, ...(game && { game }), ...cut });
  void fetch('/api/report', { method: 'POST', body, keepalive: true }).catch(() => {});
}

/** Calls `work`. If it throws, reports the error and returns `fallback`. */
export function attempt<T>(work: () => T, fallback: T, game: string): T {
  try {
    return work();
  } catch (error) {
    report('drawing', error, game);
    return fallback;
  }
}

/** Reports errors that nobody caught. Errors of browser extensions are left out. */
export function reportUncaught(): void {
  const isOurs = ({ stack }: Partial<Error>) => stack?.includes(location.origin);
  window.addEventListener('error', ({ error }) => {
    if (error && isOurs(error)) report('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason && isOurs(reason)) report('rejection', reason);
  });
}
