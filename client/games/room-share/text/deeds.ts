// The words for what a click does: in full for its name, and a few signs drawn on the target.
import type { Ref, Seat } from '../../../../shared/engine/index.ts';
import { bringsTenant } from '../../../../shared/games/room-share/cards.ts';
import type { State } from '../../../../shared/games/room-share/state.ts';
import { type Deed, deedOf } from '../deeds.ts';
import { isCard } from './names.ts';
import type { Vocabulary } from './vocabulary.ts';

/** “+2”, “−2”, “0”. */
export const signed = (points: number): string =>
  points === 0 ? '0' : points < 0 ? `−${-points}` : `+${points}`;

export function does(
  words: Vocabulary,
  ref: Ref,
  state: State,
  seat: Seat,
  picked: readonly Ref[],
): string | null {
  const { deeds } = words;
  const [kind, name = ''] = ref.split(':');
  if (kind === 'button') return deeds[name as 'pass' | 'waste'] ?? null;
  if (kind === 'card' && isCard(words, name))
    return bringsTenant(name) ? deeds.in : (deeds.cards[name] ?? null);
  const deed = deedOf(ref, state, seat, picked);
  if (!deed) return kind === 'tenant' ? deeds.in : null;
  const parts = [deeds[deed.kind]];
  if (deed.bursts) parts.push(deeds.bursts);
  if (isTelling(deed))
    parts.push(deeds.own(deed.own.map(({ points }) => signed(points)).join('/')));
  if (deed.others !== 0) parts.push(deeds.others(signed(deed.others)));
  return parts.join(', ');
}

/** Whether it changes the points of the player. */
export const isTelling = ({ own }: Deed): boolean => own.some(({ points }) => points !== 0);
