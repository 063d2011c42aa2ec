// The texts that offer a lesson and a coach. They are in their chunk, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  learn: (minutes: number) => `First time? ${minutes} minutes`,
  know: 'I know it',
  coach: 'Coach for newcomers',
  coachHint: 'In their first three turns, players who have never finished this game see a hint.',
  lesson: 'Lesson',
  begins: 'The game begins! The lesson waits for you where you left it.',
};
type Words = typeof en;

const it: Words = {
  learn: (minutes) => `Prima volta? ${minutes} minuti`,
  know: 'Lo conosco',
  coach: 'Aiuto per principianti',
  coachHint: 'Nei primi tre turni, chi non ha mai finito questo gioco vede un suggerimento.',
  lesson: 'Lezione',
  begins: 'La partita comincia! La lezione ti aspetta dove eri.',
};

const fr: Words = {
  learn: (minutes) => `Première fois ? ${minutes} min`,
  know: 'Je connais',
  coach: 'Aide pour débutants',
  coachHint:
    'Pendant leurs trois premiers tours, ceux qui n’ont jamais fini ce jeu voient un conseil.',
  lesson: 'Leçon',
  begins: 'La partie commence ! La leçon t’attend là où tu en étais.',
};

export const words = inCurrentLanguage({ en, it, fr });
