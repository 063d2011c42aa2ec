// The page of a table as chat programs preview it, also with hostile names of players.
import { evictDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { allGames, manifests } from '../../shared/games/index.ts';
import { pageAt } from './page.ts';
import { expectAccepted, fixSeeds, openLobby, openTable, playToEnd, stopClock } from './party.ts';
import { call, captureLog, objectOf, runInObject, SITE, unopenedRoom } from './site.ts';

test('an invitation names the game, the host and the free seats', async () => {
  const { room } = await openTable({ name: 'Ada', seats: 3 });
  const { status, title, metas } = await pageAt(`/t/${room}`);
  expect(status).toBe(200);
  expect(title).toBe('Ada invites you to play Room Share');
  expect(metas).toMatchObject({
    description: '2 seats are free. Open the link to sit down.',
    'og:title': title,
    'og:description': '2 seats are free. Open the link to sit down.',
    'og:image': `${SITE}/covers/room-share.png`,
    'og:url': `${SITE}/t/${room}`,
    'og:type': 'website',
  });
});

test('an invitation changes when one seat is left, when none is, in the game and after it', async () => {
  stopClock();
  fixSeeds(1);
  const party = await openLobby(2, { seats: 3 });
  const describe = async () => (await pageAt(`/t/${party.room}`)).metas['og:description'];
  expect(await describe()).toBe('One seat is free. Open the link to sit down.');
  await expectAccepted(party.host.ask({ type: 'bot', seat: 2 }));
  expect(await describe()).toBe('Open the link to watch.');
  await expectAccepted(party.host.ask({ type: 'remove', seat: 2 }));
  await expectAccepted(party.host.ask({ type: 'start' }));
  expect(await describe()).toBe('Open the link to watch.');
  await playToEnd(party, Random.from(seedFrom(1)));
  const { status, title } = await pageAt(`/t/${party.room}`);
  expect({ status, title }).toEqual({ status: 200, title: 'Room Share at Ada’s table' });
});

test('an invitation names nobody when everybody has left', async () => {
  const { room, host } = await openTable({ name: 'Ada' });
  await expectAccepted(host.ask({ type: 'leave' }));
  const { title, metas } = await pageAt(`/t/${room}`);
  expect(title).toMatch(/^\S/);
  expect(metas['og:title']).toMatch(/^\S/);
  expect(title).not.toMatch(/^invites|at ’s/);
});

test.each(['/t/', '/embed/'])('%s describes a table, and contains no secret', async (folder) => {
  const { room, host } = await openTable();
  const { status, text } = await pageAt(`${folder}${room}`);
  expect(status).toBe(200);
  expect(text).not.toContain(host.key);
  expect(text).toContain('<div id="app"></div>');
});

test.each(['/t/', '/embed/'])(
  '%s of a missing table is the page with status 404',
  async (folder) => {
    const unknown = ['nothing', 'AAAAAAAAAAAAAAAAAAAAAA', '%3Cscript%3E', await unopenedRoom()];
    for (const room of unknown) {
      const { status, title, metas, elements, text } = await pageAt(`${folder}${room}`);
      expect(status).toBe(404);
      expect(title).toBe('Foyer: board games you share with a link');
      expect(metas['og:image']).toBe(`${SITE}/covers/foyer.png`);
      expect(elements.filter((name) => name === 'script')).toHaveLength(2);
      expect(text).not.toContain('<script>');
    }
  },
);

test.each([
  '<img src=x onerror=a()>',
  '</title><script>a()',
  '"><b onclick="a()">',
  "' onload='a()",
  '&lt;b&gt; &#34; &quot;',
  '$& $1 $` {{a}} %s',
  '<!-- --> ]]>',
  'Zoë 李 🎲',
])('a name cannot inject anything into the page: %s', async (name) => {
  const { room } = await openTable({ name, seats: 2 });
  const page = await pageAt(`/t/${room}`);
  const harmless = await pageAt(`/t/${(await openTable({ name: 'Ada', seats: 2 })).room}`);
  expect(page.title).toBe(`${name} invites you to play Room Share`);
  expect(page.metas['og:title']).toBe(page.title);
  expect(page.elements).toEqual(harmless.elements);
  expect(Object.keys(page.metas)).toEqual(Object.keys(harmless.metas));
  expect([...page.headers.keys()]).toEqual([...harmless.headers.keys()]);
  for (const value of page.headers.values()) expect(value).not.toContain(name);
});

test('a page that changes with the table has no ETag of the file it was made from', async () => {
  const { room, host } = await openTable({ name: 'Ada' });
  const before = await pageAt(`/t/${room}`);
  await expectAccepted(host.ask({ type: 'rename', name: 'Bea' }));
  const after = await pageAt(`/t/${room}`);
  expect(after.title).not.toBe(before.title);
  const etag = after.headers.get('ETag');
  if (etag !== null) expect(etag).not.toBe(before.headers.get('ETag'));
  expect(after.headers.get('Content-Length')).toBeNull();
});

test('an invitation links to its oEmbed description', async () => {
  const { room } = await openTable({ name: '"Ada" <&>', seats: 2 });
  const { oembed, title } = await pageAt(`/t/${room}?from=chat`);
  const href = `${SITE}/oembed?url=${encodeURIComponent(`${SITE}/t/${room}`)}`;
  expect(oembed).toEqual([{ href, title }]);
  expect((await pageAt('/t/nothing')).oembed).toEqual([]);
  expect((await pageAt(`/embed/${room}`)).oembed).toEqual([]);
});

test.each(manifests.map(({ facts }) => [facts.id, facts.title]))(
  'the page of the rules of %s shows the game',
  async (game, name) => {
    const { status, title, metas, oembed, elements } = await pageAt(`/rules/${game}`);
    expect({ status, title }).toEqual({ status: 200, title: name });
    expect(metas).toMatchObject({
      description: metas['og:description'],
      'og:title': name,
      'og:image': `${SITE}/covers/${game}.png`,
      'og:url': `${SITE}/rules/${game}`,
      'og:type': 'website',
    });
    const href = `${SITE}/oembed?url=${encodeURIComponent(`${SITE}/rules/${game}`)}`;
    expect(oembed).toEqual([{ href, title: name }]);
    expect(elements.filter((element) => element === 'script')).toHaveLength(2);
  },
);

test('every game has a page with its own title', async () => {
  for (const { id } of allGames) expect((await pageAt(`/rules/${id}`)).title).not.toBe(id);
});

test.each(['chess', '__proto__', 'constructor', '%22%3E%3Cscript%3E'])(
  'the rules of %s are not found',
  async (game) => {
    const { status, title, oembed, text } = await pageAt(`/rules/${game}`);
    expect({ status, oembed }).toEqual({ status: 404, oembed: [] });
    expect(title).toBe('Foyer: board games you share with a link');
    expect(text).not.toContain('<script>');
  },
);

test('a link to a table that fails is answered with the page', async () => {
  const { room } = await openTable();
  const logged = captureLog('error');
  await runInObject(room, ({ storage }) =>
    storage.sql.exec(`UPDATE snapshots SET body = '{'`).toArray(),
  );
  await evictDurableObject(objectOf(room));
  const answer = await call(`/t/${room}`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('<div id="app">');
  expect((await call(`/api/rooms/${room}`)).status).toBe(500);
  expect(logged().length).toBeGreaterThan(0);
  expect(logged().join()).not.toContain(room);
});
