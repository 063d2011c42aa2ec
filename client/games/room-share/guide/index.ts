// The guide of Room Share: what it tells about itself, in the three languages.
import type { Move as AnyMove, Seat, Viewer } from '../../../../shared/engine/index.ts';
import type { Move, State } from '../../../../shared/games/room-share/state.ts';
import type { Guide } from '../../../table/guide.ts';
import { catalogue, type Language } from '../../../text/index.ts';
import { words } from '../text/index.ts';
import { describe } from './describe.ts';
import { explain } from './explain.ts';
import { kinds, things } from './facts.ts';
import { speakerFor } from './speaker.ts';
import type { GuideTexts } from './texts.ts';
import { changes, way } from './ways.ts';

const guides = catalogue<Guide>({
  en: () => import('./en.ts').then(({ en }) => guideIn('en', en)),
  it: () => import('./it.ts').then(({ it }) => guideIn('it', it)),
  fr: () => import('./fr.ts').then(({ fr }) => guideIn('fr', fr)),
});

function guideIn(language: Language, texts: GuideTexts): Guide {
  const speaker = (state: State, viewer: Viewer, names: string[]) =>
    speakerFor(words[language].vocabulary, texts, state, viewer, names);
  return {
    explain: (ref, state: State, viewer, names) => explain(ref, speaker(state, viewer, names)),
    describe: (state: State, viewer, names) =>
      describe(speaker(state, viewer, names), words[language].asks(state, viewer, names)),
    way: (move: AnyMove, state: State, seat: Seat, names) =>
      way(move as Move, seat, speaker(state, seat, names)),
    changes: (before: State, after: State, viewer, names) =>
      changes(before, speaker(after, viewer, names)),
  };
}

export const guide = {
  kinds: (state: unknown) => kinds(state as State),
  things: (state: unknown) => things(state as State),
  words: guides,
};
