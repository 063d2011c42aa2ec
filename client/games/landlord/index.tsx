import type { AnyGame } from '../../../shared/engine/index.ts';
import { landlord as rules } from '../../../shared/games/landlord/index.ts';
import { wear } from '../../ui/wear.ts';
import type { GameClient } from '../contract.ts';
import board from './board.css?inline';
import { Board } from './board.tsx';
import wide from './board-wide.css?inline';
import drawing from './drawing.css?inline';
import house from './house.css?inline';
import { words } from './text/index.ts';
import { Thing } from './thing.tsx';

wear(drawing, house, board, wide);

export const landlord: GameClient = {
  rules: rules as unknown as AnyGame,
  Board,
  Thing,
  words,
  refusal: ({ type }) => type === 'no',
};
