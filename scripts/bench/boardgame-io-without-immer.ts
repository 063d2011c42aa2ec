// The same game with Immer stepped round, to see how much of the time is Immer's. A plugin's wrapper goes
// outside Immer's: it hands that a null for G, which Immer lets through, and the state past it.
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
