// Clients at one table of a real server who play the game with random legal moves.
import type { Random } from '../../../shared/engine/index.ts';
import { Client, newKey, openTable } from '../client.ts';
import { pause, until } from './wait.ts';

export interface Party {
  room: string;
  clients: Client[];
}

/** Opens a table and takes all its seats; resolves when the game has begun for all clients. */
export async function startParty(url: string, seats: number): Promise<Party> {
  const key = newKey();
  const room = await openTable(url, { game: 'room-share', seats, key });
  const host = await Client.connect(url, room, { key });
  const clients = [host];
  while (clients.length < seats) {
    const client = await Client.connect(url, room);
    await client.ask({ type: 'sit' });
    clients.push(client);
  }
  await host.ask({ type: 'start' });
  await waitForSameState(clients);
  return { room, clients };
}

/** Plays at most this many moves, or to the end of the game. */
export async function playAtRandom(
  { clients }: Party,
  random: Random,
  moves = 10_000,
): Promise<void> {
  for (let played = 0; played < moves; played++) {
    const client = clients.find(({ moves: legal }) => legal.length > 0);
    if (!client) break;
    const answer = await client.play(random.pick(client.moves));
    if (answer.type === 'refused' && answer.code === 'tooFast') await pause(50);
    else if (answer.type !== 'update') throw new Error(JSON.stringify(answer));
    await waitForSameState(clients);
  }
}

export const waitForSameState = (clients: Client[]): Promise<void> =>
  until(
    () => clients.every(({ seq, closed }) => seq === clients[0]?.seq && !closed),
    () => `all clients to be at the same change: ${clients.map(({ seq }) => seq)}`,
  );
