// What is answered or passed on, and changes nothing.
import type { Seat } from '../engine/index.ts';
import type { CommandOf, FromServer } from '../protocol/index.ts';
import type { Aside } from './commands.ts';
import type { Outbox } from './outbox.ts';
import { pastOf } from './past.ts';
import type { Journal, Socket, Stored } from './ports.ts';
import { must } from './refused.ts';

interface Asker {
  socket: Socket;
  seat: Seat | null;
  guests: Socket[];
}

export function answerAside(
  out: Outbox,
  { socket, seat, guests }: Asker,
  command: CommandOf<Aside>,
  stored: Stored,
  journal: Journal,
): void {
  const { id } = command;
  if (command.type === 'past') {
    out.send(socket, { type: 'past', id, ...pastOf(stored, journal, seat) });
    return;
  }
  must(seat !== null, 'notSeated');
  const { emote } = command;
  const text = JSON.stringify({ type: 'emote', seat, emote } satisfies FromServer);
  for (const guest of guests) out.post(guest, text);
  out.send(socket, { type: 'done', id, seq: stored.seq });
}
