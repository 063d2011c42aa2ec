// One address in front of two servers, as during a gradual deployment: pages and files come from either of them,
// tables always from the same one.
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Server } from '../kit/server/server.ts';

export class Gradual {
  readonly url: string;
  /** The server that answers for a page or a file; tables do not ask it. */
  choose: (path: string) => Server;
  readonly #http: HttpServer;
  readonly #tables: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(http: HttpServer, tables: Server) {
    this.#http = http;
    this.#tables = tables;
    this.choose = () => tables;
    this.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    http.on('request', (asked, answer) => this.#pass(asked, answer));
    http.on('upgrade', (asked, socket: Socket, head) => this.#tunnel(asked, socket, head));
  }

  static async before(tables: Server): Promise<Gradual> {
    const http = createServer();
    await new Promise<void>((up) => http.listen(0, '127.0.0.1', up));
    return new Gradual(http, tables);
  }

  #serverOf({ url = '/' }: IncomingMessage): Server {
    return url.startsWith('/api/') ? this.#tables : this.choose(url);
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url, headers } = asked;
    const { port } = this.#serverOf(asked);
    // No keep-alive: the other end might close a kept connection in the moment in which it is used again.
    const to = { agent: false, port, host: '127.0.0.1', method, path: url, headers };
    const passed = request(to, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }

  /** Passes a WebSocket through unchanged. */
  #tunnel(asked: IncomingMessage, socket: Socket, head: Buffer): void {
    const there = connect(this.#tables.port, '127.0.0.1', () => {
      const lines: string[] = [`${asked.method} ${asked.url} HTTP/1.1`];
      for (let at = 0; at < asked.rawHeaders.length; at += 2) {
        lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
      }
      there.write(`${lines.join('\r\n')}\r\n\r\n`);
      there.write(head);
      there.pipe(socket).pipe(there);
    });
    for (const end of [socket, there]) {
      this.#sockets.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => {
        this.#sockets.delete(end);
        (end === socket ? there : socket).destroy();
      });
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#http.closeAllConnections();
    this.#http.close();
  }
}
