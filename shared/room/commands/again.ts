// What comes after a game: the next one, as soon as those who are there agree, or the lobby.
import type { Seat } from '../../engine/index.ts';
import {
  hasAgreed,
  isAgreed,
  isGathering,
  recordPresence,
  withAnswer,
  withoutAnswers,
} from '../agreement.ts';
import {
  type Chair,
  createOpenChair,
  type Table,
  type TableChange,
  withChairs,
  withPresentHost,
} from '../table.ts';
import { withCurrentRules } from '../versions.ts';
import type { CommandContext, CommandHandlers } from './handler.ts';
import { CommandRefusal, refuseUnless } from './refusal.ts';
import { type RoundContext, startFromLobby, startRound } from './rounds.ts';

export type AgainContext = RoundContext & Pick<CommandContext, 'isHere'>;

const PRESENT = { gone: null, absent: false, standIn: false, votes: [] };

/** The table between two games, under the current rules. */
function withoutGame(table: Table, { game }: Pick<RoundContext, 'game'>): Table {
  const { ended: _ended, nextOptions, ...kept } = withoutAnswers(table);
  const options = nextOptions ?? kept.options;
  const chairs = kept.chairs.map((chair) => ({ ...chair, ...PRESENT }));
  const cleared = { state: null, outcome: null, past: [], asked: [], due: null };
  return withCurrentRules({ ...kept, ...cleared, options, chairs, phase: 'lobby' }, game);
}

/** The lobby, with open chairs in place of those that are not kept. */
function toLobby(
  table: Table,
  keeps: (chair: Chair, seat: Seat) => boolean,
  context: Pick<RoundContext, 'game'>,
): Table {
  const chairs = table.chairs.map((chair, seat) =>
    keeps(chair, seat) ? chair : createOpenChair(chair.colour),
  );
  return withPresentHost(withoutGame({ ...table, chairs }, context));
}

/** Begins a game of those who have agreed, and of the bots. Throws a `CommandRefusal` if it cannot begin. */
function nextRound(table: Table, context: RoundContext): Table {
  const players = table.chairs.filter((chair, seat) => hasAgreed(table, chair, seat));
  const seated = withPresentHost(withChairs(table, players));
  return startRound(withoutGame(seated, context), context);
}

/**
 * Begins the next game if everybody who is there has answered and somebody has agreed. If too few
 * have agreed, or they are too few for the options, they find themselves in the lobby. Returns the
 * same table if nothing changes.
 */
export function continueIfAgreed(table: Table, context: AgainContext): Table {
  if (!isGathering(table)) return table;
  const { isHere, now } = context;
  const recorded = recordPresence(table, isHere, now, {});
  if (!isAgreed(recorded, now)) return recorded;
  try {
    return nextRound(recorded, context);
  } catch (error) {
    if (!(error instanceof CommandRefusal)) throw error;
    return toLobby(recorded, (chair, seat) => hasAgreed(recorded, chair, seat), context);
  }
}

/** A chair whose owner has left is nobody's. */
const isOwned = ({ kind, key }: Chair): boolean => kind !== 'person' || key !== null;

export const againHandlers = {
  start(table, _command, { seat, ...context }): TableChange {
    if (table.phase !== 'over') return { table: startFromLobby(table, seat, context) };
    refuseUnless(seat === table.host, 'notHost');
    refuseUnless(table.again, 'notAgreed');
    // Without those who have not answered.
    return { table: nextRound(withAnswer(table, seat, 'yes'), context) };
  },
  rematch(table, { yes = true }, { seat, game }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(table.phase === 'over', 'notOver');
    // A game without an end has no final board that anybody could want to look at, and must not be stored.
    if (table.ended) return { table: toLobby(table, isOwned, { game }) };
    return { table: withAnswer(table, seat, yes ? 'yes' : 'no') };
  },
  lobby(table, _command, { seat, game }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(table.phase === 'over', 'notOver');
    refuseUnless(seat === table.host, 'notHost');
    return { table: toLobby(table, isOwned, { game }) };
  },
} satisfies Partial<CommandHandlers>;
