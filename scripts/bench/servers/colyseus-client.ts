// Connects to Colyseus with the messages of its own client and its own schema decoder.
import { type Decoder, decode, Reflection } from '@colyseus/schema';
import { unpack } from 'msgpackr';
import { BenchClient, type ClientOptions, type OpenTable } from './client.ts';

const [JOIN_ROOM, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH] = [10, 13, 14, 15];

interface Reserved {
  roomId: string;
  processId: string;
  sessionId: string;
}

class ColyseusClient extends BenchClient {
  #decoder: Decoder | null = null;
  #known = false;

  protected override heard(data: Buffer): void {
    const at = { offset: 1 };
    const [code] = data;
    if (code === JOIN_ROOM) {
      for (const _ of ['token', 'serializer']) at.offset += 1 + (data[at.offset] ?? 0);
      if (decode.number(data, at) > 0) this.#decoder = Reflection.decode(data, at);
      this.socket.send(Buffer.of(JOIN_ROOM));
    } else if (code === ROOM_STATE || code === ROOM_STATE_PATCH) {
      this.#decoder?.decode(data, at);
      // The decoder learns the schema from the server, so its state has no static type.
      this.#told(this.#decoder?.state as unknown as { heap: number });
    } else if (code === ROOM_DATA) {
      if (decode.string(data, at) !== 'nim') throw new Error('refused');
      this.#told(unpack(data.subarray(at.offset)));
    }
  }

  #told({ heap }: { heap: number }): void {
    if (this.#known) this.shown(heap);
    else this.present(heap);
    this.#known = true;
  }

  /** Encodes `[code, 'take', stones]`, both parts in MessagePack. */
  override take(stones: number): void {
    this.socket.send(
      Buffer.concat([Buffer.of(ROOM_DATA, 0xa4), Buffer.from('take'), Buffer.of(stones)]),
    );
  }
}

async function reserve(url: string, how: string, wish: object): Promise<Reserved> {
  const response = await fetch(`${url}/matchmake/${how}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Reserved;
}

/** Colyseus needs a reservation before each connection. */
async function enter(
  url: string,
  place: Promise<Reserved>,
  wish: ClientOptions,
): Promise<BenchClient> {
  const { roomId, processId, sessionId } = await place;
  const address = `${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
  return new ColyseusClient(address, wish);
}

export const openColyseus =
  (kind: 'schema' | 'messages') =>
  async (url: string): Promise<OpenTable> => {
    const first = await reserve(url, `create/${kind}`, { seat: 0 });
    let unused: Reserved | null = first;
    return {
      enter(seat, wish = {}) {
        const place =
          seat === 0 && unused
            ? Promise.resolve(unused)
            : reserve(url, `joinById/${first.roomId}`, { seat: seat ?? -1 });
        if (seat === 0) unused = null;
        return enter(url, place, wish);
      },
    };
  };
