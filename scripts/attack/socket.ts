// The leanest WebSocket that an attacker could use: it frames what it says, reads nothing of what it hears, and ignores
// being closed, until it connects again.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';

const CLOSE_FRAME = 0x88;

/** A frame with a mask of zeros, so that the body needs no change. */
export function frame(body: Buffer | string, first = 0x81): Buffer {
  const data = Buffer.from(body as string);
  const { length } = data;
  const head = Buffer.alloc(length < 126 ? 6 : length < 65_536 ? 8 : 14);
  head[0] = first;
  head[1] = 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127);
  if (length >= 65_536) head.writeBigUInt64BE(BigInt(length), 2);
  else if (length >= 126) head.writeUInt16BE(length, 2);
  return Buffer.concat([head, data]);
}

export const hello = (key: string): Buffer =>
  frame(JSON.stringify({ type: 'hello', version: 1, key, rules: RULES_VERSIONS }));

export class AttackSocket {
  /** The server has sent a close frame or has cut the connection. */
  isClosed = false;
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Resolves when the server has agreed, or with null if it refuses. */
  static open(port: number, room: string, { reads = true } = {}): Promise<AttackSocket | null> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      const opened = new AttackSocket(socket);
      const end = () => {
        opened.isClosed = true;
        resolve(null);
      };
      socket.on('error', end).on('close', end);
      socket.on('connect', () => {
        const lines = [
          `GET /api/rooms/${room}/socket HTTP/1.1`,
          `Host: 127.0.0.1:${port}`,
          ...['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'],
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
          'Sec-WebSocket-Extensions: permessage-deflate',
        ];
        socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      });
      socket.once('data', (data) => {
        if (!data.includes(' 101 ')) socket.destroy();
        else resolve(opened);
        if (!reads) socket.pause();
        else socket.on('data', (more) => opened.#hear(more));
      });
    });
  }

  /** Frames are not parsed: a close frame is the last that comes. */
  #hear(data: Buffer): void {
    const at = data.lastIndexOf(CLOSE_FRAME);
    if (at >= 0 && data[at + 1] === data.length - at - 2) this.isClosed = true;
  }

  send(bytes: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes);
  }

  drop(): void {
    this.#socket.destroy();
  }
}
