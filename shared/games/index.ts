// Every game that can be played: the only list of games on the rules' side. A new game adds its
// line here and in client/games/index.ts; all other code iterates over one of these two lists.
import type { AnyHeuristic } from '../bots/heuristic.ts';
import type { AnyGame } from '../engine/index.ts';
import { manifest as landlord } from './landlord/index.ts';
import { manifest as landlordSecond } from './landlord-2/index.ts';
import type { GameManifest } from './manifest.ts';
import { manifest as raja } from './raja/index.ts';
import { manifest as roomShare } from './room-share/index.ts';

const games = [roomShare, landlord, landlordSecond, raja] as const;

export type GameId = (typeof games)[number]['facts']['id'];
export type { GameFacts, GameManifest } from './manifest.ts';

export const manifests: readonly GameManifest<GameId>[] = games;
export const allGames: readonly AnyGame[] = manifests.map(({ rules }) => rules);

export const findManifest = (id: string): GameManifest<GameId> | undefined =>
  manifests.find(({ facts }) => facts.id === id);

export const findGame = (id: string): AnyGame | undefined => findManifest(id)?.rules;

export function heuristicOf(id: string): AnyHeuristic {
  const manifest = findManifest(id);
  if (!manifest) throw new Error(`no heuristic for "${id}"`);
  return manifest.heuristic;
}
