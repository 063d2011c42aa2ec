// The secrets that sign room ids. To rotate them without closing tables, list the new one first and the old one after it
// until the tables of the old one have expired; see docs/operations.md.
import { ApiError } from './errors.ts';

export const MIN_SECRET_LENGTH = 16;

interface Secrets {
  ROOM_SECRETS?: string;
  ROOM_SECRET?: string;
}

/**
 * The first secret signs, all are accepted. Throws if there is no secret, or if one is short enough
 * to be guessed.
 */
export function readSecrets(env: Secrets): readonly [string, ...string[]] {
  const [first, ...others] = listSecrets(env);
  if (first === undefined || !hasSecrets(env)) throw new ApiError('notSetUp', 503);
  return [first, ...others];
}

export function hasSecrets(env: Secrets): boolean {
  const all = listSecrets(env);
  return all.length > 0 && all.every(({ length }) => length >= MIN_SECRET_LENGTH);
}

function listSecrets({ ROOM_SECRETS = '', ROOM_SECRET = '' }: Secrets): string[] {
  // The single secret of older configurations may contain commas and blanks, so it is not split.
  return [...ROOM_SECRETS.split(/[\s,]+/), ROOM_SECRET].filter((secret) => secret !== '');
}
