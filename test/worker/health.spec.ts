// The health check tells whether the site has all that it needs. Deployments and monitoring call it.
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { callWith, SECRET, type SetUp } from './site.ts';

interface Health {
  ok: boolean;
  version: string | null;
  missing?: string[];
}

async function healthOf(setUp: SetUp) {
  const answer = await callWith(setUp, '/api/health');
  const text = await answer.text();
  expect(text).not.toContain(SECRET);
  return { status: answer.status, body: JSON.parse(text) as Health };
}

const without = (name: keyof SetUp) => healthOf({ [name]: undefined });

test('the health check succeeds with the configuration of a deployment, and says which version answers', async () => {
  const VERSION = { id: 'e5b5c1a0', tag: 'abc', timestamp: '2026-09-01T00:00:00Z' };
  expect(await healthOf({ VERSION })).toEqual({
    status: 200,
    body: { ok: true, version: 'e5b5c1a0' },
  });
  expect((await healthOf({})).body).toEqual({ ok: true, version: env.VERSION?.id });
});

test.each(['ROOMS', 'ASSETS', 'OPENING', 'REPORTS', 'METRICS', 'VERSION'] as const)(
  'the health check fails without %s',
  async (name) => {
    const { status, body } = await without(name);
    expect(status).toBe(503);
    expect(body).toMatchObject({ ok: false, missing: [name] });
  },
);

test.each(['', 'too-short', 'long-enough-by-far,short'])(
  'the health check fails with the secrets "%s"',
  async (ROOM_SECRETS) => {
    const { status, body } = await healthOf({ ROOM_SECRETS, ROOM_SECRET: '' });
    expect(status).toBe(503);
    expect(body).toMatchObject({ ok: false, missing: ['ROOM_SECRETS'] });
    expect(JSON.stringify(body)).not.toMatch(/too-short|long-enough/);
  },
);

test('the health check accepts ROOM_SECRET, the single secret of older configurations', async () => {
  const setUp = { ROOM_SECRETS: '', ROOM_SECRET: 'the only one of before' };
  expect((await healthOf(setUp)).status).toBe(200);
});

test('the health check names everything that is missing at once', async () => {
  const setUp = { ROOMS: undefined, METRICS: undefined, ROOM_SECRETS: '' };
  expect((await healthOf(setUp)).body.missing).toEqual(['ROOMS', 'METRICS', 'ROOM_SECRETS']);
});
