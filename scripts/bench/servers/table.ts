// Two clients at one table who take turns. The next move is made when both have received the last one.
import type { BenchClient, OpenTable } from './client.ts';
import { stonesOf } from './stones.ts';

export class Table {
  readonly entry: OpenTable;
  readonly seats: [BenchClient, BenchClient];

  private constructor(entry: OpenTable, seats: [BenchClient, BenchClient]) {
    this.entry = entry;
    this.seats = seats;
  }

  static async seated(entry: OpenTable, deflate = [false, false]): Promise<Table> {
    const enter = (seat: number) => entry.enter(seat, { deflate: deflate[seat] ?? false });
    const seats = [await enter(0), await enter(1)];
    await Promise.all(seats.map(({ joined }) => joined));
    return new Table(entry, seats as [BenchClient, BenchClient]);
  }

  get moves(): number {
    return this.seats[0].moves;
  }

  /** Makes one move. Resolves when both clients have it. */
  move(): Promise<void> {
    const [one, other] = this.seats;
    const move = one.moves;
    return new Promise((done) => {
      const check = () => {
        if (one.moves > move && other.moves > move) done();
      };
      one.onMove = check;
      other.onMove = check;
      this.seats[move % 2]?.take(stonesOf(move));
    });
  }

  async moveUntil(over: () => boolean): Promise<number> {
    let moves = 0;
    for (; !over(); moves++) await this.move();
    return moves;
  }
}
