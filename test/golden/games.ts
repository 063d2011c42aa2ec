// The golden games: settings and seeds of the recorded transcripts.
import type { Golden } from './transcript.ts';

export const goldens: Golden[] = [
  { game: 'room-share', seats: 2, options: { noCards: true }, seed: 1 },
  { game: 'room-share', seats: 3, options: {}, seed: 2 },
  { game: 'room-share', seats: 4, options: { royalSuite: 'classic', renovation: true }, seed: 3 },
  { game: 'landlord', seats: 2, options: { end: 'rounds', rounds: 30 }, seed: 26 },
  {
    game: 'landlord',
    seats: 4,
    options: { openTrade: true, anyoneAnswers: true, end: 'rounds', rounds: 5 },
    seed: 82,
  },
  { game: 'landlord', seats: 6, options: { tenantTexts: false, end: 'sum', sum: 30 }, seed: 43 },
  { game: 'landlord-2', seats: 2, options: { end: 'rounds', rounds: 4 }, seed: 92 },
  {
    game: 'landlord-2',
    seats: 4,
    options: { openTrade: true, end: 'rounds', rounds: 3 },
    seed: 1305,
  },
  { game: 'landlord-2', seats: 6, options: { end: 'rounds', rounds: 3 }, seed: 245 },
  { game: 'raja', seats: 2, options: { short: true }, seed: 7 },
  { game: 'raja', seats: 3, options: {}, seed: 2 },
  {
    game: 'raja',
    seats: 5,
    options: { short: true, yogi: true, auction: true, homeCities: true, manyCharacters: true },
    seed: 1868,
  },
];
