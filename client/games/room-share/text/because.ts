// Why an event brings or costs points: what the flats that it changes are worth from now on.
import type { GameEvent } from '../../../../shared/engine/index.ts';
import { pointsPerTenant } from '../../../../shared/games/room-share/end.ts';
import {
  ALL_FLATS,
  bedsOf,
  countTenants,
  flatRef,
  takenArrows,
} from '../../../../shared/games/room-share/grid.ts';
import type { Event, FlatKind, State } from '../../../../shared/games/room-share/state.ts';
import { afterEvent } from '../foresight.ts';
import { signed } from './deeds.ts';
import { capital, refName } from './names.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a flat brings the players, by seat. */
const worthOf = (state: State, flat: number): number[] =>
  state.colours.map(
    (colour) => pointsPerTenant(state, flat) * countTenants(bedsOf(state, flat), colour),
  );

/** A sentence for each flat whose points have changed. `earlier` are the events of the same change that came before. */
export function because(
  words: Vocabulary,
  event: Event,
  start: State,
  earlier: readonly GameEvent[],
): string | null {
  const before = (earlier as Event[]).reduce(afterEvent, start);
  const after = afterEvent(before, event);
  const changed = ALL_FLATS.filter(
    (flat) =>
      before.beds[flat] !== after.beds[flat] &&
      `${worthOf(before, flat)}` !== `${worthOf(after, flat)}`,
  );
  const sentences = changed.map((flat) => {
    const kind = after.flats[flat] as FlatKind;
    const name = capital(`${refName(words, flatRef(flat))} (${words.kinds[kind]})`);
    const heads = takenArrows(bedsOf(after, flat)).length;
    const each = pointsPerTenant(after, flat);
    if (heads === 0) return words.worth.nobody(name);
    if (each === 0) return words.worth.none(name, heads);
    return words.worth[kind === 'haunted' ? 'always' : 'three'](name, signed(each));
  });
  return sentences.join(' ') || null;
}
