// Rules change while tables run: what becomes of a table that was stored under other rules than those that run here.
import { type AnyGame, adaptOptions, isPlainObject } from '../engine/index.ts';
import { findGame } from '../games/registry.ts';
import { type Hello, VERSION } from '../protocol/index.ts';
import type { Ports } from './ports.ts';
import { fillMissing, gameAt, type Table, withOwnColours } from './table.ts';

/**
 * `current`: it goes on here. `ended`: its game began under older rules, and no way leads from them to these. `held`:
 * it was played with newer rules, or is of a game that is not known here, and waits unchanged for those to come back.
 */
export type Fit = 'current' | 'ended' | 'held';

export interface Adopted {
  table: Table;
  fit: Fit;
}

/** The table as it is taken up by the rules that run here. Nothing of it is stored by this alone. */
export function adoptTable(stored: Table, report: Ports['report']): Adopted {
  const table = fillMissing(stored);
  const game = findGame(table.game);
  if (!game) return { table, fit: 'held' };
  const { hiddenMembers: hidden } = game;
  if (game.version === table.gameVersion && table.phase !== 'lobby') {
    // Tables from before do not say what was hidden: under the same rules it is what these hide.
    return { table: table.state === null ? table : { hidden, ...table }, fit: 'current' };
  }
  // What is over is looked at as it was left.
  if (table.phase === 'over') return { table, fit: 'current' };
  if (table.phase === 'lobby') return { table: withPresentRules(table), fit: 'current' };
  if (table.gameVersion > game.version) return { table, fit: 'held' };
  const state = upgradeState(game, table, report);
  if (state === null) return { table: endedByRules(table, game), fit: 'ended' };
  // A move of before cannot be taken back: it would bring the state of before back.
  const upgraded = withPlayedColours({ ...withPresentRules(table), hidden, state, past: [] });
  return { table: upgraded, fit: 'current' };
}

/** What is played with are the colours of the state. */
function withPlayedColours(table: Table): Table {
  const played = gameAt(table).coloursOf(table.state);
  if (!played) return table;
  const chairs = table.chairs.map((chair, seat) => ({
    ...chair,
    colour: played[seat] ?? chair.colour,
  }));
  return { ...table, chairs };
}

/** Before a game: its options and colours are those that there are now. */
export function withPresentRules(before: Table): Table {
  const table = withOwnColours(before);
  const { options, version } = findGame(table.game) as AnyGame;
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

/** Null where the game has no way, or where it fails: a state that cannot be played is worse than none. */
function upgradeState(game: AnyGame, table: Table, report: Ports['report']): unknown {
  try {
    const state = game.upgrade(table.state, table.gameVersion);
    if (state !== null) tryOut(game, state);
    return state;
  } catch (error) {
    report(error, 'upgrade');
    return null;
  }
}

/** Throws where anybody at the table could not go on. */
function tryOut(game: AnyGame, state: unknown): void {
  const acting = game.toAct(state);
  for (const seat of [...acting, null]) game.view(state, seat);
  const idle = acting.find((seat) => game.moves(state, seat).length === 0);
  if (idle !== undefined) throw new Error(`after its upgrade seat ${idle} has no move`);
  if (acting.length === 0 && !game.outcome(state)) throw new Error('after its upgrade nobody acts');
}

/**
 * Over, for those who look; stored only when somebody opens the next round, so that a deployment that is taken back
 * gives the game back. Until then its secrets are secrets: what is not hidden by these rules and was by those is left
 * out, and where that is not known there is nothing to be seen.
 */
function endedByRules(table: Table, game: AnyGame): Table {
  const state = table.hidden ? withoutSecrets(table, game) : null;
  return { ...table, state, phase: 'over', outcome: null, past: [], due: null, ended: 'rules' };
}

function withoutSecrets({ state, hidden = [] }: Table, game: AnyGame): unknown {
  if (!isPlainObject(state)) return null;
  const open = ([key]: [string, unknown]) =>
    !hidden.includes(key) || game.hiddenMembers.includes(key);
  return Object.fromEntries(Object.entries(state).filter(open));
}

/** Whether its state was made by other rules than those that run here. */
export const isOfOtherRules = (table: Table): boolean =>
  findGame(table.game)?.version !== table.gameVersion;

/** After an upgrade all is told from here on: what was before it cannot be said in these rules. */
export const afterUpgrade = (table: Table, seq: number): Table => ({
  ...table,
  began: seq,
  moved: seq,
  asked: table.asked.map((asked) => asked && seq),
});

/** Why a client is turned away: it, or this server, would not understand what the other says. Null where it is not. */
export function turnAway({ version, moves, rules }: Hello, table: Table, fit: Fit) {
  if (fit === 'held') return { code: 'held' } as const;
  // Programs that want the moves need no rules.
  const known = rules?.[table.game] ?? (moves ? table.gameVersion : 1);
  if (version !== VERSION || known < table.gameVersion) return { code: 'version' } as const;
  return null;
}
