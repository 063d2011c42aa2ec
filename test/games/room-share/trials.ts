import type { GameTrials } from '../../kit/trials.ts';

export const trials: GameTrials = {
  laws: { games: 200, maxMoves: 2000 },
  goldens: [
    { seats: 2, options: { noCards: true }, seed: 1 },
    { seats: 3, options: {}, seed: 2 },
    { seats: 4, options: { royalSuite: 'classic', renovation: true }, seed: 3 },
  ],
  drill: { options: { royalSuite: 'classic' }, leftAt: 'place', isUpgraded: true },
  finger: { seats: 2, options: { noCards: true }, opening: 65 },
  screens: {
    players: 3,
    moments: [
      { name: 'turn', until: '.rs-card[data-live]:not([data-picked])' },
      { name: 'card-chosen', until: '.rs-card[data-picked]' },
      { name: 'bed', until: '.rs-flat[data-picked] .rs-sleep[data-live]' },
      { name: 'eviction', until: '.rs-next' },
    ],
  },
};
