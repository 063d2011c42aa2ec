import { fr as first } from '../../landlord/rulebook/fr.ts';
import type { Sections } from '../../landlord/rulebook/sections.ts';

export const fr: Sections = {
  ...first,
  setup: [
    first.setup[0],
    'Chacun reçoit {cards} cartes et {dollars} dollars. Le reste forme la pioche. {roofs} Toits, {monsters} Monstres et la prison sont à part, sans appartement au dos. Le sort dit qui commence.',
    ...first.setup.slice(2),
  ],
  turn: [
    first.turn[0],
    '1. Visite, dans l’ordre que vous voulez. De chacun de vos immeubles squattés doit partir le locataire qui paie le plus : vers un appartement qui convienne, chez n’importe qui, à votre choix ; à défaut, à la défausse. Si vous avez le Savant, un Monstre de la pioche va dans un appartement qui convienne, chez n’importe qui. Vos Nomades peuvent repartir, pour {fare} dollars chacun. En prison, vous pouvez d’abord payer {bail} dollars et sortir.',
    ...first.turn.slice(2),
  ],
  building: [
    first.building[0],
    'Posez une à {highest} cartes de votre main, côté appartement, et fermez l’immeuble dans le même tour : avec un Toit du tas, qui coûte autant de dollars que vous avez d’immeubles, ou avec une Mansarde ou un Toit plat de votre main, qui ne coûtent rien. Votre premier Toit est gratuit. Tant que l’immeuble est ouvert, vous pouvez reprendre les niveaux, mais rien jouer d’autre. Leur devant reste votre secret.',
    ...first.building.slice(2, 3),
    'Ensuite, tout le monde peut mettre une Surélévation sur un Toit simple et une Cave aménagée sous chaque immeuble, même chez les autres. Mansarde et Toit plat ne font que terminer.',
    'Le tas de Toits épuisé, elles seules terminent un immeuble. Le Toit d’un immeuble démoli va en main à qui le possédait : il ne coûte alors plus rien, mais ne peut servir de niveau.',
  ],
  tenants: [
    ...first.tenants,
    'Sans carte Déménagement, c’est toujours qui possède l’immeuble qui décide où va un locataire, chez soi ou ailleurs.',
    'Les nombres à étoile * sont de nous : notre source dit ce que font les locataires, mais pas tout ce qui figure sur leurs cartes. Si la première édition a le même locataire, le nombre en vient.',
  ],
  jail: [
    first.jail[0],
    ...first.jail.slice(1, 3),
    'En prison, vous jouez comme toujours, mais encaissez exactement {least}. Pour sortir : {bail} dollars au début de votre tour, Tribunal dans votre phase de jeu, ou quelqu’un qui vous remplace.',
    ...first.jail.slice(4),
  ],
  end: [
    first.end[0],
    'La dernière carte de la pioche tirée, chacun a encore un tour, y compris qui l’a tirée. La pioche ne se refait pas.',
    ...first.end.slice(2),
  ],
  rulings: [
    first.rulings[0],
    ...first.rulings.slice(1, 3),
    'La règle de la Taverne vaut tant qu’elle est là, aussi pour qui arrive ensuite : dans le sien, le loyer de la carte ; dans les autres immeubles, ce que le locataire paierait. Si quelqu’un l’enfreint, en arrivant ou parce qu’un loyer a monté, qui possède les immeubles le déplace, dans l’ordre de son choix.',
    'Qui est chassé sans trouver d’appartement qui convienne va à la défausse ; il n’y a qu’avec les Musiciens que l’on peut rester.',
    'Le Monstre vient, qu’on le veuille ou non, même en prison et chez les Squatteurs. Si aucun appartement ne lui convient, ou si sa pioche est vide, il n’en vient pas.',
    'Chaque Nomade repart une fois par tour. Caution, voyages et Toits se paient avec n’importe quel argent, les cartes avec le seul loyer du tour ; ce que rapportent Déménageur et Courtier n’est pas un loyer.',
    'Aux Nobles, une Mansarde suffit aussi. Dans un immeuble d’un niveau, ils prennent le niveau et ce qui est au-dessus ou en dessous.',
    'Aller en prison dans sa propre phase de jeu, c’est encaisser ainsi ce tour-ci, sauf secours du Tribunal.',
    ...first.rulings.slice(7, 9),
    'Une Famille ne signale pas les crimes des autres, pas même dans son immeuble.',
    'Ce que frappe le Fou, c’est qui le joue qui le choisit ; jamais des Colocataires.',
    ...first.rulings.slice(10, 11),
    ...first.rulings.slice(12, 13),
  ],
};
