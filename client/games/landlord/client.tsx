// Builds the client of an edition. Both editions share the board and the drawings, and bring their own rules and
// words.
import type { AnyGame } from '../../../shared/engine/index.ts';
import type { Event, State } from '../../../shared/games/landlord/state.ts';
import type { BoardProps, GameClient } from '../../table/game-client.ts';
import type { Lesson } from '../../table/lesson.ts';
import { type Language, language, withTexts } from '../../text/index.ts';
import { impactOfEvent, mergePurchases } from './impact.ts';
import type { Words } from './text/index.ts';
import { Thing } from './thing.tsx';
import { useLandlordZones } from './zones.tsx';

export const clientOf = (
  rules: AnyGame,
  title: string,
  cover: string,
  words: Record<Language, Words>,
  rulebook: GameClient['rulebook'],
  fetchLessons: () => Promise<readonly Lesson[]>,
): GameClient => ({
  rules,
  title,
  cover,
  useZones: (props) => useLandlordZones(props as BoardProps<State>, words),
  Thing: ({ of }) => <Thing of={of} words={words} />,
  words,
  guide: () => import('./guide/index.ts').then(({ guideOf }) => guideOf(words)),
  story: () => import('./story/index.ts').then(({ storyOf }) => storyOf(words)),
  lessons: () => fetchLessons().then(withTexts),
  rulebook,
  // Where nothing else can be done, the first of these leads on: it collects the rent.
  endings: ['collect', 'market', 'trade', 'goOn', 'stop', 'no', 'cancel', 'withdraw'].map(
    (name) => `button:${name}`,
  ),
  // An answer spends a card, and what it does has happened. A building that is blown up is gone.
  isGrave: (move) =>
    move.type === 'answer' ||
    ('card' in move && move.card === 'bomb') ||
    (move.type === 'hit' && 'level' in move && Number(move.level) < 0),
  impactOf(event, before, earlier = []) {
    const { money, vocabulary } = words[language.value];
    const sign = (dollars: number) =>
      `${dollars < 0 ? '−' : '+'}${money(Math.abs(dollars), before as State)}`;
    const rent = (dollars: number) => vocabulary.captions.rent(sign(dollars));
    return impactOfEvent(
      event as Event,
      before as State,
      { sign, rent },
      earlier as readonly Event[],
    );
  },
  mergeEvents: (first, next) => mergePurchases(first as Event, next as Event),
  refusal: ({ type }) => type === 'no',
});
