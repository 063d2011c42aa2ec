// What the things of Raja are, in French.
import type { Person } from '../../../../text/compose.ts';
import { count, de, listPieces } from '../../../../text/grammar/fr.ts';
import type { Spot } from '../../text/vocabulary.ts';
import type { GuideWords } from './words.ts';

const inside = ({ village, text }: Spot) => (village ? `dans le ${text}` : `à ${text}`);
const from = ({ village, text }: Spot) => (village ? `du ${text}` : de(text));
const into = ({ village, text }: Spot) => (village ? `au ${text}` : `à ${text}`);
/** “ton or”, “l’or d’Anna”. */
const owned = (own: string, of: string) => (who: Person) =>
  who === null ? own : `${of} ${de(who)}`;

export const fr: GuideWords = {
  you: 'toi',
  nobody: 'personne',
  none: 'rien',
  free: 'libre',
  hidden: 'secret',
  neutral: 'neutre',
  of: (some, all) => `${some} sur ${all}`,
  list: (parts) => listPieces(parts).join(''),
  kinds: {
    player: 'Joueur',
    figure: 'Nombre d’un joueur',
    city: 'Ville',
    start: 'Ville de départ',
    village: 'Village',
    road: 'Route',
    governor: 'Gouverneur',
    board: 'Sur le plateau',
    character: 'Personnage',
    power: 'Pouvoir d’un personnage',
    action: 'Action',
    token: 'Jeton action',
    site: 'Emplacement de palais',
    house: 'Ta maison',
    bid: 'Offre',
    button: 'Décision',
  },
  labels: {
    price: 'Prix',
    visit: 'Prochain décompte',
    great: 'Grand palais',
    small: 'Petits palais',
    houses: 'Maisons',
    architects: 'Architectes',
    homeOf: 'Résidence de',
    home: 'Ville de résidence',
    holder: 'Tenu par',
    number: 'Numéro',
    room: 'Maisons dedans',
    toll: 'Péage',
    yourToll: 'Ton péage',
    box: 'Case',
    lowered: 'Deux cases plus bas',
    goUp: 'Montent alors d’une case',
    inVillages: 'Maisons dans les villages',
    inCities: 'Maisons dans les villes',
    allHouses: 'Toutes les maisons',
    pays: 'Rapporte maintenant',
    left: 'À faire',
    stock: 'Encore sur la table',
    points: 'Points',
    alone: 'Sans rival dans la ville',
    housePrice: 'Une maison',
    palacePrice: 'Un palais',
    now: 'Maintenant',
    cities: 'Villes',
    roads: 'Routes',
    characters: 'Personnages',
    players: 'Joueurs',
    tokensLeft: 'Jetons action sur la table',
  },
  pointParts: {
    architect: 'Architecte ici',
    houses: 'Maisons',
    small: 'Petits palais',
    great: 'Grand palais',
    home: 'Résidence d’un personnage',
  },
  pointsIn: (city) => `Points à ${city}`,
  roadTo: (city) => `Route vers ${city}`,
  villageNear: (city) => `Village près ${de(city)}`,
  round: (round) => `à la manche ${round}`,
  thisRound: 'à la fin de cette manche',
  never: 'plus dans cette partie',
  visitMoves: (to, before) => {
    if (to === null) return before === null ? 'pas de décompte, comme avant' : 'pas de décompte';
    if (to === before) return `décompte à la manche ${to}, comme avant`;
    return `décompte à la manche ${to}${before === null ? '' : ` et non ${before}`}`;
  },
  box: (box) => `case ${box} au-dessus de la flèche`,
  roundBox: (round) => `case de la manche ${round}`,
  arrowBox: 'la flèche',
  place: (place) => (place === 1 ? '1re place' : `${place}e place`),
  closed: 'fermée',
  openFor: (toll) => (toll ? `ouverte, péage ${toll}` : 'ouverte, sans péage'),
  given: (gold, to) => `${gold} pour ${to}`,
  pays: (points, gold) => `${points}, rapporte ${gold}`,
  tied: (paid, character) => `${paid} (égalité : personnage ${character})`,
  counted: (name, number) => `${name} ${number}`,
  great: (number) => `${number} grand`,
  small: (number) => count(number, 'petit'),
  texts: {
    seat: (place, seats) =>
      `Joue à la place ${place} sur ${seats} dans cette manche : le plus petit numéro de personnage commence, et gagne les égalités.`,
    money: (isSecret) =>
      `Il paie maisons, palais et péages, et départage les égalités à la fin.${isSecret ? ' Combien un joueur en a est secret, mais chaque paiement est annoncé.' : ''}`,
    palaces: (all) =>
      `Le joueur qui a le plus de palais gagne. La partie finit avec la manche où un joueur construit le palais numéro ${all}.`,
    houses:
      'On ne construit que les maisons en réserve. L’action Carrière en apporte de la carrière.',
    quarry: (fetch) => `L’action Carrière en apporte ${fetch} en réserve.`,
    tokens:
      'Un jeton donne une action de plus à son tour, n’importe laquelle sauf Personnage. Un par tour.',
    points: (gold, place) =>
      gold
        ? `Pour l’instant c’est la place ${place}, qui rapporte ${gold} en fin de manche. Les égalités vont au plus petit numéro de personnage.`
        : 'Sans point, on ne reçoit pas d’or.',
    actions: (isOpen) =>
      isOpen
        ? 'Deux actions pour cette manche. Une action qui n’est pas accomplie en entier rapporte de l’or aux autres.'
        : 'Choisies en secret, dévoilées quand le tour de ce joueur commence.',
    architect:
      'On ne construit dans une ville que là où est son architecte. Il voyage de ville en ville par les routes ouvertes, et vaut 1 point là où il est.',
    start:
      'Tous les architectes commencent ici. On n’y construit pas, et elle n’a jamais de décompte.',
    city: 'Quand le Maharaja vient, les points sont payés en or : d’abord le joueur qui en a le plus, à égalité le plus petit numéro de personnage.',
    village:
      'Sans maison à lui ici, un voyageur paie 1 pièce d’or par maison, à son propriétaire. Sans maison, la route est fermée.',
    villageRoom: (room) => `Il y a place pour ${count(room, 'maison')}.`,
    road: 'Elle est ouverte dès que ses deux villages ont une maison. Tout le péage se paie avant le départ.',
    governor:
      'Le Maharaja va ensuite dans la ville du gouverneur le plus bas, qui remonte alors tout en haut. L’action Piste des gouverneurs en descend un de deux cases.',
    track:
      'À partir de la flèche : la ville du gouverneur le plus bas est la prochaine. Les cases vides ne comptent pas.',
    round: (rounds, palaces) =>
      `La partie finit après la manche ${rounds}, ou avec celle où un joueur construit le palais numéro ${palaces}.`,
    maharaja:
      'Il est dans la ville de cette manche. Quand tous ont joué, les points y sont payés en or selon la place.',
    disc: (gold) =>
      `Chacun choisit en secret deux actions, ou deux fois la même. Pour chaque action qui n’est pas accomplie en entier, chaque autre joueur reçoit ${count(gold, 'pièce')} d’or.`,
    character: 'Le plus petit numéro joue en premier et gagne les égalités.',
    powerUsed: 'Déjà utilisé à ce tour.',
    token:
      'Une action de plus à ton tour, n’importe laquelle sauf Personnage. Un par tour ; utilisé, il retourne à sa place.',
    great: (points) => `Il y en a un par ville. Il vaut ${points} points.`,
    small: (points, priest) =>
      `Vaut ${count(points, 'point')}, avec le Prêtre ${priest}. À la fin il compte comme un palais entier.`,
    houseInVillage:
      'Elle tient la route ouverte, te laisse passer sans péage et te rapporte celui des autres.',
    houseInCity: 'Elle vaut 1 point à chaque décompte de cette ville.',
    bid: 'La plus haute offre est payée à la banque, et son joueur choisit un personnage.',
    end: (gold) =>
      `C’est ensuite au prochain personnage. Chaque action non accomplie donne ${gold} à chaque autre joueur.`,
    back: 'Tu ne renonces encore à rien.',
    giveUp: (gold) =>
      gold
        ? `Ton tour finit, et chaque autre joueur reçoit ${gold}.`
        : 'Ton tour finit, et cela ne coûte rien.',
    pass: 'Tu n’offres plus rien dans cette enchère. À la prochaine, tu joues de nouveau.',
    again: 'Ton premier choix est annulé : tu peux choisir de nouveau.',
  },
  ways: {
    by: (action, deed) => `${action} : ${deed}`,
    pick: (character) => `Prendre ${character}`,
    bid: (gold) => `Offrir ${gold} pour choisir un personnage`,
    pass: 'Passer cette enchère',
    settle: (at) => `Poser une maison ${inside(at)}`,
    opening: (deed) => `${deed}, ce qui ouvre la route`,
    point: (actions) => `Choisir ${listPieces(actions).join('')}`,
    short: (deed, own, price) => `${deed} (tu as ${own} : peut-être pas assez pour ${price})`,
    again: 'Retirer la première flèche',
    travel: (to, toll) => `Voyager vers ${to.text}${toll ? `, péage : ${toll}` : ' sans péage'}`,
    gold: (gold) => `prendre ${gold}`,
    quarry: (houses) => `prendre ${count(houses, 'maison')} dans la carrière`,
    house: (at, gold) =>
      `construire une maison ${inside(at)} ${gold ? `pour ${gold}` : 'gratuitement'}`,
    palace: (at, isGreat, gold) =>
      `construire ${isGreat ? 'le grand palais' : 'un petit palais'} ${inside(at)} pour ${gold}`,
    move: (start, end) => `déplacer ta maison ${from(start)} ${into(end)}`,
    track: (governor, visit) => `descendre ${governor} de deux cases (${visit})`,
    take: (character, name) => `prendre ${character}${name ? ` à ${name}` : ', qui est libre'}`,
    swap: (mine, { the }, name) => `échanger ${mine} contre ${the} ${de(name)}`,
    seduce: (name) => `séduire un personnage ${de(name)}, qui choisit lequel`,
    give: (character, to) => `Donner ${character} à ${to}`,
    token: 'prendre un jeton action',
    useToken: (action) => `Utiliser un jeton action pour ${action}`,
    end: (gold) => `Finir le tour${gold ? ` : chaque autre joueur recevrait ${gold}` : ''}`,
    back: 'Continuer le tour',
    giveUp: (gold) =>
      gold ? `Finir le tour : chaque autre joueur reçoit ${gold}` : 'Finir le tour sans rien payer',
  },
  numbers: {
    gold: owned('ton or', 'l’or'),
    palaces: owned('tes palais', 'les palais'),
    houses: owned('ta réserve de maisons', 'la réserve de maisons'),
    quarry: owned('ta carrière', 'la carrière'),
    tokens: owned('tes jetons', 'les jetons'),
  },
  pointsOf: (who, city) => `${owned('tes points', 'les points')(who)} à ${city}`,
  scoringPays: (who, city) => `${owned('ton or', 'l’or')(who)} pour ${city}`,
  visitChanges: (city, visit) => `${city}, ${visit}`,
  roadOpens: (one, other) => `la route entre ${one} et ${other} s’ouvre`,
  roadCloses: (one, other) => `la route entre ${one} et ${other} se ferme`,
  tollChanges: (one, other) => `ton péage entre ${one} et ${other}`,
};
