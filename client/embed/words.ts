// The texts of a frame. They are few, so one chunk holds all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  ownTab: 'Open in its own tab',
  linkTitle: 'Open this link',
  linkSeat:
    'No tab can be opened from here. Copy this link and open it: your seat comes with you. Do not share the link.',
  linkWatch: 'No tab can be opened from here. Copy this link and open it.',
  notKept: 'If you reload this page, you lose your seat.',
  keepSeat: 'Take it to a tab',
  away: 'Your seat has moved to another tab or device. Here you only watch.',
  offline: 'There is no connection. Try again.',
  nobodyYet: 'Nobody has opened this table yet.',
  leftLying: 'Everybody has left this table.',
  clear: 'Free up the table',
  notInTime: 'Too early: they may still come back.',
};
type Words = typeof en;

const it: Words = {
  ownTab: 'Apri in una scheda',
  linkTitle: 'Apri questo link',
  linkSeat:
    'Da qui non si possono aprire schede. Copia questo link e aprilo: il tuo posto viene con te. Non darlo a nessuno.',
  linkWatch: 'Da qui non si possono aprire schede. Copia questo link e aprilo.',
  notKept: 'Se ricarichi la pagina, perdi il posto.',
  keepSeat: 'Portalo in una scheda',
  away: 'Il tuo posto è passato a un’altra scheda o a un altro dispositivo. Qui guardi soltanto.',
  offline: 'Non c’è connessione. Riprova.',
  nobodyYet: 'Nessuno ha ancora aperto questo tavolo.',
  leftLying: 'A questo tavolo non c’è più nessuno.',
  clear: 'Libera il tavolo',
  notInTime: 'È presto: qualcuno potrebbe tornare.',
};

const fr: Words = {
  ownTab: 'Ouvrir dans un onglet',
  linkTitle: 'Ouvre ce lien',
  linkSeat:
    'Impossible d’ouvrir un onglet d’ici. Copie ce lien et ouvre-le : ta place te suit. Ne le donne à personne.',
  linkWatch: 'Impossible d’ouvrir un onglet d’ici. Copie ce lien et ouvre-le.',
  notKept: 'Si tu recharges la page, tu perds ta place.',
  keepSeat: 'Passer dans un onglet',
  away: 'Ta place est passée dans un autre onglet ou sur un autre appareil. Ici, tu ne fais que regarder.',
  offline: 'Pas de connexion. Réessaie.',
  nobodyYet: 'Personne n’a encore ouvert cette table.',
  leftLying: 'Il n’y a plus personne à cette table.',
  clear: 'Libérer la table',
  notInTime: 'C’est trop tôt : quelqu’un peut encore revenir.',
};

export const words = inCurrentLanguage({ en, it, fr });
