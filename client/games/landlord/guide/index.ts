// The guide of both editions: what each thing is, what a move does, what has changed. It is fetched with the first
// question, in the current language.
import type { Move, Seat, Viewer } from '../../../../shared/engine/index.ts';
import type { Move as LandlordMove, State } from '../../../../shared/games/landlord/state.ts';
import type { Guide, GuideParts } from '../../../table/guide.ts';
import { catalogue, type Language, withTexts } from '../../../text/index.ts';
import type { Words } from '../text/index.ts';
import { listChanges } from './changes.ts';
import { describeState } from './describe.ts';
import { explainRef } from './explain.ts';
import { kinds, things } from './facts.ts';
import { speakerOf } from './speaker.ts';
import type { GuideText } from './text/guide-text.ts';
import { sayWay } from './ways.ts';

const texts = catalogue({
  en: () => import('./text/en.ts').then(({ en }) => en),
  it: () => import('./text/it.ts').then(({ it }) => it),
  fr: () => import('./text/fr.ts').then(({ fr }) => fr),
});

function guideIn(text: GuideText, { vocabulary }: Words): Guide {
  const speaker = (state: State, viewer: Viewer, names: readonly string[]) =>
    speakerOf(vocabulary, text, state, viewer, names);
  return {
    explain: (ref, state: State, viewer, names) =>
      explainRef(speaker(state, viewer, names), ref, names),
    describe: (state: State, viewer, names) => describeState(speaker(state, viewer, names), names),
    way: (move: Move, state: State, seat: Seat, names) =>
      sayWay(speaker(state, seat, names), move as LandlordMove, seat),
    changes: (before: State, after: State, viewer, names) =>
      listChanges(speaker(after, viewer, names), before, after),
  };
}

/** The words of an edition are there in the languages that have been fetched, as those of the guide are. */
export function guideOf(words: Record<Language, Words>) {
  const guide: GuideParts & { words: Record<Language, Guide> } = {
    kinds,
    things,
    words: {
      get en() {
        return guideIn(texts.en, words.en);
      },
      get it() {
        return guideIn(texts.it, words.it);
      },
      get fr() {
        return guideIn(texts.fr, words.fr);
      },
    },
  };
  return withTexts(guide);
}
