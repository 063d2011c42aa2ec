// Connects to boardgame.io over socket.io, with the messages of its own client but without Redux.
import { BenchClient, type ClientOptions, type OpenTable } from './client.ts';

interface State {
  G: { heap: number };
  _stateID: number;
}
type Said =
  | ['sync', string, { state: State }]
  | ['update', string, State]
  | ['patch', string, number, number, { op: string; path: string; value: number }[]];

class BoardgameIoClient extends BenchClient {
  readonly #match: string;
  readonly #seat: string | null;
  #state = 0;

  constructor(address: string, match: string, seat: number | null, wish: ClientOptions) {
    super(address, wish);
    this.#match = match;
    this.#seat = seat === null ? null : String(seat);
  }

  #emit(...what: unknown[]): void {
    this.socket.send(`42/nim,${JSON.stringify(what)}`);
  }

  protected override heard(data: Buffer): void {
    const text = String(data);
    if (text === '2') this.socket.send('3');
    else if (text.startsWith('0{')) this.socket.send('40/nim,');
    else if (text.startsWith('40')) this.#emit('sync', this.#match, this.#seat, undefined, 2);
    else if (text.startsWith('42/nim,')) this.#told(JSON.parse(text.slice('42/nim,'.length)));
  }

  #told(said: Said): void {
    if (said[0] === 'sync') {
      this.#state = said[2].state._stateID;
      this.present(said[2].state.G.heap);
    } else if (said[0] === 'update') {
      this.#state = said[2]._stateID;
      this.shown(said[2].G.heap);
    } else if (said[0] === 'patch') {
      this.#state = said[3];
      this.shown(said[4].find(({ path }) => path === '/G/heap')?.value ?? Number.NaN);
    }
  }

  override take(stones: number): void {
    const payload = { type: 'take', args: [stones], playerID: this.#seat };
    const action = { type: 'MAKE_MOVE', payload };
    this.#emit('update', action, this.#state, this.#match, this.#seat);
  }
}

let opened = 0;

/** The server opens a match when a client asks for it. */
export async function openBoardgameIo(url: string): Promise<OpenTable> {
  const match = `match-${opened++}`;
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  return { enter: async (seat, wish = {}) => new BoardgameIoClient(address, match, seat, wish) };
}
