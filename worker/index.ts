// The routes of the worker. A made-up room id is refused before it wakes a Durable Object.
import { Hono } from 'hono';
import { findGame } from '../shared/games/index.ts';
import { exportRoom, removeRoom } from './admin.ts';
import { SEAT_DOOR, WATCH_DOOR } from './edge-socket.ts';
import {
  serveNamedTableFrame,
  serveNewTableFrame,
  serveTableFrame,
  serveWatchFrame,
} from './embed.ts';
import { ApiError, errorResponse } from './errors.ts';
import { addSecurityHeaders } from './headers.ts';
import { serveHealth } from './health.ts';
import { serveGames, serveSchema } from './list-games.ts';
import { findNamedRoom } from './named-tables.ts';
import { serveOembed } from './oembed.ts';
import { countOpening } from './openings.ts';
import { gamePage, NOT_FOUND_PAGE, SITE_PAGE, servePage, tablePage } from './pages.ts';
import { handleReport } from './report.ts';
import { makeRoomId } from './room-id.ts';
import { type AppEnv, getTableInfo, getWatchedInfo, requireDoor } from './rooms.ts';
import { readSecrets } from './secrets.ts';
import { answerPreflight, refuseHiddenForms, refuseOtherSites, senderOf } from './senders.ts';
import { keepPicture, servePicture } from './serve-picture.ts';
import { serveReplay, serveReplayFrame, serveReplayPage } from './serve-replay.ts';
import { serveShell } from './shell.ts';
import { readTableRequest } from './table-request.ts';
import { reportError } from './telemetry.ts';
import { watchIdOf } from './watch-id.ts';

export { RoomObject } from './room-object.ts';

const app = new Hono<AppEnv>();

app.use(addSecurityHeaders);

app.get('/api/rooms/:room/socket', async (c) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') throw new ApiError('notASocket', 426);
  refuseOtherSites(c);
  const { room, watchesOnly } = await requireDoor(c.env, c.req.param('room'));
  const door = new URL(watchesOnly ? WATCH_DOOR : SEAT_DOOR, c.req.url);
  return c.env.ROOMS.getByName(room).fetch(new Request(door, c.req.raw));
});

app.get('/api/health', serveHealth);

app.get('/api/games', serveGames);
app.get('/api/schema.json', serveSchema);

app.post('/api/rooms', async (c) => {
  refuseOtherSites(c);
  refuseHiddenForms(c);
  const sender = senderOf(c);
  const { success } = await c.env.OPENING.limit({ key: sender });
  if (!success) throw new ApiError('tooMany', 429, 60);
  const { named, ...wanted } = await readTableRequest(c.req.raw);
  await countOpening(c.env, sender);
  const [signing] = readSecrets(c.env);
  const room =
    named === null ? await makeRoomId(signing) : await findNamedRoom(c.env, wanted, named);
  // When several people open a named table at once, the first becomes its host and the others find it open.
  const opened = await c.env.ROOMS.getByName(room).open(wanted);
  const url = new URL(`/t/${room}`, c.req.url).href;
  return c.json({ room, seat: opened ? 0 : null, url }, opened ? 201 : 200);
});

app.get('/api/rooms/:room', async (c) => {
  const { room } = await requireDoor(c.env, c.req.param('room'));
  const info = await c.env.ROOMS.getByName(room).info();
  if (!info) throw new ApiError('unknownRoom', 404);
  const { chat: _chat, ...rest } = info.table;
  const [signing] = readSecrets(c.env);
  return c.json({ ...rest, watch: await watchIdOf(signing, room) });
});

app.get('/api/rooms/:room/replay/:number?', serveReplay);
app.get('/api/rooms/:room/replay/:number/picture', servePicture);
app.put('/api/rooms/:room/replay/:number/picture', keepPicture);

app.post('/api/report', handleReport);
app.options('/api/rooms', answerPreflight);

app.get('/api/admin/rooms/:room', exportRoom);
app.delete('/api/admin/rooms/:room', removeRoom);

app.get('/oembed', serveOembed);

app.get('/', (c) => servePage(c, SITE_PAGE));
app.get('/t/:room', async (c) => {
  const info = await getTableInfo(c.env, c.req.param('room'));
  return servePage(c, info ? { ...tablePage(info), isEmbeddable: true } : NOT_FOUND_PAGE);
});
app.get('/t/:room/replay/:number?', serveReplayPage);
app.get('/w/:room', async (c) => {
  const info = await getWatchedInfo(c.env, c.req.param('room'));
  return servePage(c, info ? { ...tablePage(info), isEmbeddable: true } : NOT_FOUND_PAGE);
});
app.get('/w/:room/replay/:number?', serveReplayPage);
app.get('/rules/:game', (c) => {
  const game = findGame(c.req.param('game'))?.id;
  if (!game) return servePage(c, NOT_FOUND_PAGE);
  return servePage(c, { ...gamePage(game), game, isEmbeddable: true });
});
app.get('/embed/:room', serveTableFrame);
app.get('/embed/w/:room', serveWatchFrame);
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
  const isPage = c.req.method === 'GET' && /^\/(?:t|w|rules|embed)\//.test(c.req.path);
  return isPage ? servePage(c, { ...NOT_FOUND_PAGE, status: 500 }) : errorResponse('internal', 500);
});

export default app;
