import type { Sections } from './sections.ts';

/** What both editions play alike. */
export const both = {
  police:
    'Après un Meurtre ou une Bombe, la Police ne sauve personne : elle enquête. Elle commence par le joueur du crime. Un joueur qui ne joue ni Alibi ni Tribunal va en prison ; s’il en joue un, la police passe à son voisin de gauche, plusieurs fois autour de la table s’il le faut, et même au joueur qui l’a appelée. Personne n’est obligé de jouer la carte, et un joueur sans aucune carte va tout de suite en prison.',
  prisoner:
    'La police saute le joueur qui est en prison : il n’y a pas de meilleur alibi. La cellule n’a qu’une place : le nouveau prisonnier libère l’ancien.',
  investigation:
    'Une enquête. Anna, Bruno et Clara sont assis dans cet ordre, dans le sens des aiguilles d’une montre. Anna fait sauter un immeuble de Bruno, et Bruno répond par la Police : l’immeuble est perdu quand même. La police commence par Anna, qui joue un Alibi. Elle passe à Bruno, bien que ce soit lui qui l’ait appelée ; Bruno joue le Tribunal. Elle arrive ainsi à Clara, qui n’a ni l’un ni l’autre et va en prison. Si Clara avait déjà été en prison, la police serait revenue à Anna : sans autre Alibi, Anna va en prison et Clara est libre.',
  openTrade:
    'Échanges libres : à ton tour, tu poses des cartes et des dollars pour un autre joueur, qui les voit et pose les siens, même rien ; puis tu acceptes ou non. Personne d’autre ne voit les cartes. Ce qu’un joueur a refusé ne lui est plus offert dans cette phase.',
  ends: 'La partie finit avec ce qui vient en premier : le nombre de manches choisi, la manche où quelqu’un atteint le montant choisi, ou la fin de la pioche.',
  mostRent:
    'Le locataire qui « paie le plus » et la somme du Courtier : on compte le loyer du moment, textes et voisins compris, comme s’il n’y avait ni Squatteurs, ni prison, ni Loyer retenu.',
  moreSquatters:
    'Des Squatteurs peuvent rejoindre des Squatteurs. Chaque Police en chasse une carte. Quel que soit leur nombre, un seul locataire part par tour.',
  hiddenOrder:
    'Plusieurs cartes vont sous la pioche dans un ordre aléatoire que personne ne connaît.',
};

