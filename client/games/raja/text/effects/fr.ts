import type { Effects } from '../vocabulary.ts';

export const effects: Effects = {
  actions: {
    gold: ['Or', 'Prenez {income} pièces d’or à la banque.'],
    house: [
      'Maison',
      'Construisez une maison pour {house} pièce d’or : dans un village qui a de la place, ou dans la ville où se trouve votre architecte.',
    ],
    twoHouses: [
      'Deux maisons',
      'Construisez deux maisons, {house} pièce d’or chacune : l’une dans une ville, l’autre dans une ville ou un village, dans l’ordre que vous voulez. Jamais les deux dans des villages.',
    ],
    moveHouse: [
      'Déplacer une maison',
      'Déplacez une de vos maisons d’un village ou d’une ville vers un autre village, ou vers la ville où se trouve votre architecte. C’est gratuit.',
    ],
    quarry: [
      'Carrière',
      'Prenez {fetch} de vos maisons dans la carrière et mettez-les en réserve ; vous pouvez dès lors les construire. C’est gratuit.',
    ],
    palace: [
      'Palais',
      'Construisez un palais pour {palace} pièces d’or dans la ville où se trouve votre architecte.',
    ],
    palaceAndHouse: [
      'Palais et maison',
      'L’un et l’autre, dans l’ordre que vous voulez, pour {palace} plus {house} pièces d’or. Un seul des deux, et l’action n’est pas complète.',
    ],
    track: [
      'Piste des gouverneurs',
      'Descendez un gouverneur quelconque de deux cases ; ceux qu’il dépasse montent d’une.',
    ],
    character: [
      'Personnage',
      'Échangez votre personnage contre un libre, ou contre celui de quelqu’un d’autre, qui ne peut pas s’y opposer.',
    ],
  },
  characters: [
    ['Grand-Duc', 'le Grand-Duc', 'Joue en premier et gagne toutes les égalités.'],
    ['Marchand', 'le Marchand', 'Prend 1 pièce d’or à la banque à chacun de ses tours.'],
    [
      'Prêtre',
      'le Prêtre',
      'Ses petits palais valent {priest} points au lieu de {small}. Vaut pour qui a la carte au moment du décompte.',
    ],
    [
      'Voyageur',
      'le Voyageur',
      'Voyage gratuitement : la banque paie les péages à qui possède les maisons. Il faut tout de même une maison dans chaque village. Vaut tant que vous avez la carte.',
    ],
    [
      'Entrepreneur',
      'l’Entrepreneur',
      'Construit ou déplace 1 maison gratuitement, une fois par tour. La maison à construire vient de la réserve.',
    ],
    [
      'Bâtisseur',
      'le Bâtisseur',
      'Paie un palais {cheap} pièces d’or au lieu de {palace}. L’action reste nécessaire. Vaut tant que vous avez la carte.',
    ],
    [
      'Yogi',
      'le Yogi',
      'Prend un jeton action à chacun de ses tours, tant qu’il y en a ({tokens} en tout). Seulement dans les parties avec le Yogi.',
    ],
  ],
  options: {
    short: ['Partie courte', '{palacesShort} palais par personne et {roundsShort} manches.'],
    yogi: [
      'Yogi',
      'Un septième personnage et {tokens} jetons action. Un jeton est une action de plus à votre tour, n’importe laquelle sauf Personnage ; un par tour, aussitôt ou plus tard. Utilisé, il retourne à sa place.',
    ],
    neutralPalaces: [
      'Palais neutres',
      'Dans chaque ville, un emplacement de petit palais est pris dès le début. De deux à quatre personnes.',
    ],
    auction: [
      'Enchères',
      'Les personnages sont mis aux enchères, l’un après l’autre. On surenchérit ou on passe pour de bon ; la plus haute offre paie la banque et choisit.',
    ],
    homeCities: [
      'Villes de résidence',
      'Qui a un personnage marque 1 point de plus dans sa ville de résidence, même sans rien y avoir.',
    ],
    manyCharacters: [
      'Plusieurs personnages',
      'Avec l’action Personnage, vous en prenez un libre et gardez les vôtres. S’il n’y en a pas : échanger ou séduire. Les personnages sont mis aux enchères.',
    ],
    openGold: ['Or visible', 'Tout le monde voit l’or de tout le monde.'],
  },
};
