// The words of Raja for those who ask what something is, fetched with the first question.

import type { Viewer } from '../../../../shared/engine/index.ts';
import type { Move, State } from '../../../../shared/games/raja/state.ts';
import type { Language } from '../../../../shared/protocol/languages.ts';
import type { Guide } from '../../../table/guide.ts';
import { catalogue } from '../../../text/index.ts';
import { words } from '../text/index.ts';
import { Asker } from './asker.ts';
import { changes } from './changes.ts';
import { describe } from './describe.ts';
import { explain } from './explain.ts';
import { kinds, things } from './facts.ts';
import type { GuideWords } from './text/words.ts';
import { way } from './way.ts';

function guideIn(language: Language, own: GuideWords): Guide {
  const asker = (state: unknown, viewer: Viewer, names: string[]) =>
    new Asker(state as State, viewer, names, words[language].vocabulary, own);
  return {
    explain: (ref, state, viewer, names) => explain(asker(state, viewer, names), ref),
    describe: (state, viewer, names) => describe(asker(state, viewer, names)),
    way: (move, state, seat, names) => way(asker(state, seat, names), move as Move, seat),
    changes: (before, after, viewer, names) =>
      changes(asker(before, viewer, names), after as State),
  };
}

export const guide = {
  kinds,
  things,
  words: catalogue<Guide>({
    en: () => import('./text/en.ts').then(({ en }) => guideIn('en', en)),
    it: () => import('./text/it.ts').then(({ it }) => guideIn('it', it)),
    fr: () => import('./text/fr.ts').then(({ fr }) => guideIn('fr', fr)),
  }),
};
