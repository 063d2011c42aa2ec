// For the operator of the site: exports and removes a table. The routes answer 404 unless a long secret is configured.
import { ApiError } from './errors.ts';
import { isEqualInConstantTime } from './room-id.ts';
import { type AppContext, getRoom } from './rooms.ts';
import { recordAction } from './telemetry.ts';

const MIN_SECRET_LENGTH = 32;

export async function exportRoom(c: AppContext): Promise<Response> {
  await allowOperator(c);
  const id = c.req.param('room') ?? '';
  const exported = await (await getRoom(c.env, id)).export();
  if (exported === null) throw new ApiError('unknownRoom', 404);
  recordAction(c.env, 'export', id);
  return c.body(exported, 200, { 'Content-Type': 'application/json' });
}

export async function removeRoom(c: AppContext): Promise<Response> {
  await allowOperator(c);
  const id = c.req.param('room') ?? '';
  if (!(await (await getRoom(c.env, id)).remove())) throw new ApiError('unknownRoom', 404);
  recordAction(c.env, 'remove', id);
  return c.body(null, 204);
}

async function allowOperator(c: AppContext): Promise<void> {
  const secret = c.env.ADMIN_SECRET ?? '';
  if (secret.length < MIN_SECRET_LENGTH) throw new ApiError('notFound', 404);
  const [, given = ''] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  // Digests always have the same length, as the comparison in constant time requires.
  const [good, asked] = await Promise.all([digest(secret), digest(given)]);
  if (isEqualInConstantTime(good, asked)) return;
  const refusal = new ApiError('badAdmin', 401);
  refusal.response.headers.set('WWW-Authenticate', 'Bearer');
  throw refusal;
}

async function digest(text: string): Promise<number[]> {
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))];
}
