// Guests at one table who play it along with random legal moves.

import type { Random } from '../../../shared/engine/index.ts';
import { Client, newKey, openTable } from '../client.ts';
import { pause, until } from './wait.ts';

export interface Party {
  room: string;
  guests: Client[];
}

/** A table with everybody seated and the game begun. */
export async function seated(url: string, seats: number): Promise<Party> {
  const key = newKey();
  const room = await openTable(url, { game: 'room-share', seats, key });
  const host = await Client.connect(url, room, { key });
  const guests = [host];
  while (guests.length < seats) {
    const guest = await Client.connect(url, room);
    await guest.ask({ type: 'sit' }, 'sit');
    guests.push(guest);
  }
  await host.ask({ type: 'start' }, 'start');
  await level(guests);
  return { room, guests };
}

/** So many moves, or to the end. */
export async function play({ guests }: Party, random: Random, moves = 10_000): Promise<void> {
  for (let played = 0; played < moves; played++) {
    const guest = guests.find(({ moves: legal }) => legal.length > 0);
    if (!guest) break;
    const move = random.pick(guest.moves) as never;
    // Not the guest's own numbers: two devices of one seat would use the same.
    const id = `${random.bits()}`;
    const answer = await guest.ask({ type: 'move', seq: guest.seq, move }, id);
    if (answer.type === 'refused' && answer.code === 'tooFast') await pause(50);
    else if (answer.type !== 'update') throw new Error(JSON.stringify(answer));
    await level(guests);
  }
}

/** Until all have been told the same. */
export const level = (guests: Client[]): Promise<void> =>
  until(
    () => guests.every(({ seq, closed }) => seq === guests[0]?.seq && !closed),
    () => `all to be at the same change: ${guests.map(({ seq }) => seq)}`,
  );
