// One connection, both ends of it. What is said runs through it in order, and arrives when the world
// delivers it, or never.
import type { ConnectionState, Socket } from '../../../shared/room/index.ts';

export interface End {
  code: number;
  reason: string;
}
export type Parcel = string | End;

export class Line implements Socket {
  toServer: Parcel[] = [];
  toClient: Parcel[] = [];
  isAlive = true;
  /** All that the server ever sent, in order. */
  readonly sent: string[] = [];
  readonly #through: (text: string) => string;
  #open = true;
  #visitor: ConnectionState = Object.freeze({ key: null, moves: false });

  /** Whatever the server says goes through this before it is on its way. */
  constructor(through: (text: string) => string) {
    this.#through = through;
  }

  get state(): ConnectionState {
    return this.#visitor;
  }

  // Kept while the room sleeps, so only JSON; frozen, for a change that is not handed over is not kept.
  set state(visitor: ConnectionState) {
    this.#visitor = Object.freeze(JSON.parse(JSON.stringify(visitor)));
  }

  send(text: string): void {
    const said = this.#through(text);
    if (!this.#open) return;
    this.toClient.push(said);
    this.sent.push(said);
  }

  close(code: number, reason: string): void {
    this.#through('');
    if (this.#open) this.toClient.push({ code, reason });
    this.#open = false;
  }

  /** The client's end says goodbye; the server hears of it after all that was said before. */
  hangUp(): void {
    this.toServer.push({ code: 1000, reason: '' });
    this.toClient = [];
    this.#open = false;
  }
}
