// The texts of the home page. They are in the chunk of the page, in all languages.
import { inCurrentLanguage } from '../../text/index.ts';

const en = {
  tagline: 'Board games you share with a link',
  homeLead: 'Open a table, send the link, play. No account, nothing to install.',
  lesson: (minutes: number) => `Learn in ${minutes} min`,
  recent: 'Your tables',
  hostedBy: (host: string) => `with ${host}`,
  allTables: (count: number) => `All ${count}`,
  forgetTable: 'Forget this table',
  insert: 'Embed a game on your site',
};
type Words = typeof en;

const it: Words = {
  tagline: 'Giochi da tavolo: basta un link',
  homeLead: 'Apri un tavolo, manda il link, gioca. Nessun account, niente da installare.',
  lesson: (minutes) => `Impara in ${minutes} min`,
  recent: 'I tuoi tavoli',
  hostedBy: (host) => `con ${host}`,
  allTables: (count) => `Tutti e ${count}`,
  forgetTable: 'Dimentica il tavolo',
  insert: 'Inserisci un gioco nel tuo sito',
};

const fr: Words = {
  tagline: 'Jeux de société : il suffit d’un lien',
  homeLead: 'Ouvre une table, envoie le lien, joue. Pas de compte, rien à installer.',
  lesson: (minutes) => `Apprends en ${minutes} min`,
  recent: 'Tes tables',
  hostedBy: (host) => `avec ${host}`,
  allTables: (count) => `Les ${count} tables`,
  forgetTable: 'Oublier cette table',
  insert: 'Intégrer un jeu à ton site',
};

export const words = inCurrentLanguage({ en, it, fr });
