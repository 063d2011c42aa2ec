// Tells whether a player may be unable to answer, for the lobby and the chips of the players.
import type { PublicChair } from '../../shared/protocol/messages.ts';

export type Presence = 'standIn' | 'absent' | 'away';

/** Null if the player is present. The reader's own seat is always present, because they are reading this. */
export function presenceOf(
  { kind, standIn, absent }: Pick<PublicChair, 'kind' | 'standIn' | 'absent'>,
  connections: number,
  isOwn: boolean,
): Presence | null {
  if (kind !== 'person' || isOwn) return null;
  if (standIn) return 'standIn';
  if (absent) return 'absent';
  return connections === 0 ? 'away' : null;
}
