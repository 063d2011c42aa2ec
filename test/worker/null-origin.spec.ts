// Pages in sandboxed frames send the origin “null”. They may read what programs may read; other sites may not.
import { expect, test } from 'vitest';
import { newKey } from './guest.ts';
import { openTable } from './party.ts';
import { call, post, SITE, unopenedRoom } from './site.ts';

const asking: Record<string, (room: string, headers: Record<string, string>) => Promise<Response>> =
  {
    'the games': (_room, headers) => call('/api/games', { headers }),
    'a table': (room, headers) => call(`/api/rooms/${room}`, { headers }),
    'an unknown table': async (_room, headers) =>
      call(`/api/rooms/${await unopenedRoom()}`, { headers }),
    'a game that goes on': (room, headers) => call(`/api/rooms/${room}/replay`, { headers }),
    'an unknown address': (_room, headers) => call('/api/nothing', { headers }),
    'a new table': (_room, headers) => post({ game: 'raja', key: newKey() }, headers),
    'a named table': (_room, headers) =>
      post({ game: 'raja', key: newKey(), named: 'opaque' }, headers),
    'a refused table': (_room, headers) => post('nonsense', headers),
  };

const allowed = ({ headers }: Response) =>
  [...headers].filter(([name]) => name.startsWith('access-control-'));

test.each(Object.entries(asking))(
  '%s: a sandboxed frame can read the answer',
  async (_what, ask) => {
    const { room } = await openTable();
    const answer = await ask(room, { Origin: 'null' });
    expect(allowed(answer)).toEqual([['access-control-allow-origin', 'null']]);
    expect(answer.headers.get('Vary')).toMatch(/\bOrigin\b/);
  },
);

test.each(Object.entries(asking))(
  '%s: a page of another site cannot read the answer',
  async (_what, ask) => {
    const { room } = await openTable();
    const origins = [
      'https://elsewhere.example',
      SITE,
      `null, ${SITE}`,
      'NULL',
      'null.example',
      '',
    ];
    for (const Origin of origins) {
      const answer = await ask(room, { Origin });
      expect(allowed(answer), Origin).toEqual([]);
      expect(answer.headers.get('Vary')).toMatch(/\bOrigin\b/);
    }
    expect(allowed(await ask(room, {}))).toEqual([]);
  },
);

test('pages can be read by no other site', async () => {
  const { room } = await openTable();
  for (const path of ['/', `/t/${room}`, `/embed/${room}`, '/embed/new/raja', '/rules/raja']) {
    expect(allowed(await call(path, { headers: { Origin: 'null' } }))).toEqual([]);
  }
});
