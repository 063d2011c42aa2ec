import { title } from '../../../shared/games/raja/facts.ts';
import { rules } from '../../../shared/games/raja/rules.ts';
import type { State } from '../../../shared/games/raja/state.ts';
import { adoptStyles } from '../../kit/adopt-styles.ts';
import type { BoardProps, GameClient } from '../../table/game-client.ts';
import { wholeBoard } from '../../table/temporary.tsx';
import { withTexts } from '../../text/index.ts';
import board from './board.css?inline';
import { Board } from './board.tsx';
import wide from './board-wide.css?inline';
import cover from './cover.svg?raw';
import disc from './disc.css?inline';
import drawing from './drawing.css?inline';
import map from './map.css?inline';
import palette from './palette.css?inline';
import players from './players.css?inline';
import stage from './stage.css?inline';
import { words } from './text/index.ts';
import { Thing } from './thing.tsx';
import track from './track.css?inline';

adoptStyles(palette, drawing, map, players, track, stage, disc, board, wide);

export const client: GameClient = {
  rules,
  title,
  cover,
  useZones: (props) => wholeBoard(<Board {...(props as BoardProps<State>)} />, props),
  Thing,
  words,
  rulebook: () => import('./rulebook/index.tsx').then(({ rulebook }) => withTexts(rulebook)),
};
