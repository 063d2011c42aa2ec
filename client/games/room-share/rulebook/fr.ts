// The French text of the rules page of Room Share.
import type { Sections } from './sections.ts';

export const fr: Sections = {
  aim: [
    'Comment gagner ?',
    'À la fin, le joueur qui a le plus de points l’emporte. Tu loues des appartements à des locataires qui veulent vivre en colocation.',
    'Tes locataires rapportent des points dans les appartements d’exactement trois locataires. S’il en arrive un quatrième, le propriétaire s’en aperçoit et les expulse tous les quatre. Dans les appartements hantés, tes locataires te coûtent des points.',
  ],
  setup: [
    'Comment préparer la partie ?',
    'L’immeuble a {flats} appartements en {columns} colonnes et {rows} rangées. Au centre se trouvent {centre} appartements classiques. Autour, mélangés, il y a {ring} autres classiques, {suites} suites et {haunted} appartements hantés. Chaque appartement a quatre lits, tournés vers le haut, la droite, le bas et la gauche.',
    'Tes locataires ont la couleur que tu as choisie à la table. Un locataire de chacune des quatre couleurs vit déjà dans un coin du centre, dans le lit tourné vers le milieu de la rangée. Le coin de chaque couleur est tiré au sort. Tu as {own} autres locataires de ta couleur dans ta réserve.',
    'À deux ou à trois, il y a aussi des locataires neutres. À trois, chacun en reçoit {three} de la couleur inutilisée. À deux, chacun en reçoit {two} d’une des deux couleurs inutilisées, tirée au sort. Les locataires neutres se placent comme les autres, mais ne rapportent rien.',
    'Le paquet contient {keys} clés de chaque couleur et {events} exemplaires de chaque carte Événement, mélangés ensemble ; la Rénovation n’y est qu’avec sa variante. Chacun reçoit {hand} cartes et les garde secrètes. Le reste forme la pioche. Les cartes jouées et la défausse sont visibles.',
    'Le premier joueur est tiré au sort. On joue dans le sens horaire.',
  ],
  signs: [
    'Que veulent dire les signes ?',
    'On reconnaît les locataires à leur couleur, à leur chapeau et au signe sur leur poitrine : un cœur pour les rouges, un losange pour les bleus, une étoile pour les jaunes, un trèfle pour les verts. Les clés portent les mêmes signes.',
    'Le nom d’un appartement est la lettre de sa colonne et le numéro de sa rangée : B3 se trouve dans la deuxième colonne à partir de la gauche et dans la troisième rangée à partir du haut.',
  ],
  turn: [
    'Que faire à mon tour ?',
    'Joue une carte de ta main et applique son effet. Si un appartement compte alors quatre locataires, ils sont expulsés. Enfin, défausse la carte et pioche pour revenir à {hand} cartes.',
    'Quand la pioche est épuisée, la défausse est mélangée et devient la nouvelle pioche.',
  ],
  keys: [
    'Qu’ouvre une clé ?',
    'Une clé ouvre un appartement où vit un locataire de sa couleur, quel que soit le joueur. Place un locataire quelconque de ta réserve, de ta couleur ou neutre, dans un lit libre.',
    'Une clé n’ouvre jamais un appartement vide. Tu peux aussi y faire entrer le quatrième : alors, tous les quatre sont expulsés.',
  ],
  events: [
    'Que font les cartes Événement ?',
    'Il y en a {events} de chaque sorte dans le paquet. La Rénovation n’y est que si la table a choisi cette variante.',
  ],
  eviction: [
    'Que se passe-t-il au quatrième locataire ?',
    'Trois locataires peuvent partager un appartement. S’il en arrive un quatrième, tous les quatre partent en même temps. Chacun va dans l’appartement voisin vers lequel son lit est tourné. Celui qui sort par un bord de l’immeuble rentre par le bord opposé.',
    'Le joueur dont c’est le tour choisit pour chacun un lit libre, l’un après l’autre, dans le sens horaire à partir de celui qui part vers le haut. Si l’appartement voisin compte déjà quatre locataires, le locataire reste dans le sien, dans n’importe quel lit libre.',
    'Si d’autres appartements comptent maintenant quatre locataires, on les vide de la même façon, jusqu’à ce qu’il n’y en ait plus. S’il y en a plusieurs, le joueur choisit lequel est vidé en premier.',
  ],
  rivals: [
    'Que peuvent me faire les autres ?',
    'Ils peuvent placer un quatrième locataire dans ton meilleur appartement, en vider n’importe lequel par une Expulsion forcée, renvoyer un de tes locataires dans ta réserve par le Jour de départ et en envoyer un dans un appartement hanté par l’Échange d’appartements. Aucune carte ne répond à une autre. Le joueur dont c’est le tour choisit aussi les lits de tes locataires expulsés.',
    'Qu’est-ce qui aide ? Là où ne vit que ta couleur, les autres ne peuvent placer un locataire qu’avec une clé de ta couleur ou la Communication. Regarde les flèches : si l’on vit à deux à côté, une expulsion peut même te rapporter des points. Et le Jour de départ ne prend jamais ton dernier locataire dans l’immeuble.',
  ],
  end: [
    'Quand la partie finit-elle ?',
    'Si ta réserve est vide à la fin de ton tour, locataires neutres compris, vient la dernière chance. Dans le sens horaire, chaque autre joueur peut encore placer un locataire de sa réserve, de n’importe quelle couleur, dans un appartement où vit sa couleur et qui compte moins de trois locataires. Puis la partie est finie.',
  ],
  score: [
    'Comment compter les points ?',
    'Seuls comptent les locataires de ta couleur. Dans les appartements d’exactement trois locataires, chacun des tiens rapporte {classicPays} dans un appartement classique, {suitePays} dans une suite et {royalPays} dans la suite royale (variante). Dans un appartement hanté, chacun te coûte {ghostCosts} points, quel que soit leur nombre. Les locataires de ta réserve ne rapportent rien.',
    'Le joueur qui a le plus de points l’emporte. En cas d’égalité, c’est le joueur qui a le moins de locataires en réserve, neutres compris, puis celui dont la dernière chance est venue le plus tôt.',
  ],
  variants: ['Quelles variantes existent ?', 'L’hôte de la table les choisit avant la partie.'],
  marks: { variant: 'variante', onlyThen: 'seulement avec la variante' },
  rulings: [
    'Bon à savoir',
    'Les lits qu’on vient de quitter sont libres pour ceux qui arrivent. S’il ne reste qu’un lit libre, il est pris d’office.',
    'Un appartement plein dont les quatre voisins sont pleins doit attendre : ainsi, toute chaîne d’expulsions a une fin.',
    'Si tu le peux, tu dois appliquer l’effet de ta carte. Seuls le Jour de départ et la Rénovation peuvent rester sans effet ; la carte est alors défaussée.',
    'Le Jour de départ ne prend jamais un locataire de ta couleur.',
    'L’Expulsion forcée peut viser tout appartement où vit au moins un locataire. Ses locataires se déplacent comme s’ils étaient quatre, et les appartements devenus pleins sont vidés à leur tour.',
    'Le Nouveau contrat peut placer n’importe quel locataire de ta réserve, comme toute clé.',
    'La dernière chance ne vient que de ton propre tour : ce que d’autres font à ta réserve ne compte pas. Elle ne cause jamais d’expulsion, car l’appartement comptait moins de trois locataires.',
    'En cas d’égalité, même dans les réserves, le joueur dont la dernière chance est venue le plus tôt l’emporte, même s’il n’en a pas profité. Celui qui a mis fin à la partie vient après tous les autres.',
    'La suite royale remplace un appartement du type choisi autour du centre, tiré au sort.',
    'Sans cartes, il n’y a ni main, ni clés, ni événements : place un locataire de ta réserve dans un lit libre d’un appartement où vit quelqu’un. En cas d’égalité, le joueur qui a commencé l’emporte, sans autre critère. Cela ne se combine pas avec la Rénovation.',
  ],
  credits: [
    'Crédits',
    'Room Share est un jeu de Mr.Kou (RMBC 2022). L’édition française est de Musoka Studio.',
    'Ceci est un endroit non officiel pour y jouer. Les textes et les dessins de cette page sont de nous.',
  ],
};
