import type { GameTrials } from '../../kit/trials.ts';

export const trials: GameTrials = {
  laws: { games: 1, maxMoves: 6000 },
  goldens: [
    { seats: 2, options: { end: 'rounds', rounds: 30 }, seed: 26 },
    {
      seats: 4,
      options: { openTrade: true, anyoneAnswers: true, end: 'rounds', rounds: 5 },
      seed: 82,
    },
    { seats: 6, options: { tenantTexts: false, end: 'sum', sum: 30 }, seed: 43 },
  ],
  drill: { options: { end: 'rounds', rounds: 5, hundreds: true }, leftAt: 'buy', isUpgraded: true },
  finger: { seats: 2, options: { end: 'rounds', rounds: 3 } },
  screens: {
    players: 4,
    short: 2,
    moments: [
      { name: 'turn', until: '.ll-card[data-live]:not([data-picked])' },
      { name: 'flat', until: '.ll-empty[data-live]' },
      { name: 'asked', until: '.ll-asked' },
      { name: 'buying', until: '[data-ref="pile"][data-live]' },
    ],
  },
};
