// The French text of the rules page of Landlord!.
import type { Sections } from './sections.ts';

/** The rules that both editions share. */
export const sharedRules = {
  double:
    'Chaque carte est double. Le dos est un appartement, le même sur les {deck} cartes ; la face est un locataire, une partie d’immeuble ou une action. Chacune de ces cartes peut donc servir de niveau. La poser ne coûte pas de dollars, mais tant qu’elle est un niveau, tu ne peux pas jouer sa face.',
  threats:
    'Ils peuvent envoyer des Squatteurs dans tes immeubles, chasser tes locataires avec des Musiciens ou les emmener par un Déménagement, retenir un loyer, commettre un Meurtre, faire sauter un immeuble avec une Bombe, en vider ou en abattre un par une Expulsion ou une Démolition. La Police aide contre les Squatteurs, le Courtier contre un Déménagement, le Fou ou la Police contre un crime, c’est-à-dire un Meurtre ou une Bombe. Contre tout le reste, il n’y a pas de réponse.',
  signs:
    'Tout ce qui est sur la table s’explique : appuie longtemps dessus, ou arrête-toi dessus avec le pointeur. Ces images montrent les signes que l’on rencontre le plus.',
  rents:
    'Dans ta phase de loyers, on additionne tous tes immeubles : ce que chaque locataire paie à ce moment, et 1 par appartement vide. Un immeuble squatté ne rapporte rien. Le nombre sur la carte d’un locataire n’est qu’un début : textes et voisins peuvent le changer.',
  police:
    'Après un Meurtre ou une Bombe, la Police ne sauve personne : elle enquête. Elle commence par l’auteur du crime. Un joueur qui ne joue ni Alibi ni Tribunal va en prison ; s’il en joue un, la police passe à son voisin de gauche, plusieurs fois autour de la table s’il le faut, et même au joueur qui l’a appelée. Personne n’est obligé de jouer la carte, et un joueur sans aucune carte va tout de suite en prison.',
  prisoner:
    'La police saute le joueur qui est déjà en prison. La cellule n’a qu’une place : le nouveau prisonnier libère l’ancien.',
  openTrade:
    'Échanges libres : à ton tour, tu poses des cartes et des dollars pour un autre joueur, qui les voit et pose les siens en retour, ou rien ; puis tu acceptes ou non. Personne d’autre ne voit les cartes. Ce qu’un joueur a refusé ne lui est plus offert dans cette phase.',
  ends: 'La partie finit avec ce qui vient en premier : le nombre de manches choisi, la manche où quelqu’un atteint le montant choisi, ou la fin de la pioche.',
  mostRent:
    'Le locataire qui « paie le plus » et la somme du Courtier : on compte le loyer payé à ce moment, textes et voisins compris, comme s’il n’y avait ni Squatteurs, ni prison, ni Loyer retenu.',
  moreSquatters:
    'Des Squatteurs peuvent rejoindre des Squatteurs. Chaque Police en chasse une carte. Quel que soit leur nombre, un seul locataire part par tour.',
  hiddenOrder:
    'Plusieurs cartes vont sous la pioche dans un ordre aléatoire que personne ne connaît.',
};

