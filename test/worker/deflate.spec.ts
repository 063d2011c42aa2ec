// What clients are sent is compressed by the object, and what they send is never inflated.
import { evictDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { reader } from '../../client/session/inflate.ts';
import { PROTOCOL_VERSION } from '../../shared/protocol/index.ts';
import { Deflater } from '../../worker/deflate.ts';
import { Client, newKey } from '../kit/client.ts';
import { asJson } from '../kit/room/json.ts';
import { Guest } from './guest.ts';
import { expectAccepted, someoneToAct, startGame, waitForSameState } from './party.ts';
import { call, objectOf } from './site.ts';

/** A client that reads compressed messages as the page does. */
class Inflating extends Client {
  /** How many bytes or letters have come. */
  size = 0;
  binary = 0;

  static async enter(room: string, key = newKey()): Promise<Inflating> {
    const answer = await call(`/api/rooms/${room}/socket`, { headers: { Upgrade: 'websocket' } });
    const socket = answer.webSocket as WebSocket;
    let receive: (event: { data: unknown }) => void = () => {};
    const read = reader((data) => receive({ data }));
    const client = new Inflating(
      {
        send: (data) => socket.send(data),
        close: (code) => socket.close(code),
        addEventListener: (type: string, listener: never) => {
          if (type === 'message') receive = listener;
          else socket.addEventListener(type as 'close', listener);
        },
      },
      key,
    );
    socket.addEventListener('message', ({ data }) => {
      const message = typeof data === 'string' ? data : new Blob([data]);
      client.size += typeof message === 'string' ? message.length : message.size;
      if (typeof message !== 'string') client.binary++;
      read(message);
    });
    socket.accept();
    client.send({ type: 'hello', version: PROTOCOL_VERSION, key, moves: true, deflate: true });
    await client.until(() => client.received.some(({ type }) => type === 'welcome'));
    return client;
  }
}

test('the runtime agrees to no compression of its own', async () => {
  const { room } = await startGame(2);
  const headers = {
    Upgrade: 'websocket',
    'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits',
  };
  const answer = await call(`/api/rooms/${room}/socket`, { headers });
  expect(answer.status).toBe(101);
  expect(answer.headers.get('Sec-WebSocket-Extensions')).toBe(null);
  answer.webSocket?.accept();
  answer.webSocket?.close();
});

test('a client that reads compressed messages sees the same game, also after a sleep', async () => {
  const { room, guests } = await startGame(2, { game: 'raja' });
  const reading = await Inflating.enter(room);
  const plain = await Guest.enter(room);
  const before = { reading: reading.size, plain: JSON.stringify(plain.received).length };
  for (let move = 0; move < 60; move++) {
    const guest = someoneToAct(guests);
    const first = asJson(guest.moves[0]);
    await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move: first }));
    await waitForSameState(guests);
    if (move === 30) await evictDurableObject(objectOf(room));
  }
  await reading.until(() => reading.seq === guests[0]?.seq);
  await plain.until(() => plain.seq === guests[0]?.seq);
  expect(reading.fault).toBe(null);
  expect(reading.game).toEqual(plain.game);
  expect(reading.table).toEqual(plain.table);
  const sizes = {
    reading: reading.size - before.reading,
    plain: JSON.stringify(plain.received).length - before.plain,
  };
  console.log(`60 moves: ${sizes.plain} letters, ${sizes.reading} bytes compressed`);
  expect(sizes.reading).toBeLessThan(sizes.plain / 3);
  // Once asked for, it stays when the client says hello again, as a page does that has missed something.
  const { binary } = reading;
  await reading.hello();
  expect(reading.binary).toBeGreaterThan(binary);
});

test('an update is compressed once for all spectators who were told the same', async () => {
  const { room, guests } = await startGame(2);
  const spectators = await Promise.all(Array.from({ length: 30 }, () => Inflating.enter(room)));
  const results = vi.spyOn(Deflater.prototype, 'compress');
  const guest = someoneToAct(guests);
  await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move: asJson(guest.moves[0]) }));
  await Promise.all(spectators.map((one) => one.until(() => one.seq === guest.seq)));
  const all = results.mock.results.map(({ value }) => value?.data);
  expect(all).toHaveLength(30);
  expect(new Set(all).size).toBe(1);
});
