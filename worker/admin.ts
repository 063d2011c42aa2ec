// For whoever runs the site: a table as it is stored, and its removal. Without a secret that cannot be guessed there
// is no such address.
import { Failure } from './errors.ts';
import { isEqual } from './room-id.ts';
import { type Ctx, roomOf } from './rooms.ts';
import { recordAction } from './watch.ts';

const SHORTEST = 32;

export async function exportRoom(c: Ctx): Promise<Response> {
  await allowOperator(c);
  const id = c.req.param('room') ?? '';
  const exported = await (await roomOf(c.env, id)).export();
  if (exported === null) throw new Failure('unknownRoom', 404);
  recordAction(c.env, 'export', id);
  return c.body(exported, 200, { 'Content-Type': 'application/json' });
}

export async function removeRoom(c: Ctx): Promise<Response> {
  await allowOperator(c);
  const id = c.req.param('room') ?? '';
  if (!(await (await roomOf(c.env, id)).remove())) throw new Failure('unknownRoom', 404);
  recordAction(c.env, 'remove', id);
  return c.body(null, 204);
}

async function allowOperator(c: Ctx): Promise<void> {
  const secret = c.env.ADMIN_SECRET ?? '';
  if (secret.length < SHORTEST) throw new Failure('notFound', 404);
  const [, given = ''] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  // Of the same length, whatever was given.
  const [good, asked] = await Promise.all([digest(secret), digest(given)]);
  if (isEqual(good, asked)) return;
  const refusal = new Failure('badAdmin', 401);
  refusal.response.headers.set('WWW-Authenticate', 'Bearer');
  throw refusal;
}

async function digest(text: string): Promise<number[]> {
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))];
}
