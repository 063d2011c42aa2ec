// Answers the commands that change nothing: the history of the round, and reactions, which are
// passed on to everybody.
import type { AnyGame, Seat } from '../../engine/index.ts';
import type { CommandOf, FromServer } from '../../protocol/index.ts';
import type { Journal, StoredTable } from '../ports.ts';
import type { JoinedSocket } from '../socket.ts';
import type { Outbox } from '../sync/outbox.ts';
import { buildPast, type PastEncoder } from '../sync/past.ts';
import type { UnstoredCommandType } from './handler.ts';
import { refuseUnless } from './refusal.ts';

export interface Allowance {
  allows(): boolean;
  spend(letters: number): void;
}

interface Query {
  socket: JoinedSocket;
  seat: Seat | null;
  stored: StoredTable;
  game: AnyGame | undefined;
  journal: Journal;
  pasts: PastEncoder;
  /** What people without a seat may still be answered. */
  crowd: Allowance;
  /** The connections that a reaction is sent to. */
  audience: JoinedSocket[];
}

export function answerUnstored(
  outbox: Outbox,
  command: CommandOf<UnstoredCommandType>,
  { socket, seat, stored, game, journal, pasts, crowd, audience }: Query,
): void {
  const { id } = command;
  if (command.type === 'past') {
    refuseUnless(seat !== null || crowd.allows(), 'tooFast');
    const build = () => buildPast(stored, game, journal, seat);
    const text = pasts.encode(id, stored, seat, build);
    if (seat === null) crowd.spend(text.length);
    outbox.sendText(socket, text);
    return;
  }
  refuseUnless(seat !== null, 'notSeated');
  const { emote } = command;
  const text = JSON.stringify({ type: 'emote', seat, emote } satisfies FromServer);
  for (const other of audience) outbox.sendText(other, text);
  outbox.send(socket, { type: 'done', id, seq: stored.seq });
}
