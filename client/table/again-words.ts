// The texts about another game at the same table. They are in the chunk of the ending, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  wants: (names: string, count: number) =>
    `${names} ${count === 1 ? 'wants' : 'want'} to play again`,
  waitingFor: (names: string) => `Waiting for ${names}`,
  yes: 'Yes',
  no: 'No',
  notNow: 'Not now',
  without: 'Start without them',
  lobby: 'Back to the lobby',
  out: 'You are not playing the next game.',
  others: 'The others have moved on.',
  yourBoard: 'This is the board of your game.',
  watch: 'Go and watch',
  begins: 'The next game begins as soon as everybody here agrees.',
  change: 'Change settings',
  nextTitle: 'Settings of the next game',
  next: (options: string) => `Next game: ${options}`,
  askedAnew: 'If you change something, everybody is asked again.',
  tally: (wins: string, games: number) => `${wins} · after ${games} games`,
};
type Words = typeof en;

const it: Words = {
  wants: (names, count) => `${names} ${count === 1 ? 'vuole' : 'vogliono'} giocare ancora`,
  waitingFor: (names) => `In attesa di ${names}`,
  yes: 'Sì',
  no: 'No',
  notNow: 'Non ora',
  without: 'Comincia comunque',
  lobby: 'Torna ai posti',
  out: 'Non giochi la prossima partita.',
  others: 'Gli altri sono andati avanti.',
  yourBoard: 'Questo è il tabellone della tua partita.',
  watch: 'Vai a guardare',
  begins: 'La prossima partita comincia appena tutti sono d’accordo.',
  change: 'Cambia impostazioni',
  nextTitle: 'Impostazioni della prossima partita',
  next: (options) => `Prossima partita: ${options}`,
  askedAnew: 'Se cambi qualcosa, si chiede di nuovo a tutti.',
  tally: (wins, games) => `${wins} · dopo ${games} partite`,
};

const fr: Words = {
  wants: (names, count) => `${names} ${count === 1 ? 'veut' : 'veulent'} rejouer`,
  waitingFor: (names) => `En attente : ${names}`,
  yes: 'Oui',
  no: 'Non',
  notNow: 'Pas maintenant',
  without: 'Commencer quand même',
  lobby: 'Retour aux places',
  out: 'Tu ne joues pas la prochaine partie.',
  others: 'Les autres sont passés à la suite.',
  yourBoard: 'Voici le plateau de ta partie.',
  watch: 'Aller regarder',
  begins: 'La prochaine partie commence dès que tout le monde est d’accord.',
  change: 'Changer les réglages',
  nextTitle: 'Réglages de la prochaine partie',
  next: (options) => `Prochaine partie : ${options}`,
  askedAnew: 'Si tu changes quelque chose, on redemande à tout le monde.',
  tally: (wins, games) => `${wins} · après ${games} parties`,
};

export const words = inCurrentLanguage({ en, it, fr });
