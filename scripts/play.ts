// Plays a table over the wire with random legal moves and prints every event:
//   npm run play -- --url http://localhost:8787 --game room-share --players 3
import { parseArgs } from 'node:util';
import { Random, seedFrom } from '../shared/engine/index.ts';
import type { FromServer } from '../shared/protocol/index.ts';
import { Client, newKey, openTable } from '../test/kit/client.ts';
import { pause } from '../test/kit/server/wait.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8787' },
    game: { type: 'string', default: 'room-share' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string', multiple: true, default: [] },
  },
});

const random = Random.from(seedFrom(Number(values.seed)));
const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];
const count = Number(values.players);
const options = Object.fromEntries(values.set.map((id) => [id, true]));
const key = newKey();
const room = await openTable(values.url, {
  game: values.game,
  options,
  seats: count,
  key,
  name: names[0],
});
console.log(`${values.url}/t/${room}`);

const clients = [await Client.connect(values.url, room, { key })];
for (const name of names.slice(1, count)) {
  const client = await Client.connect(values.url, room);
  await client.ask({ type: 'sit', name });
  clients.push(client);
}
const [host] = clients as [Client];
host.onMessage = printEvents;
await host.ask({ type: 'start' });

while (host.table.phase === 'playing') {
  const deciding = clients.filter(({ moves }) => moves.length > 0);
  if (deciding.length === 0) {
    await pause(5);
    continue;
  }
  const client = random.pick(deciding);
  const answer = await client.play(random.pick(client.moves));
  if (answer.type === 'refused' && answer.code === 'tooFast') await pause(50);
  while (clients.some(({ seq }) => seq < host.seq)) await pause(1);
}
const { outcome, chairs } = host.table;
chairs.forEach(({ name }, seat) => {
  console.log(`${outcome?.places[seat]}. ${name}, ${outcome?.points[seat]} points`);
});
for (const client of clients) client.leave();

/** Prints the events of a message, one a line, as the host sees them. */
function printEvents(message: FromServer): void {
  if (message.type !== 'update') return;
  for (const { type, seat, ...rest } of message.events ?? []) {
    const who = seat === undefined ? '' : `${host.table.chairs[seat]?.name} `;
    const what = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
    console.log(`${String(message.seq).padStart(4)}  ${who}${type} ${what.join(', ')}`);
  }
}
