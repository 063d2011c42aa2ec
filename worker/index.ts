// The routes. What needs a table asks its object; what is made up is refused before one is woken.
import { Hono } from 'hono';
import { allGames, findGame } from '../shared/games/index.ts';
import { exportRoom, removeRoom } from './admin.ts';
import { freshFrame, namedFrame, tableFrame } from './embed.ts';
import { Failure, failure } from './errors.ts';
import { OPAQUE, secured } from './headers.ts';
import { health } from './health.ts';
import { roomNamed } from './named.ts';
import { oembed } from './oembed.ts';
import { readWanted } from './opening.ts';
import { gameHead, NOTHING, OWN, page, tableHead } from './pages.ts';
import { takeReport } from './report.ts';
import { makeRoomId } from './room-id.ts';
import { type Here, roomOf, tableAt } from './rooms.ts';
import { readSecrets } from './secrets.ts';
import { serveShell } from './shell.ts';
import { reportError } from './watch.ts';

export { RoomObject } from './room-object.ts';

const app = new Hono<Here>();

app.use(secured);

app.get('/api/rooms/:room/socket', async (c) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') throw new Failure('notASocket', 426);
  const origin = c.req.header('Origin');
  // Programs send none; a page of another site must not use this one's seat. Where a frame has no origin it has
  // no seat either but the one that it was told the key of.
  if (origin !== undefined && origin !== new URL(c.req.url).origin && origin !== OPAQUE) {
    throw new Failure('badOrigin', 403);
  }
  return (await roomOf(c.env, c.req.param('room'))).fetch(c.req.raw);
});

app.get('/api/health', health);

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
  const { named, ...wanted } = await readWanted(c.req.raw);
  const [signing] = readSecrets(c.env);
  const room = named === null ? await makeRoomId(signing) : await roomNamed(c.env, wanted, named);
  // Of several who open a named table at once the first is its host; the others find it open.
  const opened = await c.env.ROOMS.getByName(room).open(wanted);
  const url = new URL(`/t/${room}`, c.req.url).href;
  return c.json({ room, seat: opened ? 0 : null, url }, opened ? 201 : 200);
});

app.get('/api/rooms/:room', async (c) => {
  const seen = await (await roomOf(c.env, c.req.param('room'))).info();
  if (!seen) throw new Failure('unknownRoom', 404);
  const { chat: _chat, ...rest } = seen.table;
  return c.json(rest);
});

app.get('/api/rooms/:room/replay', async (c) => {
  const room = await roomOf(c.env, c.req.param('room'));
  if (!(await room.info())) throw new Failure('unknownRoom', 404);
  const replay = await room.replay();
  if (!replay) throw new Failure('notOver', 409);
  return c.json(replay);
});

app.post('/api/report', takeReport);

app.get('/api/admin/rooms/:room', exportRoom);
app.delete('/api/admin/rooms/:room', removeRoom);

app.get('/oembed', oembed);

app.get('/', (c) => page(c, OWN));
app.get('/t/:room', async (c) => {
  const seen = await tableAt(c.env, c.req.param('room'));
  return page(c, seen ? { ...tableHead(seen), shown: true } : NOTHING);
});
app.get('/rules/:game', (c) => {
  const game = findGame(c.req.param('game'))?.id;
  if (!game) return page(c, NOTHING);
  return page(c, { ...gameHead(game), game, shown: true });
});
app.get('/embed/:room', tableFrame);
app.get('/embed/new/:game', freshFrame);
app.get('/embed/named/:game/:name', namedFrame);

app.all('/api/*', () => failure('notFound', 404));
app.get('*', serveShell);

app.onError((error, c) => {
  const refused = error instanceof Failure;
  // A refusal is nobody's fault but where the site itself is not ready.
  if (!refused || error.code === 'notSetUp')
    reportError(c.env, { error, command: c.req.routePath });
  if (refused) return error.response;
  // Whoever opens a link is given the page all the same: it asks the table by itself, and says what is wrong.
  const isPage = c.req.method === 'GET' && /^\/(?:t|rules|embed)\//.test(c.req.path);
  return isPage ? page(c, { ...NOTHING, status: 500 }) : failure('internal', 500);
});

export default app;
