// Answers the `past` command: what happened in this round, as this viewer would have seen it change
// by change.
import { type AnyGame, applyPatch, type Viewer } from '../../engine/index.ts';
import { LIMITS, type Past } from '../../protocol/index.ts';
import type { Journal, StoredTable } from '../ports.ts';
import type { Table } from '../table.ts';
import { hasOtherRules } from '../versions.ts';

export function buildPast(
  { seq, table }: StoredTable,
  game: AnyGame | undefined,
  journal: Journal,
  viewer: Viewer,
) {
  const past: Pick<Past, 'game' | 'steps'> = { game: null, steps: [] };
  // The current rules cannot show what happened under other rules.
  if (table.state === null || !game || hasOtherRules(table, game)) return past;
  const from = Math.max(table.began, seq - LIMITS.past);
  let before = journal.tableAt(from);
  past.game = game.view(before.state, viewer);
  for (const row of journal.rowsAfter(from)) {
    const after = applyPatch(before, row.patch) as Table;
    const events = row.events.flatMap((event) => game.viewEvent(event, viewer) ?? []);
    const [patch] =
      before.state === after.state ? [] : game.patches(before.state, after.state, [viewer]);
    if (patch !== undefined || events.length > 0) {
      past.steps.push({ seq: row.seq, ...(patch !== undefined && { game: patch }), events });
    }
    before = after;
  }
  return past;
}

/** Everybody who sees the same gets the same text. It is kept until the next change, so that a crowd costs one encoding. */
export class PastEncoder {
  #seq = -1;
  readonly #texts = new Map<Viewer, string>();

  /** The answer to the command with this id. */
  encode(id: string, present: StoredTable, viewer: Viewer, build: () => object): string {
    if (present.seq !== this.#seq) this.#texts.clear();
    this.#seq = present.seq;
    const known = this.#texts.get(viewer) ?? JSON.stringify(build()).slice(1);
    this.#texts.set(viewer, known);
    return `{"type":"past","id":${JSON.stringify(id)},${known}`;
  }
}
