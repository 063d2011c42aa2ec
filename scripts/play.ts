// Plays a table over the wire with random legal moves and prints every event:
//   npm run play -- --url http://localhost:8787 --game room-share --players 3
import { parseArgs } from 'node:util';
import { Random, seedFrom } from '../shared/engine/index.ts';
import type { FromServer } from '../shared/protocol/index.ts';
import { pause } from '../test/kit/server/wait.ts';
import { Guest, newKey, openTable } from './play-client.ts';

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

const guests = [await Guest.enter(values.url, room, key)];
for (const name of names.slice(1, count)) {
  const guest = await Guest.enter(values.url, room);
  await guest.ask({ type: 'sit', name });
  guests.push(guest);
}
const [host] = guests as [Guest];
host.onMessage = printEvents;
await host.ask({ type: 'start' });

while (host.table.phase === 'playing') {
  const deciding = guests.filter(({ moves }) => moves.length > 0);
  if (deciding.length === 0) {
    await pause(5);
    continue;
  }
  const guest = random.pick(deciding);
  // A copy: an interface such as Move has no index signature, which the type of JSON needs.
  const move = { ...random.pick(guest.moves) };
  const answer = await guest.ask({ type: 'move', seq: guest.seq, move });
  if (answer.type === 'refused' && answer.code === 'tooFast') await pause(50);
  while (guests.some(({ seq }) => seq < host.seq)) await pause(1);
}
const { outcome, chairs } = host.table;
chairs.forEach(({ name }, seat) => {
  console.log(`${outcome?.places[seat]}. ${name}, ${outcome?.points[seat]} points`);
});
for (const guest of guests) guest.leave();

/** Prints the events of a message as the host sees them, one a line. */
function printEvents(message: FromServer): void {
  if (message.type !== 'update') return;
  for (const { type, seat, ...rest } of message.events ?? []) {
    const who = seat === undefined ? '' : `${host.table.chairs[seat]?.name} `;
    const what = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
    console.log(`${String(message.seq).padStart(4)}  ${who}${type} ${what.join(', ')}`);
  }
}
