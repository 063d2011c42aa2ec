// The smallest client of a table: it says hello, keeps the table and its view of the game up to date, and sends commands.
// It knows no rules. A program in any language can do the same; see shared/protocol/README.md.

import { applyPatch, type Move } from '../shared/engine/index.ts';
import { VERSIONS } from '../shared/games/versions.ts';
import {
  type Command,
  type FromServer,
  type Here,
  type PublicTable,
  VERSION,
} from '../shared/protocol/index.ts';

/** A command without its id, which the client adds. */
type Order = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;
export type Answer = Extract<FromServer, { type: 'done' | 'refused' | 'update' }>;

export const newKey = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');

export class Guest {
  readonly key: string;
  seq = 0;
  seat: number | null = null;
  table!: PublicTable;
  game: unknown = null;
  moves: readonly Move[] = [];
  here: Here = { seats: [], watching: 0 };
  received = 0;
  closed: { code: number; reason: string } | null = null;
  onMessage: (message: FromServer) => void = () => {};
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (answer: Answer) => void>();

  private constructor(socket: WebSocket, key: string) {
    this.#socket = socket;
    this.key = key;
  }

  /** Opens a connection and says hello. Resolves when the server has sent its `welcome`. */
  static enter(url: string, room: string, key = newKey(), moves = true): Promise<Guest> {
    const address = `${url.replace(/^http/, 'ws')}/api/rooms/${room}/socket`;
    const socket = new WebSocket(address);
    const guest = new Guest(socket, key);
    return new Promise((resolve, reject) => {
      socket.onerror = () => reject(new Error(`no connection to ${address}`));
      socket.onclose = ({ code, reason }) => {
        guest.closed = { code, reason };
        reject(new Error(`closed: ${code} ${reason}`));
      };
      // A client that asks the server for its legal moves needs no rules, so it need not say their versions.
      const rules = moves ? {} : { rules: VERSIONS };
      socket.onopen = () => guest.raw({ type: 'hello', version: VERSION, key, moves, ...rules });
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as FromServer;
        guest.received += String(data).length;
        guest.#receive(message);
        if (message.type === 'welcome') resolve(guest);
        guest.onMessage(message);
      };
    });
  }

  #receive(message: FromServer): void {
    if (message.type === 'welcome') {
      ({ seq: this.seq, seat: this.seat, table: this.table, game: this.game } = message);
      this.here = message.here;
      this.moves = message.moves ?? [];
    } else if (message.type === 'update') {
      if (message.seq !== this.seq + 1) throw new Error(`${this.seq} and then ${message.seq}`);
      this.seq = message.seq;
      if (message.seat !== undefined) this.seat = message.seat;
      this.table = applyPatch(this.table, message.table);
      this.game = applyPatch(this.game, message.game);
      this.moves = message.moves ?? [];
    } else if (message.type === 'here') this.here = message.here;
    if ('id' in message && message.id) this.#answers.get(message.id)?.(message as Answer);
  }

  /** Sends a command; resolves with its answer. */
  ask(order: Order, id: string = crypto.randomUUID()): Promise<Answer> {
    this.raw({ ...order, id });
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  raw(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  leave(): void {
    this.#socket.close(1000);
  }
}

export async function openTable(url: string, wanted: object): Promise<string> {
  const response = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    body: JSON.stringify(wanted),
  });
  const answer = (await response.json()) as { room: string; error?: { message: string } };
  if (!response.ok) throw new Error(answer.error?.message);
  return answer.room;
}
