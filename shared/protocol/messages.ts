// Everything that goes over the wire, both ways. JSON text, one `type` each.
import type { GameEvent, Json, Move, Patch, Reason, Seat, SeatColour } from '../engine/index.ts';

export const VERSION = 1;

/** Reactions that are seen for a moment and kept nowhere. */
export const EMOTES = ['smile', 'laugh', 'clap', 'think', 'hurry', 'sorry'] as const;
export type Emote = (typeof EMOTES)[number];

/** How well a bot plays. */
export const LEVELS = ['easy', 'normal', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

export type OptionValues = Record<string, boolean | number | string>;

/**
 * The first message of every connection. The key is the client's own secret, 128 random bits, made once
 * for each table and device: whoever sits down is known by it from then on. The server keeps its digest.
 * `moves` asks for the list of legal moves with every update.
 */
export interface Hello {
  type: 'hello';
  version: number;
  key: string;
  moves?: boolean;
  /** The version of each game's rules that the client has. One that names none and wants no moves has the first. */
  rules?: Record<string, number>;
}

/** Each has an id of the client's making: the same id twice is one command. */
export type Command = { id: string } & (
  | { type: 'sit'; name?: string; seat?: Seat }
  | { type: 'leave' }
  | { type: 'rename'; name: string }
  | { type: 'colour'; colour: SeatColour }
  | { type: 'options'; options: OptionValues }
  | { type: 'chairs'; count: number }
  /** A bot on a free chair; or what the one there is called, and how well it plays. */
  | { type: 'bot'; seat: Seat; level?: Level; name?: string }
  | { type: 'remove'; seat: Seat }
  | { type: 'host'; seat: Seat }
  | { type: 'clock'; minutes: number }
  | { type: 'start' }
  /** Shall the game begin by itself as soon as every chair is taken? */
  | { type: 'selfStart'; on: boolean }
  /** How long a player may be gone before a stand-in may play, and whether it does so unasked. */
  | { type: 'grace'; seconds: number; atOnce: boolean }
  /** May players ask what a bot would do? */
  | { type: 'hints'; on: boolean }
  | { type: 'move'; seq: number; move: Json }
  | { type: 'undo'; seq: number }
  | { type: 'say'; text: string }
  | { type: 'emote'; emote: Emote }
  /** The seat shall go to whoever says hello with this other key: the owner's other device. */
  | { type: 'link'; key: string }
  | { type: 'vote'; seat: Seat }
  | { type: 'back' }
  | { type: 'rematch' }
  /** What has happened in this game so far, please. */
  | { type: 'past' }
  /** Back to the lobby with a standing table that its people have left lying. */
  | { type: 'clear' }
);
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

export type FromClient = Hello | Command;

export type Phase = 'lobby' | 'playing' | 'over';

/** A place at the table, as everybody may know it. */
export interface PublicChair {
  kind: 'open' | 'person' | 'bot';
  name: string;
  colour: SeatColour;
  /** Of a bot: how well it plays. */
  level: Level | null;
  /** During a game: since when its owner has not been here, in milliseconds since 1970. */
  gone: number | null;
  /** Did not decide in time, or left: the others may vote for a stand-in. */
  absent: boolean;
  /** Played by the stand-in until its owner is back. */
  standIn: boolean;
  /** Who has voted for that. */
  votes: Seat[];
}

/** Said under the name and colour of that moment: chairs may change their places in the lobby. */
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
  /** Games begun at this table. */
  round: number;
  /** Minutes a decision; 0 is no limit. */
  minutes: number;
  /** The game begins as soon as every chair is taken. */
  selfStart: boolean;
  /** So many seconds a player may be gone before a stand-in may play. */
  grace: number;
  /** It then does so unasked. */
  atOnce: boolean;
  /** Players may ask what a bot would do. */
  hints: boolean;
  /** It stands on a page of another site: whoever comes by finds this one. */
  standing: boolean;
  /** When the present decision must be made, in milliseconds since 1970; null without a clock. */
  due: number | null;
  outcome: { places: number[]; points: number[]; reason: string } | null;
  /** Over without an outcome: the rules have changed, and no way leads from the old ones to the new. */
  ended?: 'rules';
  /** Who may take back their last move now. */
  undo: Seat | null;
  chat: ChatLine[];
}

/** Who is here: connections by seat, and how many only watch. */
export interface Here {
  seats: number[];
  watching: number;
}

/** All of the present, after a hello and whenever a client has lost the thread. */
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

/** What one stored change did to what this viewer sees. `id` only to whom the command was. */
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

/** The game as this viewer has seen it change: from the first of these changes to the last. */
export interface Past {
  type: 'past';
  id: string;
  /** The game before the first step. */
  game: unknown;
  steps: { seq: number; game?: Patch; events: GameEvent[] }[];
}

export type FromServer =
  | Welcome
  | Update
  | Past
  /** A command that changed nothing to see, or was known already. */
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
  /** So many of the latest changes are told when somebody asks for the past. */
  past: 400,
  /** So many moves in a row may be taken back. */
  undo: 64,
  /** Of one round so many of the latest changes are kept, fewer where they take up more than so many bytes. */
  rows: 8192,
  bytes: 8 * 2 ** 20,
  /** Messages of a connection: so many at once, so many a second in the long run. */
  burst: 60,
  perSecond: 20,
} as const;

/** Why the server closes a connection. */
export const CLOSE = {
  version: 4006,
  /** The table was last played with newer rules than this server has: it waits for them. */
  held: 4007,
  gone: 4004,
  full: 4008,
  tooMuch: 4029,
  tooBig: 4013,
  noHello: 4001,
  moved: 4003,
} as const;
