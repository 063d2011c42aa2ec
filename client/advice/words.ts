// The words of hints that hold for every game.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  thinks: 'Thinking…',
  coached: (turn: number, of: number) =>
    turn < of ? `With a coach, turn ${turn} of ${of}` : 'Last turn with a coach',
  alone: 'On my own',
  only: 'No other move makes sense here.',
  close: 'Other moves are about as good.',
  /** All of these compare with other moves. `part` is what is gained, such as “higher rents”. */
  better: (amount: string, part: string) => `Worth about ${amount} more: ${part}.`,
  slightly: (part: string) => `A little better: ${part}.`,
  harms: (name: string, amount: string) => `${name} loses about ${amount} by it.`,
  /** The move takes nothing from the rival, but the other moves would give them something. */
  denies: (name: string, amount: string) => `Other moves leave ${name} about ${amount} more.`,
};
type Words = typeof en;

const it: Words = {
  thinks: 'Ci penso…',
  coached: (turn, of) =>
    turn < of ? `Con un consiglio, turno ${turn} di ${of}` : 'Ultimo turno con un consiglio',
  alone: 'Faccio da me',
  only: 'Le altre mosse non hanno senso.',
  close: 'Altre mosse valgono quasi lo stesso.',
  better: (amount, part) => `Vale circa ${amount} in più: ${part}.`,
  slightly: (part) => `Un po’ meglio: ${part}.`,
  harms: (name, amount) => `${name} ci perde circa ${amount}.`,
  denies: (name, amount) => `Con altre mosse ${name} avrebbe circa ${amount} in più.`,
};

const fr: Words = {
  thinks: 'Je réfléchis…',
  coached: (turn, of) =>
    turn < of ? `Avec un conseil, tour ${turn} sur ${of}` : 'Dernier tour avec un conseil',
  alone: 'Sans aide',
  only: 'Les autres coups n’ont guère de sens.',
  close: 'D’autres coups valent presque autant.',
  better: (amount, part) => `Vaut environ ${amount} de plus : ${part}.`,
  slightly: (part) => `Un peu mieux : ${part}.`,
  harms: (name, amount) => `${name} y perd environ ${amount}.`,
  denies: (name, amount) => `Avec d’autres coups, ${name} aurait environ ${amount} de plus.`,
};

export const languages = { en, it, fr };
export const words = inCurrentLanguage(languages);
