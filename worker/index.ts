// The routes. What needs a table asks its object; what is made up is refused before one is woken.
import { type Context, Hono } from 'hono';
import { allGames } from '../shared/games/index.ts';
import type { Env } from './env.ts';
import { Failure, failure } from './errors.ts';
import { secured } from './headers.ts';
import { readWanted } from './opening.ts';
import { page } from './pages.ts';
import { isRoomId, makeRoomId } from './room-id.ts';

export { RoomObject } from './room-object.ts';

type Ctx = Context<{ Bindings: Env }>;
const app = new Hono<{ Bindings: Env }>();

async function roomOf(c: Ctx) {
  const id = c.req.param('room') ?? '';
  if (!(await isRoomId(c.env.ROOM_SECRET, id))) throw new Failure('unknownRoom', 404);
  return c.env.ROOMS.getByName(id);
}

app.use(secured);

app.get('/api/rooms/:room/socket', async (c) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') throw new Failure('notASocket', 426);
  const origin = c.req.header('Origin');
  // Programs send none; a page of another site must not use this one's seat.
  if (origin !== undefined && origin !== new URL(c.req.url).origin) {
    throw new Failure('badOrigin', 403);
  }
  return (await roomOf(c)).fetch(c.req.raw);
});

app.get('/api/health', (c) => c.json({ ok: true }));

app.get('/api/games', (c) =>
  c.json(
    allGames.map(({ id, version, seats, options, presets }) => {
      return { id, version, seats, options, presets };
    }),
  ),
);

app.post('/api/rooms', async (c) => {
  const from = c.req.header('CF-Connecting-IP') ?? 'unknown';
  const { success } = await c.env.OPENING.limit({ key: from });
  if (!success) throw new Failure('tooMany', 429);
  const wanted = await readWanted(c.req.raw);
  const room = await makeRoomId(c.env.ROOM_SECRET);
  await c.env.ROOMS.getByName(room).open(wanted);
  return c.json({ room, seat: 0, url: new URL(`/t/${room}`, c.req.url).href }, 201);
});

app.get('/api/rooms/:room', async (c) => {
  const table = await (await roomOf(c)).info();
  if (!table) throw new Failure('unknownRoom', 404);
  const { chat: _chat, ...rest } = table;
  return c.json(rest);
});

app.get('/api/rooms/:room/replay', async (c) => {
  const room = await roomOf(c);
  if (!(await room.info())) throw new Failure('unknownRoom', 404);
  const replay = await room.replay();
  if (!replay) throw new Failure('notOver', 409);
  return c.json(replay);
});

app.get('/oembed', async (c) => {
  const url = URL.parse(c.req.query('url') ?? '', c.req.url);
  if (!url) throw new Failure('unknownRoom', 404);
  const [, id = ''] = url.pathname.match(/^\/t\/([\w-]+)$/) ?? [];
  const own = url.origin === new URL(c.req.url).origin;
  if (!own || !(await isRoomId(c.env.ROOM_SECRET, id))) throw new Failure('unknownRoom', 404);
  const src = new URL(`/embed/${id}`, c.req.url).href;
  const [width, height] = [960, 720];
  const html = `<iframe src="${src}" width="${width}" height="${height}" title="Foyer" allow="clipboard-write"></iframe>`;
  return c.json({ version: '1.0', type: 'rich', provider_name: 'Foyer', html, width, height });
});

const tablePage = async (c: Ctx) => {
  const url = new URL(c.req.url);
  const known = await isRoomId(c.env.ROOM_SECRET, c.req.param('room') ?? '');
  const table = known ? await (await roomOf(c)).info() : null;
  return page(c.env, url, table, c.req.header('Accept-Language'));
};
app.get('/t/:room', tablePage);
app.get('/embed/:room', tablePage);

app.all('/api/*', () => failure('notFound', 404));
app.get('*', (c) => c.env.ASSETS.fetch(c.req.raw));

app.onError((error) => {
  if (error instanceof Failure) return error.response;
  console.error(error);
  return failure('internal', 500);
});

export default app;
