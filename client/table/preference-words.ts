// The texts of the settings. They are in the chunk of the settings, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  motion: 'Motion',
  motions: { auto: 'Same as device', full: 'Full', less: 'Reduced' },
  events: 'What the others do',
  eventsHint: 'Shown step by step at this speed. A press goes on at once.',
  eventSpeeds: { calm: 'Calm', normal: 'Normal', quick: 'Quick', off: 'All at once' },
  recap: 'Tell me at my turn what has happened to me',
  recapHint: 'Since my last turn, if something concerned me.',
  sound: 'A sound when it is your turn',
  confirm: 'Ask before playing a move',
  autoNo: 'Say no for me when I cannot answer',
  autoNoHint: 'After a delay that is never the same, so that nobody can tell what you hold.',
  quickBots: 'The bots play quickly',
  anewSure: 'This ends the current game.',
  device: 'Move to another device',
  deviceHint:
    'Open this link on the other device. Your seat moves there, and this device can only watch.',
};
type Words = typeof en;

const it: Words = {
  motion: 'Animazioni',
  motions: { auto: 'Come il dispositivo', full: 'Tutte', less: 'Ridotte' },
  events: 'Quello che fanno gli altri',
  eventsHint: 'Mostrato passo per passo a questa velocità. Un tocco salta al presente.',
  eventSpeeds: { calm: 'Con calma', normal: 'Normale', quick: 'Veloce', off: 'Tutto in una volta' },
  recap: 'Al mio turno dimmi che cosa mi è successo',
  recapHint: 'Dal mio ultimo turno, se qualcosa mi riguarda.',
  sound: 'Un suono quando tocca a te',
  confirm: 'Chiedi conferma prima di una mossa',
  autoNo: 'Rispondi di no per me quando non posso fare altro',
  autoNoHint: 'Dopo un tempo sempre diverso: così nessuno capisce che cosa hai in mano.',
  quickBots: 'I bot giocano in fretta',
  anewSure: 'La partita in corso finisce qui.',
  device: 'Cambia dispositivo',
  deviceHint:
    'Apri questo link sull’altro dispositivo. Il tuo posto passa lì, questo potrà solo guardare.',
};

const fr: Words = {
  motion: 'Animations',
  motions: { auto: 'Comme l’appareil', full: 'Toutes', less: 'Réduites' },
  events: 'Ce que font les autres',
  eventsHint: 'Montré pas à pas à cette vitesse. Un appui mène tout de suite au présent.',
  eventSpeeds: { calm: 'Calme', normal: 'Normale', quick: 'Rapide', off: 'Tout d’un coup' },
  recap: 'À mon tour, me dire ce qui m’est arrivé',
  recapHint: 'Depuis mon dernier tour, si quelque chose m’a concerné.',
  sound: 'Un son quand c’est à toi de jouer',
  confirm: 'Demander confirmation avant un coup',
  autoNo: 'Dire non à ma place quand je ne peux pas répondre',
  autoNoHint: 'Après un temps toujours différent : ainsi personne ne devine ce que tu as en main.',
  quickBots: 'Les bots jouent vite',
  anewSure: 'La partie en cours s’arrêtera là.',
  device: 'Changer d’appareil',
  deviceHint:
    'Ouvre ce lien sur l’autre appareil. Ta place y passe ; ici, tu ne feras plus que regarder.',
};

export const words = inCurrentLanguage({ en, it, fr });
