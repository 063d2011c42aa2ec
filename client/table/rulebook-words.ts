// The texts of the search in the rules. They are in its chunk, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  things: 'In the game',
  found: (things: number, sections: number) => `In the game: ${things}. In the rules: ${sections}.`,
  all: (count: number) => `Show all ${count}`,
  onlyWith: (option: string) => `Only with the option “${option}”.`,
};
type Words = typeof en;

const it: Words = {
  things: 'Nel gioco',
  found: (things, sections) => `Nel gioco: ${things}. Nelle regole: ${sections}.`,
  all: (count) => `Mostra tutto (${count})`,
  onlyWith: (option) => `Solo con l’opzione “${option}”.`,
};

const fr: Words = {
  things: 'Dans le jeu',
  found: (things, sections) => `Dans le jeu : ${things}. Dans les règles : ${sections}.`,
  all: (count) => `Tout afficher (${count})`,
  onlyWith: (option) => `Seulement avec l’option « ${option} ».`,
};

export const words = inCurrentLanguage({ en, it, fr });
