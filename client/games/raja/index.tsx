import { HIDDEN } from '../../../shared/engine/index.ts';
import { title } from '../../../shared/games/raja/facts.ts';
import { rules } from '../../../shared/games/raja/rules.ts';
import type { State } from '../../../shared/games/raja/state.ts';
import { adoptStyles } from '../../kit/adopt-styles.ts';
import type { BoardProps, GameClient } from '../../table/game-client.ts';
import { withTexts } from '../../text/index.ts';
import board from './board.css?inline';
import choice from './choice.css?inline';
import cover from './cover.svg?raw';
import disc from './disc.css?inline';
import drawing from './drawing.css?inline';
import { impactOf, mergeEvents } from './events.ts';
import hand from './hand.css?inline';
import map from './map.css?inline';
import palette from './palette.css?inline';
import players from './players.css?inline';
import { words } from './text/index.ts';
import { Thing } from './thing.tsx';
import track from './track.css?inline';
import { useZones } from './zones.tsx';

adoptStyles(palette, drawing, board, players, map, hand, track, disc, choice);

export const client: GameClient = {
  rules,
  title,
  cover,
  useZones: (props) => useZones(props as BoardProps<State>),
  Thing,
  isOpening: ({ round }: State) => round === 0,
  impactOf,
  mergeEvents,
  words,
  endings: ['button:end', 'button:giveUp', 'button:pass', 'button:again'],
  // The second pointer settles the choice, so both actions are confirmed together.
  isGrave: ({ type }, { discs }: State) =>
    type === 'point' && discs.some(({ actions }) => actions.some((one) => one !== HIDDEN)),
  guide: () => import('./guide/index.ts').then(({ guide }) => withTexts(guide)),
  story: () => import('./story/index.ts').then(({ story }) => withTexts(story)),
  rulebook: () => import('./rulebook/index.tsx').then(({ rulebook }) => withTexts(rulebook)),
  lessons: () => import('./lesson/index.ts').then(({ lessons }) => withTexts(lessons)),
};
