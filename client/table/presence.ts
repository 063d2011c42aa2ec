import type { PublicChair } from '../../shared/protocol/messages.ts';

export type Presence = 'standIn' | 'absent' | 'away';

/** Why somebody may not answer; null where nothing is to be said. Nobody reads it of oneself: whoever reads is here. */
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
