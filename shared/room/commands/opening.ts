// Opens a table: the request of the person who opens it, and the table that is made from it.
import type { AnyGame } from '../../engine/index.ts';
import type { Level, OptionValues } from '../../protocol/index.ts';
import { DEFAULT_GRACE_SECONDS, nameAt, type Table, withChair, withOpenChairs } from '../table.ts';
import type { CommandContext } from './handler.ts';
import { startIfPossible } from './rounds.ts';
import { sitDown } from './seats.ts';

export interface TableRequest {
  game: string;
  version: number;
  options: OptionValues;
  seats: number;
  name: string;
  key: string;
  /** The bots for the other chairs. If there are any, the game begins at once. */
  bots?: { level: Level; name: string }[];
  /**
   * The origins of the sites on which the table may be played. If none is named, every site may
   * show it.
   */
  sites?: string[];
  /** The table is embedded in a page of another site, and all visitors of that page share it. */
  standing?: boolean;
  /** The language of the person who opens the table. */
  language?: string;
}

/** Makes a table at which nobody sits. */
export function createTable(
  request: Omit<TableRequest, 'name' | 'key' | 'bots'>,
  rules: AnyGame,
): Table {
  const { game, version, options, seats, sites = [], standing = false, language } = request;
  return {
    phase: 'lobby',
    game,
    gameVersion: version,
    options,
    chairs: withOpenChairs(rules, [], seats),
    host: 0,
    round: 0,
    minutes: 0,
    selfStart: false,
    grace: DEFAULT_GRACE_SECONDS,
    atOnce: false,
    hints: true,
    due: null,
    outcome: null,
    chat: [],
    state: null,
    moved: 0,
    began: 0,
    asked: [],
    past: [],
    alarm: null,
    ...(sites.length > 0 && { sites }),
    ...(standing && { standing: { options, seats } }),
    ...(language && { language }),
  };
}

/** Seats the person who opens the table as its host, and the bots that were asked for. */
export function seatFirstPlayers(
  empty: Table,
  { name, bots }: TableRequest,
  { key, ...context }: Pick<CommandContext, 'key' | 'game' | 'seq' | 'now' | 'randomSeed'>,
): Table {
  const table = sitDown(empty, key, { seat: 0, name });
  if (!bots) return table;
  const withBots = bots.reduce(
    (seated, { level, name }, at) =>
      withChair(seated, at + 1, { kind: 'bot', level, name: nameAt(seated, at + 1, name) }),
    table,
  );
  return startIfPossible(withBots, context);
}
