// The pages of replays: what their previews say, in whose language, and how other sites show them.
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { previewReplay } from '../../worker/pages.ts';
import { wordsFor } from '../../worker/words.ts';
import { pageAt } from './page.ts';
import { fixSeeds, playToEnd, startGame, stopClock } from './party.ts';
import { call, SITE, unopenedRoom } from './site.ts';

async function finishGame(wanted: object = {}) {
  stopClock();
  fixSeeds(1);
  const party = await startGame(2, wanted);
  await playToEnd(party, Random.from(seedFrom(1)));
  const { places = [], points = [] } = party.host.table.outcome ?? {};
  const winner = places.indexOf(1);
  return {
    ...party,
    best: points[winner],
    next: points[1 - winner],
    winner: ['Ada', 'Ben'][winner],
  };
}

test('the preview of a replay says who won, in the language of the reader', async () => {
  const { room, winner, best, next } = await finishGame();
  const titles = {
    en: `${winner} won Room Share: ${best} points to ${next}`,
    it: `${winner} ha vinto a Room Share: ${best} punti a ${next}`,
    fr: `${winner} a gagné à Room Share : ${best} points à ${next}`,
  };
  for (const [language, title] of Object.entries(titles)) {
    for (const path of [`/t/${room}/replay`, `/t/${room}/replay/1`, `/embed/${room}/replay/1`]) {
      const page = await pageAt(path, { headers: { 'Accept-Language': language } });
      expect({ status: page.status, title: page.title }).toEqual({ status: 200, title });
      expect(page.metas).toMatchObject({
        'og:title': title,
        'og:description': page.metas.description,
        'og:image': `${SITE}/covers/room-share.png`,
        'og:url': SITE + path,
      });
      for (const name of ['Ada', 'Ben']) expect(page.metas.description).toContain(name);
    }
  }
});

test.each([
  ['raja', [1, 2], [7, 5], 'Ada won Raja: 7 palaces to 5'],
  ['raja', [2, 1], [0, 1], 'Ben won Raja: 1 palace to 0'],
  ['landlord', [1, 1], [300, 300], 'Ada and Ben won Landlord!: 300 dollars to 300'],
  ['landlord', [3, 1, 1], [1, 9, 9], 'Ben and Cleo won Landlord!: 9 dollars to 9 to 1'],
])('the points are called as in the game: %s %j %j', (game, places, points, title) => {
  const names = ['Ada', 'Ben', 'Cleo'].slice(0, places.length);
  const seats = names.map((name) => ({ name, colour: 'red' as const }));
  const summary = { game, seats, outcome: { places, points, reason: 'points' } };
  expect(
    previewReplay('room', { number: 1, summary, hasPicture: false }, wordsFor('en')).title,
  ).toBe(title);
});

test('a replay page links to its oEmbed description, whose frame shows the replay', async () => {
  const { room } = await finishGame();
  for (const path of [`${room}/replay`, `${room}/replay/1`]) {
    const { oembed, title } = await pageAt(`/t/${path}`);
    expect(oembed).toMatchObject([{ title }]);
    const described = await call(oembed[0]?.href ?? '');
    const { html, title: given } = await described.json<{ html: string; title: string }>();
    expect(given).toBe(title);
    expect(html).toContain(`src="${SITE}/embed/${path}"`);
  }
  const unknown = encodeURIComponent(`${SITE}/t/${room}/replay/2`);
  expect((await call(`/oembed?url=${unknown}`)).status).toBe(404);
});

test('a replay may be framed by any site, even if its table names sites', async () => {
  const { room } = await finishGame({ sites: ['https://blog.example'] });
  const policy = async (path: string) =>
    (await call(path)).headers.get('Content-Security-Policy') ?? '';
  expect(await policy(`/embed/${room}/replay/1`)).toMatch(/frame-ancestors \*$/);
  expect(await policy(`/t/${room}/replay/1`)).toMatch(/frame-ancestors 'none'$/);
});

test('before the end the page of the replay says as much as the invitation', async () => {
  const { room } = await startGame(2);
  const [page, invitation] = [await pageAt(`/t/${room}/replay`), await pageAt(`/t/${room}`)];
  expect({ status: page.status, title: page.title }).toEqual({
    status: 409,
    title: invitation.title,
  });
});

test('the page of an unknown replay is not found', async () => {
  const { room } = await finishGame();
  for (const path of [`${room}/replay/2`, `${room}/replay/x`, `${await unopenedRoom()}/replay`]) {
    for (const start of ['/t/', '/embed/']) expect((await pageAt(start + path)).status).toBe(404);
  }
});

test('a name cannot inject anything into the page of a replay', async () => {
  const { room } = await finishGame({ name: '</title><b x="' });
  const harmless = await finishGame();
  const page = await pageAt(`/t/${room}/replay/1`);
  expect(page.metas.description).toContain('</title><b x="');
  expect(page.elements).toEqual((await pageAt(`/t/${harmless.room}/replay/1`)).elements);
});
