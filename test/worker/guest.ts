// The scripted client inside the Workers runtime: the connection comes from the answer of the worker itself.
import { Client, type ClientSocket, type Entry, newKey } from '../kit/client.ts';
import { call } from './site.ts';

export { type Answer, newKey, type Refused, type Update } from '../kit/client.ts';

/** Shorter than in front of a real server: nothing but the worker runs here. */
const TIMEOUT_MS = 5_000;

/** How often each key has connected to a room: part of the ids of its commands. */
const connections = new Map<string, number>();

export class Guest extends Client {
  readonly #connection: number;
  #commands = 0;

  private constructor(socket: ClientSocket, room: string, key: string) {
    super(socket, key);
    this.#connection = (connections.get(room + key) ?? 0) + 1;
    connections.set(room + key, this.#connection);
  }

  /** Connects and says nothing. */
  static async connectSilently(
    room: string,
    { key = newKey(), from }: Entry & { from?: string } = {},
  ): Promise<Guest> {
    const headers = { Upgrade: 'websocket', ...(from && { 'CF-Connecting-IP': from }) };
    const answer = await call(`/api/rooms/${room}/socket`, { headers });
    if (!answer.webSocket) throw new Error(`no connection: ${answer.status}`);
    const guest = new Guest(answer.webSocket, room, key);
    answer.webSocket.accept();
    return guest;
  }

  /** Connects and says hello; resolves when the state has come. */
  static async enter(
    room: string,
    { key, moves = true, from }: Entry & { from?: string } = {},
  ): Promise<Guest> {
    const guest = await Guest.connectSilently(room, { ...(key && { key }), ...(from && { from }) });
    await guest.hello(moves);
    return guest;
  }

  /** Counted, not random: the hibernation tests compare what two games have stored. */
  protected override nextId(): string {
    return `${this.#connection}.${++this.#commands}`;
  }

  override until<T>(holds: () => T, timeoutMs = TIMEOUT_MS): Promise<NonNullable<T>> {
    return super.until(holds, timeoutMs);
  }
}
