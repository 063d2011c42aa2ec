// Records what a series of random games reached, for law 10 and for the summary that `npm run
// playout` prints.
import type { AnyGame, GameEvent, MoveResult } from '../engine/game.ts';
import { NonInterferenceStats } from './non-interference-stats.ts';

export class PlayoutReport {
  /** The number of moves of each game. */
  readonly lengths: number[] = [];
  /** How often each `frame …`, `move …` and `label …` was reached. */
  readonly reached = new Map<string, number>();
  readonly nonInterference = new NonInterferenceStats();

  countMove(game: AnyGame, moveType: string, result: MoveResult<unknown, GameEvent>): void {
    for (const kind of result.resolvedFrames) this.#count(`frame ${kind}`);
    this.#count(`move ${moveType}`);
    for (const event of result.events) {
      const label = game.coverageLabelOf(event);
      if (label !== null) this.#count(`label ${label}`);
    }
  }

  #count(label: string): void {
    this.reached.set(label, (this.reached.get(label) ?? 0) + 1);
  }

  timesPlayed(moveType: string): number {
    return this.reached.get(`move ${moveType}`) ?? 0;
  }

  get moves(): number {
    return this.lengths.reduce((sum, length) => sum + length, 0);
  }

  /** Law 10: returns what the game declares, but no game of this report has reached. */
  missing({ coverage }: AnyGame): string[] {
    const declared = [
      ...coverage.frames.map((kind) => `frame ${kind}`),
      ...coverage.moves.map((type) => `move ${type}`),
      ...coverage.labels.map((name) => `label ${name}`),
    ];
    return declared.filter((label) => !this.reached.has(label));
  }

  /** Law 10: returns what was reached, but the game does not declare. */
  undeclared({ coverage }: AnyGame): string[] {
    const declared = { frame: coverage.frames, move: coverage.moves, label: coverage.labels };
    return [...this.reached.keys()].filter((label) => {
      const [kind, name] = label.split(/ (.*)/) as [keyof typeof declared, string];
      return !declared[kind].includes(name);
    });
  }
}
