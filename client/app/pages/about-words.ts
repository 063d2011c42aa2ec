// The texts of the page about Foyer. They are in the chunk of the page, in all languages.
import { inCurrentLanguage } from '../../text/index.ts';

const en = {
  lead: 'Foyer is a place for board games. Open a table, send the link and play. Each player is sent only what that player may know, and tables nobody uses are deleted. No accounts, no trackers.',
  credits: 'Games and their makers',
  licences: 'Licences',
};
type Words = typeof en;

const it: Words = {
  lead: 'Foyer è un posto per fare giochi da tavolo: apri un tavolo, manda il link, gioca. Ognuno riceve solo ciò che può sapere, e i tavoli che nessuno usa vengono cancellati. Nessun account, nessun tracciamento.',
  credits: 'I giochi e chi li ha creati',
  licences: 'Licenze',
};

const fr: Words = {
  lead: 'Foyer est un endroit pour jouer ensemble à des jeux de société. Ouvre une table, envoie le lien, joue. Chacun ne reçoit que ce qu’il a le droit de savoir ; une table que personne n’utilise est supprimée. Ni comptes, ni traceurs.',
  credits: 'Les jeux et leurs auteurs',
  licences: 'Licences',
};

export const words = inCurrentLanguage({ en, it, fr });
