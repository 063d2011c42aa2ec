// What the pictures show: pages by their address, and interesting moments of each game.

export interface Moment {
  name: string;
  /** The selector that the player to act has on the screen at this moment. */
  until: string;
}

export interface GameScreens {
  game: string;
  /** Where its picture is, in client/games; else in its own folder. */
  cover?: string;
  players: number;
  /** Which of the presets makes a game short, where there is one. */
  short?: number;
  moments: Moment[];
}

export const pages: [name: string, path: string][] = [
  ['home', '/'],
  ['about', '/about'],
  ['insert', '/insert'],
  ['insert-game', '/insert/raja'],
  ['error-no-page', '/nowhere'],
  ['error-no-game', '/rules/nothing'],
  ['error-no-table', '/t/AAAAAAAAAAAAAAAAAAAAAA'],
];

/** A new game adds an entry. */
export const games: GameScreens[] = [
  {
    game: 'room-share',
    players: 3,
    moments: [
      { name: 'turn', until: '.rs-card[data-live]:not([data-picked])' },
      { name: 'card-chosen', until: '.rs-card[data-picked]' },
      { name: 'bed', until: '.rs-flat[data-picked] .rs-sleep[data-live]' },
      { name: 'eviction', until: '.rs-next' },
    ],
  },
  {
    game: 'landlord',
    players: 4,
    short: 2,
    moments: [
      { name: 'turn', until: '.ll-card[data-live]:not([data-picked])' },
      { name: 'flat', until: '.ll-empty[data-live]' },
      { name: 'asked', until: '.ll-asked' },
      { name: 'buying', until: '[data-ref="pile"][data-live]' },
    ],
  },
  {
    game: 'landlord-2',
    players: 3,
    short: 1,
    moments: [
      { name: 'building', until: '[data-ref="roofs"][data-live]' },
      { name: 'asked', until: '.ll-asked' },
    ],
  },
  {
    game: 'raja',
    players: 3,
    short: 1,
    moments: [
      { name: 'settling', until: '.rj-village[data-live]' },
      { name: 'choosing', until: '.rj-sector[data-live]' },
      { name: 'turn', until: '.rj-task[data-live]' },
      { name: 'house', until: '.rj-task[data-picked]' },
    ],
  },
];
