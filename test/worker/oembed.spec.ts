// oEmbed 1.0, rule by rule. The numbers are the sections of its specification.
import { describe, expect, test } from 'vitest';
import { watchIdOf } from '../../worker/watch-id.ts';
import { newKey } from './guest.ts';
import { pageAt, plain } from './page.ts';
import { openTable } from './party.ts';
import { call, post, SECRET, SITE, unopenedRoom } from './site.ts';

interface Description {
  type: string;
  version: string;
  title: string;
  provider_name: string;
  provider_url: string;
  cache_age: number;
  thumbnail_url?: string;
  thumbnail_width?: number;
  thumbnail_height?: number;
  html: string;
  width: number;
  height: number;
}

const ask = (parameters: Record<string, string>, init?: RequestInit) =>
  call(`/oembed?${new URLSearchParams(parameters)}`, init);

async function fetchDescription(
  url: string,
  limits: Record<string, string> = {},
): Promise<Description> {
  const answer = await ask({ url, ...limits });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

interface Element {
  tag: string;
  attributes: Record<string, string>;
}

/** What a page that inserts this HTML gets. */
async function elementsOf(html: string): Promise<Element[]> {
  const all: Element[] = [];
  const read = new HTMLRewriter().on('*', {
    element({ tagName: tag, attributes }) {
      const given = [...attributes].map(([name = '', value = '']) => [name, plain(value)]);
      all.push({ tag, attributes: Object.fromEntries(given) });
    },
  });
  await read.transform(new Response(html)).text();
  return all;
}

async function frameOf(html: string): Promise<Record<string, string>> {
  const [frame, ...others] = await elementsOf(html);
  expect(others).toEqual([]);
  expect(frame?.tag).toBe('iframe');
  // Nothing before the frame, in it or after it.
  expect(html).toMatch(/^<iframe [^<>]*><\/iframe>$/);
  return frame?.attributes ?? {};
}

const tableUrl = async (wanted: object = {}) => `${SITE}/t/${(await openTable(wanted)).room}`;
const GAME = `${SITE}/rules/raja`;

describe('2.2 the request', () => {
  test.each([{}, { url: '' }, { maxwidth: '400' }])(
    'without a url is refused: %j',
    async (parameters) => {
      const answer = await ask(parameters);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: 'badRequest' } });
    },
  );

  test.each(['400px', '-1', '0', '1.5', '', ' 400', '1e3', 'NaN', '٤٠٠', '9'.repeat(20)])(
    'with a width or height of %j is refused',
    async (size) => {
      for (const limit of ['maxwidth', 'maxheight']) {
        const answer = await ask({ url: GAME, [limit]: size });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ error: { code: 'badSize' } });
      }
    },
  );

  test('may have other parameters', async () => {
    expect(await fetchDescription(GAME, { omitscript: '1', lang: 'xx', html: '<b>' })).toEqual(
      await fetchDescription(GAME),
    );
  });

  test('may be a HEAD, which is answered like a GET without the body', async () => {
    const [head, get] = [await ask({ url: GAME }, { method: 'HEAD' }), await ask({ url: GAME })];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'));
  });

  test('must be a GET', async () => {
    expect((await ask({ url: GAME }, { method: 'POST' })).status).toBe(404);
  });
});

describe('2.3.1 the answer is JSON', () => {
  test.each([{}, { format: 'json' }])('with %j', async (format) => {
    const answer = await ask({ url: GAME, ...format });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json\b/);
  });
});

describe('2.3.4 the answer has', () => {
  test('type, version and the rest, in the right types', async () => {
    for (const url of [GAME, await tableUrl()]) {
      const { html: _html, ...rest } = await fetchDescription(url);
      expect(rest).toEqual({
        type: 'rich',
        version: '1.0',
        title: expect.stringMatching(/\S/),
        provider_name: 'Foyer',
        provider_url: `${SITE}/`,
        cache_age: expect.any(Number),
        thumbnail_url: expect.stringMatching(/^https:.*\/covers\/[\w-]+\.png$/),
        thumbnail_width: 1200,
        thumbnail_height: 630,
        width: 960,
        height: 720,
      });
    }
  });

  test('the title of the page', async () => {
    for (const url of [GAME, await tableUrl({ name: '"A" & <B>' })]) {
      const { title } = await fetchDescription(url);
      expect(title).toBe((await pageAt(new URL(url).pathname)).title);
    }
  });

  test('a shorter cache age for a table than for a game', async () => {
    const [table, game] = [await fetchDescription(await tableUrl()), await fetchDescription(GAME)];
    expect(table.cache_age).toBeGreaterThan(0);
    expect(table.cache_age).toBeLessThan(game.cache_age);
  });

  test.each([
    [{}, true],
    [{ maxwidth: '1200', maxheight: '630' }, true],
    [{ maxwidth: '1199' }, false],
    [{ maxheight: '629' }, false],
    [{ maxwidth: '5000', maxheight: '100' }, false],
  ])('a thumbnail that fits %j, or none', async (limits, there) => {
    const all = await fetchDescription(GAME, limits);
    const parts = [all.thumbnail_url, all.thumbnail_width, all.thumbnail_height];
    expect(parts.map((part) => part !== undefined)).toEqual([there, there, there]);
    expect(Object.keys(all).filter((key) => key.startsWith('thumbnail'))).toHaveLength(
      there ? 3 : 0,
    );
  });
});

