// The French reasons of the second edition of Landlord!.
import type { SecondVocabulary } from '../../../landlord/text/editions.ts';

export const reasons: SecondVocabulary['reasons'] = {
  apart: 'Personne d’autre n’emménage avec les Originaux.',
  wantsApart: 'Les Originaux ne vont que dans un immeuble vide ou chez d’autres Originaux.',
  keepRoof:
    'Il te faut un toit pour terminer l’immeuble : une carte, ou les dollars pour un Toit de la pile.',
  playersAsked: 'On ne choisit un joueur que pour un échange libre.',
};
