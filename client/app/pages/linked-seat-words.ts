// The texts of the question which seat to take, in all languages.
import { inCurrentLanguage } from '../../text/index.ts';

const en = {
  title: 'Which seat is yours?',
  question: (name: string) =>
    `You already sit at this table, as ${name}. This link leads to another seat: take it only if it is yours, too.`,
  keep: 'Keep my seat',
  take: 'Take the other seat',
};
type Words = typeof en;

const it: Words = {
  title: 'Qual è il tuo posto?',
  question: (name) =>
    `Sei già a questo tavolo, come ${name}. Questo link porta a un altro posto: prendilo solo se è tuo anche quello.`,
  keep: 'Tieni il mio posto',
  take: 'Prendi l’altro posto',
};

const fr: Words = {
  title: 'Quelle est ta place ?',
  question: (name) =>
    `Tu es déjà à cette table, sous le nom de ${name}. Ce lien mène à une autre place : ne la prends que si elle est aussi à toi.`,
  keep: 'Garder ma place',
  take: 'Prendre l’autre place',
};

export const words = inCurrentLanguage({ en, it, fr });
