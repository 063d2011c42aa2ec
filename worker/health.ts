// Whether everything is there that the worker needs: GET /api/health.
import type { Env } from './env.ts';
import type { Ctx } from './rooms.ts';
import { hasSecrets } from './secrets.ts';
import { versionOf } from './watch.ts';

const BINDINGS = ['ROOMS', 'ASSETS', 'OPENING', 'REPORTS', 'METRICS', 'VERSION'] as const;

export interface Health {
  ok: boolean;
  version: string | null;
  /** By name; what they are worth is told to nobody. */
  missing?: string[];
}

export function checkHealth(env: Env): Health {
  const missing: string[] = BINDINGS.filter((name) => !env[name]);
  if (!hasSecrets(env)) missing.push('ROOM_SECRETS');
  const version = versionOf(env);
  return missing.length === 0 ? { ok: true, version } : { ok: false, version, missing };
}

export function health(c: Ctx): Response {
  const found = checkHealth(c.env);
  return c.json(found, found.ok ? 200 : 503);
}
