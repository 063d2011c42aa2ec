// Checks the request of a client that opens a table.
import { fillOptions, isPlainObject, Refusal } from '../shared/engine/index.ts';
import { findGame } from '../shared/games/index.ts';
import { isKey, isName, LEVELS, type Level, LIMITS } from '../shared/protocol/index.ts';
import { isLanguage } from '../shared/protocol/languages.ts';
import type { TableRequest } from '../shared/room/index.ts';
import { ApiError } from './errors.ts';
import { isTableName } from './named-tables.ts';
import { readJson } from './read-body.ts';
import { checkSites } from './site.ts';
import { preferredLanguage } from './words.ts';

/** `named` is the name of a named table; null for any other. */
export async function readTableRequest(
  request: Request,
): Promise<TableRequest & { named: string | null }> {
  const wanted = await readJson(request, LIMITS.message);
  if (!isPlainObject(wanted)) throw new ApiError('badRequest', 400);
  const { game, key, name = 'Player 1', seats, options, sites: given = [], named = null } = wanted;
  const bots = readBots(wanted.bots);
  const setup = checkTableSetup(game, bots ? bots.length + 1 : seats, options);
  if (!isKey(key)) throw new ApiError('badKey', 400);
  if (!isName(name)) throw new ApiError('badName', 400);
  const sites = checkSites(given);
  if (!sites) throw new ApiError('badSites', 400);
  if (named !== null && !isTableName(named)) throw new ApiError('badTableName', 400);
  const standing = named !== null;
  // The language chosen in the client may differ from the browser's. An unknown one is ignored, not refused.
  const language = isLanguage(wanted.language)
    ? wanted.language
    : preferredLanguage(request.headers.get('Accept-Language') ?? '');
  // Bots may not take the chairs of a table that is meant for the visitors of a page.
  if (standing && bots) throw new ApiError('badBots', 400);
  return {
    ...setup,
    name: String(name),
    key: String(key),
    sites,
    standing,
    named,
    ...(bots && { bots }),
    ...(language && { language }),
  };
}

/** Reads the bots that fill the other chairs. Returns null if none are asked for. */
function readBots(given: unknown): { level: Level; name: string }[] | null {
  if (given === undefined) return null;
  if (!Array.isArray(given)) throw new ApiError('badBots', 400);
  return given.map((bot) => {
    const level = isPlainObject(bot) && LEVELS.find((one) => one === bot.level);
    if (!level || !isName(bot.name)) throw new ApiError('badBots', 400);
    return { level, name: String(bot.name) };
  });
}

/** The game with its version, seats and all options. Without a number of seats it gets as many as it allows. */
export function checkTableSetup(id: unknown, seats: unknown, options: unknown = {}) {
  const game = typeof id === 'string' ? findGame(id) : undefined;
  if (!game) throw new ApiError('unknownGame', 400);
  const { min, max } = game.seats;
  const chairs = seats ?? max;
  if (!Number.isInteger(chairs) || Number(chairs) < min || Number(chairs) > max) {
    throw new ApiError('badSeats', 400);
  }
  const filled = withBadOptionsRefused(() => fillOptions(game.options, options));
  return { game: game.id, version: game.version, options: filled, seats: Number(chairs) };
}

function withBadOptionsRefused<T>(fill: () => T): T {
  try {
    return fill();
  } catch (error) {
    throw error instanceof Refusal ? new ApiError('badOptions', 400) : error;
  }
}
