// The words of hints that hold for every game.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  thinks: 'Thinking…',
  another: 'Another one',
  only: 'No other move makes sense here.',
  close: 'Other moves are worth about as much.',
  /** `part` is what is gained, such as “higher rents”. */
  better: (amount: string, part: string) => `About ${amount} better than other moves: ${part}.`,
  slightly: (part: string) => `A little better than other moves: ${part}.`,
  harms: (name: string, amount: string) =>
    `${name} loses about ${amount} more than by other moves.`,
};
type Words = typeof en;

const it: Words = {
  thinks: 'Ci penso…',
  another: 'Un’altra',
  only: 'Le altre mosse non hanno senso.',
  close: 'Altre mosse valgono quasi lo stesso.',
  better: (amount, part) => `Circa ${amount} meglio delle altre mosse: ${part}.`,
  slightly: (part) => `Un po’ meglio delle altre mosse: ${part}.`,
  harms: (name, amount) => `${name} perde circa ${amount} in più che con le altre mosse.`,
};

const fr: Words = {
  thinks: 'Je réfléchis…',
  another: 'Un autre',
  only: 'Les autres coups n’ont guère de sens.',
  close: 'D’autres coups valent presque autant.',
  better: (amount, part) => `Environ ${amount} de mieux que les autres coups : ${part}.`,
  slightly: (part) => `Un peu mieux que les autres coups : ${part}.`,
  harms: (name, amount) => `${name} perd environ ${amount} de plus qu’avec les autres coups.`,
};

export const languages = { en, it, fr };
export const words = inCurrentLanguage(languages);
