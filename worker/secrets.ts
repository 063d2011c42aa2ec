// What room ids are signed with. To change it without closing a table, list the new one first and the old one after
// it for as long as tables of the old one are kept; see docs/operations.md.
import { Failure } from './errors.ts';

export const SHORTEST = 16;

interface Secrets {
  ROOM_SECRETS?: string;
  ROOM_SECRET?: string;
}

/** The first signs, all of them open. With none, or one that could be guessed, there are no tables. */
export function readSecrets(env: Secrets): readonly [string, ...string[]] {
  const [first, ...others] = listSecrets(env);
  if (first === undefined || !hasSecrets(env)) throw new Failure('notSetUp', 503);
  return [first, ...others];
}

export function hasSecrets(env: Secrets): boolean {
  const all = listSecrets(env);
  return all.length > 0 && all.every(({ length }) => length >= SHORTEST);
}

function listSecrets({ ROOM_SECRETS = '', ROOM_SECRET = '' }: Secrets): string[] {
  // The single one of before may hold any characters: it is taken as it is.
  return [...ROOM_SECRETS.split(/[\s,]+/), ROOM_SECRET].filter((secret) => secret !== '');
}
