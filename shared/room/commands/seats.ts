// Changes who sits where: sitting down, leaving, names, colours, bots, the host, and moving a seat
// to another device.
import type { Seat } from '../../engine/index.ts';
import type { CommandOf } from '../../protocol/index.ts';
import { isAwaitedHost, isHostOverdue, withActingHost } from '../acting-host.ts';
import { withAnswer } from '../agreement.ts';
import {
  type Chair,
  createOpenChair,
  nameAt,
  type Table,
  type TableChange,
  withChair,
  withoutWins,
  withPresentHost,
} from '../table.ts';
import { requireChair, requireHostInLobby, requireLobby } from './checks.ts';
import type { CommandHandlers } from './handler.ts';
import { refuseUnless } from './refusal.ts';
import { startIfReady } from './rounds.ts';

/**
 * Takes the wanted chair, or the first free one. During a game a chair is free only if its owner
 * has left.
 */
export function sitDown(
  table: Table,
  key: string,
  { name, seat }: Pick<CommandOf<'sit'>, 'name' | 'seat'>,
) {
  const isFree = (chair: Chair | undefined) =>
    chair?.key === null &&
    (table.phase === 'lobby' ? chair.kind === 'open' : chair.kind === 'person');
  const at = seat ?? table.chairs.findIndex(isFree);
  refuseUnless(table.chairs.some(isFree), 'full');
  refuseUnless(isFree(table.chairs[at]), 'taken');
  const previousName = table.chairs[at]?.name;
  const chair = withoutWins(table.chairs[at] as Chair);
  return withChair({ ...table, chairs: table.chairs.with(at, chair) }, at, {
    kind: 'person',
    key,
    name: nameAt(table, at, name ?? (previousName || `Player ${at + 1}`)),
    gone: null,
    absent: false,
    standIn: false,
    votes: [],
  });
}

/** In the lobby the chair becomes open again; during a game a stand-in plays until somebody sits down. */
function vacate(table: Table, seat: Seat): Table {
  const { colour } = requireChair(table, seat);
  const change =
    table.phase === 'lobby'
      ? createOpenChair(colour)
      : { key: null, nextKey: null, gone: null, absent: true, standIn: true, votes: [] };
  const vacated = withPresentHost(withChair(table, seat, change));
  return table.phase === 'over' ? withAnswer(vacated, seat, null) : vacated;
}

/** Moves a person to an open chair. Colours stay with the chairs. */
function changeSeat(table: Table, from: Seat, to: Seat): Table {
  requireLobby(table);
  const [oldChair, newChair] = [requireChair(table, from), requireChair(table, to)];
  refuseUnless(newChair.kind === 'open', 'taken');
  const chairs = table.chairs
    .with(to, { ...oldChair, colour: newChair.colour })
    .with(from, createOpenChair(oldChair.colour));
  return { ...table, chairs, host: table.host === from ? to : table.host };
}

export const seatHandlers = {
  sit(table, command, { seat, key, ...context }): TableChange {
    if (seat === null) {
      const seated = withPresentHost(sitDown(table, key, command));
      return { table: startIfReady(seated, context) };
    }
    refuseUnless(command.seat !== undefined && command.seat !== seat, 'seated');
    return { table: changeSeat(table, seat, command.seat) };
  },
  leave(table, _command, { seat }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    return { table: vacate(table, seat) };
  },
  rename(table, { name }, { seat }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    return { table: withChair(table, seat, { name: nameAt(table, seat, name) }) };
  },
  colour(table, { colour }, { seat, game }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(game.colours.includes(colour), 'badColour');
    const other = table.chairs.findIndex((chair) => chair.colour === colour);
    refuseUnless(
      other < 0 || other === seat || requireChair(table, other).kind === 'open',
      'colourTaken',
    );
    const own = requireChair(table, seat).colour;
    // If an open chair has the wanted colour, that chair gets the player's old colour.
    const swapped = other < 0 ? table : withChair(table, other, { colour: own });
    return { table: withChair(swapped, seat, { colour }) };
  },
  bot(table, command, { seat }): TableChange {
    requireHostInLobby(table, seat);
    const chair = requireChair(table, command.seat);
    refuseUnless(chair.kind !== 'person', 'taken');
    const { level = chair.level ?? 'normal', name = chair.name } = command;
    const botName = nameAt(table, command.seat, name || `Bot ${command.seat + 1}`);
    return { table: withChair(table, command.seat, { kind: 'bot', level, name: botName }) };
  },
  remove(table, command, { seat, now }): TableChange {
    requireHostInLobby(table, seat);
    refuseUnless(command.seat !== seat, 'yourself');
    const chair = requireChair(table, command.seat);
    const { kind, colour } = chair;
    refuseUnless(kind !== 'open', 'open');
    // Whoever acts for the host must not be able to keep the role.
    refuseUnless(!isAwaitedHost(table, chair, now), 'grace');
    return { table: withChair(table, command.seat, createOpenChair(colour)) };
  },
  host(table, command, { seat, isHere, now }): TableChange {
    // A host who is not connected would block the others, so any player may act as the host after a while.
    const takesOver = command.seat === seat && seat !== table.host && !isHere(table.host);
    refuseUnless(table.phase !== 'playing', 'notInLobby');
    refuseUnless(takesOver || seat === table.host, 'notHost');
    refuseUnless(requireChair(table, command.seat).kind === 'person', 'notAPerson');
    if (!takesOver) return { table: { ...table, host: command.seat } };
    refuseUnless(isHostOverdue(table, now), 'grace');
    return { table: withActingHost(table, command.seat, now) };
  },
  link(table, { key }, { seat, digest }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    return { table: withChair(table, seat, { nextKey: digest(key) }) };
  },
} satisfies Partial<CommandHandlers>;
