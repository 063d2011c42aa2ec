// What has happened in this round, for somebody who was not looking: each change as they would have been told it.
import { applyPatch, type Viewer } from '../../engine/index.ts';
import { LIMITS, type Past } from '../../protocol/index.ts';
import type { Journal, Stored } from '../ports.ts';
import { gameAt, type Table } from '../table.ts';
import { isOfOtherRules } from '../versions.ts';

export function pastOf({ seq, table }: Stored, journal: Journal, viewer: Viewer) {
  const past: Pick<Past, 'game' | 'steps'> = { game: null, steps: [] };
  // What happened under other rules cannot be told in these.
  if (table.state === null || isOfOtherRules(table)) return past;
  const game = gameAt(table);
  const from = Math.max(table.began, seq - LIMITS.past);
  let before = journal.at(from);
  past.game = game.view(before.state, viewer);
  for (const row of journal.since(from)) {
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
