// GET /api/health: tells whether all bindings and secrets are configured.
import type { Env } from './env.ts';
import type { AppContext } from './rooms.ts';
import { hasSecrets } from './secrets.ts';
import { versionOf } from './telemetry.ts';

const BINDINGS = ['ROOMS', 'ASSETS', 'OPENING', 'REPORTS', 'METRICS', 'VERSION'] as const;

export interface Health {
  ok: boolean;
  version: string | null;
  /** The names of what is missing. Values are never sent. */
  missing?: string[];
}

export function checkHealth(env: Env): Health {
  const missing: string[] = BINDINGS.filter((name) => !env[name]);
  if (!hasSecrets(env)) missing.push('ROOM_SECRETS');
  const version = versionOf(env);
  return missing.length === 0 ? { ok: true, version } : { ok: false, version, missing };
}

export function serveHealth(c: AppContext): Response {
  const found = checkHealth(c.env);
  return c.json(found, found.ok ? 200 : 503);
}
