// What only a frame says. Few words: they come with it, in all languages.
import { computed } from '@preact/signals';
import { type Language, language } from '../text/index.ts';

const en = {
  ownTab: 'Open in its own tab',
  linkTitle: 'Open it yourself',
  linkSeat:
    'No tab can be opened from here. Copy this link and open it: your seat goes along. It is yours alone.',
  linkWatch: 'No tab can be opened from here. Copy this link and open it.',
  notKept: 'Loading this page again would lose your seat.',
  keepSeat: 'Take it to a tab',
  away: 'Your seat has moved to another tab or device. Here you watch.',
  offline: 'There is no connection. Try again.',
  nobodyYet: 'Nobody has opened this table yet.',
  leftLying: 'Those who played here have gone.',
  clear: 'Clear the table',
  notInTime: 'Not yet: they may still come back.',
};
type Words = typeof en;

const it: Words = {
  ownTab: 'Apri in una scheda',
  linkTitle: 'Aprilo tu',
  linkSeat:
    'Da qui non si possono aprire schede. Copia questo link e aprilo: il tuo posto viene con te. È solo tuo.',
  linkWatch: 'Da qui non si possono aprire schede. Copia questo link e aprilo.',
  notKept: 'Ricaricando la pagina perderesti il posto.',
  keepSeat: 'In una scheda',
  away: 'Il tuo posto è passato a un’altra scheda o a un altro dispositivo. Qui guardi.',
  offline: 'Non c’è connessione. Riprova.',
  nobodyYet: 'Nessuno ha ancora aperto questo tavolo.',
  leftLying: 'Chi giocava qui se n’è andato.',
  clear: 'Sparecchia',
  notInTime: 'Non ancora: potrebbero tornare.',
};

const fr: Words = {
  ownTab: 'Ouvrir dans un onglet',
  linkTitle: 'Ouvrez-le vous-même',
  linkSeat:
    'Aucun onglet ne peut être ouvert d’ici. Copiez ce lien et ouvrez-le : votre place vous suit. Il n’est qu’à vous.',
  linkWatch: 'Aucun onglet ne peut être ouvert d’ici. Copiez ce lien et ouvrez-le.',
  notKept: 'Recharger la page vous ferait perdre votre place.',
  keepSeat: 'Vers un onglet',
  away: 'Votre place est passée à un autre onglet ou appareil. Ici, vous regardez.',
  offline: 'Pas de connexion. Réessayez.',
  nobodyYet: 'Personne n’a encore ouvert cette table.',
  leftLying: 'Ceux qui jouaient ici sont partis.',
  clear: 'Débarrasser la table',
  notInTime: 'Pas encore : ils peuvent revenir.',
};

const all: Record<Language, Words> = { en, it, fr };
export const words = computed(() => all[language.value]);
