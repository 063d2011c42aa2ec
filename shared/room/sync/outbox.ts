// Queues what the room sends until everything is stored. Nothing is sent before `flush`.
import type { Reason } from '../../engine/index.ts';
import type { FromServer } from '../../protocol/index.ts';
import type { Socket } from '../socket.ts';

export class Outbox {
  #actions: (() => void)[] = [];
  #refusalCode: string | null = null;

  send(socket: Socket, message: FromServer): void {
    this.sendText(socket, JSON.stringify(message));
  }

  /** Queues a message that goes to many connections and is encoded only once. */
  sendText(socket: Socket, text: string): void {
    this.#actions.push(() => socket.send(text));
  }

  refuse(socket: Socket, code: string, id: string | null, reason: Reason | null = null): void {
    this.#refusalCode = code;
    this.send(socket, { type: 'refused', id, code, ...(reason && { reason }) });
  }

  close(socket: Socket, code: number, reason: string): void {
    this.#actions.push(() => socket.close(code, reason));
  }

  /** The code of the refusal since the last flush; null if there was none. */
  get refusalCode(): string | null {
    return this.#refusalCode;
  }

  flush(): void {
    const actions = this.#actions;
    this.#actions = [];
    this.#refusalCode = null;
    for (const act of actions) act();
  }
}
