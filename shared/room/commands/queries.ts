// What is answered or passed on, and changes nothing.
import type { Seat } from '../../engine/index.ts';
import type { CommandOf, FromServer } from '../../protocol/index.ts';
import type { Outbox } from '../connection/outbox.ts';
import type { Journal, Socket, Stored } from '../ports.ts';
import { pastOf } from '../sync/past.ts';
import type { Aside } from './index.ts';
import { refuseUnless } from './refused.ts';

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
  refuseUnless(seat !== null, 'notSeated');
  const { emote } = command;
  const text = JSON.stringify({ type: 'emote', seat, emote } satisfies FromServer);
  for (const guest of guests) out.post(guest, text);
  out.send(socket, { type: 'done', id, seq: stored.seq });
}
