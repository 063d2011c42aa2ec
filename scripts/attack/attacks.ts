// The attacks. Each runs in a process of its own, so that its work does not slow down the players whom it attacks:
//   node scripts/attack/attacks.ts NAME PORT ROOM KEY SECONDS
import { constants, deflateRawSync } from 'node:zlib';
import { newKey } from '../../test/kit/client.ts';
import { pause } from '../../test/kit/server/wait.ts';
import { AttackSocket, frame, hello } from './socket.ts';

interface Target {
  port: number;
  room: string;
  /** Of a seat that the attacker has. */
  key: string;
  isOver(): boolean;
}

/** A crowd comes within this time. One object takes a thousand requests a second at most. */
const OPENING_MS = 2000;
/** Never more connections than these at the same time. */
const CROWD = 1200;
const SEAT_WINDOWS = 20;
/** Whoever is closed comes again so much later: the rate at which connections are opened is the network’s to limit. */
const AGAIN_MS = 1000;

const command = (fields: object): Buffer =>
  frame(JSON.stringify({ id: Math.random().toString(36).slice(2), ...fields }));

const open = async ({ port, room }: Target, greeting: Buffer | null, reads = true) => {
  const socket = await AttackSocket.open(port, room, { reads });
  if (greeting) socket?.send(greeting);
  return socket;
};

/** Keeps so many connections, and lets each act so often until the time is over; whoever is closed comes again. */
async function crowd(
  target: Target,
  { size, everyMs }: { size: number; everyMs: number },
  enter: () => Promise<AttackSocket | null>,
  act: (socket: AttackSocket) => void,
): Promise<void> {
  const one = async () => {
    await pause(Math.random() * OPENING_MS);
    let socket = await enter();
    while (!target.isOver()) {
      if (!socket || socket.isClosed) {
        socket?.drop();
        await pause(AGAIN_MS);
        socket = await enter();
      } else act(socket);
      await pause(everyMs);
    }
    socket?.drop();
  };
  await Promise.all(Array.from({ length: size }, one));
}

const inflating = () => {
  const body = deflateRawSync(Buffer.alloc(33_000_000, ' '), {
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  // The first bit after the last says that the frame is compressed.
  return frame(body.subarray(0, -4), 0xc1);
};

export const ATTACKS: Record<string, (target: Target) => Promise<void>> = {
  /** 1,190 spectators who ask for the past every second. */
  watchers: (target) =>
    crowd(
      target,
      { size: 1190, everyMs: 1000 },
      () => open(target, hello(newKey())),
      (socket) => socket.send(command({ type: 'past' })),
    ),
  /** 1,200 spectators who say hello twenty times a second. */
  hellos: (target) => {
    const greeting = hello(newKey());
    return crowd(
      target,
      { size: CROWD, everyMs: 50 },
      () => open(target, greeting),
      (socket) => socket.send(greeting),
    );
  },
  /** 1,200 silent connections, and new ones without end that push in. */
  fillers: async (target) => {
    const idle = crowd(
      target,
      { size: CROWD, everyMs: 1000 },
      () => open(target, null),
      () => {},
    );
    const pushing = crowd(
      target,
      { size: 50, everyMs: 20 },
      () => open(target, null),
      (socket) => socket.drop(),
    );
    await Promise.all([idle, pushing]);
  },
  /** Twenty windows of one seat that store as fast as they can, and ignore being closed. */
  floods: (target) =>
    crowd(
      target,
      { size: SEAT_WINDOWS, everyMs: 20 },
      () => open(target, hello(target.key)),
      (socket) => {
        for (let count = 0; count < 5; count++)
          socket.send(command({ type: 'say', text: `Spam ${Math.random()}` }));
      },
    ),
  /** 300 spectators who ask for the past and never read it. */
  slow: (target) =>
    crowd(
      target,
      { size: 300, everyMs: 1000 },
      () => open(target, hello(newKey()), false),
      (socket) => socket.send(command({ type: 'past' })),
    ),
  /** Frames of 32 KB that would be 33 MB if they were inflated. */
  inflated: (target) => {
    const bomb = inflating();
    return crowd(
      target,
      { size: 30, everyMs: 200 },
      () => open(target, hello(newKey())),
      (socket) => socket.send(bomb),
    );
  },
};

if (import.meta.main) {
  const [name = '', port, room = '', key = '', seconds] = process.argv.slice(2);
  const end = Date.now() + Number(seconds) * 1000;
  const target = { port: Number(port), room, key, isOver: () => Date.now() > end };
  await ATTACKS[name]?.(target);
  process.exit(0);
}
