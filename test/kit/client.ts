// A scripted client of a table: it says hello, keeps what it is shown by applying the patches, sends commands and
// waits for their answers. It knows no rules and takes any WebSocket, so that it runs in Node.js against a real
// server and inside the Workers runtime. shared/protocol/README.md describes what it speaks.
import { applyPatch, type Json, type Move } from '../../shared/engine/index.ts';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';
import {
  type CommandBody,
  type FromServer,
  type Here,
  PROTOCOL_VERSION,
  type PublicTable,
} from '../../shared/protocol/index.ts';

export type Answer = Extract<FromServer, { type: 'done' | 'refused' | 'update' }>;
export type Refused = Extract<FromServer, { type: 'refused' }>;
export type Update = Extract<FromServer, { type: 'update' }>;

/** The part of a WebSocket that Node.js, browsers and the Workers runtime have in common. */
export interface ClientSocket {
  send(data: string | ArrayBuffer): void;
  close(code?: number): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(
    type: 'close',
    listener: (event: { code: number; reason: string }) => void,
  ): void;
}

export interface Entry {
  key?: string;
  /** Whether the server should list the legal moves with every state. */
  moves?: boolean;
}

/** Longer than any answer takes on a busy machine. */
const ANSWER_TIMEOUT_MS = 30_000;

export class Client {
  readonly key: string;
  seq = 0;
  seat: number | null = null;
  table!: PublicTable;
  game: unknown = null;
  moves: readonly Move[] = [];
  here: Here = { seats: [], watching: 0 };
  closed: { code: number; reason: string } | null = null;
  /** All messages that the server has sent, without the pongs. */
  readonly received: FromServer[] = [];
  pongs = 0;
  /** Describes a message that did not fit the state before it. */
  fault: string | null = null;
  onMessage: (message: FromServer) => void = () => {};
  readonly #socket: ClientSocket;
  readonly #waiting = new Set<() => void>();

  constructor(socket: ClientSocket, key = newKey()) {
    this.#socket = socket;
    this.key = key;
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason };
      this.#wake();
    });
  }

  /** Opens a connection from Node.js and says hello; resolves when the state has come. */
  static async connect(url: string, room: string, { key, moves }: Entry = {}): Promise<Client> {
    const address = `${url.replace(/^http/, 'ws')}/api/rooms/${room}/socket`;
    const socket = new WebSocket(address);
    const client = new Client(socket, key);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)));
    });
    await client.hello(moves);
    return client;
  }

  /** A client that is told the legal moves needs no rules, so it does not say which versions it has. */
  async hello(moves = true): Promise<void> {
    const rules = moves ? {} : { rules: RULES_VERSIONS };
    const before = this.received.length;
    this.send({ type: 'hello', version: PROTOCOL_VERSION, key: this.key, moves, ...rules });
    await this.until(
      () =>
        this.received.slice(before).some(({ type }) => type === 'welcome') || this.#failIfClosed(),
    );
  }

  /** Sends a command; resolves with its answer, rejects when the connection closes before. */
  ask(body: CommandBody, id = this.nextId()): Promise<Answer> {
    const before = this.received.length;
    this.send({ ...body, id });
    const isAnswer = (message: FromServer): message is Answer =>
      'id' in message && message.id === id;
    return this.until(() => this.received.slice(before).find(isAnswer) ?? this.#failIfClosed());
  }

  /** Plays a move of the list, in the state that this client has. */
  play(move: Move, id?: string): Promise<Answer> {
    return this.ask({ type: 'move', seq: this.seq, move: asJson(move) }, id);
  }

  /** The server takes two commands of one seat with the same id for one, even if they come from two devices. */
  protected nextId(): string {
    return crypto.randomUUID();
  }

  /** Sends a message that the server refuses; resolves with the refusal. */
  expectRefusal(message: unknown): Promise<Refused> {
    const before = this.received.length;
    this.send(message);
    const isRefusal = (one: FromServer): one is Refused => one.type === 'refused';
    return this.until(() => this.received.slice(before).find(isRefusal));
  }

  /** Resolves when everything that the server has sent so far has arrived: the answer to a last message comes after it. */
  async waitForAll(): Promise<void> {
    await this.expectRefusal('?');
    this.received.pop();
  }

  send(message: unknown): void {
    const isRaw = typeof message === 'string' || message instanceof ArrayBuffer;
    this.#socket.send(isRaw ? message : JSON.stringify(message));
  }

  leave(code = 1000): void {
    this.#socket.close(code);
  }

  /** Resolves as soon as the condition holds; it is tried again after each message and when the connection closes. */
  until<T>(holds: () => T, timeoutMs = ANSWER_TIMEOUT_MS): Promise<NonNullable<T>> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.#waiting.delete(look);
        clearTimeout(timer);
      };
      const look = () => {
        try {
          if (this.fault) throw new Error(`the client was sent ${this.fault}`);
          const found = holds();
          if (!found) return;
          stop();
          resolve(found);
        } catch (error) {
          stop();
          reject(error);
        }
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`waited in vain for ${holds}; last: ${this.#describe()}`));
      }, timeoutMs);
      this.#waiting.add(look);
      look();
    });
  }

  #failIfClosed(): null {
    if (this.closed) throw new Error(`closed: ${this.closed.code} ${this.closed.reason}`);
    return null;
  }

  #describe(): string {
    const { closed, fault, received } = this;
    return JSON.stringify({ closed, fault, received: received.slice(-3) }).slice(0, 600);
  }

  #wake(): void {
    for (const look of this.#waiting) look();
  }

  #receive(text: string): void {
    if (text === 'pong') this.pongs++;
    else {
      const message = JSON.parse(text) as FromServer;
      this.received.push(message);
      this.#apply(message);
      this.onMessage(message);
    }
    this.#wake();
  }

  #apply(message: FromServer): void {
    if (message.type === 'welcome') {
      const { seq, seat, table, game, here, moves = [] } = message;
      Object.assign(this, { seq, seat, table, game, here, moves });
    } else if (message.type === 'update') {
      if (message.seq !== this.seq + 1) this.fault = `change ${message.seq} after ${this.seq}`;
      this.seq = message.seq;
      if (message.seat !== undefined) this.seat = message.seat;
      this.table = applyPatch(this.table, message.table);
      this.game = applyPatch(this.game, message.game);
      this.moves = message.moves ?? [];
    } else if (message.type === 'here') this.here = message.here;
  }
}

/** Moves consist of JSON only, but TypeScript assigns no interface to an index signature. */
export const asJson = (move: Move): Json => move as Move & Json;

/** A secret for a seat: 128 random bits in base64url. Written without Node.js, which the Workers runtime is not. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Opens a table on a server; resolves with the id of its room. */
export async function openTable(url: string, wanted: object): Promise<string> {
  const response = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    body: JSON.stringify(wanted),
  });
  const answer = (await response.json()) as { room: string; error?: { message: string } };
  if (!response.ok) throw new Error(answer.error?.message);
  return answer.room;
}
