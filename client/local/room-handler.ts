// Runs in the worker: opens the room of a local table, and passes the page's messages on to it.
import { fetchRulesAndHeuristic } from '../advice/fetch-rules.ts';
import type { FromRoom, ToRoom } from './messages.ts';
import { LocalRoomHost } from './room-host.ts';

export class RoomHandler {
  readonly #post: (message: FromRoom) => void;
  #host: Promise<LocalRoomHost> | null = null;

  constructor(post: (message: FromRoom) => void) {
    this.#post = post;
  }

  handle(message: ToRoom): void {
    if (message.type === 'open') this.#host = this.#open(message);
    else if (message.type === 'botDelayMs') {
      void this.#host?.then((host) => {
        host.pace.botDelayMs = message.botDelayMs;
      });
    } else if (message.type === 'replay') {
      void this.#host?.then((host) => this.#post({ type: 'replay', replay: host.replay() }));
    } else void this.#host?.then((host) => host.receive(message.seat, message.text));
  }

  async #open({ game, opening, botDelayMs }: Extract<ToRoom, { type: 'open' }>) {
    const rulesAndHeuristic = await fetchRulesAndHeuristic(game).catch((error: unknown) => {
      this.#post({ type: 'failed', isTableFine: true });
      throw error;
    });
    try {
      return new LocalRoomHost(rulesAndHeuristic, opening, botDelayMs, this.#post);
    } catch (error) {
      this.#post({ type: 'failed', isTableFine: false });
      throw error;
    }
  }
}
