// The routes of the worker. A made-up room id is refused before it wakes a Durable Object.
import { Hono } from 'hono';
import { allGames, findGame } from '../shared/games/index.ts';
import { exportRoom, removeRoom } from './admin.ts';
import { serveNamedTableFrame, serveNewTableFrame, serveTableFrame } from './embed.ts';
import { ApiError, errorResponse } from './errors.ts';
import { addSecurityHeaders, OPAQUE_ORIGIN } from './headers.ts';
import { serveHealth } from './health.ts';
import { findNamedRoom } from './named-tables.ts';
import { serveOembed } from './oembed.ts';
import { gamePage, NOT_FOUND_PAGE, SITE_PAGE, servePage, tablePage } from './pages.ts';
import { handleReport } from './report.ts';
import { makeRoomId } from './room-id.ts';
import { type AppEnv, getRoom, getTableInfo } from './rooms.ts';
import { readSecrets } from './secrets.ts';
import { keepPicture, servePicture } from './serve-picture.ts';
import { serveReplay, serveReplayFrame, serveReplayPage } from './serve-replay.ts';
import { serveShell } from './shell.ts';
import { readTableRequest } from './table-request.ts';
import { reportError } from './telemetry.ts';

export { RoomObject } from './room-object.ts';

const app = new Hono<AppEnv>();

app.use(addSecurityHeaders);

app.get('/api/rooms/:room/socket', async (c) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') throw new ApiError('notASocket', 426);
  const origin = c.req.header('Origin');
  // Refuses pages of other sites, because they could play with the seats stored in this browser.
  // Programs send no origin, and a frame without an origin has no access to stored seats.
  if (origin !== undefined && origin !== new URL(c.req.url).origin && origin !== OPAQUE_ORIGIN) {
    throw new ApiError('badOrigin', 403);
  }
  return (await getRoom(c.env, c.req.param('room'))).fetch(c.req.raw);
});

app.get('/api/health', serveHealth);

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
  if (!success) throw new ApiError('tooMany', 429);
  const { named, ...wanted } = await readTableRequest(c.req.raw);
  const [signing] = readSecrets(c.env);
  const room =
    named === null ? await makeRoomId(signing) : await findNamedRoom(c.env, wanted, named);
  // When several people open a named table at once, the first becomes its host and the others find it open.
  const opened = await c.env.ROOMS.getByName(room).open(wanted);
  const url = new URL(`/t/${room}`, c.req.url).href;
  return c.json({ room, seat: opened ? 0 : null, url }, opened ? 201 : 200);
});

app.get('/api/rooms/:room', async (c) => {
  const info = await (await getRoom(c.env, c.req.param('room'))).info();
  if (!info) throw new ApiError('unknownRoom', 404);
  const { chat: _chat, ...rest } = info.table;
  return c.json(rest);
});

app.get('/api/rooms/:room/replay/:number?', serveReplay);
app.get('/api/rooms/:room/replay/:number/picture', servePicture);
app.put('/api/rooms/:room/replay/:number/picture', keepPicture);

app.post('/api/report', handleReport);

app.get('/api/admin/rooms/:room', exportRoom);
app.delete('/api/admin/rooms/:room', removeRoom);

app.get('/oembed', serveOembed);

app.get('/', (c) => servePage(c, SITE_PAGE));
app.get('/t/:room', async (c) => {
  const info = await getTableInfo(c.env, c.req.param('room'));
  return servePage(c, info ? { ...tablePage(info), isEmbeddable: true } : NOT_FOUND_PAGE);
});
app.get('/t/:room/replay/:number?', serveReplayPage);
app.get('/rules/:game', (c) => {
  const game = findGame(c.req.param('game'))?.id;
  if (!game) return servePage(c, NOT_FOUND_PAGE);
  return servePage(c, { ...gamePage(game), game, isEmbeddable: true });
});
app.get('/embed/:room', serveTableFrame);
app.get('/embed/new/:game', serveNewTableFrame);
app.get('/embed/named/:game/:name', serveNamedTableFrame);
app.get('/embed/:room/replay/:number?', serveReplayFrame);

app.all('/api/*', () => errorResponse('notFound', 404));
app.get('*', serveShell);

app.onError((error, c) => {
  const refused = error instanceof ApiError;
  // Refused requests are not reported as errors, unless the cause is that the site itself is not
  // set up.
  if (!refused || error.code === 'notSetUp')
    reportError(c.env, { error, command: c.req.routePath });
  if (refused) return error.response;
  // After an internal error, a person who opens a link still gets the page: the client then asks
  // for the table and shows what is wrong.
  const isPage = c.req.method === 'GET' && /^\/(?:t|rules|embed)\//.test(c.req.path);
  return isPage ? servePage(c, { ...NOT_FOUND_PAGE, status: 500 }) : errorResponse('internal', 500);
});

export default app;
