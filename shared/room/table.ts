// The table as it is stored: JSON that includes all secrets. Also the small changes that several
// commands make to it.
import type { AnyGame, GameEvent, Seat, SeatColour } from '../engine/index.ts';
import {
  type ChatLine,
  distinctName,
  LIMITS,
  type OptionValues,
  type Phase,
  type PublicChair,
  type PublicTable,
} from '../protocol/index.ts';

export interface Chair extends PublicChair {
  /** The digest of its owner's key; null while nobody owns it. */
  key: string | null;
  /** The digest of the key of another device of the owner. That device gets the seat when it says hello. */
  nextKey: string | null;
}

export interface Table {
  phase: Phase;
  game: string;
  gameVersion: number;
  options: OptionValues;
  chairs: Chair[];
  host: Seat;
  round: number;
  /** Minutes for one decision; 0 is no limit. */
  minutes: number;
  selfStart: boolean;
  /** When the current decision must be made, in milliseconds since 1970; null without a clock. */
  due: number | null;
  outcome: PublicTable['outcome'];
  chat: ChatLine[];
  /** The state of the game. */
  state: unknown;
  /** The number of the change that made this state. */
  moved: number;
  /**
   * The number of the change that began the round, or of the oldest change of the round that is
   * still stored, if that is later.
   */
  began: number;
  /** By seat: the number of the change since which the seat has its current decision; 0 if it has none. */
  asked: number[];
  /**
   * The latest moves that may be taken back, all of one seat, each with the number of the change
   * before it.
   */
  past: { seat: Seat; before: number }[];
  /** The time that the alarm is set for. */
  alarm: number | null;
  /** How many seconds a player may be gone before a stand-in may play for them. */
  grace: number;
  /** The stand-in then plays at once, without a vote. */
  atOnce: boolean;
  hints: boolean;
  // Tables that were stored by older versions lack the members below.
  /** Clients help everybody who has not finished a game yet. */
  coach?: true;
  /** The members of the state that are hidden under the rules that the round began with. */
  hidden?: readonly string[];
  /** What became of the replay of the game that is over, see `PublicTable`. */
  kept?: number | 'failed';
  /** Never stored: the rules have changed, and the game cannot be continued under the new ones. */
  ended?: 'rules';
  /**
   * The origins of the sites on which the table may be played. If it is missing, every site may
   * show it.
   */
  sites?: string[];
  /**
   * Exists if the table is embedded in a page of another site and shared by all visitors of that
   * page. It is what the page opened the table with.
   */
  standing?: { options: OptionValues; seats: number };
  /** Between two games: since when the host has not been connected. Missing while the host is here. */
  hostGone?: number;
  /** The host for whom another player acts, by the digest of their key, and until when they may come back. */
  formerHost?: { key: string; until: number };
  /** The seats that have agreed to another game, and those that have said no. Exist only when it is over. */
  again?: Seat[];
  declined?: Seat[];
  /** The options of the next game, if the host has changed them since the game was over. */
  nextOptions?: OptionValues;
  /** The seat that began the latest game. Missing if several chose at once. */
  beganBy?: Seat;
  /** How many games have been won at this table. */
  played?: number;
  /**
   * The language of the person who opened the table. The preview of its link is in this language if
   * the reader's is unknown.
   */
  language?: string;
}

/** The table after a change, and the events of the game. */
export interface TableChange {
  table: Table;
  events?: GameEvent[];
}

/** Longer than a page takes to reload, and shorter than the other players are willing to wait. */
export const DEFAULT_GRACE_SECONDS = 60;

/** Adds the members that a table of an older version lacks, with the values of a new table. */
export function fillMissingFields(table: Table): Table {
  const chairs = table.chairs.map((chair): Chair => {
    const level = chair.kind === 'bot' ? 'normal' : null;
    return { ...chair, level: chair.level ?? level, gone: chair.gone ?? null };
  });
  const { grace = DEFAULT_GRACE_SECONDS, atOnce = false, hints = true } = table;
  return { ...table, chairs, grace, atOnce, hints };
}

export const createOpenChair = (colour: SeatColour): Chair => ({
  kind: 'open',
  name: '',
  colour,
  level: null,
  gone: null,
  absent: false,
  standIn: false,
  votes: [],
  key: null,
  nextKey: null,
});

