// The upper bound of speed: a Durable Object that stores each message in one row without reading it, and sends it to
// all clients.
import { DurableObject } from 'cloudflare:workers';

interface BareEnv {
  STORE: boolean;
}

export class BareObject extends DurableObject<BareEnv> {
  override fetch(): Response {
    if (this.env.STORE) {
      const table = 'CREATE TABLE IF NOT EXISTS moves (seq INTEGER PRIMARY KEY, body TEXT)';
      this.ctx.storage.sql.exec(table);
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.send('present');
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(_socket: WebSocket, text: string): void {
    if (this.env.STORE) this.ctx.storage.sql.exec('INSERT INTO moves (body) VALUES (?)', text);
    for (const socket of this.ctx.getWebSockets()) socket.send(text);
  }
}
