// All messages of the protocol, in both directions. Each is one JSON text with a `type`.
import type { GameEvent, Json, Move, Patch, Reason, Seat, SeatColour } from '../engine/index.ts';

export const PROTOCOL_VERSION = 1;

/** Reactions. Clients show them for a moment, and they are never stored. */
export const EMOTES = ['smile', 'laugh', 'clap', 'think', 'hurry', 'sorry'] as const;
export type Emote = (typeof EMOTES)[number];

/** How well a bot plays. */
export const LEVELS = ['easy', 'normal', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

export type OptionValues = Record<string, boolean | number | string>;

/**
 * The first message of every connection. The key is a secret of the client, 128 random bits, made once for each table
 * and device. The server stores its digest when the client sits down: from then on the key owns the seat. `moves` asks
 * for the list of legal moves with every update.
 */
export interface Hello {
  type: 'hello';
  version: number;
  key: string;
  moves?: boolean;
  /** The client reads compressed messages from now on. */
  deflate?: boolean;
  /**
   * The version of each game's rules in the client. If it is missing, the server assumes version 1,
   * unless the client asks for `moves`.
   */
  rules?: Record<string, number>;
}

/**
 * The client chooses the id of a command. A command that arrives twice with the same id is carried
 * out once.
 */
export type Command = { id: string } & (
  | { type: 'sit'; name?: string; seat?: Seat }
  | { type: 'leave' }
  | { type: 'rename'; name: string }
  | { type: 'colour'; colour: SeatColour }
  | { type: 'options'; options: OptionValues }
  | { type: 'chairs'; count: number }
  /** Puts a bot on a free chair, or changes the name or level of the bot that sits there. */
  | { type: 'bot'; seat: Seat; level?: Level; name?: string }
  | { type: 'remove'; seat: Seat }
  | { type: 'host'; seat: Seat }
  | { type: 'clock'; minutes: number }
  | { type: 'start' }
  /** Whether the game begins by itself as soon as every chair is taken. */
  | { type: 'selfStart'; on: boolean }
  /**
   * How long a player may be disconnected before a stand-in may play, and whether it then plays
   * without a vote.
   */
  | { type: 'grace'; seconds: number; atOnce: boolean }
  /** Whether players may ask what a bot would do. */
  | { type: 'hints'; on: boolean }
  /** Whether clients show hints by themselves to everybody who has not finished a game yet. */
  | { type: 'coach'; on: boolean }
  | { type: 'move'; seq: number; move: Json }
  | { type: 'undo'; seq: number }
  | { type: 'say'; text: string }
  | { type: 'emote'; emote: Emote }
  /**
   * Gives the seat to the next client that says hello with this key, which is another device of the
   * owner.
   */
  | { type: 'link'; key: string }
  | { type: 'vote'; seat: Seat }
  | { type: 'back' }
  /**
   * Answers whether to play another game, when one is over. A missing `yes` is a yes. The next game begins when all
   * who are there have answered.
   */
  | { type: 'rematch'; yes?: boolean }
  /** Takes everybody back to the lobby, when the game is over. */
  | { type: 'lobby' }
  /** Asks for what has happened in this round so far. */
  | { type: 'past' }
  /** Returns a standing table (see `PublicTable`) that its players have abandoned to the lobby. */
  | { type: 'clear' }
);
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
/** A command before its sender gives it an id. */
export type CommandBody = Command extends infer C
  ? C extends Command
    ? Omit<C, 'id'>
    : never
  : never;

export type FromClient = Hello | Command;

export type Phase = 'lobby' | 'playing' | 'over';

/** What everybody may know of a chair. */
export interface PublicChair {
  kind: 'open' | 'person' | 'bot';
  name: string;
  colour: SeatColour;
  /** How well the bot plays; null if no bot sits here. */
  level: Level | null;
  /**
   * During a game: when the owner disconnected, in milliseconds since 1970; null while the owner is
   * connected.
   */
  gone: number | null;
  /** The owner did not decide in time, or has left: the others may vote for a stand-in. */
  absent: boolean;
  /** A stand-in plays until the owner is back. */
  standIn: boolean;
  /** The seats that have voted for a stand-in. */
  votes: Seat[];
  /** How many games the person or bot on this chair has won at this table. Missing means none. */
  wins?: number;
}

/**
 * A chat line keeps the name and colour that the sender had, because people may change both in the
 * lobby.
 */
export interface ChatLine {
  name: string;
  colour: SeatColour;
  text: string;
}

/** What everybody may know of the table. */
export interface PublicTable {
  phase: Phase;
  game: string;
  gameVersion: number;
  options: OptionValues;
  chairs: PublicChair[];
  host: Seat;
  /** How many games have begun at this table. */
  round: number;
  /** Minutes for one decision; 0 is no limit. */
  minutes: number;
  /** The game begins as soon as every chair is taken. */
  selfStart: boolean;
  /** How many seconds a player may be gone before a stand-in may play. */
  grace: number;
  /** The stand-in then plays without a vote. */
  atOnce: boolean;
  /** Players may ask what a bot would do. */
  hints: boolean;
  /** Clients show hints by themselves to everybody who has not finished a game yet. Missing means that they do not. */
  coach?: true;
  /** The table is embedded in a page of another site, and all visitors of that page share it. */
  standing: boolean;
  /** When the current decision must be made, in milliseconds since 1970; null without a clock. */
  due: number | null;
  outcome: { places: number[]; points: number[]; reason: string } | null;
  /**
   * The game was ended without an outcome, because the rules changed and its state cannot be
   * upgraded.
   */
  ended?: 'rules';
  /**
   * The number of the latest finished game among those that the table keeps, or `failed` if that game could not be kept.
   * Missing from the beginning of a round until its end, and where nothing is kept.
   */
  kept?: number | 'failed';
  /** When the game is over: the seats of the people who have agreed to another one. Missing if nobody has. */
  again?: Seat[];
  /** The seats of the people who do not want another game. Missing if nobody has said so. */
  declined?: Seat[];
  /** The options of the next game, if the host has changed them since the game was over. */
  nextOptions?: OptionValues;
  /** How many games have been won at this table. Missing means none. */
  played?: number;
  /** The seat that may take back its last move now. */
  undo: Seat | null;
  chat: ChatLine[];
}

/**
 * Who is connected: the number of connections of each seat and the number of spectators, rounded to
 * its first digit.
 */
export interface Here {
  seats: number[];
  watching: number;
}

/**
 * The whole current state, in answer to a hello. A client that has missed an update says hello
 * again to get it.
 */
export interface Welcome {
  type: 'welcome';
  version: number;
  seq: number;
  seat: Seat | null;
  table: PublicTable;
  game: unknown;
  here: Here;
  moves?: readonly Move[];
}

/** What one stored change did to the view of this client. Only the client that sent the command gets its `id`. */
export interface Update {
  type: 'update';
  seq: number;
  table?: Patch;
  game?: Patch;
  events?: GameEvent[];
  moves?: readonly Move[];
  seat?: Seat | null;
  id?: string;
}

/** The answer to `past`: the game as this viewer saw it change. */
export interface Past {
  type: 'past';
  id: string;
  /** What the viewer saw of the game before the first step. */
  game: unknown;
  steps: { seq: number; game?: Patch; events: GameEvent[] }[];
}

export type FromServer =
  | Welcome
  | Update
  | Past
  /** The command changed nothing, or had been carried out before. */
  | { type: 'done'; id: string; seq: number }
  | { type: 'refused'; id: string | null; code: string; reason?: Reason }
  | { type: 'here'; here: Here }
  | { type: 'emote'; seat: Seat; emote: Emote };

export const LIMITS = {
  message: 4096,
  name: 24,
  chat: 300,
  chatLines: 50,
  sockets: 1200,
  /** How many of the latest changes the answer to `past` contains. */
  past: 400,
  /** How many moves in a row may be taken back. */
  undo: 64,
  /** How many of the latest changes of a round are stored. */
  rows: 8192,
  /** Fewer changes are stored if the table takes up more bytes than this. */
  bytes: 8 * 2 ** 20,
  /** How many steps a replay has at most: the changes that are stored, and those until old ones are next deleted. */
  steps: 8192 + 1024,
  /** How many numbers, texts, lists and objects the file of a replay contains at most. */
  replayValues: 4_000_000,
  /** How many messages one connection may send at once. */
  burst: 60,
  /** How many messages a second one connection may send in the long run. */
  perSecond: 20,
} as const;

/** The codes with which the server closes a connection. */
export const CLOSE_CODES = {
  version: 4006,
  /**
   * The table was last played under newer rules than this server has. It waits until they are
   * deployed.
   */
  held: 4007,
  gone: 4004,
  full: 4008,
  tooMuch: 4029,
  tooBig: 4013,
  noHello: 4001,
  moved: 4003,
} as const;
