// The Italian reasons of the second edition of Landlord!.
import type { SecondVocabulary } from '../../../landlord/text/editions.ts';

export const reasons: SecondVocabulary['reasons'] = {
  apart: 'Con i Tipi strani non va a stare nessun altro.',
  wantsApart: 'I Tipi strani vanno solo in un edificio vuoto o da altri Tipi strani.',
  keepRoof:
    'Per completare l’edificio serve un tetto: una carta, o i dollari per un Tetto della pila.',
  playersAsked: 'Un giocatore si sceglie solo negli scambi liberi.',
};
