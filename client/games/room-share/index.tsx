import { title } from '../../../shared/games/room-share/facts.ts';
import { rules } from '../../../shared/games/room-share/rules.ts';
import type { Event, State } from '../../../shared/games/room-share/state.ts';
import { adoptStyles } from '../../kit/adopt-styles.ts';
import type { BoardProps, GameClient } from '../../table/game-client.ts';
import { withTexts } from '../../text/index.ts';
import aside from './aside.css?inline';
import cover from './cover.svg?raw';
import drawing from './drawing.css?inline';
import hand from './hand.css?inline';
import house from './house.css?inline';
import { impactOf } from './impact.ts';
import palette from './palette.css?inline';
import stage from './stage.css?inline';
import { words } from './text/index.ts';
import { Thing } from './thing.tsx';
import { useZones } from './zones.tsx';

adoptStyles(palette, drawing, house, stage, hand, aside);

export const client: GameClient = {
  rules,
  title,
  cover,
  useZones: (props) => useZones(props as BoardProps<State>),
  Thing,
  words,
  endings: ['button:pass', 'button:waste'],
  lessons: () => import('./lesson/index.ts').then(({ lessons }) => withTexts(lessons)),
  rulebook: () => import('./rulebook/index.tsx').then(({ rulebook }) => withTexts(rulebook)),
  guide: () => import('./guide/index.ts').then(({ guide }) => withTexts(guide)),
  story: () => import('./story/index.ts').then(({ story }) => withTexts(story)),
  impactOf: (event, before, earlier) => impactOf(event as Event, before as State, earlier),
  // A long chain of evictions asks for a bed again and again, so the player may let chance decide.
  chain: ({ frames }: State) => ['land', 'evict'].includes(frames.at(-1)?.kind ?? ''),
};
