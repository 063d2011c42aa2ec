// A whole move in one sentence.
import type { Seat } from '../../shared/engine/index.ts';
import { attempt } from '../session/report.ts';
import { language } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import type { Guide } from './guide.ts';
import type { MovePath } from './picker.ts';

interface Told {
  client: GameClient;
  guide: Guide | null;
  state: unknown;
  seat: Seat;
  names: string[];
}

/** The sentence has no full stop. Without a guide it is what has to be chosen, one after the other. */
export function wayOf(
  { move, path }: MovePath,
  { client, guide, state, seat, names }: Told,
): string {
  const steps = () => path.map((ref) => client.words[language.value].ref(ref, state, names));
  const way = guide && attempt(() => guide.way(move, state, seat, names), '', client.rules.id);
  return way ? way.replace(/\.$/, '') : steps().join(' → ');
}
