// The texts of the card that explains a thing. They are in its chunk, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  ask: 'What is this?',
  now: 'Now:',
  ifChosen: 'If you choose it:',
  canChoose: 'You can choose it now.',
  back: (title: string) => `Back to ${title}`,
  more: 'More about',
  /** Said when the board was too crowded to choose on it, and has been enlarged. */
  closer: 'Closer now, nothing chosen yet. Press again to choose.',
  ready: 'Ready for your turn. Press it again to take it back.',
  notReady: 'No longer ready for your turn.',
};
type Words = typeof en;

const it: Words = {
  ask: 'Che cos’è?',
  now: 'Adesso:',
  ifChosen: 'Se scegli qui:',
  canChoose: 'Puoi fare questa scelta adesso.',
  back: (title) => `Indietro: ${title}`,
  more: 'Altro su',
  closer: 'Più vicino, ancora nessuna scelta. Premi di nuovo per scegliere.',
  ready: 'La scelta è pronta per il tuo turno. Premi ancora per toglierla.',
  notReady: 'Non è più pronta per il tuo turno.',
};

const fr: Words = {
  ask: 'Qu’est-ce que c’est ?',
  now: 'Maintenant :',
  ifChosen: 'Si tu choisis ceci :',
  canChoose: 'Tu peux faire ce choix maintenant.',
  back: (title) => `Retour : ${title}`,
  more: 'En savoir plus',
  closer: 'Plus près, rien n’est encore choisi. Appuie à nouveau pour choisir.',
  ready: 'C’est prêt pour ton tour. Touche encore pour annuler.',
  notReady: 'Ce n’est plus prêt pour ton tour.',
};

export const words = inCurrentLanguage({ en, it, fr });