export const fr: Sections = {
  aim: [
    'Le but',
    'À la fin, le joueur le plus riche l’emporte. Tu construis des immeubles, tu loues les appartements et tu encaisses les loyers. Les bons locataires vont dans tes immeubles, les autres chez tes rivaux. Si c’est trop lent, il y a les bombes.',
    'Chaque carte est double. Le dos est un appartement, le même sur les {deck} ; le devant est un locataire, une partie d’immeuble ou une action. Toute carte peut donc servir de niveau, au prix de ce qu’elle aurait pu être.',
  ],
  setup: [
    'Mise en place',
    'Chacun reçoit un Toit, {cards} autres cartes et {dollars} dollars. Le reste forme la pioche ; la prison attend. Le donneur est tiré au sort. Le joueur à sa gauche commence, et les tours se suivent vers la gauche.',
    'Tu ne vois que le devant de tes propres cartes ; des autres mains, tout le monde voit le nombre de cartes. Les dollars sont publics.',
  ],
  turn: [
    'Un tour',
    '1. Inspection. Si tu es en prison, tu peux d’abord payer {bail} dollars et sortir. Ensuite, dans chacun de tes immeubles squattés, le locataire qui paie le plus doit partir ; si plusieurs paient autant, tu choisis lequel. Les Squatteurs ne partent jamais. Le locataire va dans un de tes appartements vides qui convient, celui que tu veux. Si tu n’en as pas, tu en choisis un chez n’importe quel joueur ; s’il n’y en a aucun, il est défaussé. Si tu as plusieurs immeubles squattés, tu choisis l’ordre, et les loyers se recomptent après chacun.',
    '2. Cartes. Joues-en autant que tu veux, dans n’importe quel ordre : construis, installe des locataires, agis.',
    '3. Loyers. Chaque locataire paie le sien, chaque appartement vide rapporte 1. Un immeuble squatté ne rapporte rien du tout. Tu reçois toujours au moins {least}.',
    '4. Achats. Achète des cartes de la pioche, une à une, et regarde chacune avant de décider de la suivante. Les {cheap} premières coûtent 1 dollar chacune, les suivantes 2. Tu ne peux jamais dépenser plus que le loyer de ce tour.',
  ],
  building: [
    'Construire',
    'Pose une à {highest} cartes de ta main, côté appartement, et termine l’immeuble dans le même tour par un Toit, un Toit plat ou un Toit à lucarnes. Jusqu’au toit, tu peux reprendre les niveaux, mais ne jouer aucune autre carte ; une carte de toit doit toujours rester dans ta main. Le devant des niveaux reste ton secret.',
    'La hauteur d’un immeuble est son nombre de niveaux ; la cave aménagée et l’appartement sous le toit ne comptent pas. Un immeuble terminé ne reçoit plus de niveau.',
    'Un Toit à lucarnes est tout de suite un appartement ; un Toit simple n’en est pas un. Plus tard, tout joueur peut mettre sur un Toit simple une Rénovation du toit, un Toit à lucarnes ou un Toit plat, et sous chaque immeuble une Rénovation de la cave, même chez un rival. Un toit transformé une fois ne l’est plus jamais.',
    'Pas de carte de toit en main ? Dans ta phase de jeu, offre des dollars pour en avoir une, à un joueur ou à tous à tour de rôle ; même 0. Ils vendent une carte de toit de leur choix, demandent un autre prix ou refusent. Un joueur qui demande un prix pose à côté le toit, face cachée. Tu peux retirer ton offre tant que personne n’accepte. À un joueur qui a refusé, ou à qui tu as retiré ton offre, tu ne peux offrir que davantage dans cette phase ; une offre acceptée peut se répéter.',
  ],
  tenants: [
    'Les locataires',
    'Un locataire de ta main emménage dans un appartement vide de n’importe quel immeuble terminé, à toi ou non. L’appartement convient si l’immeuble n’a pas plus de niveaux que la carte n’en permet, si la place est bonne et si les voisins sont d’accord.',
    'Un locataire qui a besoin de deux appartements en prend deux vides, l’un au-dessus de l’autre. La cave aménagée touche le rez-de-chaussée, et l’appartement sous le toit touche le dernier étage ; mais ils ne se touchent pas.',
    'Un locataire forcé de partir ne revient jamais dans le même immeuble et ne va que dans un appartement qui convient. À l’intérieur d’un immeuble, en revanche, un locataire se déplace librement : seule compte la place écrite sur la carte, pas les voisins, et un Musicien ne chasse personne.',
  ],
  actions: [
    'Les actions',
    'Tu peux viser n’importe quel joueur avec une carte action, toi-même compris. Une fois jouée, elle est défaussée, qu’elle ait réussi ou non.',
    'Rien n’est défaussé avant qu’une carte ait produit son effet. Vont alors à la défausse, dans cet ordre : ce que la carte a frappé, la carte elle-même, les réponses. Dans une enquête, chaque carte est défaussée tout de suite. La dernière carte jouée est donc sur le dessus, pour le Recyclage.',
    'Le Recyclage prend la place de cette carte du dessus. Tu peux le jouer dans toute décision à toi (caution, inspection, cartes à jouer, relogement, échange, achats, mais pas pendant que tu construis) et dès qu’on te demande quelque chose, la police comprise. Puis tu décides comme avant, et tu peux déjà utiliser la carte prise. Si on ne te demande rien, tu ne peux pas le jouer pendant le tour d’un autre.',
  ],
  answers: [
    'Les réponses',
    'Un joueur visé par une carte peut répondre : au Déménagement d’un de ses locataires par le Courtier, à l’entrée de Squatteurs par la Police, à un Meurtre ou à une Bombe par le Fou ou la Police. La question vient quelles que soient les cartes en main, ainsi une pause ne dit rien ; seul un joueur sans aucune carte n’est pas interrogé. Si tu te vises toi-même, on ne demande à personne. Mais les Squatteurs que tu déplaces chez un autre peuvent y croiser la Police.',
    'Un Déménagement se passe ainsi : on paie le propriétaire du Déménageur, on demande le Courtier, le locataire se déplace, un Musicien chasse les autres, les Squatteurs peuvent croiser la Police.',
    'Le Fou détourne un Meurtre ou une Bombe : le joueur du Fou choisit un locataire ou un immeuble du joueur qui a commencé. Ce peut être des Squatteurs, mais pas un Célibataire. On ne peut pas y répondre, la police ne vient pas et aucune Famille ne le signale. S’il n’y a rien à frapper, le crime échoue.',
    'Au Meurtre d’un Célibataire, on ne répond que par le Fou. Sinon il échoue : le Célibataire reste, et personne ne signale rien.',
  ],
  jail: [
    'Police et prison',
    both.police,
    both.prisoner,
    'En prison, tu joues comme toujours, mais tu n’encaisses que 1 dollar par immeuble à toi sans Squatteurs, et au moins {least}. Tu sors pour {bail} dollars pendant ton inspection, avec le Tribunal ou la Politique dans ta phase de jeu, ou quand un autre est arrêté.',
    'Si une Famille signale le crime, inutile d’appeler la police : on ne demande que le Fou à la victime. Il n’y a qu’une enquête, quel que soit le nombre de Familles.',
  ],
  end: [
    'La fin',
    'De deux à quatre joueurs : une fois tirée la dernière carte de la pioche, chacun a encore un tour, même le joueur qui l’a tirée. À cinq ou six, la défausse devient aussitôt une nouvelle pioche, et les achats continuent au prix atteint ; la deuxième fois est la dernière. C’est aussi la dernière s’il n’y a rien à mélanger.',
    'Les cartes qui devraient aller sous une pioche épuisée sont défaussées. Le joueur le plus riche l’emporte ; en cas d’égalité, la place est partagée.',
  ],
  examples: [
    'Exemples',
    'Étudiants. Ton immeuble a trois niveaux et un appartement sous le toit. À chaque niveau vit un Étudiant ; ils paient {one}, {next} et {last}, et l’appartement vide sous le toit rapporte 1 : tu encaisses {three}. Puis le premier Étudiant s’en va. Les autres avancent d’un rang et paient {one} et {next}, et deux appartements sont vides : {two}.',
    'Célébrités. Elles vivent seules aux deux premiers niveaux d’un immeuble de trois niveaux avec cave aménagée. Elles paient {celebrities}, les deux appartements vides 1 chacun : {stars}. Un Étudiant s’installe alors au dernier niveau. Les Célébrités paient {among}, l’Étudiant paie le double, {doubled}, et la cave aménagée, vide, rapporte {lit} : {company}.',
    'Un immeuble squatté. Une Famille occupe les deux niveaux de ton premier immeuble ; dessous, dans la cave aménagée, des Squatteurs sont entrés. Pendant ton inspection, la Famille doit partir, car personne d’autre n’y paie. Ton second immeuble a deux niveaux vides : c’est là que va la Famille, que cela te plaise ou non. Le premier immeuble ne rapporte rien, pas même pour ses niveaux vides. Si le second avait eu trois niveaux, il aurait été trop haut : une Famille vit dans des immeubles de {low} niveaux au plus. Tu aurais alors choisi un appartement qui convient chez un rival ; s’il n’y en avait eu aucun, la Famille aurait été défaussée.',
    'Un Déménagement. Le Déménageur habite chez Clara. Anna joue un Déménagement pour prendre le Manager de Bruno. D’abord, Anna verse {charges} dollars à Clara. Bruno répond par le Courtier : le Manager paie {manager}, donc Anna verse {manager} à Bruno. Avec {purse} dollars en tout, Anna en aurait versé {charges} à Clara et les {rest} autres à Bruno. Le Manager déménage de toute façon.',
    both.investigation,
  ],
  variants: [
    'Variantes',
    'Tout le monde répond : on demande à tous sauf au joueur de la carte, d’abord à la victime, puis aux autres vers la gauche, jusqu’à ce que quelqu’un réponde. Tout se passe comme si la victime avait répondu, à deux exceptions près : le joueur du Fou choisit ce qu’il frappe, et le joueur du Courtier reçoit le loyer.',
    `${both.openTrade} Sans cette option, on n’achète que des cartes de toit.`,
    'Sans textes des cartes, tous peuvent vivre ensemble, à n’importe quelle place, et le Déménageur paie {mover} ; seuls comptent loyer, appartements et hauteur. Des textes ne reste que celui des Squatteurs : pas de loyer de leur immeuble, un locataire part à l’inspection, la Police les chasse. Dans cette version, un locataire peut être envoyé dans un autre de tes immeubles squattés ; si celui-ci est encore à inspecter, il devra peut-être repartir.',
    both.ends,
  ],
  rulings: [
    'Bon à savoir',
    both.mostRent,
    both.moreSquatters,
    'Seules ou entre elles, les Célébrités paient {celebrities}. Les loyers ne doublent qu’une fois, quel que soit le nombre de Célébrités, et le leur jamais. Les Squatteurs ne comptent pas comme compagnie.',
    'Si tu ne peux pas payer en entier le Déménageur et le Courtier, tu paies ce que tu as, d’abord le Déménageur.',
    'Déménageur, Courtier et ventes de toits sont payés en entier, même à un prisonnier et pour un immeuble squatté. Ils ne servent pas à acheter des cartes : seul le loyer le permet.',
    'Si tu vas en prison pendant que tu joues tes cartes, tu encaisses comme un prisonnier ce tour-ci, sauf si le Tribunal ou la Politique te libère.',
    'Démolition : d’abord chacun reçoit un appartement, puis les Musiciens parmi eux chassent ceux qui vivaient là à leur arrivée ; le propriétaire de l’immeuble démoli choisit. Un choix qui laisserait ensuite quelqu’un sans appartement n’est pas proposé.',
    'Le Loyer retenu s’éteint au prochain loyer du propriétaire, même en prison et avec des Squatteurs. Un deuxième sur le même locataire attend le loyer suivant. Le locataire compte quand même comme voisin, pour les Étudiants et pour les Célébrités.',
    'Une Famille signale aussi un crime dans son propre immeuble quand c’est elle la victime.',
    'Le propriétaire qui reprend ou déplace la Mère et l’enfant ne joue pas de Déménagement : on ne paie pas le Déménageur et on ne demande pas le Courtier.',
    'Un Musicien forcé de se déplacer chasse les locataires comme tout autre. Ils partent un à un, dans l’ordre choisi, et celui qui a un appartement où aller à ce moment doit y aller.',
    both.hiddenOrder,
  ],
  credits: [
    'Crédits',
    '{title} est un jeu de Friedemann Friese, édité par 2F-Spiele en {year}. Ceci est un endroit non officiel pour y jouer, fait dans le respect de son auteur. Les mots et les dessins sont les nôtres ; là où les sources se contredisent, les décisions aussi.',
  ],
};
