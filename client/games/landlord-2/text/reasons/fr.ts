// The French reasons of the second edition of Landlord!.
import type { SecondVocabulary } from '../../../landlord/text/editions.ts';

export const reasons: SecondVocabulary['reasons'] = {
  apart: 'Personne d’autre n’emménage avec les Originaux.',
  wantsApart: 'Les Originaux ne vont que dans un immeuble vide ou chez d’autres Originaux.',
  keepRoof:
    'Il te faut un toit pour terminer l’immeuble : une carte, ou les dollars pour un Toit de la pile.',
  playersAsked: 'On ne choisit un joueur que pour un échange libre.',
  atticOnly: 'Ce locataire ne vit que dans un appartement sous le toit.',
  extraFlat: 'Il faut un immeuble avec cave aménagée ou appartement sous le toit.',
  tavernHere:
    'La Taverne est ici : seuls y habitent les locataires dont la carte indique {most} ou moins.',
  tavernNear:
    'Ce propriétaire a la Taverne : dans ses immeubles, un locataire paie {most} au maximum.',
  noFlatOnBack: 'Cette carte n’a pas d’appartement au dos : elle ne peut pas servir de niveau.',
  nowhereNoFloor:
    'Aucun appartement ne convient à ce locataire, et sa carte ne peut pas servir de niveau.',
  tapRoofStack: 'Tu n’as pas de carte de toit : achète un Toit de la pile.',
  roofsGone: 'La pile de toits est vide.',
  roofTooDear: 'Un Toit coûte {dollars}, et tu as moins.',
  roofsBuild: 'Un Toit s’achète en construisant : pose d’abord un niveau.',
  discardsClosed: 'On ne prend rien dans la défausse.',
  moveNotUnder: 'Un locataire déplacé va dans un appartement, pas sous la pioche.',
  flatFirst: 'Un appartement convient : la défausse est pour ceux qui n’en ont pas.',
  mayStay: 'Ce locataire peut rester avec la Taverne.',
  tapMonsters: 'Choisis d’abord la pioche des Monstres : il en arrive un.',
  tapNomad: 'Tu peux seulement faire déménager un Mauvais payeur, ou finir l’inspection.',
  tapYourNomad: 'Choisis le Mauvais payeur dans ton immeuble.',
  nomadMoved: 'Ce Mauvais payeur a déjà déménagé ce tour-ci.',
  nomadNowhere: 'Aucun autre appartement ne convient à ce Mauvais payeur.',
  monsterCame: 'Le Monstre de ce tour est déjà venu.',
  noScientist: 'Seul le Savant amène des Monstres, et tu ne l’as pas.',
  noMonsters: 'La pioche des Monstres est vide.',
  monsterNowhere: 'Aucun appartement ne convient à un Monstre.',
  monstersCome: 'Un Monstre vient pendant l’inspection du propriétaire du Savant.',
  'first.turnOut': 'Choisis d’abord qui part à cause de la Taverne, et où.',
};
