// The French reasons why a move of Landlord! is not allowed.
import type { FirstVocabulary } from '../editions.ts';

export const reasons: FirstVocabulary['reasons'] = {
  'aim.flat': 'Choisis un appartement pour ce locataire.',
  'aim.house': 'Pour cette carte, choisis un immeuble entier.',
  'aim.tenant': 'Pour cette carte, choisis un locataire.',
  sameFlat: 'Ce locataire habite déjà là.',
  taken: 'Quelqu’un y habite. Choisis un appartement vide.',
  noFlat: 'Il n’y a pas d’appartement là.',
  twoFlats:
    'Il faut à ce locataire deux appartements vides, l’un au-dessus de l’autre. Choisis celui du bas.',
  tooHigh: 'Cet immeuble a {floors} niveaux ; le maximum pour ce locataire est {most}.',
  groundOnly: 'Ce locataire ne vit qu’au rez-de-chaussée ou dans une cave aménagée.',
  atticOnly: 'Ce locataire ne vit que dans un appartement sous le toit.',
  extraFlat: 'Il faut un immeuble avec cave aménagée ou appartement sous le toit.',
  apart: 'Personne d’autre n’emménage avec les Marginaux.',
  wantsApart: 'Les Marginaux ne vont que dans un immeuble vide ou chez d’autres Marginaux.',
  squatted: 'Seuls d’autres Squatteurs emménagent avec des Squatteurs.',
  tavernHere:
    'La Taverne est ici : seuls y habitent les locataires dont la carte indique {most} ou moins.',
  tavernNear:
    'Ce propriétaire a la Taverne : dans ses immeubles, un locataire paie {most} au maximum.',
  mustLeave: 'Choisis un autre immeuble : le locataire doit quitter celui-ci.',
  ownFirst: 'Un de tes appartements convient : utilise-le d’abord.',
  noFlatLater: 'Un autre locataire se retrouverait sans appartement. Choisis un autre appartement.',
  noFlatForAll:
    'Cet immeuble ne peut pas être démoli : ses locataires ne trouvent pas tous un appartement.',
  ownSquatters: 'Seulement contre les Squatteurs de tes immeubles.',
  untouchable: 'Personne ne peut tuer ce locataire. Choisis-en un autre.',
  notSquatted: 'Choisis un locataire dans un de tes immeubles squattés.',
  inspected: 'Un locataire a déjà quitté cet immeuble ce tour-ci.',
  paysLess: 'Choisis le locataire qui y paie le plus.',
  noRoofCard: 'Cette carte ne termine pas un immeuble : choisis une carte de toit.',
  highest: 'Un immeuble a {most} niveaux au maximum : termine-le par un toit.',
  keepRoof: 'Il te faut une carte pour le toit. Gardes-en une, ou achètes-en une d’abord.',
  noFlatOnBack: 'Cette carte n’a pas d’appartement au dos : elle ne peut pas servir de niveau.',
  onlyFinishes: 'Cette carte ne peut que terminer un immeuble, pas le transformer.',
  hasCellar: 'Cet immeuble a déjà une cave aménagée.',
  notPlain: 'Choisis un immeuble au Toit simple : lui seul peut changer.',
  notYourTurn: 'Ce n’est pas ton tour.',
  over: 'La partie est finie.',
};
