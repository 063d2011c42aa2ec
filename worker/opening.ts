// What somebody who opens a table asks for, checked.
import { fillOptions, isPlainObject, Refusal } from '../shared/engine/index.ts';
import { findGame } from '../shared/games/index.ts';
import { isKey, isName, LEVELS, type Level, LIMITS } from '../shared/protocol/index.ts';
import { isLanguage } from '../shared/protocol/languages.ts';
import type { TableRequest } from '../shared/room/index.ts';
import { readJson } from './body.ts';
import { Failure } from './errors.ts';
import { isTableName } from './named.ts';
import { sitesOf } from './site.ts';
import { acceptedLanguage } from './words.ts';

/** And under which name it shall be found from a page, if it has one. */
export async function readWanted(
  request: Request,
): Promise<TableRequest & { named: string | null }> {
  const wanted = await readJson(request, LIMITS.message);
  if (!isPlainObject(wanted)) throw new Failure('badRequest', 400);
  const { game, key, name = 'Player 1', seats, options, sites: given = [], named = null } = wanted;
  const bots = botsOf(wanted.bots);
  const laid = layOut(game, bots ? bots.length + 1 : seats, options);
  if (!isKey(key)) throw new Failure('badKey', 400);
  if (!isName(name)) throw new Failure('badName', 400);
  const sites = sitesOf(given);
  if (!sites) throw new Failure('badSites', 400);
  if (named !== null && !isTableName(named)) throw new Failure('badTableName', 400);
  const standing = named !== null;
  // What the client speaks may be another than the browser's own; whatever it is, the table is opened.
  const language = isLanguage(wanted.language)
    ? wanted.language
    : acceptedLanguage(request.headers.get('Accept-Language') ?? '');
  // Whoever comes by a named table is to find a chair.
  if (standing && bots) throw new Failure('badBots', 400);
  return {
    ...laid,
    name: String(name),
    key: String(key),
    sites,
    standing,
    named,
    ...(bots && { bots }),
    ...(language && { language }),
  };
}

/** Those who sit down with the first, and begin at once; null where none are asked for. */
function botsOf(given: unknown): { level: Level; name: string }[] | null {
  if (given === undefined) return null;
  if (!Array.isArray(given)) throw new Failure('badBots', 400);
  return given.map((bot) => {
    const level = isPlainObject(bot) && LEVELS.find((one) => one === bot.level);
    if (!level || !isName(bot.name)) throw new Failure('badBots', 400);
    return { level, name: String(bot.name) };
  });
}

/** A game with its seats and options, all of them; by default as many seats as it has. */
export function layOut(id: unknown, seats: unknown, options: unknown = {}) {
  const game = typeof id === 'string' ? findGame(id) : undefined;
  if (!game) throw new Failure('unknownGame', 400);
  const { min, max } = game.seats;
  const chairs = seats ?? max;
  if (!Number.isInteger(chairs) || Number(chairs) < min || Number(chairs) > max) {
    throw new Failure('badSeats', 400);
  }
  const filled = checked(() => fillOptions(game.options, options));
  return { game: game.id, version: game.version, options: filled, seats: Number(chairs) };
}

function checked<T>(fill: () => T): T {
  try {
    return fill();
  } catch (error) {
    throw error instanceof Refusal ? new Failure('badOptions', 400) : error;
  }
}
