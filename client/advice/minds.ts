// The rules of a game and its heuristic, fetched for whoever thinks in this browser: the bots of a local table, and
// the hint. Pages that only play never fetch any of it.
import type { AnyHeuristic } from '../../shared/bots/index.ts';
import type { AnyGame } from '../../shared/engine/index.ts';
import { shelve } from '../../shared/games/registry.ts';

export interface Mind {
  rules: AnyGame;
  heuristic: AnyHeuristic;
}

const landlords = () =>
  Promise.all([
    import('../../shared/games/landlord/index.ts'),
    import('../../shared/games/landlord/heuristic.ts'),
  ]);

const minds: Record<string, () => Promise<{ rules: unknown; heuristic: unknown }>> = {
  'room-share': async () => {
    const [{ roomShare }, { heuristic }] = await Promise.all([
      import('../../shared/games/room-share/index.ts'),
      import('../../shared/games/room-share/heuristic.ts'),
    ]);
    return { rules: roomShare, heuristic };
  },
  landlord: async () => {
    const [{ landlord }, { heuristic }] = await landlords();
    return { rules: landlord, heuristic };
  },
  'landlord-2': async () => {
    const [{ landlordSecond }, { heuristicOfSecond }] = await landlords();
    return { rules: landlordSecond, heuristic: heuristicOfSecond };
  },
  raja: async () => {
    const [{ raja }, { heuristic }] = await Promise.all([
      import('../../shared/games/raja/index.ts'),
      import('../../shared/games/raja/heuristic.ts'),
    ]);
    return { rules: raja, heuristic };
  },
};

export async function mindOf(game: string): Promise<Mind> {
  const load = minds[game];
  if (!load) throw new Error(`no mind for "${game}"`);
  const mind = (await load()) as Mind;
  shelve(mind.rules);
  return mind;
}
