// The pages that stand inside other sites: what their addresses say, and who may show them.
import { findGame } from '../shared/games/index.ts';
import { Failure } from './errors.ts';
import { isTableName, roomNamed } from './named.ts';
import { layOut } from './opening.ts';
import { gameHead, NOTHING, page, tableHead } from './pages.ts';
import { type Ctx, tableAt } from './rooms.ts';
import { ancestors, sitesIn } from './site.ts';

/** A table that is there. */
export async function tableFrame(c: Ctx): Promise<Response> {
  const seen = await tableAt(c.env, c.req.param('room'));
  allow(c, seen?.sites ?? null);
  return page(c, seen ? tableHead(seen) : NOTHING);
}

/** A fresh table for each visitor. Nobody only watches there, whatever its address says. */
export async function freshFrame(c: Ctx): Promise<Response> {
  c.set('frames', ancestors(sitesIn(new URL(c.req.url))));
  return page(c, laidOut(c) ? gameHead(gameIn(c)) : NOTHING);
}

/** One table for all who come by this address. The page says which, also while nobody has opened it. */
export async function namedFrame(c: Ctx): Promise<Response> {
  const name = c.req.param('name');
  const sites = sitesIn(new URL(c.req.url));
  allow(c, sites);
  const laid = laidOut(c);
  if (!laid || !isTableName(name)) return page(c, NOTHING);
  const room = await roomNamed(c.env, { ...laid, sites: sites ?? [] }, name);
  return page(c, { ...gameHead(gameIn(c)), room });
}

/** Whoever only watches can be led to nothing: any site may show that. */
function allow(c: Ctx, sites: readonly string[] | null): void {
  c.set('frames', watching(new URL(c.req.url)) ? '*' : ancestors(sites));
}

// Exactly as the client reads it: where it lets somebody play, this must not say that they only watch.
const watching = ({ searchParams }: URL): boolean =>
  searchParams.has('watch') && !['0', 'false'].includes(searchParams.get('watch') ?? '');

const gameIn = (c: Ctx): string => c.req.param('game') ?? '';

/** The table that the address asks for; null where there is no such. */
function laidOut(c: Ctx) {
  const game = gameIn(c);
  const { searchParams: query } = new URL(c.req.url);
  const seats = query.get('seats');
  try {
    return layOut(game, seats ? Number(seats) : undefined, optionsIn(game, query.get('options')));
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** `short,ending=sum`: an id alone is true. */
function optionsIn(game: string, text: string | null): Record<string, unknown> {
  const given = (text ?? '').split(',').filter((part) => part !== '');
  return Object.fromEntries(
    given.map((part) => {
      const [id = '', ...rest] = part.split('=');
      const type = findGame(game)?.options.find((spec) => spec.id === id)?.type;
      return [id, rest.length > 0 ? valueFrom(rest.join('='), type) : true];
    }),
  );
}

function valueFrom(text: string, type?: string): unknown {
  if (type === 'number') return Number(text);
  // A choice may have been a yes or no when a page wrote its address.
  if (text === 'true' || text === 'false') return text === 'true';
  return text;
}
