export { allGames, findGame } from './index.ts';
