// Rules may change while tables are stored. This file decides what happens to a table that was
// stored under other rules than the current ones.
import { type AnyGame, adaptOptions, isPlainObject } from '../engine/index.ts';
import { type Hello, PROTOCOL_VERSION } from '../protocol/index.ts';
import type { Ports } from './ports.ts';
import { type Chair, fillMissingFields, findFreeColour, type Table } from './table.ts';

/**
 * `current`: the game goes on under the current rules. `ended`: the game began under older rules
 * and cannot be upgraded. `held`: the table was played under newer rules, or this deployment does
 * not know its game, so it waits unchanged until a deployment brings those rules back.
 */
export type RulesStatus = 'current' | 'ended' | 'held';

export interface AdoptedTable {
  table: Table;
  status: RulesStatus;
}

/** Converts a stored table to the current rules. Stores nothing. */
export function adoptTable(
  stored: Table,
  game: AnyGame | undefined,
  report: Ports['report'],
): AdoptedTable {
  const table = fillMissingFields(stored);
  if (!game) return { table, status: 'held' };
  const { hiddenMembers: hidden } = game;
  if (game.version === table.gameVersion && table.phase !== 'lobby') {
    // Tables of older versions do not record what was hidden. Under the same rules it is what the
    // rules hide now.
    return { table: table.state === null ? table : { hidden, ...table }, status: 'current' };
  }
  // A finished game is shown in its last state.
  if (table.phase === 'over') return { table, status: 'current' };
  if (table.phase === 'lobby') return { table: withCurrentRules(table, game), status: 'current' };
  if (table.gameVersion > game.version) return { table, status: 'held' };
  const state = upgradeState(game, table, report);
  if (state === null) return { table: endByRules(table, game), status: 'ended' };
  // Moves made before the upgrade cannot be taken back: that would restore a state of the old rules.
  const upgraded = { ...withCurrentRules(table, game), hidden, state, past: [] };
  return { table: withStateColours(upgraded, game), status: 'current' };
}

/** Gives the chairs the colours that the game was set up with. */
function withStateColours(table: Table, game: AnyGame): Table {
  const colours = game.coloursOf(table.state);
  if (!colours) return table;
  const chairs = table.chairs.map((chair, seat) => ({
    ...chair,
    colour: colours[seat] ?? chair.colour,
  }));
  return { ...table, chairs };
}

/** Before a round begins: replaces options and colours that the current rules do not have. */
export function withCurrentRules(stored: Table, game: AnyGame): Table {
  const table = withGameColours(stored, game);
  const { options, version } = game;
  const { standing } = table;
  return {
    ...table,
    gameVersion: version,
    options: adaptOptions(options, table.options),
    ...(standing && {
      standing: { ...standing, options: adaptOptions(options, standing.options) },
    }),
  };
}

/** A table of an older version may have colours that the game no longer has. */
function withGameColours(table: Table, { colours }: AnyGame): Table {
  const hasGameColour = ({ colour }: Chair) => colours.includes(colour);
  if (table.chairs.every(hasGameColour)) return table;
  const used = table.chairs.filter(hasGameColour);
  const chairs = table.chairs.map((chair) => {
    if (hasGameColour(chair)) return chair;
    const recoloured = { ...chair, colour: findFreeColour(colours, used) };
    used.push(recoloured);
    return recoloured;
  });
  return { ...table, chairs };
}

/**
 * Returns null if the game has no upgrade, or if it fails: a state that cannot be played is worse
 * than an ended game.
 */
function upgradeState(game: AnyGame, table: Table, report: Ports['report']): unknown {
  try {
    const state = game.upgrade(table.state, table.gameVersion);
    if (state !== null) assertPlayable(game, state);
    return state;
  } catch (error) {
    report(error, 'upgrade');
    return null;
  }
}

/** Throws if a player at the table could not continue. */
function assertPlayable(game: AnyGame, state: unknown): void {
  const acting = game.toAct(state);
  for (const seat of [...acting, null]) game.view(state, seat);
  const stuck = acting.find((seat) => game.moves(state, seat).length === 0);
  if (stuck !== undefined) throw new Error(`after its upgrade seat ${stuck} has no move`);
  if (acting.length === 0 && !game.outcome(state)) throw new Error('after its upgrade nobody acts');
}

/**
 * Returns the table as spectators of an ended game see it. It is stored only when somebody opens
 * the next round, so that a rollback of the deployment restores the game. Its secrets must stay
 * secret until then, so members that were hidden under the old rules but not under the new ones are
 * left out. If it is not known what the old rules hid, no state is shown.
 */
function endByRules(table: Table, game: AnyGame): Table {
  const state = table.hidden ? withoutSecrets(table, game) : null;
  return { ...table, state, phase: 'over', outcome: null, past: [], due: null, ended: 'rules' };
}

function withoutSecrets({ state, hidden = [] }: Table, game: AnyGame): unknown {
  if (!isPlainObject(state)) return null;
  const isSafe = ([key]: [string, unknown]) =>
    !hidden.includes(key) || game.hiddenMembers.includes(key);
  return Object.fromEntries(Object.entries(state).filter(isSafe));
}

/** True if the state of the table was made under other rules than these. */
export const hasOtherRules = (table: Table, game: AnyGame | undefined): boolean =>
  game?.version !== table.gameVersion;

/** After an upgrade the history begins at this change: changes before it cannot be replayed under the new rules. */
export const withHistoryFrom = (table: Table, seq: number): Table => ({
  ...table,
  began: seq,
  moved: seq,
  asked: table.asked.map((asked) => asked && seq),
});

/**
 * Returns why a client is turned away at its hello, because it and this server would misunderstand
 * each other. Null if the client is welcome.
 */
export function rejectionForHello(
  { version, moves, rules }: Hello,
  table: Table,
  status: RulesStatus,
) {
  if (status === 'held') return { code: 'held' } as const;
  // A client that asks for the list of moves needs no rules of its own.
  const known = rules?.[table.game] ?? (moves ? table.gameVersion : 1);
  if (version !== PROTOCOL_VERSION || known < table.gameVersion)
    return { code: 'version' } as const;
  return null;
}
