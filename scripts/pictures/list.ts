// Lists what the screenshots show: pages by their address, and the moments that test/games/<id>/trials.ts lists.
import { type GameTrials, trialsOfGames } from '../../test/kit/trials.ts';

export type GameScreens = { game: string } & GameTrials['screens'];

export const pages: [name: string, path: string][] = [
  ['home', '/'],
  ['about', '/about'],
  ['insert', '/insert'],
  ['insert-game', '/insert/raja'],
  ['error-no-page', '/nowhere'],
  ['error-no-game', '/rules/nothing'],
  ['error-no-table', '/t/AAAAAAAAAAAAAAAAAAAAAA'],
];

export const games: GameScreens[] = Object.entries(trialsOfGames).map(([game, { screens }]) => ({
  game,
  ...screens,
}));
