// Whether a player may fail to answer, for the lobby and the list of players.
import type { PublicChair } from '../../shared/protocol/messages.ts';

export type Presence = 'standIn' | 'absent' | 'away';

/** Null for a player who is there. The reader's own seat always is: they could not read it otherwise. */
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
