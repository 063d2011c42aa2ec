// A client of the bare object. The object broadcasts exactly the text that a table of ours would send.
import { BenchClient, type OpenTable } from './client.ts';
import { STONES } from './stones.ts';

class BareClient extends BenchClient {
  protected override heard(data: Buffer): void {
    const text = String(data);
    if (text === 'present') this.present(STONES);
    else this.shown(JSON.parse(text).game.heap);
  }

  override take(stones: number): void {
    const seat = this.moves % 2;
    const heap = this.heap - stones;
    const told = {
      type: 'update',
      seq: 4 + this.moves,
      table: { undo: seat },
      game: { heap, taken: [seat, heap], last: seat, frames: [0, { seat: 1 - seat }] },
      events: [{ type: 'took', seat, stones }],
    };
    this.socket.send(JSON.stringify(told));
  }
}

let opened = 0;

export async function openBare(url: string): Promise<OpenTable> {
  const address = `${url.replace('http', 'ws')}/bench/bare/${opened++}`;
  return { enter: async (_seat, wish = {}) => new BareClient(address, wish) };
}
