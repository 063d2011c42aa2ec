// The French texts of the actions and characters of Raja.
import type { Effects } from '../vocabulary.ts';

export const effects: Effects = {
  actions: {
    gold: ['Or', 'Prends {income} pièces d’or à la banque.'],
    house: [
      'Maison',
      'Construis une maison pour {house} pièce d’or, dans un village qui a de la place ou dans la ville où se trouve ton architecte.',
    ],
    twoHouses: [
      'Deux maisons',
      'Construis deux maisons pour {house} pièce d’or chacune, dans l’ordre que tu veux : l’une dans une ville, l’autre dans une ville ou un village. Jamais les deux dans des villages.',
    ],
    moveHouse: [
      'Déplacer une maison',
      'Déplace une de tes maisons d’un village ou d’une ville vers un autre village, ou vers la ville où se trouve ton architecte. C’est gratuit.',
    ],
    quarry: [
      'Carrière',
      'Prends {fetch} de tes maisons dans la carrière et mets-les en réserve : tu peux dès lors les construire. C’est gratuit.',
    ],
    palace: [
      'Palais',
      'Construis un palais pour {palace} pièces d’or dans la ville où se trouve ton architecte.',
    ],
    palaceAndHouse: [
      'Palais + maison',
      'Construis un palais pour {palace} pièces d’or et une maison pour {house}, dans l’ordre que tu veux. Un seul des deux ne suffit pas à accomplir l’action.',
    ],
    track: [
      'Piste des gouverneurs',
      'Descends n’importe quel gouverneur de deux cases ; ceux qu’il dépasse montent d’une.',
    ],
    character: [
      'Personnage',
      'Échange ton personnage contre un libre, ou contre celui d’un autre joueur, qui ne peut pas refuser.',
    ],
  },
  characters: [
    ['Grand-Duc', 'le Grand-Duc', 'Joue en premier et gagne toutes les égalités.'],
    ['Marchand', 'le Marchand', 'Prend 1 pièce d’or à la banque à chacun de ses tours.'],
    [
      'Prêtre',
      'le Prêtre',
      'Les petits palais valent {priest} points au lieu de {small}, pour le joueur qui a la carte au moment du décompte.',
    ],
    [
      'Voyageur',
      'le Voyageur',
      'Voyage gratuitement : la banque paie les péages aux propriétaires des maisons. Il faut tout de même une maison dans chaque village. Vaut tant que tu as la carte.',
    ],
    [
      'Entrepreneur',
      'l’Entrepreneur',
      'Construit ou déplace 1 maison gratuitement, une fois par tour. La maison à construire vient de la réserve.',
    ],
    [
      'Bâtisseur',
      'le Bâtisseur',
      'Paie un palais {cheap} pièces d’or au lieu de {palace}. L’action reste nécessaire. Vaut tant que tu as la carte.',
    ],
    [
      'Yogi',
      'le Yogi',
      'Prend un jeton action à chacun de ses tours, tant qu’il y en a ({tokens} en tout). Seulement dans les parties avec le Yogi.',
    ],
  ],
  options: {
    short: ['Partie courte', '{palacesShort} palais par joueur et {roundsShort} manches.'],
    yogi: [
      'Yogi',
      'Un septième personnage et {tokens} jetons action. Un jeton est une action de plus à ton tour, n’importe laquelle sauf Personnage. On en utilise un par tour au maximum, aussitôt ou plus tard. Utilisé, il retourne à sa place.',
    ],
    neutralPalaces: [
      'Palais neutres',
      'Dans chaque ville, un emplacement de petit palais est pris dès le début, sauf à cinq joueurs.',
    ],
    auction: [
      'Enchères',
      'Les personnages sont mis aux enchères, l’un après l’autre. On surenchérit ou on passe. Le plus offrant paie la banque et choisit.',
    ],
    homeCities: [
      'Villes de résidence',
      'Un personnage rapporte 1 point de plus à son joueur dans sa ville de résidence, même sans rien y avoir.',
    ],
    manyCharacters: [
      'Plusieurs personnages',
      'Avec l’action Personnage, tu en prends un libre et gardes les tiens. Si aucun n’est libre, tu échanges un des tiens contre un autre que tu nommes, ou tu séduis : un joueur qui a plus de cartes que toi t’en donne une. Les personnages sont mis aux enchères.',
    ],
    openGold: ['Or visible', 'Tout le monde voit l’or de tout le monde.'],
  },
};
