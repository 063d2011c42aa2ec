// Three rounds at one table whose server is killed between the answers to “play again”: no answer is lost or counted
// twice, each round begins once, and the tally is right.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { Client } from '../kit/client.ts';
import { type Party, playAtRandom, startParty, waitForSameState } from '../kit/server/party.ts';
import { Server } from '../kit/server/server.ts';

const SEATS = 3;
const ROUNDS = 3;

let server: Server;
beforeAll(async () => {
  server = await Server.start();
}, 120_000);
afterAll(() => server?.stop());

/** Kills the server while everybody is connected, and brings all of them back. */
async function crash(party: Party): Promise<void> {
  await server.kill();
  await server.restart();
  const back = party.clients.map(({ key }) => Client.connect(server.url, party.room, { key }));
  party.clients.splice(0, SEATS, ...(await Promise.all(back)));
  await waitForSameState(party.clients);
}

const bySeat = (party: Party, seat: number): Client => {
  const found = party.clients.find((client) => client.seat === seat);
  if (!found) throw new Error(`nobody has seat ${seat}`);
  return found;
};

test('answers to a rematch outlive the server, and the rounds are counted', async () => {
  const party = await startParty(server.url, SEATS);
  const random = Random.from(seedFrom(6));
  const wins = new Map<string, number>();
  for (let round = 1; round <= ROUNDS; round++) {
    await playAtRandom(party, random);
    await waitForSameState(party.clients);
    const { table } = bySeat(party, 0);
    expect(table).toMatchObject({ phase: 'over', round, played: round, kept: round });
    table.outcome?.places.forEach((place, seat) => {
      const { key } = bySeat(party, seat);
      if (place === 1) wins.set(key, (wins.get(key) ?? 0) + 1);
    });
    table.chairs.forEach((chair, seat) => {
      expect(chair.wins ?? 0).toBe(wins.get(bySeat(party, seat).key) ?? 0);
    });
    const agreed: number[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const id = `yes ${round}`;
      const command = { type: 'rematch', yes: true } as const;
      const answer = await bySeat(party, seat).ask(command, id);
      expect(answer.type).toBe('update');
      agreed.push(seat);
      const { key } = bySeat(party, seat);
      await crash(party);
      // Whoever does not know whether the answer arrived sends it again, under its old id.
      const again = party.clients.find((client) => client.key === key);
      expect((await again?.ask(command, id))?.type).toBe('done');
      const now = bySeat(party, 0).table;
      if (agreed.length < SEATS) expect(now).toMatchObject({ phase: 'over', again: agreed });
      else expect(now).toMatchObject({ phase: 'playing', round: round + 1 });
      expect(now.again ?? []).toHaveLength(agreed.length % SEATS);
    }
  }
  for (let round = 1; round <= ROUNDS; round++) {
    const replay = await fetch(`${server.url}/api/rooms/${party.room}/replay/${round}`);
    expect(await replay.json()).toMatchObject({ round });
  }
  expect(server.log).not.toMatch(/error/i);
  for (const client of party.clients) client.leave();
}, 300_000);
