// A WebSocket client on a bare TCP socket, for requests and frames that no proper client can send.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Reply {
  status: number;
  /** The header lines as they came. */
  head: string;
  body: string;
  /** Open, when the server has switched to the WebSocket protocol. */
  socket: RawSocket | null;
}

export const TEXT_FRAME = 1;
export const BINARY_FRAME = 2;
export const CLOSE_FRAME = 8;

/** Requests a path exactly as given, with an upgrade to WebSocket unless other headers override that. */
export function request(port: number, path: string, headers: string[] = []): Promise<Reply> {
  const upgrade = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
  const key = `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`;
  const lines = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...upgrade, key, ...headers];
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let got = Buffer.alloc(0);
    const take = (data: Buffer) => {
      got = Buffer.concat([got, data]);
      const end = got.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = got.subarray(0, end).toString('latin1');
      const rest = got.subarray(end + 4);
      const status = Number(head.split(' ')[1]);
      if (status === 101) {
        socket.off('data', take);
        resolve({ status, head, body: '', socket: new RawSocket(socket, rest) });
      } else if (whole(head, rest)) {
        socket.destroy();
        resolve({ status, head, body: rest.toString(), socket: null });
      }
    };
    socket.on('data', take);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`cut off: ${got.subarray(0, 200)}`)));
  });
}

function whole(head: string, body: Buffer): boolean {
  const [, length] = head.match(/^content-length: (\d+)/im) ?? [];
  return length === undefined ? body.includes('0\r\n\r\n') : body.length >= Number(length);
}

export class RawSocket {
  onText: (text: string) => void = () => {};
  /** The close code; 1006 when the connection ended without one. */
  closed: number | null = null;
  readonly #socket: Socket;
  #rest: Buffer;
  #parts: Buffer[] = [];

  constructor(socket: Socket, rest: Buffer) {
    this.#socket = socket;
    this.#rest = rest;
    socket.setNoDelay(true);
    socket.on('data', (data) => {
      this.#rest = Buffer.concat([this.#rest, data]);
      while (this.#frame());
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.closed ??= 1006;
    });
    setImmediate(() => {
      while (this.#frame());
    });
  }

  send(data: string | Buffer, opcode = TEXT_FRAME): void {
    const body = Buffer.from(data as string);
    const size = body.length;
    const head = Buffer.alloc(size < 126 ? 6 : size < 65_536 ? 8 : 14);
    head[0] = 0x80 | opcode;
    // The mask is all zeros, so the body needs no change.
    head[1] = 0x80 | (size < 126 ? size : size < 65_536 ? 126 : 127);
    if (size >= 65_536) head.writeBigUInt64BE(BigInt(size), 2);
    else if (size >= 126) head.writeUInt16BE(size, 2);
    this.bytes(Buffer.concat([head, body]));
  }

  bytes(data: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(data);
  }

  /** Ends the connection without a close frame. */
  drop(): void {
    this.#socket.destroy();
  }

  /** Reads one frame, if the buffer holds a whole one; returns whether it did. */
  #frame(): boolean {
    const [first, second] = this.#rest;
    if (first === undefined || second === undefined) return false;
    const start = second < 126 ? 2 : second === 126 ? 4 : 10;
    if (this.#rest.length < start) return false;
    const size =
      second < 126
        ? second
        : second === 126
          ? this.#rest.readUInt16BE(2)
          : Number(this.#rest.readBigUInt64BE(2));
    if (this.#rest.length < start + size) return false;
    const body = this.#rest.subarray(start, start + size);
    this.#rest = this.#rest.subarray(start + size);
    this.#take(first, body);
    return true;
  }

  #take(first: number, body: Buffer): void {
    const opcode = first & 15;
    if (opcode === CLOSE_FRAME) {
      this.closed = body.length >= 2 ? body.readUInt16BE(0) : 1005;
      this.send(body.subarray(0, 2), CLOSE_FRAME);
      this.#socket.end();
    } else if (opcode <= TEXT_FRAME) {
      this.#parts.push(body);
      if ((first & 0x80) === 0) return;
      const text = Buffer.concat(this.#parts).toString();
      this.#parts = [];
      this.onText(text);
    }
  }
}
