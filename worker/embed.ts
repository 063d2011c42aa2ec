// The pages that other sites show in frames: reads their addresses and decides which sites may frame them.
import { findGame } from '../shared/games/index.ts';
import { ApiError } from './errors.ts';
import { findNamedRoom, isTableName } from './named-tables.ts';
import { gamePage, NOT_FOUND_PAGE, type PageHead, servePage, tablePage } from './pages.ts';
import { type AppContext, getTableInfo, getWatchedInfo } from './rooms.ts';
import { readSecrets } from './secrets.ts';
import { frameAncestors, readSitesParam } from './site.ts';
import { checkTableSetup } from './table-request.ts';
import { watchIdOf } from './watch-id.ts';

/** Serves an existing table. */
export async function serveTableFrame(c: AppContext): Promise<Response> {
  const info = await getTableInfo(c.env, c.req.param('room'));
  allowFraming(c, info?.sites ?? null);
  return servePage(c, info ? tablePage(info) : NOT_FOUND_PAGE);
}

/** Serves an existing table to watch, under an id that does not tell its room. Any site may frame it. */
export async function serveWatchFrame(c: AppContext): Promise<Response> {
  c.set('frames', '*');
  const info = await getWatchedInfo(c.env, c.req.param('room'));
  return servePage(c, info ? tablePage(info) : NOT_FOUND_PAGE);
}

/**
 * Serves a new table for each visitor. `?watch` has no effect, because the visitor of a new table
 * plays.
 */
export async function serveNewTableFrame(c: AppContext): Promise<Response> {
  c.set('frames', frameAncestors(readSitesParam(new URL(c.req.url))));
  return servePage(c, readTableSetup(c) ? newTablePage(c) : NOT_FOUND_PAGE);
}

/**
 * Serves one table for all visitors of this address. The page names the room even before anybody
 * has opened it.
 */
export async function serveNamedTableFrame(c: AppContext): Promise<Response> {
  const name = c.req.param('name');
  const sites = readSitesParam(new URL(c.req.url));
  allowFraming(c, sites);
  const setup = readTableSetup(c);
  if (!setup || !isTableName(name)) return servePage(c, NOT_FOUND_PAGE);
  const room = await findNamedRoom(c.env, { ...setup, sites: sites ?? [] }, name);
  const [signing] = readSecrets(c.env);
  // Whoever only watches is not told the room, with which one may sit.
  const id = isWatchOnly(new URL(c.req.url)) ? await watchIdOf(signing, room) : room;
  return servePage(c, { ...newTablePage(c), room: id });
}

/** Any site may frame a page for watching: a spectator cannot be tricked into an action. */
function allowFraming(c: AppContext, sites: readonly string[] | null): void {
  c.set('frames', isWatchOnly(new URL(c.req.url)) ? '*' : frameAncestors(sites));
}

// Must agree exactly with how the client reads the address. Otherwise a page for playing could be
// framed as one for watching.
const isWatchOnly = ({ searchParams }: URL): boolean =>
  searchParams.has('watch') && !['0', 'false'].includes(searchParams.get('watch') ?? '');

/** The table does not exist yet, and begins with its lobby. */
const newTablePage = (c: AppContext): PageHead => ({ ...gamePage(gameParam(c)), phase: 'lobby' });

const gameParam = (c: AppContext): string => c.req.param('game') ?? '';

/** Reads the game, seats and options from the address. Returns null if they are not valid. */
function readTableSetup(c: AppContext) {
  const game = gameParam(c);
  const { searchParams: query } = new URL(c.req.url);
  const seats = query.get('seats');
  try {
    return checkTableSetup(
      game,
      seats ? Number(seats) : undefined,
      readOptions(game, query.get('options')),
    );
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Reads a list such as `short,ending=sum`. An id without a value means true. */
function readOptions(game: string, text: string | null): Record<string, unknown> {
  const given = (text ?? '').split(',').filter((part) => part !== '');
  return Object.fromEntries(
    given.map((part) => {
      const [id = '', ...rest] = part.split('=');
      const type = findGame(game)?.options.find((spec) => spec.id === id)?.type;
      return [id, rest.length > 0 ? parseOptionValue(rest.join('='), type) : true];
    }),
  );
}

function parseOptionValue(text: string, type?: string): unknown {
  if (type === 'number') return Number(text);
  // The option may have been a boolean when the other site wrote its link and may be a choice now,
  // so both are accepted.
  if (text === 'true' || text === 'false') return text === 'true';
  return text;
}
