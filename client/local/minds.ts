// The rules of a game and its sense, fetched for whoever thinks in this browser: the bots of a local table, and
// the hint. Pages that only play never fetch any of it.
import type { AnySense } from '../../shared/bots/index.ts';
import type { AnyGame } from '../../shared/engine/index.ts';
import { shelve } from '../../shared/games/registry.ts';

export interface Mind {
  rules: AnyGame;
  sense: AnySense;
}

const landlords = () =>
  Promise.all([
    import('../../shared/games/landlord/index.ts'),
    import('../../shared/games/landlord/sense.ts'),
  ]);

const minds: Record<string, () => Promise<{ rules: unknown; sense: unknown }>> = {
  'room-share': async () => {
    const [{ roomShare }, { sense }] = await Promise.all([
      import('../../shared/games/room-share/index.ts'),
      import('../../shared/games/room-share/sense.ts'),
    ]);
    return { rules: roomShare, sense };
  },
  landlord: async () => {
    const [{ landlord }, { sense }] = await landlords();
    return { rules: landlord, sense };
  },
  'landlord-2': async () => {
    const [{ landlordSecond }, { senseOfSecond }] = await landlords();
    return { rules: landlordSecond, sense: senseOfSecond };
  },
  raja: async () => {
    const [{ raja }, { sense }] = await Promise.all([
      import('../../shared/games/raja/index.ts'),
      import('../../shared/games/raja/sense.ts'),
    ]);
    return { rules: raja, sense };
  },
};

export async function mindOf(game: string): Promise<Mind> {
  const load = minds[game];
  if (!load) throw new Error(`no mind for "${game}"`);
  const mind = (await load()) as Mind;
  shelve(mind.rules);
  return mind;
}
