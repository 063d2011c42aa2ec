import type { GameTrials } from '../../kit/trials.ts';

export const trials: GameTrials = {
  laws: { games: 1, maxMoves: 6000 },
  goldens: [
    { seats: 2, options: { end: 'rounds', rounds: 4 }, seed: 92 },
    { seats: 4, options: { openTrade: true, end: 'rounds', rounds: 3 }, seed: 1305 },
    { seats: 6, options: { end: 'rounds', rounds: 3 }, seed: 245 },
  ],
  drill: { options: { end: 'rounds', rounds: 5, hundreds: true }, leftAt: 'buy', isUpgraded: true },
  finger: { seats: 2, options: { end: 'rounds', rounds: 3 } },
  screens: {
    players: 3,
    short: 1,
    moments: [
      { name: 'building', until: '[data-ref="roofs"][data-live]' },
      { name: 'asked', until: '.ll-asked' },
    ],
  },
};