export const fr: Sections = {
  aim: [
    'Qui gagne ?',
    'À la fin, le joueur le plus riche l’emporte. Tu construis des immeubles, tu loues les appartements et tu encaisses les loyers. Les bons locataires vont dans tes immeubles, les autres chez tes rivaux. Si c’est trop lent, il y a les bombes.',
    'À la fin, seuls les dollars comptent. Immeubles, locataires et cartes en main ne valent alors plus rien : dépense à temps, mais pas au dernier moment.',
  ],
  setup: [
    'Comment se prépare la partie ?',
    'Chacun reçoit un Toit, {cards} autres cartes et {dollars} dollars. Le reste forme la pioche ; la prison est posée à part. Le donneur est tiré au sort. Le joueur à sa gauche commence, et les tours se suivent vers la gauche.',
    'Tu ne vois que la face de tes propres cartes ; des autres mains, tout le monde ne voit que le nombre de cartes. Les dollars sont publics.',
  ],
  signs: ['Que veulent dire les signes ?', sharedRules.signs],
  turn: [
    'Que faire à mon tour ?',
    '1. Inspection. Si tu es en prison, tu peux d’abord payer {bail} dollars et sortir. Ensuite, dans chacun de tes immeubles squattés, le locataire qui paie le plus doit partir ; si plusieurs paient autant, tu choisis lequel. Les Squatteurs ne partent jamais. Le locataire va chez toi, dans l’appartement vide de ton choix, pourvu qu’il convienne (la question « Qui peut habiter où ? » dit quand). Si tu n’en as aucun, tu en choisis un chez n’importe quel autre joueur ; s’il n’y en a nulle part, le locataire est défaussé. Si tu as plusieurs immeubles squattés, tu choisis l’ordre, et les loyers se recomptent après chacun.',
    '2. Cartes. Joues-en autant que tu veux, dans n’importe quel ordre : construis, installe des locataires, agis.',
    '3. Loyers. Chaque locataire paie le sien, chaque appartement vide rapporte 1. Un immeuble squatté ne rapporte rien du tout. Tu reçois toujours au moins {least}.',
    '4. Achats. Achète des cartes de la pioche, une à une, et regarde chacune avant de décider de la suivante. Les {cheap} premières coûtent 1 dollar chacune, les suivantes 2. Tu ne peux jamais dépenser plus que le loyer de ce tour.',
  ],
  building: [
    'Comment construire ?',
    sharedRules.double,
    'Pose une à {highest} cartes de ta main, côté appartement, et termine l’immeuble dans le même tour par un Toit, un Toit plat ou un Toit à lucarnes. Jusqu’au toit, tu peux reprendre les niveaux, mais tu ne peux jouer aucune autre carte ; une carte de toit doit toujours rester dans ta main. La face des niveaux reste ton secret. Les immeubles sont numérotés dans l’ordre de leur construction, toutes rues confondues.',
    'La hauteur d’un immeuble est son nombre de niveaux ; la cave aménagée et l’appartement sous le toit ne comptent pas. Un immeuble terminé ne reçoit plus de niveau.',
    'Un Toit à lucarnes est tout de suite un appartement ; un Toit simple n’en est pas un. Plus tard, tout joueur peut mettre sur un Toit simple une Rénovation du toit, un Toit à lucarnes ou un Toit plat, et sous chaque immeuble une Rénovation de la cave, même chez un rival. Un toit transformé une fois ne l’est plus jamais.',
    'Pas de carte de toit en main ? Dans ta phase de jeu, tu peux offrir des dollars (même 0) pour en avoir une, à un joueur ou à tous à tour de rôle. Chacun vend une carte de toit de son choix, demande un autre prix ou refuse. Un joueur qui demande un prix pose à côté le toit, face cachée. Tu peux retirer ton offre tant que personne n’accepte. Si un joueur a refusé, ou si tu lui as retiré ton offre, tu ne peux plus lui faire dans cette phase qu’une offre plus élevée ; une offre acceptée peut être répétée.',
  ],
  tenants: [
    'Qui peut habiter où ?',
    'Un locataire de ta main emménage dans un appartement vide de n’importe quel immeuble terminé, à toi ou non. L’appartement convient si l’immeuble n’a pas plus de niveaux que la carte n’en permet, s’il est à un étage que la carte permet (les Retraités, par exemple, n’habitent qu’au rez-de-chaussée ou dans une cave aménagée) et si les locataires déjà là ne l’empêchent pas (seuls des Marginaux, par exemple, emménagent avec des Marginaux).',
    'Un locataire qui a besoin de deux appartements en prend deux vides, l’un au-dessus de l’autre. La cave aménagée touche le rez-de-chaussée, et l’appartement sous le toit touche le dernier niveau ; mais la cave et le toit ne se touchent pas.',
    'Un locataire forcé de partir n’est jamais relogé dans l’immeuble qu’il quitte et ne va que dans un appartement qui convient. À l’intérieur d’un immeuble, en revanche, un locataire se déplace librement : seul compte l’étage, si la carte en demande un, pas les voisins, et un Musicien ne chasse personne.',
  ],
  actions: [
    'Que font les cartes action ?',
    'Tu peux viser n’importe quel joueur avec une carte action, toi-même compris. Une fois jouée, elle est défaussée, qu’elle ait eu de l’effet ou non. On peut répondre à certaines cartes action : une réponse est une carte qu’un autre joueur joue à son tour contre elle.',
    'Tu n’as rien à défausser toi-même. Quand une carte a produit son effet ou échoué, les cartes vont d’elles-mêmes à la défausse, dans cet ordre : d’abord ce que la carte a touché, ensuite la carte elle-même, enfin les réponses. Dans une enquête, chaque carte est défaussée tout de suite. La dernière carte jouée est donc sur le dessus, pour le Recyclage.',
    'Le Recyclage prend la place de cette carte du dessus. Tu peux le jouer lors de n’importe laquelle de tes décisions (caution, inspection, cartes à jouer, relogement, échange, achats, mais pas pendant que tu construis) et dès qu’on te demande quelque chose, la police comprise. Puis tu décides comme avant, et tu peux déjà utiliser la carte prise. Si on ne te demande rien, tu ne peux pas le jouer pendant le tour d’un autre.',
  ],
  answers: [
    'Que peuvent me faire les autres ?',
    sharedRules.threats,
    'Un joueur visé par une carte peut répondre : au Déménagement d’un de ses locataires par le Courtier, à l’entrée de Squatteurs par la Police, à un Meurtre ou à une Bombe par le Fou ou la Police. On te le demande même si tu n’as aucune de ces cartes : ainsi, personne ne peut deviner ta main. Seul un joueur sans aucune carte n’est pas interrogé. Si tu te vises toi-même, on ne demande à personne. Mais les Squatteurs que tu déplaces chez un autre peuvent y croiser la Police.',
    'Un Déménagement se passe dans cet ordre : on paie le propriétaire du Déménageur, la victime peut jouer le Courtier, le locataire se déplace, un Musicien chasse les autres, les Squatteurs peuvent croiser la Police.',
    'Le Fou détourne un Meurtre ou une Bombe : celui qui joue le Fou choisit un locataire ou un immeuble du joueur qui a commencé. Ce peut être des Squatteurs, mais pas un Célibataire. On ne peut pas y répondre, la police ne vient pas et aucune Famille ne le signale. Faute de cible, le crime échoue.',
    'Au Meurtre d’un Célibataire, on ne répond que par le Fou. Sinon, le Meurtre échoue : le Célibataire reste, et personne ne signale rien.',
  ],
  jail: [
    'Quand vient la police ?',
    sharedRules.police,
    sharedRules.prisoner,
    'En prison, tu joues comme toujours, mais tu n’encaisses que 1 dollar par immeuble à toi sans Squatteurs, et au moins {least}. Tu sors pour {bail} dollars pendant ton inspection, avec le Tribunal ou la Politique dans ta phase de jeu, ou quand un autre est arrêté.',
    'Si tu vas en prison pendant que tu joues tes cartes, tu encaisses comme un prisonnier ce tour-ci, sauf si le Tribunal ou la Politique te libère.',
    'Si une Famille signale le crime, inutile d’appeler la police : on ne demande que le Fou à la victime. Il n’y a qu’une enquête, quel que soit le nombre de Familles.',
  ],
  end: [
    'Quand la partie finit-elle ?',
    'De deux à quatre joueurs : une fois la dernière carte de la pioche tirée, chacun a encore un tour, même le joueur qui l’a tirée. À cinq ou six, la première fois, la défausse mélangée devient aussitôt une nouvelle pioche, et les achats continuent au prix atteint ; la deuxième fois, ou s’il n’y a rien à mélanger, la partie finit de la même façon.',
    'Les cartes qui devraient aller sous une pioche épuisée sont défaussées. Le joueur le plus riche l’emporte ; en cas d’égalité, la place est partagée.',
  ],
  money: [
    'Comment compter les dollars ?',
    sharedRules.rents,
    'Seules ou entre elles, les Célébrités paient {celebritiesRent}. Les loyers ne doublent qu’une fois, quel que soit le nombre de Célébrités, et le leur jamais. Les Squatteurs ne comptent pas comme compagnie.',
    'Si tu ne peux pas payer en entier le Déménageur et le Courtier, tu paies ce que tu as, d’abord le Déménageur.',
    'Déménageur, Courtier et ventes de toits sont payés en entier, même à un prisonnier et pour un immeuble squatté. Ils ne servent pas à acheter des cartes : seul le loyer le permet.',
  ],
  variants: [
    'Quelles variantes y a-t-il ?',
    'Tout le monde répond : on demande à tous sauf au joueur de la carte, d’abord à la victime, puis aux autres vers la gauche, jusqu’à ce que quelqu’un réponde. Tout se passe comme si la victime avait répondu, à deux exceptions près : celui qui joue le Fou en choisit la cible, et celui qui joue le Courtier reçoit le loyer.',
    `${sharedRules.openTrade} Sans cette option, on n’achète que des cartes de toit.`,
    'Sans les textes des cartes, tous peuvent vivre ensemble, à n’importe quel étage, et le Déménageur paie {moverRent} ; seuls comptent loyer, appartements et hauteur. De ces textes, seul celui des Squatteurs reste : pas de loyer de leur immeuble, un locataire part à l’inspection, la Police les chasse. Dans cette version, un locataire peut être envoyé dans un autre de tes immeubles squattés ; si celui-ci est encore à inspecter, il devra peut-être repartir.',
    sharedRules.ends,
  ],
  rulings: [
    'Bon à savoir',
    sharedRules.mostRent,
    sharedRules.moreSquatters,
    'Démolition : d’abord tous sont relogés, puis les Musiciens parmi eux chassent ceux qui vivaient là à leur arrivée ; le propriétaire de l’immeuble démoli choisit. Un choix qui laisserait ensuite quelqu’un sans appartement n’est pas proposé.',
    'Le Loyer retenu s’éteint au prochain loyer du propriétaire, même en prison et avec des Squatteurs. Un deuxième sur le même locataire attend le loyer suivant. Le locataire compte quand même comme voisin, pour les Étudiants et pour les Célébrités.',
    'Une Famille signale aussi un crime dans son propre immeuble quand c’est elle la victime.',
    'Reprendre ou déplacer la Mère et l’enfant n’est pas un Déménagement : on ne paie pas le Déménageur et personne ne peut jouer le Courtier.',
    'Un Musicien forcé de se déplacer chasse les locataires comme tout autre Musicien. Ils partent un à un, dans l’ordre choisi, et celui qui a un appartement où aller à ce moment doit y aller.',
    sharedRules.hiddenOrder,
  ],
  credits: [
    'Crédits',
    '{title} est un jeu de Friedemann Friese, édité par 2F-Spiele en {year}. Ceci est un endroit non officiel pour y jouer, fait dans le respect de son auteur. Les mots et les dessins sont les nôtres ; là où les sources se contredisent, les décisions aussi.',
  ],
};
