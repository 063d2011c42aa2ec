import type { GameTrials } from '../../kit/trials.ts';

export const trials: GameTrials = {
  laws: { games: 4, maxMoves: 2000 },
  goldens: [
    { seats: 2, options: { short: true }, seed: 7 },
    { seats: 3, options: {}, seed: 2 },
    {
      seats: 5,
      options: { short: true, yogi: true, auction: true, homeCities: true, manyCharacters: true },
      seed: 1868,
    },
  ],
  drill: { options: { short: true }, leftAt: 'turn', isUpgraded: false },
  finger: { seats: 2, options: { short: true } },
  screens: {
    players: 3,
    short: 1,
    moments: [
      { name: 'settling', until: '.rj-village[data-live]' },
      { name: 'choosing', until: '.rj-sector[data-live]' },
      { name: 'turn', until: '.rj-task[data-live]' },
      { name: 'house', until: '.rj-task[data-picked]' },
    ],
  },
};
