// Before the game: who sits where, what is played, who may say so.
import { BadSetup, fillOptions, type Seat } from '../../engine/index.ts';
import type { CommandOf, Level, OptionValues } from '../../protocol/index.ts';
import {
  type Chair,
  GRACE,
  gameAt,
  openChair,
  type Table,
  withChair,
  withOpenChairs,
} from '../table.ts';
import { withPresentRules } from '../versions.ts';
import { newRound } from './game.ts';
import type { Change, Circumstances, Handlers } from './index.ts';
import { Refused, refuseUnless } from './refused.ts';

/** What somebody who opens a table asks for. */
export interface Wanted {
  game: string;
  version: number;
  options: OptionValues;
  seats: number;
  name: string;
  key: string;
  /** Bots for the other chairs: with them the game begins at once. */
  bots?: { level: Level; name: string }[];
  /** The sites that may show it for playing; none named, all may. */
  sites?: string[];
  /** It stands on a page for whoever comes by. */
  standing?: boolean;
  /** What its maker speaks. */
  language?: string;
}

export function newTable(wanted: Omit<Wanted, 'name' | 'key' | 'bots'>): Table {
  const { game, version, options, seats, sites = [], standing = false, language } = wanted;
  return {
    phase: 'lobby',
    game,
    gameVersion: version,
    options,
    chairs: withOpenChairs(gameAt({ game }), [], seats),
    host: 0,
    round: 0,
    minutes: 0,
    selfStart: false,
    grace: GRACE,
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

/** As it is opened: its maker sits there as the host, with the bots that were asked for. */
export function opened(bare: Table, { name, bots }: Wanted, key: string, now: Now): Table {
  const table = sitDown(bare, key, { seat: 0, name });
  if (!bots) return table;
  const seated = bots.reduce(
    (made, bot, at) => withChair(made, at + 1, { kind: 'bot', ...bot }),
    table,
  );
  return begunIfItCan(seated, now);
}

/** On a free chair, the wanted one if it is; during a game on one that was left. */
export function sitDown(
  table: Table,
  key: string,
  { name, seat }: Omit<CommandOf<'sit'>, 'id' | 'type'>,
) {
  const free = (chair: Chair | undefined) =>
    chair?.key === null &&
    (table.phase === 'lobby' ? chair.kind === 'open' : chair.kind === 'person');
  const at = seat ?? table.chairs.findIndex(free);
  refuseUnless(table.chairs.some(free), 'full');
  refuseUnless(free(table.chairs[at]), 'taken');
  const left = table.chairs[at]?.name;
  return withChair(table, at, {
    kind: 'person',
    key,
    name: name?.trim() || left || `Player ${at + 1}`,
    gone: null,
    absent: false,
    standIn: false,
    votes: [],
  });
}

const inLobby = ({ phase }: Table) => refuseUnless(phase === 'lobby', 'notInLobby');

function asHost(table: Table, seat: Seat | null): void {
  inLobby(table);
  refuseUnless(seat === table.host, 'notHost');
}

const chairAt = (table: Table, seat: Seat): Chair => {
  const chair = table.chairs[seat];
  if (!chair) throw new Refused('noSuchSeat');
  return chair;
};

/** The next who could be host, when the present one goes. */
function nextHost(table: Table): Table {
  const able = (seat: Seat) => table.chairs[seat]?.kind === 'person' && table.chairs[seat]?.key;
  if (able(table.host)) return table;
  const next = table.chairs.findIndex((_, seat) => able(seat));
  return { ...table, host: Math.max(next, 0) };
}

/** A chair without its owner: free again before the game; during it a stand-in plays until somebody sits down. */
function vacate(table: Table, seat: Seat): Table {
  const { colour } = chairAt(table, seat);
  const change =
    table.phase === 'lobby'
      ? openChair(colour)
      : { key: null, nextKey: null, gone: null, absent: true, standIn: true, votes: [] };
  return nextHost(withChair(table, seat, change));
}

function moveTo(table: Table, from: Seat, to: Seat): Table {
  inLobby(table);
  const [here, there] = [chairAt(table, from), chairAt(table, to)];
  refuseUnless(there.kind === 'open', 'taken');
  const chairs = table.chairs
    .with(to, { ...here, colour: there.colour })
    .with(from, openChair(here.colour));
  return { ...table, chairs, host: table.host === from ? to : table.host };
}

const checked = (options: OptionValues, table: Table): OptionValues => {
  try {
    return fillOptions(gameAt(table).options, options);
  } catch (error) {
    throw error instanceof BadSetup ? new Refused(error.code) : error;
  }
};

export const lobby = {
  sit(table, command, { seat, key, ...now }): Change {
    if (seat === null) return { table: ready(nextHost(sitDown(table, key, command)), now) };
    refuseUnless(command.seat !== undefined && command.seat !== seat, 'seated');
    return { table: moveTo(table, seat, command.seat) };
  },
  leave(table, _command, { seat }): Change {
    refuseUnless(seat !== null, 'notSeated');
    return { table: vacate(table, seat) };
  },
  rename(table, { name }, { seat }): Change {
    refuseUnless(seat !== null, 'notSeated');
    return { table: withChair(table, seat, { name: name.trim() }) };
  },
  colour(table, { colour }, { seat }): Change {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(gameAt(table).colours.includes(colour), 'badColour');
    const other = table.chairs.findIndex((chair) => chair.colour === colour);
    refuseUnless(
      other < 0 || other === seat || chairAt(table, other).kind === 'open',
      'colourTaken',
    );
    const own = chairAt(table, seat).colour;
    // An open chair gives its colour and takes the other.
    const freed = other < 0 ? table : withChair(table, other, { colour: own });
    return { table: withChair(freed, seat, { colour }) };
  },
  options(table, { options }, { seat }): Change {
    asHost(table, seat);
    return { table: { ...table, options: checked({ ...table.options, ...options }, table) } };
  },
  chairs(table, { count }, { seat }): Change {
    asHost(table, seat);
    const { min, max } = gameAt(table).seats;
    const taken = table.chairs.filter(({ kind }) => kind !== 'open').length;
    refuseUnless(count >= Math.max(min, taken) && count <= max, 'badSeats');
    const chairs = withOpenChairs(gameAt(table), table.chairs, count);
    while (chairs.length > count) {
      chairs.splice(
        chairs.findLastIndex(({ kind }) => kind === 'open'),
        1,
      );
    }
    return { table: rechaired(table, chairs) };
  },
  bot(table, command, { seat }): Change {
    asHost(table, seat);
    const chair = chairAt(table, command.seat);
    refuseUnless(chair.kind !== 'person', 'taken');
    const { level = chair.level ?? 'normal', name = chair.name } = command;
    const called = name.trim() || `Bot ${command.seat + 1}`;
    return { table: withChair(table, command.seat, { kind: 'bot', level, name: called }) };
  },
  remove(table, command, { seat }): Change {
    asHost(table, seat);
    refuseUnless(command.seat !== seat, 'yourself');
    const { kind, colour } = chairAt(table, command.seat);
    refuseUnless(kind !== 'open', 'open');
    return { table: withChair(table, command.seat, openChair(colour)) };
  },
  host(table, command, { seat, isHere }): Change {
    // A host who is not there keeps nobody waiting: whoever is there may take it over.
    const away = command.seat === seat && !isHere(table.host);
    if (away) inLobby(table);
    else asHost(table, seat);
    refuseUnless(chairAt(table, command.seat).kind === 'person', 'notAPerson');
    return { table: { ...table, host: command.seat } };
  },
  clock(table, { minutes }, { seat }): Change {
    asHost(table, seat);
    return { table: { ...table, minutes } };
  },
  selfStart(table, { on }, { seat }): Change {
    asHost(table, seat);
    return { table: { ...table, selfStart: on } };
  },
  grace(table, { seconds, atOnce }, { seat }): Change {
    asHost(table, seat);
    return { table: { ...table, grace: seconds, atOnce } };
  },
  hints(table, { on }, { seat }): Change {
    asHost(table, seat);
    return { table: { ...table, hints: on } };
  },
  start(table, _command, { seat, ...now }): Change {
    asHost(table, seat);
    const taken = table.chairs.filter(({ kind }) => kind !== 'open');
    return { table: begun(rechaired(table, taken), now) };
  },
  rematch(table, _command, { seat }): Change {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(table.phase === 'over', 'notOver');
    const kept = table.chairs.map((chair) =>
      chair.kind === 'person' && chair.key === null
        ? openChair(chair.colour)
        : { ...chair, gone: null, absent: false, standIn: false, votes: [] },
    );
    const cleared = { state: null, outcome: null, past: [], asked: [], due: null };
    const { ended: _ended, ...left } = table;
    const next = withPresentRules({ ...left, ...cleared, phase: 'lobby', chairs: kept });
    return { table: nextHost(next) };
  },
} satisfies Partial<Handlers>;

type Now = Pick<Circumstances, 'seq' | 'now' | 'seed'>;

const begun = (table: Table, { seq, now, seed }: Now): Table => newRound(table, seed(), seq, now);

/** Begins by itself where that is wished and everybody sits. Where it cannot, the host will learn why. */
function ready(table: Table, now: Now): Table {
  const full = table.chairs.every(({ kind }) => kind !== 'open');
  return table.phase === 'lobby' && table.selfStart && full ? begunIfItCan(table, now) : table;
}

function begunIfItCan(table: Table, now: Now): Table {
  try {
    return begun(table, now);
  } catch (error) {
    if (error instanceof Refused) return table;
    throw error;
  }
}

/** The same people on these chairs. */
function rechaired(table: Table, chairs: Chair[]): Table {
  const host = chairs.indexOf(table.chairs[table.host] as Chair);
  return { ...table, chairs, host: Math.max(host, 0) };
}
