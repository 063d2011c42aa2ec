// The sentences of hints that hold for every game: reasons that do not show in the player's own position.
import type { AdviceReason } from '../../shared/bots/index.ts';
import type { Language } from '../text/index.ts';

export const hints: Record<Language, Record<AdviceReason<never>, string>> = {
  en: {
    others: 'This move sets the others back.',
    only: 'Nothing else makes sense here.',
    close: 'Other moves are hardly worse.',
  },
  it: {
    others: 'Questa mossa mette in difficoltà gli altri.',
    only: 'Le altre mosse non hanno senso.',
    close: 'Altre mosse valgono quasi lo stesso.',
  },
  fr: {
    others: 'Ce coup met les autres en difficulté.',
    only: 'Les autres coups n’ont guère de sens.',
    close: 'D’autres coups valent presque autant.',
  },
};
