// Builds the client of an edition. Both editions share the board and the drawings, and bring their own rules and
// words.
import type { AnyGame } from '../../../shared/engine/index.ts';
import type { State } from '../../../shared/games/landlord/state.ts';
import type { BoardProps, GameClient } from '../../table/game-client.ts';
import type { Language } from '../../text/index.ts';
import type { Words } from './text/index.ts';
import { Thing } from './thing.tsx';
import { useLandlordZones } from './zones.tsx';

export const clientOf = (
  rules: AnyGame,
  title: string,
  cover: string,
  words: Record<Language, Words>,
  rulebook: GameClient['rulebook'],
): GameClient => ({
  rules,
  title,
  cover,
  useZones: (props) => useLandlordZones(props as BoardProps<State>, words),
  Thing: ({ of }) => <Thing of={of} words={words} />,
  words,
  guide: () => import('./guide/index.ts').then(({ guideOf }) => guideOf(words)),
  rulebook,
  refusal: ({ type }) => type === 'no',
});
