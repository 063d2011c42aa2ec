// The texts of the link for spectators, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  open: 'Invite spectators',
  title: 'Link for spectators',
  hint: 'Whoever opens this link sees the table and cannot sit down at it.',
  failed: 'The link could not be fetched. Try again.',
};
type Words = typeof en;

const it: Words = {
  open: 'Invita spettatori',
  title: 'Link per gli spettatori',
  hint: 'Chi apre questo link vede il tavolo, ma non può sedersi.',
  failed: 'Non è stato possibile ottenere il link. Riprova.',
};

const fr: Words = {
  open: 'Inviter à regarder',
  title: 'Lien pour les spectateurs',
  hint: 'Qui ouvre ce lien voit la table, mais ne peut pas s’y asseoir.',
  failed: 'Le lien n’a pas pu être obtenu. Réessaie.',
};

export const words = inCurrentLanguage({ en, it, fr });
