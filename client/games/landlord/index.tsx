import { title } from '../../../shared/games/landlord/facts.ts';
import { rules } from '../../../shared/games/landlord/rules.ts';
import { adoptStyles } from '../../kit/adopt-styles.ts';
import { withTexts } from '../../text/index.ts';
import board from './board.css?inline';
import choice from './choice.css?inline';
import { clientOf } from './client.tsx';
import cover from './cover.svg?raw';
import drawing from './drawing.css?inline';
import hand from './hand.css?inline';
import house from './house.css?inline';
import live from './live.css?inline';
import palette from './palette.css?inline';
import square from './square.css?inline';
import stage from './stage.css?inline';
import { words } from './text/index.ts';

adoptStyles(palette, drawing, house, live, board, square, hand, stage, choice);

export const client = clientOf(
  rules,
  title,
  cover,
  words,
  () => import('./rulebook/index.tsx').then(({ rulebook }) => withTexts(rulebook)),
  () => import('./lesson/index.ts').then(({ lessons }) => lessons),
);
