// What somebody who opens a table asks for, checked.
import { fillOptions, isTable, Refusal } from '../shared/engine/index.ts';
import { findGame } from '../shared/games/index.ts';
import { isKey, isName, LIMITS } from '../shared/protocol/index.ts';
import type { Wanted } from '../shared/room/index.ts';
import { Failure } from './errors.ts';

export async function readWanted(request: Request): Promise<Wanted> {
  const text = await textOf(request);
  const wanted = parsed(text);
  if (!isTable(wanted)) throw new Failure('badRequest', 400);
  const { game: id, key, name = 'Player 1', seats, options = {} } = wanted;
  const game = typeof id === 'string' ? findGame(id) : undefined;
  if (!game) throw new Failure('unknownGame', 400);
  if (!isKey(key)) throw new Failure('badKey', 400);
  if (!isName(name)) throw new Failure('badName', 400);
  const chairs = seats ?? game.seats.max;
  const { min, max } = game.seats;
  if (!Number.isInteger(chairs) || Number(chairs) < min || Number(chairs) > max) {
    throw new Failure('badSeats', 400);
  }
  return {
    game: game.id,
    version: game.version,
    options: checked(() => fillOptions(game.options, options)),
    seats: Number(chairs),
    name: String(name),
    key: String(key),
  };
}

/** No more of it is taken in than it may be long. */
async function textOf({ body }: Request): Promise<string> {
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > LIMITS.message) throw new Failure('tooBig', 413);
  }
  return text;
}

function checked<T>(fill: () => T): T {
  try {
    return fill();
  } catch (error) {
    throw error instanceof Refusal ? new Failure('badOptions', 400) : error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('badRequest', 400);
  }
}
