// The pages that other sites show in frames.
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { isRoomId } from '../../worker/room-id.ts';
import { newKey } from './guest.ts';
import { pageAt } from './page.ts';
import { openTable } from './party.ts';
import { call, countWakes, post, SECRET } from './site.ts';

const NEW = '/embed/new/raja';
const NAMED = '/embed/named/raja/club';

describe.each([NEW, NAMED])('%s', (path) => {
  test('is the shell, with the name of the game', async () => {
    const { status, title, metas, oembed, text } = await pageAt(path);
    expect({ status, title, oembed }).toEqual({ status: 200, title: 'Raja', oembed: [] });
    expect(metas['og:image']).toMatch(/\/covers\/raja\.png$/);
    expect(text).toContain('<div id="app"></div>');
  });

  test.each([
    '?seats=2',
    '?seats=5&options=short',
    '?options=short,yogi',
    '?options=short=true,yogi=false',
    '?options=&seats=',
    '?lang=it&theme=dark&accent=aa3355&host=https://blog.example&mute&nonsense=1',
  ])('is found with %s', async (search) => {
    expect((await call(path + search)).status).toBe(200);
  });

  test.each([
    '?seats=1',
    '?seats=6',
    '?seats=2.5',
    '?seats=two',
    '?seats=1e9',
    '?options=cheat',
    '?options=short=maybe',
    '?options=short=1',
    '?options=__proto__',
    '?options=toString=true',
    '?options==true',
    '?options=short;yogi',
    '?options=%3Cscript%3E',
  ])('is not found with %s', async (search) => {
    const { status, metas, text } = await pageAt(path + search);
    expect(status).toBe(404);
    expect(metas).not.toHaveProperty('foyer-room');
    expect(text).not.toContain('<script>');
  });

  test('answers a HEAD like a GET, without the body', async () => {
    const [head, get] = [await call(path, { method: 'HEAD' }), await call(path)];
    expect({ status: head.status, text: await head.text() }).toEqual({ status: 200, text: '' });
    for (const name of ['Content-Security-Policy', 'Content-Type']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });

  test('wakes no object', async () => {
    const wakes = await countWakes();
    await call(path);
    expect(wakes()).toBe(0);
  });
});

test.each([
  '/embed/new/chess',
  '/embed/new/constructor',
  '/embed/new/__proto__',
  '/embed/new/%22%3E',
])('%s is not found, because there is no such game', async (path) => {
  const { status, metas, title } = await pageAt(path);
  expect({ status, title }).toEqual({
    status: 404,
    title: 'Foyer: board games you share with a link',
  });
  expect(metas).not.toHaveProperty('foyer-room');
});

test.each([
  'chess/club',
  `raja/${'x'.repeat(41)}`,
  'raja/a%20b',
  'raja/%C3%A9',
  'raja/..%2f',
  'raja/%00',
])('a named table %s is not found', async (which) => {
  const { status, metas } = await pageAt(`/embed/named/${which}`);
  expect(status).toBe(404);
  expect(metas).not.toHaveProperty('foyer-room');
});

test.each([
  '%22%3E%3Cscript%3Ea()%3C%2Fscript%3E',
  '%3Cimg%20src=x%20onerror=a()%3E',
  '%0d%0aSet-Cookie:%20a=b',
  "'%20onload='a()",
])('a name cannot inject anything into the page: %s', async (name) => {
  const page = await pageAt(`/embed/named/raja/${name}`);
  const harmless = await pageAt('/embed/named/chess/club');
  expect(page.status).toBe(404);
  expect(page.elements).toEqual(harmless.elements);
  expect([...page.headers.keys()]).toEqual([...harmless.headers.keys()]);
});

test('only the page of a named table contains the id of its room', async () => {
  const { room } = await openTable();
  for (const path of [NEW, `/embed/${room}`, `/t/${room}`, '/rules/raja']) {
    expect((await pageAt(path)).metas).not.toHaveProperty('foyer-room');
  }
  const { metas } = await pageAt(NAMED);
  expect(await isRoomId([SECRET], metas['foyer-room'] ?? '')).toBe(true);
});

test('a page says if its table does not exist, so that the frame does not wait for it', async () => {
  const { room } = await openTable();
  const later = (await pageAt(`${NAMED}-later`)).metas['foyer-room'];
  for (const path of [`/embed/${later}`, '/embed/nothing', '/embed/new/chess']) {
    expect((await pageAt(path)).metas).toHaveProperty('foyer-nothing');
  }
  for (const path of [NEW, `${NAMED}-later`, `/embed/${room}`, `/embed/${room}?watch`]) {
    expect((await pageAt(path)).metas).not.toHaveProperty('foyer-nothing');
  }
});

test('the page of a named table is the same before and after somebody opens the table', async () => {
  const before = await pageAt('/embed/named/room-share/quiet');
  await post({ game: 'room-share', named: 'quiet', name: 'Ada', key: newKey() });
  const after = await pageAt('/embed/named/room-share/quiet');
  expect(after.text).toBe(before.text);
  expect(after.text).not.toContain('Ada');
});

test('the language of the frame is the one in its address', async () => {
  const shell = await (await call('/')).text();
  // A build writes such links for the modules that a page may need, by game and language.
  const parts = ['it', 'fr'].map(
    (one) => `<link rel="later" href="/${one}.js" data-game="" data-language="${one}">`,
  );
  const built = shell.replace('</head>', `${parts.join('')}</head>`);
  vi.spyOn(env.ASSETS, 'fetch').mockImplementation(async () => new Response(built));
  const wanted = async (path: string) => {
    const { text } = await pageAt(path, { headers: { 'Accept-Language': 'fr' } });
    return [...text.matchAll(/rel="modulepreload" href="\/(\w+)\.js"/g)].map(([, name]) => name);
  };
  expect(await wanted(`${NEW}?lang=it`)).toEqual(['it']);
  expect(await wanted(`${NEW}?lang=xx`)).toEqual(['fr']);
  expect(await wanted(NEW)).toEqual(['fr']);
  expect(await wanted('/rules/raja?lang=it')).toEqual(['fr']);
});

test('a page preloads the lobby or the frame, as its table needs it', async () => {
  const shell = await (await call('/')).text();
  const parts = ['lobby', 'frame'].map(
    (one) =>
      `<link rel="later" href="/${one}.js" data-game="" data-language="" data-phase="${one}">`,
  );
  const built = shell.replace('</head>', `${parts.join('')}</head>`);
  vi.spyOn(env.ASSETS, 'fetch').mockImplementation(async () => new Response(built));
  const wanted = async (path: string) => {
    const { text } = await pageAt(path);
    return [...text.matchAll(/rel="modulepreload" href="\/(\w+)\.js"/g)].map(([, name]) => name);
  };
  const { room } = await openTable();
  expect(await wanted(`/t/${room}`)).toEqual(['lobby']);
  expect(await wanted(NEW)).toEqual(['lobby']);
  expect(await wanted('/rules/raja')).toEqual([]);
});
