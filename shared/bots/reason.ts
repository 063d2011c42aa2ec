// Why a move is best: the part of its standing that it betters most, where that is more than chance.

/** How a seat stood, part by part, over many worlds. */
export class Tally {
  count = 0;
  readonly totals: Record<string, number> = {};
  readonly squares: Record<string, number> = {};

  add(parts: Record<string, number>): void {
    this.count++;
    for (const part in parts) {
      const value = parts[part] as number;
      this.totals[part] = (this.totals[part] ?? 0) + value;
      this.squares[part] = (this.squares[part] ?? 0) + value * value;
    }
  }

  merge(other: Tally): this {
    this.count += other.count;
    for (const part in other.totals) {
      this.totals[part] = (this.totals[part] ?? 0) + (other.totals[part] as number);
      this.squares[part] = (this.squares[part] ?? 0) + (other.squares[part] as number);
    }
    return this;
  }

  mean(part: string): number {
    return (this.totals[part] ?? 0) / this.count;
  }

  /** How far off the mean may be, squared. */
  doubt(part: string): number {
    return ((this.squares[part] ?? 0) / this.count - this.mean(part) ** 2) / this.count;
  }
}

/** So many standard errors are no chance. */
const SURE = 2;

export function betters(best: Tally, others: readonly Tally[]): string | null {
  const rest = others.reduce((all, one) => all.merge(one), new Tally());
  if (best.count === 0 || rest.count === 0) return null;
  let most = 0.01;
  let reason: string | null = null;
  for (const part in best.totals) {
    const gain = best.mean(part) - rest.mean(part);
    const doubt = Math.sqrt(Math.max(0, best.doubt(part) + rest.doubt(part)));
    if (gain > most && gain > SURE * doubt) [most, reason] = [gain, part];
  }
  return reason;
}
