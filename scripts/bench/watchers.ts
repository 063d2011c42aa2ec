// Measures a crowd of spectators: the time until all of them are welcomed, and until the last one has received a
// move. Twice as many spectators should take about twice as long. Spectators are raw sockets, because a thousand
// clients of the test kit, which apply every patch, would distort the time.

import { Random, seedFrom } from '../../shared/engine/index.ts';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';
import { newKey } from '../../test/kit/client.ts';
import { playAtRandom, startParty } from '../../test/kit/server/party.ts';
import { type RawSocket, request } from '../../test/kit/server/raw.ts';
import { Server } from '../../test/kit/server/server.ts';
import { until } from '../../test/kit/server/wait.ts';
import { formatTable, quantile } from './measure.ts';

const CROWDS = [250, 500, 1000];
const MOVES = 20;

const server = await Server.start({
  ...{ burst: 1e6, perSecond: 1e6, changes: 1e6, changesPerSecond: 1e6 },
  ...{ crowdBurst: 1e12, crowdPerSecond: 1e12 },
});
const rows = [['watchers', 'all welcomed, ms', 'each, ms', 'move → last, ms (median)', 'p95']];
try {
  for (const count of CROWDS) rows.push(await measure(count));
} finally {
  await server.stop();
}
console.log(formatTable(rows));

async function measure(count: number): Promise<string[]> {
  const party = await startParty(server.url, 2);
  let [welcomed, told] = [0, 0];
  const began = performance.now();
  const sockets: RawSocket[] = await Promise.all(
    Array.from({ length: count }, async () => {
      const { socket } = await request(server.port, `/api/rooms/${party.room}/socket`);
      if (!socket) throw new Error('not let in');
      socket.onText = (text) => {
        if (text.startsWith('{"type":"welcome"')) welcomed++;
        if (text.startsWith('{"type":"update"')) told++;
      };
      socket.send(
        JSON.stringify({ type: 'hello', version: 1, key: newKey(), rules: RULES_VERSIONS }),
      );
      return socket;
    }),
  );
  await until(() => welcomed === count, 'all to be welcomed');
  const joined = performance.now() - began;
  const times: number[] = [];
  const random = Random.from(seedFrom(count));
  for (let move = 0; move < MOVES; move++) {
    told = 0;
    const start = performance.now();
    await playAtRandom(party, random, 1);
    await until(() => told >= count, 'all to be told');
    times.push(performance.now() - start);
  }
  for (const socket of sockets) socket.drop();
  const round = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0);
  const spread = [quantile(times, 0.5), quantile(times, 0.95)];
  return [count, joined, joined / count, ...spread].map((value, at) =>
    at ? round(value) : `${value}`,
  );
}
