// The French texts of the actions and characters of Raja.
import type { Effects } from '../vocabulary.ts';

export const effects: Effects = {
  actions: {
    gold: ['Or', 'Prends {income} pièces d’or à la banque.'],
    house: [
      'Maison',
      'Construis une maison ({house} d’or) dans un village non plein ou là où est ton architecte.',
    ],
    twoHouses: [
      'Deux maisons',
      'Deux maisons à {house} d’or : une en ville, l’autre où tu veux, jamais deux en village.',
    ],
    moveHouse: [
      'Déplacer une maison',
      'Déplace une de tes maisons (gratuit) : village non plein ou ville de ton architecte.',
    ],
    quarry: [
      'Carrière',
      'Prends {fetch} de tes maisons dans la carrière pour les construire. C’est gratuit.',
    ],
    palace: [
      'Palais',
      'Construis un palais pour {palace} pièces d’or dans la ville de ton architecte.',
    ],
    palaceAndHouse: [
      'Palais + maison',
      'Un palais ({palace} d’or) et une maison ({house}), dans l’ordre que tu veux. Il faut les deux.',
    ],
    track: [
      'Piste des gouverneurs',
      'Descends un gouverneur de deux cases : visite plus tôt. Ceux qu’il dépasse montent.',
    ],
    character: [
      'Personnage',
      'Échange ton personnage contre un libre, ou celui d’un autre, qui ne peut pas refuser.',
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
