// The schema that the site serves describes what the site answers.
import { beforeAll, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { faultOf } from '../kit/json-schema.ts';
import { newKey } from './guest.ts';
import { fixSeeds, openLobby, playToEnd, startGame, stopClock } from './party.ts';
import { call, post } from './site.ts';

let schema: Record<string, unknown>;
const faultIn = (value: unknown, name: string) => faultOf(value, schema, name, { isClosed: true });

beforeAll(async () => {
  const answer = await call('/api/schema.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  schema = await answer.json();
});

test('it is a JSON Schema whose references all lead somewhere', () => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  const names = Object.keys(schema.$defs as object);
  expect(names).toEqual(expect.arrayContaining(['fromClient', 'fromServer', 'table', 'replay']));
  const references = [...JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(30);
  for (const [, name] of references) expect(names).toContain(name);
});

test('the games, a table, its opening and a refusal are as it says', async () => {
  expect(faultIn(await (await call('/api/games')).json(), 'games')).toBeNull();
  const opened = await post({ game: 'raja', key: newKey(), seats: 3 });
  const answer = await opened.json<{ room: string }>();
  expect(faultIn(answer, 'opened')).toBeNull();
  const info = await (await call(`/api/rooms/${answer.room}`)).json();
  expect(faultIn(info, 'tableInfo')).toBeNull();
  for (const path of ['/api/nothing', `/api/rooms/${answer.room}/replay`, '/api/rooms/x']) {
    expect(faultIn(await (await call(path)).json(), 'failure')).toBeNull();
  }
});

test('a table and a replay after a game are as it says', async () => {
  stopClock();
  fixSeeds(1);
  const party = await startGame(2);
  await playToEnd(party, Random.from(seedFrom(5)));
  const table = await (await call(`/api/rooms/${party.room}`)).json();
  expect(table).toMatchObject({ phase: 'over', kept: 1 });
  expect(faultIn(table, 'tableInfo')).toBeNull();
  const replay = await (await call(`/api/rooms/${party.room}/replay`)).json();
  expect(faultIn(replay, 'replay')).toBeNull();
});

const good = { game: 'room-share', key: 'k'.repeat(22) };

test.each<[string, object]>([
  ['the least', good],
  ['a name and seats', { ...good, name: 'Ada', seats: 3, language: 'it' }],
  ['options', { ...good, options: { royalSuite: 'classic', noCards: false } }],
  ['bots', { ...good, bots: [{ level: 'easy', name: 'Percy' }] }],
  ['a name for all', { ...good, named: 'club', sites: ['https://blog.example:444'] }],
  ['an unknown member', { ...good, later: 1 }],
])('a request with %s is described and accepted', async (_what, body) => {
  expect(faultOf(body, schema, 'tableRequest')).toBeNull();
  expect([200, 201]).toContain((await post(body)).status);
});

test.each<[string, object]>([
  ['no key', { game: 'room-share' }],
  ['a short key', { ...good, key: 'k' }],
  ['no game', { key: good.key }],
  ['a long name', { ...good, name: 'x'.repeat(25) }],
  ['half a seat', { ...good, seats: 2.5 }],
  ['options within options', { ...good, options: { noCards: {} } }],
  ['a bot without a level', { ...good, bots: [{ name: 'Percy' }] }],
  ['bots that are no list', { ...good, bots: {} }],
  ['a site that is none', { ...good, sites: ['blog.example'] }],
  ['too many sites', { ...good, sites: Array.from({ length: 9 }, (_, at) => `https://a${at}.b`) }],
  ['a name with a blank for all', { ...good, named: 'our club' }],
])('a request with %s is neither described nor accepted', async (_what, body) => {
  expect(faultOf(body, schema, 'tableRequest')).not.toBeNull();
  expect((await post(body)).status).toBe(400);
});

test('the conflicts of a game are what a lobby refuses', async () => {
  const games = await (await call('/api/games')).json<{ id: string; conflicts: object[] }[]>();
  expect(games.find(({ id }) => id === 'room-share')?.conflicts).toContainEqual({
    seats: [3, 4],
    options: { noCards: true },
    code: 'noCardsForTwo',
  });
  const { host } = await openLobby(3, { seats: 3, options: { noCards: true } });
  expect(await host.ask({ type: 'start' })).toMatchObject({ code: 'noCardsForTwo' });
});
