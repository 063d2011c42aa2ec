// The same game with a plugin that bypasses Immer, to measure Immer's share of the time. The plugin's wrapper runs
// outside of Immer's wrapper: it passes null as G, which Immer leaves alone, and passes the state in another member.
import type { Game, MoveFn } from 'boardgame.io';
import type { G } from './boardgame-io-rules.ts';

type PastImmer = Parameters<MoveFn<G>>[0] & { copy: G };

export const withoutImmer = (game: Game<G>): Game<G> => ({
  ...game,
  plugins: [
    {
      name: 'without-immer',
      fnWrap(method, type) {
        if (type !== 'MOVE') return ({ G }) => G;
        // The cast hides the null: the types demand a G, but Immer would spend time on one.
        return (context, ...args) =>
          method({ ...context, G: null, copy: copyOf(context.G) } as never, ...args);
      },
    },
  ],
  moves: Object.fromEntries(
    Object.entries(game.moves ?? {}).map(([name, move]) => [name, onCopy(move as MoveFn<G>)]),
  ),
});

function onCopy(move: MoveFn<G>): MoveFn<G> {
  return (context, ...args) => {
    const G = (context as PastImmer).copy;
    return move({ ...context, G }, ...args) ?? G;
  };
}

const copyOf = (G: G): G => ({
  ...G,
  beds: G.beds.map((beds) => beds.slice()),
  reserve: G.reserve.map((held) => ({ ...held })),
  leaving: G.leaving.slice(),
});
