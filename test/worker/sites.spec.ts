// Which sites may frame a table for playing: only valid origins.
import { describe, expect, test } from 'vitest';
import { newKey } from './guest.ts';
import { openTable } from './party.ts';
import { call, post, storedOf } from './site.ts';

const open = (sites: unknown) => post({ game: 'raja', key: newKey(), sites });

/** The sites that may frame it; checks that the rest of the header is as usual, so that nothing was injected. */
async function framing(path: string): Promise<string> {
  const policy = (await call(path)).headers.get('Content-Security-Policy') ?? '';
  const [, ancestors] = policy.match(
    /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; [^;]*; img-src [^;]*; [^;]*; [^;]*; [^;]*; [^;]*; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors ([^;,]*)$/,
  ) ?? [null, `more than that: ${policy}`];
  return ancestors ?? '';
}

const query = (sites: string) => `/embed/new/raja?sites=${encodeURIComponent(sites)}`;

const GOOD = [
  'https://blog.example',
  'https://a.b-c.blog.example',
  'https://blog.example:8443',
  'https://xn--bcher-kva.example',
  'https://intranet',
  'https://192.0.2.7',
  'http://localhost',
  'http://localhost:5173',
  'http://127.0.0.1:8787',
];

describe('a valid site is accepted', () => {
  test.each(GOOD)('%s', async (site) => {
    const { room } = await openTable({ sites: [site] });
    expect(await framing(`/embed/${room}`)).toBe(`'self' ${site}`);
    expect(await framing(query(site))).toBe(`'self' ${site}`);
  });
});

const BAD: string[] = [
  'null',
  '*',
  'self',
  "'self'",
  "'none'",
  'https:',
  'https://',
  'https://*',
  'https://*.blog.example',
  'https://blog.*',
  'blog.example',
  '//blog.example',
  'http://blog.example',
  'http://localhost.blog.example',
  'http://127.0.0.2',
  'http://[::1]',
  'https://[::1]',
  'ftp://blog.example',
  'wss://blog.example',
  'data:text/html,x',
  'javascript://blog.example',
  'HTTPS://blog.example',
  'https://Blog.example',
  'https://bücher.example',
  'https://blog.example/',
  'https://blog.example/path',
  'https://blog.example?a',
  'https://blog.example#a',
  'https://me@blog.example',
  'https://me:secret@blog.example',
  'https://blog.example:443',
  'http://localhost:80',
  'https://blog.example:0443',
  'https://blog.example:65536',
  'https://blog.example:',
  'https://blog.example:*',
  'https://blog..example',
  'https://.blog.example',
  'https://-blog.example',
  'https://blog.example.',
  'https://1',
  'https://0x7f.1',
  'https://192.0.2.256',
  ' https://blog.example',
  'https://blog.example ',
  'https://blog.example https://evil.example',
  "https://blog.example 'unsafe-inline'",
  'https://blog.example; script-src *',
  'https://blog.example;script-src',
  'https://a;b.example',
  'https://blog.example\n',
  'https://blog.example\r\nSet-Cookie: a=b',
  'https://blog.example\u0000',
  'https://blog.example\u2028',
  'https://blog%2eexample',
  `https://${'a.'.repeat(130)}example`,
];

describe('an invalid site is refused', () => {
  test.each(BAD)('%j', async (site) => {
    const answer = await open([site]);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'badSites' } });
    expect((await open(['https://good.example', site])).status).toBe(400);
    // In an address an invalid site is dropped. Where it is the only one, nobody may frame the page.
    expect(await framing(query(site))).toBe("'none'");
    const both = await framing(query(`https://good.example,${site}`));
    expect(both).toBe("'self' https://good.example");
  });

  test.each([
    ['a text', 'https://blog.example'],
    ['an object', { 0: 'https://blog.example', length: 1 }],
    ['null', null],
    ['true', true],
    ['a number in it', [7]],
    ['a list in it', [['https://blog.example']]],
    ['something that writes itself as one', [{ toString: 'https://blog.example' }]],
    ['nine', Array.from({ length: 9 }, (_, at) => `https://${at}.example`)],
  ])('%s is refused as a list of sites', async (_what, sites) => {
    const answer = await open(sites);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'badSites' } });
  });
});

describe('a list of sites', () => {
  const eight = Array.from({ length: 8 }, (_, at) => `https://blog-${at}.example`);

  test('may have eight, keeps their order and drops duplicates', async () => {
    const { room } = await openTable({ sites: eight });
    expect(await framing(`/embed/${room}`)).toBe(`'self' ${eight.join(' ')}`);
    const twice = await openTable({
      sites: ['https://b.example', 'https://a.example'].flatMap((one) => [one, one]),
    });
    expect((await storedOf(twice.room)).table.sites).toEqual([
      'https://b.example',
      'https://a.example',
    ]);
    expect(await framing(query([...eight, ...eight, 'https://ninth.example'].join(',')))).toBe(
      `'self' ${eight.join(' ')}`,
    );
  });

  test.each([{}, { sites: [] }])(
    'lets all sites frame the table where it names none: %j',
    async (wanted) => {
      const { room } = await openTable(wanted);
      expect(await framing(`/embed/${room}`)).toBe('*');
      expect((await storedOf(room)).table).not.toHaveProperty('sites');
    },
  );

  test.each(['', '?sites=', '?sites=,,', '?lang=it'])(
    'is empty in the address %j',
    async (search) => {
      expect(await framing(`/embed/new/raja${search}`)).toBe('*');
      expect(await framing(`/embed/named/raja/club${search}`)).toBe('*');
    },
  );
});

describe('the parameter “watch”', () => {
  const SITES = ['https://blog.example'];

  test.each(['?watch', '?watch=1', '?watch=', '?lang=fr&watch', '?%77atch'])(
    'in %s lets any site frame the page',
    async (search) => {
      const { room } = await openTable({ sites: SITES });
      expect(await framing(`/embed/${room}${search}`)).toBe('*');
      expect(await framing(`/embed/named/raja/club${search}&sites=${SITES}`)).toBe('*');
    },
  );

  // Sites that may not frame the page for playing must not get in by these either.
  test.each([
    '?watch=0',
    '?watch=false',
    '?watch=0&watch=1',
    '?Watch',
    '?watched',
    '?a=watch',
    '#watch',
  ])('is not set by %s', async (search) => {
    const { room } = await openTable({ sites: SITES });
    expect(await framing(`/embed/${room}${search}`)).toBe("'self' https://blog.example");
  });

  // Each visitor opens a table there, and finds it again.
  test('has no effect on the page that opens a new table', async () => {
    expect(await framing(`/embed/new/raja?watch&sites=${SITES}`)).toBe(
      "'self' https://blog.example",
    );
  });

  test('does not let other sites frame a page that is not made for frames', async () => {
    const { room } = await openTable({ sites: SITES });
    const paths = [
      `/t/${room}`,
      '/rules/raja',
      '/',
      '/embed',
      `/api/rooms/${room}`,
      '/oembed?url=x&',
    ];
    for (const path of paths) {
      for (const search of ['?watch', '?sites=https://blog.example']) {
        expect(await framing(path + search)).toBe("'none'");
      }
    }
  });
});
