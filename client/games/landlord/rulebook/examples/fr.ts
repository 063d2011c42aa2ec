// The French texts of the worked examples of Landlord!.
import type { ExampleTexts } from '../../../../table/rulebook-example.ts';
import type { Texts } from './index.ts';
import type { SharedId } from './shared.ts';

/** The examples that both editions share. */
export const sharedTexts: Record<Exclude<SharedId, 'order'>, ExampleTexts> = {
  buying: {
    title: 'Le loyer achète des cartes',
    text: 'Tu as {money0} dollars. Ton immeuble rapporte {rent0} : {flat0_1} de son locataire et 1 pour chacun des deux niveaux vides. Pour acheter des cartes, tu peux dépenser ces {rent0} dollars et pas davantage, si riche que tu sois.',
    marks: ['Ton prochain loyer, dans l’état actuel.', 'Ce que cet immeuble rapporte par tour.'],
    after:
      'Tu as acheté {drawn0} cartes à 1 dollar chacune et tu t’es arrêté là : {money0} + {rent0} − {drawn0} = {money0After} dollars. Tu aurais pu en acheter encore une.',
  },
  tooHigh: {
    title: 'Où une Famille peut-elle emménager ?',
    text: 'Une Famille a besoin de deux appartements, l’un au-dessus de l’autre, dans un immeuble de {familyFloors} niveaux au plus.',
    marks: [
      'Trois niveaux : trop haut.',
      'Deux niveaux, vides tous les deux : cela convient.',
      'Un seul appartement vide : cela ne suffit pas.',
    ],
    after:
      'La Famille paie {flat1_1After}, là où deux appartements vides rapportaient {house1}. Ton loyer monte de {rent0} à {rent0After}.',
  },
  demolition: {
    title: 'Une Démolition te rend des cartes',
    text: 'Tu as plus besoin de cartes que de ton premier immeuble : ses deux niveaux sont une Bombe et le Tribunal. Tu le démolis toi-même. Son locataire doit d’abord aller dans un appartement qui convient.',
    after:
      'Le locataire habite maintenant ton autre immeuble. Toutes les cartes du premier sont de nouveau dans ta main, et tu peux jouer leur face : la Bombe, par exemple.',
  },
  arrival: {
    title: 'Des Squatteurs arrivent, et tu as la Police',
    text: 'L’autre joueur a mis des Squatteurs dans ton immeuble, et on te demande si tu réponds.',
    marks: [
      'Avec des Squatteurs à ce niveau, personne ne paie dans l’immeuble.',
      'L’immeuble rapporte {house0}, pas même 1 pour son niveau vide.',
    ],
    after:
      'Tu as répondu par la Police : les deux cartes sont défaussées, et l’immeuble rapporte de nouveau {house0After}. Sans réponse, tu aurais aussi perdu ton meilleur locataire à ta prochaine inspection.',
  },
  bomb: {
    title: 'La Police ne sauve pas ton immeuble',
    text: 'La Bombe de l’autre joueur touche ton plus grand immeuble. Tu as la Police, et tu la joues.',
    after:
      'L’immeuble est perdu quand même : ton loyer tombe de {rent0} à {rent0After}. Mais la police a cherché le coupable. L’autre joueur n’avait ni Alibi ni Tribunal : il est en prison et encaisse {rent1After} au lieu de {rent1}.',
  },
  report: {
    title: 'Une Famille signale son propriétaire',
    text: 'Tu tues un locataire de l’autre joueur, qui n’a même pas besoin de la Police.',
    marks: ['Cette Famille habite chez toi et signale tes crimes.', 'Ce locataire est la victime.'],
    after:
      'La police est venue d’abord chez toi. Tu n’avais ni Alibi ni Tribunal : te voilà en prison, et ton loyer tombe de {rent0} à {rent0After}.',
  },
};

/** The parts of the explained pictures that both editions share. */
export const sharedSigns = {
  building: {
    title: 'Ce qu’on lit sur un immeuble',
    text: 'À gauche, ta rue ; à droite, celle de l’autre joueur. La couleur des murs ne veut rien dire.',
  },
  ofBuildings: {
    rent: 'Une pièce dans un appartement : ce que le locataire paie par tour, ici {flat0_1}. Ce locataire a deux appartements.',
    floors:
      'Les barres au bord gauche : la hauteur d’immeuble que ce locataire accepte. Autant de barres pleines, autant de niveaux au plus.',
    withheld:
      'Une pièce grise et barrée : Loyer retenu. Ce locataire ne paie pas ton prochain loyer.',
    empty: 'Des fenêtres sombres : un appartement vide. Il rapporte 1.',
    number: 'Le numéro de l’immeuble. Le journal le nomme ainsi.',
    sum: 'Ce que l’immeuble rapporte par tour : {flat0_1} d’un locataire et 1 pour chacun des deux appartements vides.',
    squatters:
      'Des Squatteurs : des planches aux fenêtres et des pièces grises. Personne ne paie dans cet immeuble, et il rapporte {house1}.',
    plain: 'Un Toit simple n’est pas un appartement, mais il peut en devenir un.',
  },
  cards: {
    title: 'Ce qu’on lit sur une carte',
    text: 'Voici la face des cartes de ta main. Le dos de chacune est un appartement : tu peux toutes les poser comme niveaux.',
  },
  ofCards: {
    rent: 'Le loyer d’un locataire, en dollars par tour.',
    wants:
      'Le bloc est un appartement, ou deux s’il est haut. Les barres sont l’immeuble le plus haut que ce locataire accepte, ici {familyFloors} niveaux.',
    count: 'Tu en as deux.',
    building: 'Une partie d’immeuble : la carte est d’une autre couleur et n’a pas de pièce.',
    action: 'Une carte action : un dessin sur papier uni.',
  },
  players: {
    title: 'Ce qu’on lit à côté des rues',
    text: 'En haut les joueurs, puis le tour, en bas la place.',
  },
  ofPlayers: {
    money: 'Tes dollars. Tout le monde les voit.',
    rent: 'Ton prochain loyer, dans l’état actuel.',
    hand: 'Le nombre de cartes dans ta main. Toi seul vois lesquelles.',
    jailed: 'Des barreaux devant la figure : ce joueur est en prison.',
    phase: 'Les quatre parties du tour. Celle en couleur est en cours.',
    pile: 'La pioche, et le nombre de cartes qui restent.',
    discards: 'La défausse. Tout le monde voit la carte du dessus.',
    jail: 'La prison, et qui s’y trouve.',
  },
};

