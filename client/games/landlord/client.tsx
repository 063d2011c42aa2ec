// Builds the client of an edition. Both editions share the board and the drawings, and bring their own rules and
// words.
import type { AnyGame } from '../../../shared/engine/index.ts';
import type { State } from '../../../shared/games/landlord/state.ts';
import type { BoardProps, GameClient } from '../../table/game-client.ts';
import { wholeBoard } from '../../table/temporary.tsx';
import type { Language } from '../../text/index.ts';
import { Board } from './board.tsx';
import type { Words } from './text/index.ts';
import { Thing } from './thing.tsx';

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
  useZones: (props) =>
    wholeBoard(<Board {...(props as BoardProps<State>)} spoken={words} />, props),
  Thing: ({ of }) => <Thing of={of} words={words} />,
  words,
  rulebook,
  refusal: ({ type }) => type === 'no',
});
