// Who has won, for everything that says it.
import type { Seat } from '../../shared/engine/index.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { text } from '../text/index.ts';

interface Result {
  chairs: readonly { name: string }[];
  outcome: PublicTable['outcome'];
}

/** Who has won, in a few words; null while nobody has. `own` is the seat of the reader, if the words are for them alone. */
export function resultOf({ chairs, outcome }: Result, own: Seat | null): string | null {
  if (!outcome) return null;
  const t = text.value;
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? seat : []));
  const named = (seats: Seat[]) => seats.map((seat) => chairs[seat]?.name ?? '');
  const names = named(winners);
  const others = named(winners.filter((seat) => seat !== own));
  if (others.length < names.length) return others.length > 0 ? t.youTie(others) : t.youWin;
  return names.length > 1 ? t.tie(names) : t.wins(names[0] ?? '');
}