const { ofBuildings, ofCards, ofPlayers, building, cards, players } = sharedSigns;

export const fr: Texts = {
  ...sharedTexts,
  signsOfBuildings: {
    ...building,
    marks: [
      ofBuildings.rent,
      ofBuildings.floors,
      ofBuildings.withheld,
      ofBuildings.empty,
      ofBuildings.number,
      ofBuildings.sum,
      ofBuildings.squatters,
      ofBuildings.plain,
    ],
  },
  signsOfCards: { ...cards, marks: Object.values(ofCards) },
  signsOfPlayers: { ...players, marks: Object.values(ofPlayers) },
  squatted: {
    title: 'Les Squatteurs chassent un bon locataire',
    text: 'Ton inspection. Des Squatteurs habitent le dernier niveau de ton premier immeuble. Un locataire doit en partir : l’un de ceux qui paient le plus.',
    marks: [
      'Sans les Squatteurs, le deuxième Étudiant paierait {flat0_2}.',
      'Le Célibataire paierait {flat0_3} aussi : égalité, tu choisis donc.',
      'Ton seul appartement qui convient.',
    ],
    after:
      'Tu as choisi le Célibataire, qui devait aller dans ton propre appartement, bien que l’autre joueur en ait trois vides. Le premier immeuble rapporte encore {house0After} : dans ta phase de jeu, ta Police peut chasser les Squatteurs.',
  },
  firstBuilding: {
    title: 'Trois cartes deviennent un immeuble',
    text: 'Tu n’as pas encore d’immeuble. Le Déménagement, le Courtier et l’Alibi de ta main ne servent guère maintenant : tu les poses comme niveaux.',
    after:
      'Personne d’autre ne sait quelles cartes sont les niveaux. Le Toit a terminé l’immeuble, et l’Étudiant a emménagé : {rent0After} dollars par tour, {flat1_1After} de l’Étudiant et 1 pour chacun des deux niveaux vides.',
  },
  roofSale: {
    title: 'Pas de toit en main ?',
    text: 'Tu as des cartes pour les niveaux, mais aucune pour le toit. Tu en demandes une à l’autre joueur et tu offres {loss0} dollars.',
    after:
      'L’autre joueur t’a vendu un Toit. Il te reste {money0After} dollars, l’autre joueur en a {money1After}, et tu peux construire tout de suite.',
  },
  musician: {
    title: 'Un Musicien vide un immeuble',
    text: 'Tu installes un Musicien chez l’autre joueur, dont l’immeuble rapporte {rent1}.',
    marks: ['Le Musicien va ici.'],
    after:
      'Les autres sont partis. C’est toi qui as installé le Musicien, tu as donc choisi où ils vont : l’autre joueur n’avait pas d’autre appartement, et ils habitent maintenant chez toi. Ton loyer monte de {rent0} à {rent0After}, celui de l’autre joueur tombe de {rent1} à {rent1After}.',
  },
  moveChain: {
    title: 'Un Déménagement peut coûter cher',
    text: 'Tu prends le Manager au deuxième joueur. Le Déménageur habite chez le troisième.',
    marks: [
      'Le Manager paie {flat1_1}.',
      'Le Déménageur : chaque Déménagement d’un autre coûte {moverCharges} dollars.',
      'Le Manager va ici.',
    ],
    after:
      'Tu avais {money0} dollars. {gain2} sont allés au propriétaire du Déménageur. Puis le deuxième joueur a joué le Courtier, et le loyer du Manager lui revenait : {flat1_1}. Il ne t’en restait que {gain1}, que tu as versés. Le Manager a déménagé quand même.',
  },
  order: {
    title: 'Chaque Étudiant paie plus que le précédent',
    text: 'Un troisième Étudiant emménage. Ce que paie un Étudiant dépend de l’ordre d’arrivée.',
    marks: [
      'Le premier paie {flat0_1}.',
      'Le deuxième paie {flat0_2}.',
      'L’appartement vide sous le toit rapporte 1.',
      'Avec le niveau vide, cela fait {house0}.',
    ],
    after:
      'Le troisième Étudiant paie {flat0_3After}, et l’immeuble rapporte {house0After}. Si le premier s’en va, les autres avancent d’un rang et paient {flat0_1} et {flat0_2}.',
  },
  celebrities: {
    title: 'Les Célébrités et leurs voisins',
    text: 'Les Célébrités vivent seules dans ton immeuble. Tu installes un Étudiant au-dessus.',
    marks: [
      'Seules, elles paient {flat0_1}.',
      'Un appartement vide rapporte 1, la cave aménagée aussi.',
      'Cela fait {house0} en tout.',
    ],
    after:
      'Maintenant, les Célébrités ne paient plus que {flat0_1After}. Mais l’Étudiant paie le double, {flat0_3After}, et la cave aménagée, vide, rapporte {empty0After} : {house0After} en tout.',
  },
};
