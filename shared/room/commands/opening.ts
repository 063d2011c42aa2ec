// Opens a table: what the person who opens it asks for, and the table made from that.
import type { AnyGame } from '../../engine/index.ts';
import type { Level, OptionValues } from '../../protocol/index.ts';
import { DEFAULT_GRACE_SECONDS, type Table, withChair, withOpenChairs } from '../table.ts';
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
  /** Bots for the other chairs. With them the game begins at once. */
  bots?: { level: Level; name: string }[];
  /** The origins of the sites that may show the table for playing; where none is named, all may. */
  sites?: string[];
  /** The table stands on a page of another site, for all visitors of that page. */
  standing?: boolean;
  /** The language of the person who opens it. */
  language?: string;
}

/** An empty table. */
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
    (seated, bot, at) => withChair(seated, at + 1, { kind: 'bot', ...bot }),
    table,
  );
  return startIfPossible(withBots, context);
}
