import type { Sections } from './sections.ts';

export const fr: Sections = {
  aim: [
    'De quoi il s’agit',
    'Vous construisez des immeubles, louez les appartements et encaissez. Les bons locataires vont chez vous, les autres chez les autres. Si c’est trop lent, il y a les bombes. À la fin, le plus de dollars l’emporte.',
    'Chaque carte est double. Le dos est un appartement, le même sur les {deck} ; le devant est un locataire, une partie d’immeuble ou une action. Toute carte peut donc servir de niveau, au prix de ce qu’elle aurait pu être.',
  ],
  setup: [
    'Mise en place',
    'Chacun reçoit un Toit, {cards} autres cartes et {dollars} dollars. Le reste forme la pioche ; la prison attend. On tire au sort qui donne : la personne à sa gauche commence.',
    'Vous voyez le devant des cartes de votre main ; des autres mains, tout le monde voit le nombre de cartes. Les dollars sont publics.',
  ],
  turn: [
    'Un tour',
    '1. Visite. De chacun de vos immeubles squattés s’en va le locataire qui paie le plus : vers un de vos appartements vides qui convienne ; à défaut, vers un de n’importe qui ; à défaut encore, à la défausse. En prison, vous pouvez alors payer {bail} dollars et sortir.',
    '2. Cartes. Jouez-en autant que vous voulez : construire, loger, agir.',
    '3. Loyers. Chaque locataire paie le sien, chaque appartement vide rapporte 1. Un immeuble squatté ne rapporte rien. Vous recevez au moins {least}.',
    '4. Achats. Achetez des cartes de la pioche, une à une : les {cheap} premières coûtent 1 dollar, les suivantes 2. En tout, jamais plus que le loyer de ce tour.',
  ],
  building: [
    'Construire',
    'Posez une à {highest} cartes de votre main, côté appartement, et fermez l’immeuble dans le même tour avec un Toit, un Toit plat ou un Toit à lucarnes. Jusqu’au toit vous pouvez reprendre les niveaux, mais rien jouer d’autre ; une carte pour le toit doit rester en main. Leur devant reste votre secret.',
    'La hauteur d’un immeuble est son nombre de niveaux, sans cave ni mansarde. Elle ne change plus.',
    'Ensuite, tout le monde peut mettre sur un Toit simple une Rénovation du toit, un Toit à lucarnes ou un Toit plat, et sous chaque immeuble une Rénovation de la cave, même chez les autres.',
    'Pas de toit en main ? Dans votre phase de jeu, offrez des dollars, à une personne ou à toutes tour à tour. On vend une carte de toit de son choix, on demande plus ou on refuse. Vous pouvez vous retirer tant que personne n’a dit oui. Une offre refusée ne peut que monter.',
  ],
  tenants: [
    'Les locataires',
    'Un locataire de votre main emménage dans un appartement vide d’un immeuble terminé, à vous ou non. L’appartement convient si l’immeuble n’a pas plus de niveaux que la carte n’en permet, si la place est bonne et si les voisins sont d’accord.',
    'Qui a besoin de deux appartements en prend deux vides, l’un au-dessus de l’autre. La cave touche le rez-de-chaussée, la mansarde le dernier niveau, mais elles ne se touchent pas.',
    'Qui doit partir ne revient jamais dans le même immeuble et ne s’installe que là où cela convient. Dans un immeuble, on bouge à son gré : seule compte la place écrite sur la carte.',
  ],
  actions: [
    'Les actions',
    'Elles visent n’importe qui, soi-même compris. Les cartes jouées sont défaussées, qu’elles aient marché ou non.',
  ],
  answers: [
    'Les réponses',
    'Qui est visé par une carte peut répondre : au Déménagement par le Courtier, aux Squatteurs par la Police, au Meurtre et à la Bombe par le Fou ou la Police. La question vient toujours, sauf à qui n’a pas de carte : ainsi une pause ne dit rien. Si une carte vise qui la joue, on ne demande à personne.',
    'Un Déménagement se passe ainsi : on paie le Déménageur, on demande le Courtier, le locataire bouge, les Squatteurs peuvent croiser la Police.',
    'Au coup du Fou, on ne répond pas. S’il ne trouve rien à frapper, le coup échoue.',
  ],
  jail: [
    'Police et prison',
    'La police commence par qui a joué le Meurtre ou la Bombe. Sans Alibi ni Tribunal à montrer, c’est la prison ; avec, elle passe à gauche, plusieurs fois autour de la table s’il le faut. Même chez qui l’a appelée.',
    'En prison, on n’est pas interrogé : pas de meilleur alibi. La cellule n’a qu’une place, et qui y entre libère qui s’y trouvait.',
    'En prison, vous jouez comme toujours, mais n’encaissez que 1 dollar par immeuble à vous sans Squatteurs, au moins 1. Pour sortir : {bail} dollars au début de votre tour, Tribunal ou Politique dans votre phase de jeu, ou quelqu’un qui vous remplace.',
    'Là où une Famille signale un crime, inutile d’appeler : on ne demande à la victime que le Fou, et il y a une seule enquête, quel que soit le nombre de Familles.',
  ],
  end: [
    'La fin',
    'De deux à quatre : la dernière carte de la pioche tirée, chacun a encore un tour, y compris qui l’a tirée. À cinq ou six, la défausse devient d’abord une nouvelle pioche ; la deuxième fois est la dernière.',
    'Ce qui devrait aller sous une pioche épuisée est défaussé. Le plus de dollars l’emporte ; à égalité, on partage la place.',
  ],
  variants: ['Variantes'],
  rulings: [
    'Bon à savoir',
    '« Payer le plus » et la somme du Courtier, c’est le loyer du moment, textes et voisins compris, comme s’il n’y avait ni Squatteurs, ni prison, ni Loyer retenu.',
    'Des Squatteurs peuvent rejoindre des Squatteurs. Chaque Police en chasse une carte ; quel que soit leur nombre, un locataire part par tour.',
    'Entre elles, les Célébrités paient {celebrities}. Les loyers doublent une seule fois, et le leur jamais. Les Squatteurs ne comptent pas comme compagnie.',
    'Qui ne peut payer en entier le Déménageur ou le Courtier paie ce qu’il y a, d’abord le Déménageur.',
    'Déménageur, Courtier et ventes de toits sont payés en entier, même en prison ou chez les Squatteurs. Ils n’achètent pas de cartes : seul le loyer le fait.',
    'Aller en prison dans sa propre phase de jeu, c’est encaisser ainsi ce tour-ci, sauf secours du Tribunal ou de la Politique.',
    'Démolition : d’abord chacun trouve un appartement, puis les musiciens parmi eux chassent ceux qu’ils ont rejoints. Un choix qui laisserait ensuite quelqu’un sans appartement n’est pas proposé.',
    'Le Loyer retenu s’éteint au prochain loyer de qui possède l’immeuble, même en prison ou avec des Squatteurs. Un deuxième sur le même locataire attend le loyer suivant.',
    'Une Famille signale le crime commis dans son immeuble même si c’est elle la victime.',
    'Dans un échange libre, l’un pose cartes et dollars, l’autre les voit et pose les siens, même rien, et le premier accepte ou non. Personne d’autre ne voit les cartes.',
    'Sans textes, on vit avec n’importe qui et n’importe où, et le Déménageur paie {mover}. De tous les textes ne reste que celui des Squatteurs : pas de loyer, le meilleur locataire s’en va, la Police les chasse.',
    'Plusieurs cartes vont sous la pioche dans un ordre que personne ne connaît.',
    'À cinq ou six, la nouvelle pioche arrive aussitôt et les achats continuent au prix atteint.',
  ],
  credits: [
    'Qui l’a fait',
    '{title} est un jeu de Friedemann Friese, édité par 2F-Spiele en {year}. Ceci est un endroit non officiel pour y jouer, dans le respect de son auteur. Les mots et les dessins sont les nôtres ; là où les sources se contredisent, les décisions aussi.',
  ],
};
