// What is to be sent when all of it is kept, in order: nothing leaves before.
import type { Reason } from '../../engine/index.ts';
import type { FromServer } from '../../protocol/index.ts';
import type { Socket } from '../ports.ts';

export class Outbox {
  #posts: (() => void)[] = [];
  #refusal: string | null = null;

  send(socket: Socket, message: FromServer): void {
    this.post(socket, JSON.stringify(message));
  }

  /** The same text may go to many: it is made once. */
  post(socket: Socket, text: string): void {
    this.#posts.push(() => socket.send(text));
  }

  refuse(socket: Socket, code: string, id: string | null, reason: Reason | null = null): void {
    this.#refusal = code;
    this.send(socket, { type: 'refused', id, code, ...(reason && { reason }) });
  }

  close(socket: Socket, code: number, reason: string): void {
    this.#posts.push(() => socket.close(code, reason));
  }

  /** The code of a refusal that is to be sent, if there is one. */
  get refusal(): string | null {
    return this.#refusal;
  }

  flush(): void {
    const posts = this.#posts;
    this.#posts = [];
    this.#refusal = null;
    for (const post of posts) post();
  }
}
