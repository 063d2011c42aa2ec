// Finds why a move is the best: the part of the evaluation that it improves most, if the
// improvement is statistically significant.

/** What a move costs another player is a part of its own, named after the seat. */
export type RivalPart = `seat:${number}`;
export const rivalPart = (seat: number): RivalPart => `seat:${seat}`;
export const seatOfPart = (part: string): number | null =>
  part.startsWith('seat:') ? Number(part.slice('seat:'.length)) : null;

/**
 * The reason for an advice: the part of the evaluation that the move improves most or the rival whom it harms most, and
 * by how many points more than the other moves. Or `only` (all other moves are foolish), or `close` (the move is not
 * clearly better than the others).
 */
export interface AdviceReason {
  part: string;
  points: number;
}

export type Evaluation = Record<string, number>;

/** An improvement counts if it is more than this many standard errors above 0. */
const SIGNIFICANT_ERRORS = 2;
/** In points. A smaller improvement is too small to be called a reason. */
const MIN_GAIN_POINTS = 0.01;

/**
 * Measures how much a move improves each part of the evaluation, compared with the other moves that
 * were tried in the same sampled states.
 */
export class GainStats {
  #count = 0;
  readonly #totals: Evaluation = {};
  readonly #squares: Evaluation = {};

  #add(part: string, gain: number): void {
    this.#totals[part] = (this.#totals[part] ?? 0) + gain;
    this.#squares[part] = (this.#squares[part] ?? 0) + gain * gain;
  }

  /** The part with the largest significant gain. */
  get mainReason(): AdviceReason {
    const reason: AdviceReason = { part: 'close', points: MIN_GAIN_POINTS };
    for (const part in this.#totals) {
      const gain = (this.#totals[part] as number) / this.#count;
      const squaredError =
        ((this.#squares[part] as number) / this.#count - gain ** 2) / this.#count;
      const isSignificant = gain > SIGNIFICANT_ERRORS * Math.sqrt(Math.max(0, squaredError));
      if (gain > reason.points && isSignificant) Object.assign(reason, { part, points: gain });
    }
    return reason;
  }

  /** Adds the results of moves that were tried in one sampled state. Only differences from their mean count as gains. */
  static addComparison(tried: readonly { gains: GainStats; parts: Evaluation }[]): void {
    for (const { gains } of tried) gains.#count++;
    for (const part in tried[0]?.parts) {
      const mean =
        tried.reduce((sum, { parts }) => sum + (parts[part] as number), 0) / tried.length;
      for (const { gains, parts } of tried) gains.#add(part, (parts[part] as number) - mean);
    }
  }
}
