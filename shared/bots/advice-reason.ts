// Why a move is best: the part of its standing that it betters most, where that is more than chance.

/**
 * Why a move is good: a part of the own standing, what it costs the best of the others, because all else would be
 * foolish; or it is not by much.
 */
export type AdviceReason<P extends string> = P | 'others' | 'only' | 'close';

export type Evaluation = Record<string, number>;

/** So many standard errors are no chance. */
const SURE = 2;
/** And less than this nobody would call a reason. */
const LITTLE = 0.01;

/** How much better a move did than those it was tried with, part by part, over many worlds. */
export class GainStats {
  #count = 0;
  readonly #totals: Evaluation = {};
  readonly #squares: Evaluation = {};

  #add(part: string, better: number): void {
    this.#totals[part] = (this.#totals[part] ?? 0) + better;
    this.#squares[part] = (this.#squares[part] ?? 0) + better * better;
  }

  /** The part that it betters most, where that is no chance. */
  get most(): AdviceReason<string> {
    let [most, reason] = [LITTLE, 'close'];
    for (const part in this.#totals) {
      const gain = (this.#totals[part] as number) / this.#count;
      const doubt = ((this.#squares[part] as number) / this.#count - gain ** 2) / this.#count;
      if (gain > most && gain > SURE * Math.sqrt(Math.max(0, doubt))) [most, reason] = [gain, part];
    }
    return reason;
  }

  /** Moves that were tried in the same world: what that world gives to all of them is no merit of any. */
  static compare(tried: readonly { tally: GainStats; parts: Evaluation }[]): void {
    for (const { tally } of tried) tally.#count++;
    for (const part in tried[0]?.parts) {
      const usual =
        tried.reduce((sum, { parts }) => sum + (parts[part] as number), 0) / tried.length;
      for (const { tally, parts } of tried) tally.#add(part, (parts[part] as number) - usual);
    }
  }
}
