// The version of every game's rules, for the hello of programs that contain the rules of all games.
import { type GameId, manifests } from './index.ts';

export const RULES_VERSIONS = Object.fromEntries(
  manifests.map(({ facts }) => [facts.id, facts.version]),
) as Record<GameId, number>;
