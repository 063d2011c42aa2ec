// Simulates a distant server for WebSockets, because the developer tools of the browser only slow down HTTP requests.
import { createServer, connect as dial, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Starts a proxy to the server that adds a round trip of `ms` to open WebSockets. */
export async function startDelayingProxy(
  port: number,
  ms: number,
): Promise<{ port: number; close(): void }> {
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const there = dial(port, '127.0.0.1');
    // When one side closes, the other one is closed too.
    for (const [one, other] of [[near, there] as const, [there, near] as const]) {
      open.add(one);
      one.setNoDelay();
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.once('data', (head) => {
      there.write(head);
      // The browser has already delayed the handshake, so the proxy does not.
      const socket = /^upgrade: websocket/im.test(head.toString('latin1'));
      near.pipe(delay(socket ? ms / 2 : 0)).pipe(there);
      there.once('data', (answer) => {
        near.write(answer);
        there.pipe(delay(socket ? ms / 2 : 0)).pipe(near);
      });
    });
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const close = () => {
    proxy.close();
    for (const one of open) one.destroy();
  };
  return { port: (proxy.address() as { port: number }).port, close };
}

/** Delays all data by the same time and keeps their order. */
const delay = (ms: number): Transform =>
  new Transform({
    transform(chunk, _encoding, done) {
      const late = () => this.push(chunk);
      if (ms > 0) setTimeout(late, ms);
      else late();
      done();
    },
  });
