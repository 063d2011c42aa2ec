// The texts of lessons that are the same for every game. They are in the chunk of lessons, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  heading: (at: number, of: number) => `Lesson, ${at} of ${of}`,
  next: 'Next',
  finish: 'That is all',
  back: 'Back',
  wait: 'Not yet. Do what is marked first, then the game is yours.',
  lookAt: 'Open card',
  over: (game: string) => `Now you know how ${game} is played`,
  overHint: 'In your first game a coach stays at your side for three turns.',
  play: 'Play against bots',
  again: 'Once more',
  title: 'The lesson',
  goOn: 'Go on',
  restart: 'From the start',
  leave: 'Leave the lesson',
  leaveHint: 'You can go on here later, at the same place.',
};
type Words = typeof en;

const it: Words = {
  heading: (at, of) => `Lezione, ${at} di ${of}`,
  next: 'Avanti',
  finish: 'Ho capito',
  back: 'Indietro',
  wait: 'Non ancora. Prima fai ciò che è segnato, poi il gioco è tuo.',
  lookAt: 'Apri la carta',
  over: (game) => `Adesso sai come si gioca a ${game}`,
  overHint: 'Nella prima partita qualcuno ti consiglia per tre turni.',
  play: 'Gioca contro i bot',
  again: 'Ancora una volta',
  title: 'La lezione',
  goOn: 'Continua',
  restart: 'Dall’inizio',
  leave: 'Esci dalla lezione',
  leaveHint: 'Potrai riprendere da questo punto.',
};

const fr: Words = {
  heading: (at, of) => `Leçon, ${at} sur ${of}`,
  next: 'Suivant',
  finish: 'C’est compris',
  back: 'Retour',
  wait: 'Pas encore. Fais d’abord ce qui est marqué, ensuite le jeu est à toi.',
  lookAt: 'Ouvrir la carte',
  over: (game) => `Tu sais maintenant jouer à ${game}`,
  overHint: 'Pour ta première partie, tu auras des conseils pendant trois tours.',
  play: 'Jouer contre des bots',
  again: 'Encore une fois',
  title: 'La leçon',
  goOn: 'Continuer',
  restart: 'Depuis le début',
  leave: 'Quitter la leçon',
  leaveHint: 'Tu pourras reprendre au même endroit.',
};

export const words = inCurrentLanguage({ en, it, fr });
