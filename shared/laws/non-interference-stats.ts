// Counts what the checks of law 6 compared: a law that never had anything to compare was not tested.
import type { Seat, Viewer } from '../engine/game.ts';

/** With fewer secrets than this, a viewer may have guessed all of them by chance. */
const MIN_SECRETS = 100;

export class NonInterferenceStats {
  /**
   * The number of steps, by move type and role of the viewer, in which both states told the viewer
   * the same.
   */
  readonly compared = new Map<string, number>();
  /** Steps in which the two states told the viewer different things, for example when the viewer draws a card. */
  diverged = 0;
  /**
   * For each viewer, how often others were told something in private, and how often they were told
   * something different in the twin.
   */
  readonly #secrets = new Map<Viewer, { count: number; differed: number }>();

  get total(): number {
    return [...this.compared.values()].reduce((sum, count) => sum + count, 0);
  }

  countCompared(moveType: string, seat: Seat, viewer: Viewer): void {
    const role = viewer === null ? 'spectator' : viewer === seat ? 'own' : 'other';
    const label = `${moveType} ${role}`;
    this.compared.set(label, (this.compared.get(label) ?? 0) + 1);
  }

  countDiverged(): void {
    this.diverged++;
  }

  countSecret(viewer: Viewer, differed: boolean): void {
    const secrets = this.#secrets.get(viewer) ?? { count: 0, differed: 0 };
    secrets.count++;
    if (differed) secrets.differed++;
    this.#secrets.set(viewer, secrets);
  }

  /**
   * Returns the viewers from whom nothing is hidden: what others were told in private was never
   * different in a twin.
   */
  viewersWhoSeeAll(): Viewer[] {
    const open = [...this.#secrets].filter(
      ([, { count, differed }]) => count >= MIN_SECRETS && differed === 0,
    );
    return open.map(([viewer]) => viewer);
  }
}
