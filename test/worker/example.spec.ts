// The example session of the protocol's README, over real connections.
import { expect, test } from 'vitest';
import page from '../../shared/protocol/README.md?raw';
import { fixSeeds, stopClock } from './party.ts';
import { call, post } from './site.ts';

const documented = page.match(/```\n([\s\S]*)\n```/)?.[1]?.split('\n') ?? [];
const parts = documented.map((line) => {
  const [, name = '', way = '', text = ''] = line.match(/^(\w+) ([<>]) (.*)$/) ?? [];
  return { name, said: way === '>', text };
});

const toldTo = (name: string, upTo: number) =>
  parts.slice(0, upTo).filter((part) => !part.said && part.name === name);

test('the example session of the documents happens as written', async () => {
  stopClock();
  // The seed that the session was recorded with.
  fixSeeds(7);
  const opening = { game: 'room-share', name: 'Ada', seats: 2, options: { noCards: true } };
  const answer = await post({ ...opening, key: 'AdaAdaAdaAdaAdaAdaAda_' });
  const { room } = await answer.json<{ room: string }>();
  const heard = new Map<string, string[]>();
  const sockets = new Map<string, WebSocket>();
  let told = () => {};

  async function connect(name: string): Promise<void> {
    const headers = { Upgrade: 'websocket' };
    const { webSocket } = await call(`/api/rooms/${room}/socket`, { headers });
    const socket = webSocket as WebSocket;
    const lines: string[] = [];
    heard.set(name, lines);
    sockets.set(name, socket);
    socket.addEventListener('message', ({ data }) => {
      lines.push(String(data));
      told();
    });
    socket.accept();
  }

  const complete = (upTo: number) =>
    [...heard].every(([name, lines]) => lines.length >= toldTo(name, upTo).length);

  expect(parts.filter(({ said }) => said).length).toBeGreaterThan(8);
  for (const [at, { name, said, text }] of parts.entries()) {
    if (!said) continue;
    if (!sockets.has(name)) await connect(name);
    sockets.get(name)?.send(text);
    const next = parts.findIndex((part, later) => later > at && part.said);
    const upTo = next < 0 ? parts.length : next;
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no answer to ${text}`)), 3000);
      told = () => {
        if (!complete(upTo)) return;
        clearTimeout(late);
        resolve();
      };
      told();
    });
  }
  for (const [name, lines] of heard) {
    expect(lines).toEqual(toldTo(name, parts.length).map(({ text }) => text));
  }
});
