// The French text of the rules page of the second edition of Landlord!.
import { fr as first, sharedRules } from '../../landlord/rulebook/fr.ts';
import type { Sections } from '../../landlord/rulebook/sections.ts';

export const fr: Sections = {
  aim: [
    ...first.aim,
    'Si tu connais la première édition, voici ce qui change : personne ne reçoit de toit au départ, et les toits ne s’achètent pas aux autres joueurs mais à une pile, à un prix qui monte avec tes immeubles. Un Savant amène des Monstres de leur propre pioche, une Taverne écarte les locataires qui paient beaucoup, et les Mauvais payeurs ne paient rien mais peuvent déménager contre de l’argent. Il n’y a ni Recyclage, ni Étudiant, ni Célibataire, ni Célébrités, ni Retraités, ni Chercheur, ni Manager. Tu encaisses toujours au moins {least}. Quand un locataire est forcé de partir, son propriétaire peut choisir n’importe quel appartement qui convient, même adverse. Avec le Courtier, c’est la banque qui paie, les locataires tués vont sous la pioche, la Politique ne fait pas sortir de prison, et rien ne remplit la pioche épuisée.',
  ],
  setup: [
    'Comment se prépare la partie ?',
    'Chacun reçoit {cards} cartes et {dollars} dollars. Le reste forme la pioche. La pile de {roofs} Toits, la pioche de {monsters} Monstres et la prison sont à part et n’ont pas d’appartement au dos. On tire au sort qui commence, et les tours se suivent vers la gauche.',
    'Tu ne vois que la face de tes propres cartes ; des autres mains, tout le monde ne voit que le nombre de cartes. Les dollars sont publics.',
  ],
  signs: ['Que veulent dire les signes ?', sharedRules.signs],
  turn: [
    'Que faire à mon tour ?',
    '1. Inspection. Si tu es en prison, tu peux d’abord payer {bail} dollars et sortir. Ensuite, dans l’ordre que tu veux : dans chacun de tes immeubles squattés, le locataire qui paie le plus doit partir ; si plusieurs paient autant, tu choisis lequel, et les Squatteurs ne partent jamais. Tu choisis un appartement qui convient (la question « Qui peut habiter où ? » dit quand), chez toi ou chez n’importe quel joueur ; s’il n’y en a aucun, le locataire est défaussé. Si tu as le Savant, un Monstre sort de la pioche des Monstres et va dans un appartement qui convient, chez toi ou chez n’importe quel joueur. Et chacun de tes Mauvais payeurs peut déménager, pour {fare} dollars.',
    '2. Cartes. Joues-en autant que tu veux, dans n’importe quel ordre : construis, installe des locataires, agis.',
    '3. Loyers. Chaque locataire paie le sien, chaque appartement vide rapporte 1. Un immeuble squatté ne rapporte rien du tout. Tu reçois toujours au moins {least}.',
    '4. Achats. Achète des cartes de la pioche, une à une, et regarde chacune avant de décider de la suivante. Les {cheap} premières coûtent 1 dollar chacune, les suivantes 2. Tu ne peux jamais dépenser plus que le loyer de ce tour ; les {least} que chacun reçoit au moins comptent comme loyer.',
  ],
  building: [
    'Comment construire ?',
    sharedRules.double,
    'Pose une à {highest} cartes de ta main, côté appartement, et termine l’immeuble dans le même tour : par un Toit de la pile, ou par une Mansarde ou un Toit plat de ta main. Un Toit de la pile coûte autant de dollars que tu as d’immeubles terminés, donc le premier est gratuit ; les cartes de ta main ne coûtent rien. Tant que l’immeuble n’est pas terminé, tu peux reprendre les niveaux, mais tu ne peux jouer aucune autre carte. La face des niveaux reste ton secret. Les immeubles sont numérotés dans l’ordre de leur construction, toutes rues confondues.',
    'La hauteur d’un immeuble est son nombre de niveaux ; cave aménagée, Mansarde et Surélévation ne comptent pas. Un immeuble terminé ne reçoit plus de niveau.',
    'Plus tard, tout joueur peut mettre une Surélévation sur un Toit simple, et une Cave aménagée sous chaque immeuble, même chez un rival. Mansarde et Toit plat ne servent qu’à terminer un immeuble.',
    'Quand la pile de toits est épuisée, seules ces deux cartes terminent un immeuble. Le Toit d’un immeuble démoli va dans la main de son propriétaire : il ne coûte alors plus rien, mais ne peut pas servir de niveau. En main, il est secret comme toute autre carte.',
  ],
  tenants: [
    'Qui peut habiter où ?',
    'Un locataire de ta main emménage dans un appartement vide de n’importe quel immeuble terminé, à toi ou non. L’appartement convient si l’immeuble n’a pas plus de niveaux que la carte n’en permet, s’il est à un étage que la carte permet (un Homme au chien, par exemple, n’habite qu’au rez-de-chaussée ou dans une cave aménagée) et si ni les locataires déjà là ni une Taverne ne l’empêchent (seuls des Originaux, par exemple, emménagent avec des Originaux).',
    'Un locataire qui a besoin de deux appartements en prend deux vides, l’un au-dessus de l’autre. La cave aménagée touche le rez-de-chaussée, et l’appartement sous le toit touche le dernier niveau ; mais la cave et le toit ne se touchent pas.',
    'Sans carte Déménagement, c’est toujours le propriétaire qui décide où va un locataire. Un locataire forcé de partir n’est jamais relogé dans l’immeuble qu’il quitte et ne va que dans un appartement qui convient. À l’intérieur d’un immeuble, en revanche, un locataire se déplace librement : seul compte l’étage, si la carte en demande un, pas les voisins, et les Musiciens ne chassent personne.',
    'Une étoile * veut dire : nos sources ne donnent pas ce nombre, il est donc de nous. Si la première édition a le même locataire, nous prenons son nombre.',
  ],
  actions: [
    'Que font les cartes action ?',
    'Tu peux viser n’importe quel joueur avec une carte action, toi-même compris. Une fois jouée, elle est défaussée, qu’elle ait eu de l’effet ou non. On peut répondre à certaines cartes action : une réponse est une carte qu’un autre joueur joue à son tour contre elle.',
    'Tu n’as rien à défausser toi-même. Quand une carte a produit son effet ou échoué, les cartes vont d’elles-mêmes à la défausse, dans cet ordre : d’abord ce que la carte a touché, ensuite la carte elle-même, enfin les réponses. Dans une enquête, chaque carte est défaussée tout de suite.',
  ],
  answers: [
    'Que peuvent me faire les autres ?',
    sharedRules.threats,
    'Un joueur visé par une carte peut répondre : au Déménagement d’un de ses locataires par le Courtier, à l’entrée de Squatteurs par la Police, à un Meurtre ou à une Bombe par le Fou ou la Police. Personne d’autre ne le peut. On te le demande même si tu n’as aucune de ces cartes : ainsi, personne ne peut deviner ta main. Seul un joueur sans aucune carte n’est pas interrogé. Si tu te vises toi-même, on ne demande à personne. Mais les Squatteurs que tu déplaces chez un autre peuvent y croiser la Police.',
    'Un Déménagement se passe dans cet ordre : le joueur qui le joue verse {moverCharges} dollars au propriétaire du Déménageur, la victime peut jouer le Courtier, le locataire se déplace, des Musiciens chassent les autres, les Squatteurs peuvent croiser la Police. Si c’est le Déménageur qui déménage, son propriétaire est payé cette dernière fois.',
    'Celui qui joue le Courtier reçoit aussitôt de la banque le loyer du locataire, et le nouveau propriétaire ne reçoit rien de lui au prochain loyer. Jusqu’à ce loyer, payé ou perdu à cause des Squatteurs ou de la prison, le locataire porte une marque. Elle disparaît s’il déménage encore, comme le Loyer retenu.',
    'Le Fou détourne un Meurtre ou une Bombe : celui qui joue le Fou choisit un locataire ou un immeuble du joueur qui a commencé. Ce peut être des Squatteurs, mais pas des Colocataires. On ne peut pas y répondre, la police ne vient pas et aucune Famille ne le signale. Faute de cible, le crime échoue.',
  ],
  jail: [
    'Quand vient la police ?',
    sharedRules.police,
    sharedRules.prisoner,
    'En prison, tu joues comme toujours, mais tu encaisses exactement {least}. Tu sors pour {bail} dollars pendant ton inspection, avec le Tribunal dans ta phase de jeu, ou quand un autre est arrêté.',
    'Si tu vas en prison pendant que tu joues tes cartes, tu encaisses comme un prisonnier ce tour-ci, sauf si le Tribunal te libère.',
    'Une Famille ne signale que les crimes que commet son propriétaire, pas ceux que d’autres commettent dans son immeuble. Si c’est elle qui est visée, ou si elle meurt dans l’immeuble détruit par une Bombe, elle ne signale rien. Si une Famille signale le crime, inutile d’appeler la police : on ne demande que le Fou à la victime, et il n’y a qu’une enquête.',
  ],
  end: [
    'Quand la partie finit-elle ?',
    'Une fois la dernière carte de la pioche tirée, chacun a encore un tour, même le joueur qui l’a tirée. La pioche ne se refait pas : les cartes qui devraient aller dessous sont dès lors défaussées.',
    'Le joueur le plus riche l’emporte. En cas d’égalité, la place est partagée, sauf si l’option de départage est choisie.',
  ],
  money: [
    'Comment compter les dollars ?',
    sharedRules.rents,
    'Caution, Mauvais payeurs et Toits se paient avec n’importe quel argent, les cartes avec le seul loyer de ce tour. Ce que rapportent Déménageur, Courtier et échanges n’est pas un loyer, mais se touche en entier, même en prison et pour un immeuble squatté.',
    'Si tu ne peux pas payer en entier le propriétaire du Déménageur, tu paies ce que tu as.',
  ],
  variants: [
    'Quelles variantes y a-t-il ?',
    'Notre source pour cette édition ne connaît ni échanges, ni autre fin que celle de la pioche. Les échanges libres, la fin après quelques manches et la fin à un montant donné viennent de la première édition ; les gros montants ne changent que l’affichage. Pour une égalité, la source n’a pas de règle, seulement des idées : l’option en prend trois, dans un ordre à nous. Seule la victime répond à une carte.',
    sharedRules.openTrade,
    sharedRules.ends,
  ],
  rulings: [
    'Bon à savoir',
    sharedRules.mostRent,
    sharedRules.moreSquatters,
    'La règle de la Taverne vaut tant qu’elle est là, aussi pour tout locataire qui arrive ensuite. Dans son immeuble, deux choses comptent : le loyer imprimé sur la carte du locataire ({here} au plus ; seule la Taverne elle-même en est dispensée) et le loyer que le locataire y paie ({near} au plus). Dans les autres immeubles du propriétaire, seul compte le loyer que le locataire y paie, quel que soit celui de la carte. Si un locataire l’enfreint, en arrivant ou parce qu’un loyer a monté, le propriétaire le déplace, dans l’ordre de son choix. Pendant qu’on démolit son immeuble, la Taverne n’exclut personne tant qu’elle n’a pas de nouvel appartement ; quand tous ont déménagé, ceux qui enfreignent sa règle s’en vont.',
    'Un locataire chassé par les Squatteurs ou la Taverne sans appartement qui convient est défaussé ; chassé par les Musiciens, il reste.',
    'Le Monstre vient, que son propriétaire le veuille ou non, même en prison et avec des Squatteurs. Si aucun appartement ne lui convient, ou si sa pioche est vide, il n’en vient pas. Mort, défaussé ou sans appartement, il retourne dans sa pioche ; expulsé, il va dans la main de son propriétaire comme tout locataire, et peut être joué de là.',
    'L’inspection concerne ceux qui vivent là quand vient leur tour. Chaque Mauvais payeur déménage une fois par tour, même s’il est chassé ensuite.',
    'Une Mansarde suffit aussi aux Nobles. Dans un immeuble d’un niveau, ils prennent le niveau et l’appartement au-dessus ou en dessous.',
    'Démolition : d’abord tous sont relogés, puis les Musiciens parmi eux chassent ceux qui vivaient là à leur arrivée ; le propriétaire de l’immeuble démoli choisit. Un choix qui laisserait ensuite quelqu’un sans appartement n’est pas proposé.',
    'Le Loyer retenu s’éteint au prochain loyer du propriétaire, même en prison et avec des Squatteurs. Un deuxième sur le même locataire attend le loyer suivant. Le locataire compte quand même comme voisin, par exemple pour les Hackers.',
    'Pour le départage, tous ceux qui vivent dans tes immeubles comptent comme locataires, même les Squatteurs et les Monstres, et le loyer individuel est celui du moment.',
    sharedRules.hiddenOrder,
  ],
  credits: first.credits,
};
