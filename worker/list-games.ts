// GET /api/games and GET /api/schema.json: all that a program needs to know before it opens a table.
import { findOptionConflicts } from '../shared/engine/option-conflicts.ts';
import { allGames } from '../shared/games/index.ts';
import { buildSchema } from '../shared/protocol/schema.ts';
import type { AppContext } from './rooms.ts';

/** They change with a deployment only, so they are made when somebody first asks. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const listOfGames = once(() =>
  allGames.map((game) => {
    const { id, version, seats, options, presets } = game;
    return { id, version, seats, options, presets, conflicts: findOptionConflicts(game) };
  }),
);

const schema = once(buildSchema);

export const serveGames = (c: AppContext): Response => c.json(listOfGames());

export const serveSchema = (c: AppContext): Response => c.json(schema());
