// Both ends of one connection. Messages travel in order, and arrive when the world delivers them, or never.
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
  /** Everything that the server has sent, in order. */
  readonly sent: string[] = [];
  readonly #filter: (text: string) => string;
  #open = true;
  #visitor: ConnectionState = Object.freeze({ key: null, moves: false });

  /** Every message of the server passes through this function. */
  constructor(through: (text: string) => string) {
    this.#filter = through;
  }

  get state(): ConnectionState {
    return this.#visitor;
  }

  // The worker stores it as JSON. Frozen, so that a change without the setter, which would not be stored, fails.
  set state(visitor: ConnectionState) {
    this.#visitor = Object.freeze(JSON.parse(JSON.stringify(visitor)));
  }

  send(text: string): void {
    const filtered = this.#filter(text);
    if (!this.#open) return;
    this.toClient.push(filtered);
    this.sent.push(filtered);
  }

  close(code: number, reason: string): void {
    this.#filter('');
    if (this.#open) this.toClient.push({ code, reason });
    this.#open = false;
  }

  /** The client closes the connection. The server learns of it after all that was sent before. */
  hangUp(): void {
    this.toServer.push({ code: 1000, reason: '' });
    this.toClient = [];
    this.#open = false;
  }
}
