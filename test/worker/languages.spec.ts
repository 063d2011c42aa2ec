// The language of a preview: that of the reader, else that of the table's host.
import { evictDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { preferredLanguage, wordsFor } from '../../worker/words.ts';
import { newKey } from './guest.ts';
import { pageAt } from './page.ts';
import { openTable } from './party.ts';
import { call, objectOf, post, runInObject, SITE, storedOf } from './site.ts';

const ENGLISH = 'Ada invites you to play Raja';
const ITALIAN = 'Ada ti invita a giocare a Raja';
const FRENCH = 'Ada t’invite à jouer à Raja';

const opened = async (wanted: object = {}) =>
  (await openTable({ game: 'raja', seats: 3, ...wanted })).room;

const asked = (path: string, language: string) =>
  pageAt(path, { headers: { 'Accept-Language': language } });

test.each([
  ['', null],
  ['it', 'it'],
  ['it-CH, de;q=0.9', 'it'],
  ['FR-ca', 'fr'],
  ['de, fr;q=0.4, it;q=0.8, en;q=0.1', 'it'],
  ['en;q=0.5, fr;q=0.5', 'en'],
  ['en;q=0, fr;q=0.1', 'fr'],
  ['it ; q=0.2 , fr ; level=1 ; Q=0.7', 'fr'],
  ['de-DE,de;q=0.9', null],
  ['*', null],
  ['italian', null],
  [',;q=,;;q=1,-', null],
  ['fr;q=much, it;q=-1, en;q=1e9', null],
  ['__proto__, constructor', null],
])('the preview for “%s” is in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test('an invitation is in the language of the person who opens it', async () => {
  const room = await opened({ language: 'it' });
  const french = await asked(`/t/${room}`, 'de, fr;q=0.8, en;q=0.3');
  expect(french.title).toBe(FRENCH);
  expect(french.metas).toMatchObject({
    description: '2 places sont libres. Ouvre le lien pour t’asseoir.',
    'og:title': FRENCH,
    'og:description': '2 places sont libres. Ouvre le lien pour t’asseoir.',
  });
  expect(french.text).toContain('<html lang="fr">');
  expect((await asked(`/t/${room}`, 'en-GB')).title).toBe(ENGLISH);
  expect(french.headers.get('Vary')).toContain('Accept-Language');
});

test('an invitation for a reader of another language is in the host’s language, else in English', async () => {
  const room = await opened({ language: 'it' });
  for (const header of ['de', '*', 'q=1;;,']) {
    const { title, text } = await asked(`/t/${room}`, header);
    expect(title).toBe(ITALIAN);
    expect(text).toContain('<html lang="it">');
  }
  expect((await pageAt(`/t/${room}`)).title).toBe(ITALIAN);
  expect((await pageAt(`/t/${await opened()}`)).title).toBe(ENGLISH);
});

test('the host’s language is the one that the client names, else the one that the browser accepts', async () => {
  const given = { game: 'raja', seats: 3, name: 'Ada' };
  const languageOf = async (wanted: object, header: string) => {
    const answer = await post(
      { ...given, ...wanted, key: newKey() },
      { 'Accept-Language': header },
    );
    expect(answer.status).toBe(201);
    return (await storedOf((await answer.json<{ room: string }>()).room)).table.language;
  };
  expect(await languageOf({ language: 'fr' }, 'it')).toBe('fr');
  expect(await languageOf({}, 'it')).toBe('it');
  // Any other value is ignored, and the table is opened.
  for (const language of ['de', '', 7, null, ['it'], '__proto__']) {
    expect(await languageOf({ language }, 'de')).toBe(undefined);
  }
});

test.each([
  ['of a table from before', undefined],
  ['that is none of ours', '"><script>'],
])('the preview for a language %s is in English', async (_what, language) => {
  const room = await opened({ language: 'it' });
  const { table } = await storedOf(room);
  const body = JSON.stringify({ ...table, language });
  await runInObject(room, ({ storage }) => storage.sql.exec('UPDATE snapshots SET body = ?', body));
  await evictDurableObject(objectOf(room));
  const { title, text } = await pageAt(`/t/${room}`);
  expect(title).toBe(ENGLISH);
  expect(text).toContain('<html lang="en">');
});

test('the public state of a table does not contain the host’s language', async () => {
  const room = await opened({ language: 'it' });
  expect(await (await call(`/api/rooms/${room}`)).text()).not.toContain('language');
});

test.each(['/', '/about', '/rules/raja', '/nowhere', '/t/nothing', '/embed/new/raja'])(
  '%s is Italian for an Italian browser, and varies by language',
  async (path) => {
    const { title, metas, text, headers } = await asked(path, 'it-IT,it;q=0.9,en;q=0.8');
    expect(title).toBe(path.endsWith('raja') ? 'Raja' : wordsFor('it').site.title);
    expect(metas.description).toMatch(/^(Leggi le regole|Apri un tavolo)/);
    expect(metas['og:description']).toBe(metas.description);
    expect(text).toContain('<html lang="it">');
    expect(headers.get('Vary')).toContain('Accept-Language');
    expect((await pageAt(path)).text).toContain('<html lang="en">');
  },
);

test('the oEmbed description is in the same language as the link', async () => {
  const room = await opened({ language: 'it' });
  const titleFor = async (headers: Record<string, string>) => {
    const answer = await call(`/oembed?url=${SITE}/t/${room}`, { headers });
    expect(answer.headers.get('Vary')).toContain('Accept-Language');
    return (await answer.json<{ title: string }>()).title;
  };
  expect(await titleFor({})).toBe(ITALIAN);
  expect(await titleFor({ 'Accept-Language': 'fr' })).toBe(FRENCH);
});
