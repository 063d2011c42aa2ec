// Finds why a move is the best: the part of the evaluation that it improves most, if the
// improvement is statistically significant.

/**
 * The reason for an advice: the name of a part of the evaluation, or `others` (the move harms the
 * best rival), `only` (all other moves are foolish) or `close` (the move is not clearly better than
 * the others).
 */
export type AdviceReason<P extends string> = P | 'others' | 'only' | 'close';

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
  get mainReason(): AdviceReason<string> {
    let [most, reason] = [MIN_GAIN_POINTS, 'close'];
    for (const part in this.#totals) {
      const gain = (this.#totals[part] as number) / this.#count;
      const squaredError =
        ((this.#squares[part] as number) / this.#count - gain ** 2) / this.#count;
      const isSignificant = gain > SIGNIFICANT_ERRORS * Math.sqrt(Math.max(0, squaredError));
      if (gain > most && isSignificant) [most, reason] = [gain, part];
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