export function findFreeColour(
  colours: readonly SeatColour[],
  chairs: readonly PublicChair[],
): SeatColour {
  const free = colours.find((colour) => chairs.every((chair) => chair.colour !== colour));
  if (!free) throw new Error('more chairs than colours');
  return free;
}

/** Adds open chairs, in free colours, until there are `count` chairs. */
export function withOpenChairs({ colours }: AnyGame, chairs: readonly Chair[], count: number) {
  const all = chairs.slice();
  while (all.length < count) all.push(createOpenChair(findFreeColour(colours, all)));
  return all;
}

/** Returns the name as it stands at this seat: cleaned, and unlike the names of all others. */
export function nameAt({ chairs }: Table, seat: Seat, wanted: string): string {
  const others = chairs.filter(({ kind }, at) => at !== seat && kind !== 'open');
  return distinctName(
    wanted,
    others.map(({ name }) => name),
    LIMITS.name,
  );
}

/** Returns the table with one of its chairs changed. */
export const withChair = (table: Table, seat: Seat, change: Partial<Chair>): Table => ({
  ...table,
  chairs: table.chairs.with(seat, { ...(table.chairs[seat] as Chair), ...change }),
});

/** Returns the table with these chairs. The host stays the same person, and the order of beginning stays. */
export function withChairs(table: Table, chairs: Chair[]): Table {
  const host = chairs.indexOf(table.chairs[table.host] as Chair);
  const changed = { ...table, chairs, host: Math.max(host, 0) };
  if (table.beganBy === undefined) return changed;
  // If the chair that began is gone, the one before it counts as the one that has.
  const before = table.chairs.slice(0, table.beganBy + 1).filter((one) => chairs.includes(one));
  return { ...changed, beganBy: (before.length - 1 + chairs.length) % chairs.length };
}

/** Whoever sits here has won nothing yet. */
export function withoutWins({ wins: _wins, ...chair }: Chair): Chair {
  return chair;
}

/** Makes the next person the host if the current host has left. */
export function withPresentHost(table: Table): Table {
  const canBeHost = (seat: Seat) =>
    table.chairs[seat]?.kind === 'person' && table.chairs[seat]?.key;
  if (canBeHost(table.host)) return table;
  const next = table.chairs.findIndex((_, seat) => canBeHost(seat));
  return { ...table, host: Math.max(next, 0) };
}

/** True for bots, and for seats that a stand-in plays. */
export const isPlayedByBot = ({ kind, standIn }: PublicChair): boolean => kind === 'bot' || standIn;

/**
 * Finds the seat of the client with this key. Digests are compared, so the duration reveals nothing
 * about the key.
 */
export function findSeat(keyDigest: string | null, chairs: readonly Chair[]): Seat | null {
  const seat = keyDigest === null ? -1 : chairs.findIndex((chair) => chair.key === keyDigest);
  return seat < 0 ? null : seat;
}

/** Returns what everybody may know of the table. */
export function publicTable(table: Table): PublicTable {
  return {
    phase: table.phase,
    game: table.game,
    gameVersion: table.gameVersion,
    options: table.options,
    chairs: publicChairs(table.chairs),
    host: table.host,
    round: table.round,
    minutes: table.minutes,
    selfStart: table.selfStart,
    grace: table.grace,
    atOnce: table.atOnce,
    hints: table.hints,
    ...(table.coach && { coach: true }),
    standing: table.standing !== undefined,
    due: table.due,
    outcome: table.outcome,
    ...(table.ended && { ended: table.ended }),
    ...(table.kept !== undefined && { kept: table.kept }),
    ...(table.again && { again: table.again }),
    ...(table.declined && { declined: table.declined }),
    ...(table.nextOptions && { nextOptions: table.nextOptions }),
    ...(table.played && { played: table.played }),
    undo: table.past.at(-1)?.seat ?? null,
    chat: table.chat,
  };
}

/** Chairs change rarely and are compared at every move: equal chairs must be the same object. */
const publicChairsCache = new WeakMap<Chair[], PublicChair[]>();

function publicChairs(chairs: Chair[]): PublicChair[] {
  const cached = publicChairsCache.get(chairs);
  if (cached) return cached;
  const made = chairs.map(({ key: _key, nextKey: _nextKey, ...publicChair }) => publicChair);
  publicChairsCache.set(chairs, made);
  return made;
}
