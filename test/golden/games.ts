import type { Golden } from './transcript.ts';

export const goldens: Golden[] = [
  { game: 'room-share', seats: 2, options: { noCards: true }, seed: 1 },
  { game: 'room-share', seats: 3, options: {}, seed: 2 },
  { game: 'room-share', seats: 4, options: { royalSuite: true, renovation: true }, seed: 3 },
];
