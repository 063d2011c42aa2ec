// The English reasons of the second edition of Landlord!.
import type { SecondVocabulary } from '../../../landlord/text/editions.ts';

export const reasons: SecondVocabulary['reasons'] = {
  groundOnly: 'This tenant can live only on the ground floor or in a basement.',
  apart: 'Nobody else moves in with Odd ones.',
  wantsApart: 'Odd ones move only into an empty building or in with other Odd ones.',
  keepRoof: 'You need a roof to finish the building: a card, or the money for one from the stack.',
  hasCellar: 'This building already has a basement.',
  allHaveCellars: 'Every building has a basement already.',
  motherNotUnder: 'They go back into your hand, not under the draw pile.',
  playersAsked: 'You choose a player only in an open trade.',
};
