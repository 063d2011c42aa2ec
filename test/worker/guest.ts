// A client inside the runtime. It follows the state, and keeps every message it gets.

import { applyPatch, type Move } from '../../shared/engine/index.ts';
import { VERSIONS } from '../../shared/games/versions.ts';
import {
  type Command,
  type FromServer,
  type Here,
  type PublicTable,
  VERSION,
} from '../../shared/protocol/index.ts';
import { call } from './site.ts';

type Order = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;
export type Answer = Extract<FromServer, { type: 'done' | 'refused' | 'update' }>;
export type Update = Extract<FromServer, { type: 'update' }>;
export type Refused = Extract<FromServer, { type: 'refused' }>;

export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

interface Entry {
  key?: string;
  moves?: boolean;
}

/** How many connections each person has opened, by room and key. */
const windows = new Map<string, number>();

/** No answer may take longer. */
const PATIENCE = 5_000;

export class Guest {
  readonly key: string;
  seq = 0;
  seat: number | null = null;
  table!: PublicTable;
  game: unknown = null;
  moves: readonly Move[] = [];
  here: Here = { seats: [], watching: 0 };
  closed: { code: number; reason: string } | null = null;
  /** All messages, without pongs. */
  readonly heard: FromServer[] = [];
  pongs = 0;
  /** The messages that make no sense to a client. */
  fault: string | null = null;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  readonly #window: number;
  #commands = 0;

  private constructor(socket: WebSocket, room: string, key: string) {
    this.#socket = socket;
    this.key = key;
    // The same id with the same key is the same command on any connection, so each connection has ids of its own.
    this.#window = (windows.get(room + key) ?? 0) + 1;
    windows.set(room + key, this.#window);
    socket.addEventListener('message', ({ data }) => this.#take(String(data)));
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason };
      for (const look of this.#waiting) look();
    });
    socket.accept();
  }

  /** Connects and sends nothing. */
  static async knock(room: string, { key = newKey() }: Entry = {}): Promise<Guest> {
    const headers = { Upgrade: 'websocket' };
    const answer = await call(`/api/rooms/${room}/socket`, { headers });
    if (!answer.webSocket) throw new Error(`no connection: ${answer.status}`);
    return new Guest(answer.webSocket, room, key);
  }

  /** Connects, says hello, and resolves with the welcome. */
  static async enter(room: string, { key, moves = true }: Entry = {}): Promise<Guest> {
    const guest = await Guest.knock(room, key === undefined ? {} : { key });
    await guest.hello(moves);
    return guest;
  }

  async hello(moves = true): Promise<void> {
    const before = this.heard.length;
    this.say({ type: 'hello', version: VERSION, key: this.key, moves, rules: VERSIONS });
    await this.until(() => this.heard.slice(before).some(({ type }) => type === 'welcome'));
  }

  #take(text: string): void {
    if (text === 'pong') this.pongs++;
    else this.#keep(JSON.parse(text) as FromServer);
    for (const look of this.#waiting) look();
  }

  #keep(message: FromServer): void {
    this.heard.push(message);
    if (message.type === 'welcome') {
      const { seq, seat, table, game, here, moves = [] } = message;
      Object.assign(this, { seq, seat, table, game, here, moves });
    } else if (message.type === 'update') {
      if (message.seq !== this.seq + 1) this.fault = `${this.seq} and then ${message.seq}`;
      this.seq = message.seq;
      if (message.seat !== undefined) this.seat = message.seat;
      this.table = applyPatch(this.table, message.table);
      this.game = applyPatch(this.game, message.game);
      this.moves = message.moves ?? [];
    } else if (message.type === 'here') this.here = message.here;
  }

  /** Resolves when the condition holds; checks it after every message. */
  until<T>(holds: () => T): Promise<NonNullable<T>> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = holds();
        if (!found && !this.fault) return;
        this.#waiting.delete(look);
        clearTimeout(late);
        if (found && !this.fault) resolve(found as NonNullable<T>);
        else reject(new Error(`told ${this.fault}`));
      };
      const late = setTimeout(() => {
        this.#waiting.delete(look);
        const { closed, fault, heard } = this;
        const last = JSON.stringify({ closed, fault, heard: heard.slice(-3) });
        reject(new Error(`waited in vain for ${holds}; last: ${last.slice(0, 600)}`));
      }, PATIENCE);
      this.#waiting.add(look);
      look();
    });
  }

  /** Sends a command and resolves with its answer. */
  ask(order: Order, id = `${this.#window}.${++this.#commands}`): Promise<Answer> {
    const before = this.heard.length;
    this.say({ ...order, id });
    const answers = (message: FromServer) => 'id' in message && message.id === id;
    return this.until(() => this.heard.slice(before).find(answers)) as Promise<Answer>;
  }

  /** Sends a command that must be refused and resolves with the refusal. */
  async refused(message: unknown): Promise<Refused> {
    const before = this.heard.length;
    this.say(message);
    const refusal = (one: FromServer) => one.type === 'refused';
    return (await this.until(() => this.heard.slice(before).find(refusal))) as Refused;
  }

  /** Resolves when every message sent until now has arrived: the answer to this one comes after them. */
  async caughtUp(): Promise<void> {
    await this.refused('?');
    this.heard.pop();
  }

  say(message: unknown): void {
    const plain = typeof message === 'string' || message instanceof ArrayBuffer;
    this.#socket.send(plain ? message : JSON.stringify(message));
  }

  leave(code = 1000): void {
    this.#socket.close(code);
  }
}
