// The table as it is stored: everything, secrets included, as JSON.
import type { AnyGame, Seat, SeatColour } from '../engine/index.ts';
import { findGame } from '../games/registry.ts';
import type { ChatLine, OptionValues, Phase, PublicChair, PublicTable } from '../protocol/index.ts';

export interface Chair extends PublicChair {
  /** The digest of its owner's key; null while nobody owns it. */
  key: string | null;
  /** The digest of the key that may take it over, from another device of the owner. */
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
  minutes: number;
  selfStart: boolean;
  due: number | null;
  outcome: PublicTable['outcome'];
  chat: ChatLine[];
  /** The state of the game, and the number of the change that made it. */
  state: unknown;
  moved: number;
  /** The change that began the round. */
  began: number;
  /** By seat: the change that put the decision to it that it has now. */
  asked: number[];
  /** The latest moves of one seat that might be taken back, each with the change before it. */
  past: { seat: Seat; before: number }[];
  /** When the alarm is set for. */
  alarm: number | null;
  /** So many seconds a player may be gone before a stand-in may play, and whether it does so unasked. */
  grace: number;
  atOnce: boolean;
  hints: boolean;
  // Tables from before have none of these.
  /** The members of the state that were hidden under the rules that began it. */
  hidden?: readonly string[];
  /** Never stored: why a game is over that was not played to its end. */
  ended?: 'rules';
  /** The sites that may show it for playing. */
  sites?: string[];
  /** Stands on a page for whoever comes by: what it was opened with. */
  standing?: { options: OptionValues; seats: number };
  /** Spoken by whoever opened it, for the preview of its link. */
  language?: string;
}

/** Seconds: longer than it takes to load a page anew, shorter than the others’ patience. */
export const GRACE = 60;

/** As tables are now: what one from before lacks is as it would be of a new one. */
export function fillMissing(table: Table): Table {
  const chairs = table.chairs.map((chair): Chair => {
    const level = chair.kind === 'bot' ? 'normal' : null;
    return { ...chair, level: chair.level ?? level, gone: chair.gone ?? null };
  });
  const { grace = GRACE, atOnce = false, hints = true } = table;
  return { ...table, chairs, grace, atOnce, hints };
}

export function gameAt({ game }: Pick<Table, 'game'>): AnyGame {
  const found = findGame(game);
  if (!found) throw new Error(`no game "${game}"`);
  return found;
}

export const openChair = (colour: SeatColour): Chair => ({
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

const freeColour = (colours: readonly SeatColour[], chairs: readonly PublicChair[]): SeatColour => {
  const free = colours.find((colour) => chairs.every((chair) => chair.colour !== colour));
  if (!free) throw new Error('more chairs than colours');
  return free;
};

/** So many chairs more than these, in colours that nobody has. */
export function withOpenChairs({ colours }: AnyGame, chairs: readonly Chair[], count: number) {
  const all = chairs.slice();
  while (all.length < count) all.push(openChair(freeColour(colours, all)));
  return all;
}

/** A table from before may have colours that its game has not. */
export function withOwnColours(table: Table): Table {
  const { colours } = gameAt(table);
  const isOwn = ({ colour }: Chair) => colours.includes(colour);
  if (table.chairs.every(isOwn)) return table;
  const kept = table.chairs.filter(isOwn);
  const chairs = table.chairs.map((chair) => {
    if (isOwn(chair)) return chair;
    const moved = { ...chair, colour: freeColour(colours, kept) };
    kept.push(moved);
    return moved;
  });
  return { ...table, chairs };
}

/** The chairs with one of them changed. */
export const withChair = (table: Table, seat: Seat, change: Partial<Chair>): Table => ({
  ...table,
  chairs: table.chairs.with(seat, { ...(table.chairs[seat] as Chair), ...change }),
});

/** A seat that plays by itself. */
export const playsItself = ({ kind, standIn }: PublicChair): boolean => kind === 'bot' || standIn;

/** What everybody may know of it; the chairs are made anew only when they have changed. */
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
    standing: table.standing !== undefined,
    due: table.due,
    outcome: table.outcome,
    ...(table.ended && { ended: table.ended }),
    undo: table.past.at(-1)?.seat ?? null,
    chat: table.chat,
  };
}

const faces = new WeakMap<Chair[], PublicChair[]>();

function publicChairs(chairs: Chair[]): PublicChair[] {
  const known = faces.get(chairs);
  if (known) return known;
  const made = chairs.map(({ key: _key, nextKey: _nextKey, ...face }) => face);
  faces.set(chairs, made);
  return made;
}
