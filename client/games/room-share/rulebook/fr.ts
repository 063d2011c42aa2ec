import type { Sections } from './sections.ts';

export const fr: Sections = {
  setup: [
    'Mise en place',
    'Vous louez des chambres. Au centre de la maison, six appartements classiques ; autour, mélangés, 8 classiques, 3 suites et 3 hantés. Chacun a quatre lits, tournés vers le haut, la droite, le bas et la gauche.',
    'Un locataire de chaque couleur vit déjà au centre. Vous en avez 8 autres de la vôtre en réserve ; à trois, aussi 2 de la couleur inutilisée, à deux, 8 d’une couleur inutilisée. Ceux-là ne rapportent rien. Chacun reçoit 3 cartes.',
  ],
  turn: [
    'Un tour',
    'Jouez une carte et appliquez son effet. Si un appartement compte alors quatre locataires, ils sont expulsés. Défaussez, puis piochez pour revenir à trois cartes. La pioche épuisée, on mélange la défausse.',
  ],
  keys: [
    'Les clés',
    'Une clé ouvre un appartement où vit un locataire de sa couleur : placez un locataire quelconque de votre réserve dans un lit libre.',
  ],
  events: ['Les cartes Événement'],
  eviction: [
    'L’expulsion',
    'À trois, tout va bien. Au quatrième, tous s’envolent ensemble, chacun vers le voisin que désigne son lit. Au bord de la maison, on rentre par le côté opposé.',
    'Le joueur dont c’est le tour choisit pour chacun un lit libre, dans le sens horaire à partir de celui du haut. Si le voisin est plein, on reste dans son appartement, dans n’importe quel lit libre. Puis on vide les autres appartements de quatre, jusqu’au dernier.',
  ],
  end: [
    'Dernière chance',
    'La partie finit quand votre réserve est vide à la fin de votre tour. Dans le sens horaire, chaque autre joueur peut encore placer un locataire là où vit sa couleur, à moins de trois.',
  ],
  score: [
    'Les points',
    'Seuls comptent les locataires de votre couleur : là où vivent exactement trois, et toujours dans un appartement hanté.',
    'L’égalité va à qui a le moins de locataires en réserve, puis à qui venait plus tôt dans la dernière chance.',
  ],
  variants: ['Variantes'],
  rulings: [
    'Bon à savoir',
    'Les lits qu’on vient de quitter sont libres pour qui atterrit. Un seul lit libre est pris d’office.',
    'Un appartement plein entre quatre pleins doit attendre. Ainsi toute chaîne finit.',
    'Une carte qui ne peut rien faire est défaussée sans effet : seulement Jour de départ et Rénovation.',
    'Passer la dernière chance garde votre rang en cas d’égalité ; qui a fini la partie vient en dernier.',
  ],
};