describe('2.3.4.4 rich', () => {
  test.each([
    [{}, 960, 720],
    [{ maxwidth: '600' }, 600, 720],
    [{ maxheight: '500' }, 960, 500],
    [{ maxwidth: '320', maxheight: '240' }, 320, 240],
    [{ maxwidth: '1', maxheight: '1' }, 1, 1],
    [{ maxwidth: '9999', maxheight: '999999999' }, 960, 720],
  ])('the frame with %j is %i wide and %i high', async (limits, width, height) => {
    for (const url of [GAME, await tableUrl()]) {
      const answer = await fetchDescription(url, limits);
      expect({ width: answer.width, height: answer.height }).toEqual({ width, height });
      const frame = await frameOf(answer.html);
      expect(frame).toMatchObject({ width: `${width}`, height: `${height}`, frameborder: '0' });
    }
  });

  test('the frame of a table shows that table', async () => {
    const { room } = await openTable();
    const { html, title } = await fetchDescription(`${SITE}/t/${room}`);
    expect(await frameOf(html)).toMatchObject({
      src: `${SITE}/embed/${room}`,
      title,
      allow: 'clipboard-write; web-share',
    });
  });

  test('the frame of a table that names sites is for watching, so it may stand anywhere', async () => {
    const { room } = await openTable({ sites: ['https://blog.example'] });
    const { src = '' } = await frameOf((await fetchDescription(`${SITE}/t/${room}`)).html);
    expect(src).toBe(`${SITE}/embed/w/${await watchIdOf(SECRET, room)}`);
    const policy = (await call(src)).headers.get('Content-Security-Policy');
    expect(policy).toMatch(/frame-ancestors \*$/);
  });

  test('the frame of a game opens a new table', async () => {
    const { src = '' } = await frameOf((await fetchDescription(GAME)).html);
    expect(src).toBe(`${SITE}/embed/new/raja`);
    expect((await call(src)).status).toBe(200);
  });

  test.each([
    '"><script>a()</sc',
    "' onload='a()' x='",
    '&quot; &#34; &lt;',
    '</iframe><b>',
    'a" src="//evil.x',
    '<!-- --> ]]>',
  ])('a name cannot inject anything into the HTML: %s', async (name) => {
    const { title, html } = await fetchDescription(await tableUrl({ name, seats: 2 }));
    const frame = await frameOf(html);
    expect(frame.title).toBe(title);
    expect(title).toContain(name);
    expect(Object.keys(frame)).toEqual([
      ...['src', 'width', 'height', 'title', 'frameborder', 'allow', 'loading'],
    ]);
    expect(html).not.toMatch(/<script|javascript:/i);
  });

  test('a key in the address is not passed on', async () => {
    const { room, host } = await openTable();
    const other = newKey();
    for (const rest of [`#${other}`, `?key=${other}`, `?a#${other}`]) {
      const text = JSON.stringify(await fetchDescription(`${SITE}/t/${room}${rest}`));
      expect(text).not.toContain(other);
      expect(text).not.toContain(host.key);
    }
  });
});

describe('2.3.5 errors', () => {
  test.each([
    ['no address', 'http://'],
    ['half an address', 'https://[::1'],
    ['a path', '/rules/raja'],
    ['a word', 'raja'],
    ['another site', 'https://elsewhere.example/rules/raja'],
    ['another port', `${SITE}:8443/rules/raja`],
    ['another scheme', `${SITE.replace('https', 'http')}/rules/raja`],
    ['a site that only begins like this one', `${SITE}.elsewhere.example/rules/raja`],
    ['a name before the site', `${SITE}@elsewhere.example/rules/raja`],
    ['the first page', `${SITE}/`],
    ['a page that is neither', `${SITE}/about`],
    ['a frame', `${SITE}/embed/new/raja`],
    ['an unknown game', `${SITE}/rules/chess`],
    ['the name of a property', `${SITE}/rules/constructor`],
    ['a page below a game', `${SITE}/rules/raja/x`],
    ['a made-up table', `${SITE}/t/AAAAAAAAAAAAAAAAAAAAAA`],
    ['markup', `${SITE}/t/"><script>`],
    ['code', 'javascript:alert(1)'],
  ])('404, because there is nothing to show for %s', async (_what, url) => {
    const answer = await ask({ url });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'unknownRoom' } });
  });

  test('404 for a table that was never opened', async () => {
    expect((await ask({ url: `${SITE}/t/${await unopenedRoom()}` })).status).toBe(404);
  });

  test.each(['xml', 'XML', 'yaml', 'jsonp', ''])('501 for the format %j', async (format) => {
    const answer = await ask({ url: GAME, format });
    expect(answer.status).toBe(501);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json\b/);
    expect(await answer.json()).toMatchObject({ error: { code: 'badFormat' } });
  });

  test('never 401: anybody with the address of a table may watch it', async () => {
    const wanted = { game: 'raja', key: newKey(), sites: ['https://blog.example'], named: 'own' };
    const { room } = await (await post(wanted)).json<{ room: string }>();
    expect((await ask({ url: `${SITE}/t/${room}` })).status).toBe(200);
  });
});

describe('4 discovery', () => {
  test('the link in a page leads to an answer', async () => {
    for (const path of ['/rules/room-share', new URL(await tableUrl()).pathname]) {
      const { oembed } = await pageAt(path);
      expect(oembed).toHaveLength(1);
      const { href = '', title } = oembed[0] ?? {};
      expect([...new URL(href).searchParams.keys()]).toEqual(['url']);
      expect(await (await call(href)).json()).toMatchObject({ type: 'rich', title });
    }
  });
});
