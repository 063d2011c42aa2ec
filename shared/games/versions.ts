// The version of every game's rules, as programs that have all rules say it in their hello.
import { type GameId, manifests } from './index.ts';

export const VERSIONS = Object.fromEntries(
  manifests.map(({ facts }) => [facts.id, facts.version]),
) as Record<GameId, number>;
