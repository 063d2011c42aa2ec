import { type Person, say } from '../../../text/compose.ts';
import type { Piece } from '../../contract.ts';
import { captions } from './captions/fr.ts';
import { effects } from './effects/fr.ts';
import { type Row, row, type Spot, type Vocabulary } from './vocabulary.ts';

const count = (number: number, one: string, more = `${one}s`) =>
  `${number} ${number > 1 ? more : one}`;
const vowel = (name: string) => /^[aeiouhéèêâîôœæ]/i.test(name);
const of = (name: string) => (vowel(name) ? `d’${name}` : `de ${name}`);
const you = (who: Person) => who ?? 'vous';
const inside = ({ village, thing }: Spot): Piece[] => [village ? 'dans le ' : 'à ', thing];
const from = ({ village, text, thing }: Spot): Piece[] => [
  village ? 'du ' : vowel(text) ? 'd’' : 'de ',
  thing,
];
const into = ({ village, thing }: Spot): Piece[] => [village ? 'au ' : 'à ', thing];

const line = (one: string, more?: string) => (row: Row) =>
  `${row.who ?? 'Vous'}${row.alone ? ', sans personne d’autre' : ''} : ${count(row.count, one, more)}, ${row.gold}.`;

export const fr: Vocabulary = {
  ...effects,
  captions,
  gold: (gold) => count(gold, 'pièce d’or', 'pièces d’or'),
  village: (near, far) => `village entre ${near} et ${far}, plus près ${of(near)}`,
  house: (at) => say`Votre maison ${inside(at)}`,
  governor: (city) => `Gouverneur ${of(city)}`,
  theGovernor: (city) => `le gouverneur ${of(city)}`,
  site: { great: 'Grand palais, au centre', small: 'Petit palais' },
  token: 'Jeton action',
  player: (seat) => `Place ${seat + 1}`,
  numbered: (name, number) => `${name} (${number})`,
  powers: {
    2: 'Marchand : prendre 1 pièce d’or',
    5: 'Entrepreneur : construire ou déplacer 1 maison gratuitement',
    7: 'Yogi : prendre un jeton action',
  },
  buttons: {
    end: 'Finir le tour',
    back: 'Continuer le tour',
    pass: 'Passer : plus d’offre dans cette enchère',
    again: 'Reprendre la première flèche',
  },
  giveUp: (cost, nothing) => {
    if (nothing) return 'Finir le tour sans ce pouvoir';
    return cost ? `Renoncer : ${cost} à chacun des autres` : 'Renoncer et finir le tour';
  },
  asks: {
    pick: ({ who, free }) => {
      if (who) return `${who} prend un personnage.`;
      return free
        ? 'Le dernier personnage est gratuit : choisissez-en un.'
        : 'Choisissez un personnage.';
    },
    bid: ({ who, by, bid }) => {
      if (!bid) {
        return who
          ? `${who} ouvre une enchère pour un personnage.`
          : 'Ouvrez l’enchère : combien offrez-vous pour choisir un personnage ? 0 est une offre.';
      }
      return who
        ? `${by ? `${by} offre` : 'Vous offrez'} ${bid} ; ${who} peut surenchérir.`
        : `${by} offre ${bid} pour choisir un personnage. Surenchérissez, ou passez.`;
    },
    settle: ({ who, houses }) =>
      who
        ? `${who} pose une maison dans un village.`
        : `Posez une maison dans un village : encore ${houses}. Une route est ouverte quand ses deux villages en ont une.`,
    choose: ({ who, city, pointed }) => {
      if (who) return `On comptera ${city} en fin de manche. Choix secrets en cours : ${who}.`;
      return pointed
        ? 'Choisissez votre deuxième action ; ce peut être encore la même.'
        : `On comptera ${city} en fin de manche. Choisissez en secret votre première action.`;
    },
    turn: ({ who, actions, powers, token }) => {
      const left = [...actions, ...powers].join(', ');
      if (who) {
        return left
          ? `C’est le tour ${of(who)}. À faire : ${left}.`
          : `${who} peut encore voyager.`;
      }
      const more = token ? ' Un jeton vaut une action de plus.' : '';
      return left
        ? `À faire : ${left}. Voyagez quand vous voulez.${more}`
        : `Tout est fait. Voyagez encore, ou finissez le tour.${more}`;
    },
    sure: ({ who, actions, powers, cost }) => {
      const left = [...actions, ...powers].join(', ');
      if (who) return `${who} va peut-être finir le tour sans : ${left}.`;
      const price =
        actions.length > 0 ? `${cost} de la banque à chacun des autres` : 'cela ne coûte rien';
      return `Reste à faire : ${left}. Finir quand même le tour (${price}) ?`;
    },
    robbed: ({ who, by }) =>
      who
        ? `${by ? `${by} a` : 'Vous avez'} pris le personnage ${of(who)}, qui en choisit un libre.`
        : `${by} a pris votre personnage. Choisissez-en un libre.`,
    seduced: ({ who, by }) =>
      who
        ? by
          ? `${who} choisit quel personnage donner à ${by}.`
          : `${who} choisit quel personnage vous donner.`
        : `${by} séduit un de vos personnages. Choisissez lequel s’en va.`,
  },
  told: {
    picked: ({ does, character }) => say`${does('Vous prenez', 'prend')} ${character}.`,
    bid: ({ does, gold }) => [`${does('Vous offrez', 'offre')} ${gold}.`],
    passed: ({ does }) => [`${does('Vous passez', 'passe')}.`],
    won: ({ does, gold }) => [`${does('Vous gagnez', 'gagne')} l’enchère pour ${gold}.`],
    round: ({ round, city, box }) =>
      say`Manche ${`${round}`} : le Maharaja va ${into(city)} ; son gouverneur passe à la case ${`${box}`}.`,
    revealed: ({ does, actions }) =>
      say`${does('Vous montrez votre', 'montre son')} disque : ${row(actions)}.`,
    travelled: ({ does, from: start, to: end }) =>
      say`${does('Vous voyagez', 'voyage')} ${from(start)} ${into(end)}.`,
    paid: ({ who, does, other, bank, gold }) => {
      if (bank) return [`${does('Vous payez', 'paie')} ${gold}.`];
      return other === null
        ? [`${who ?? ''} vous paie un péage de ${gold}.`]
        : [`${does('Vous payez', 'paie')} à ${other} un péage de ${gold}.`];
    },
    received: ({ does, gold, why }) => {
      if (why === 'toll') {
        return [`${does('Vous recevez', 'reçoit')} de la banque un péage de ${gold}.`];
      }
      const takes =
        why === 'given up' ? does('Vous recevez', 'reçoit') : does('Vous prenez', 'prend');
      return [`${takes} ${gold}${why === 'merchant' ? ' avec le Marchand' : ''}.`];
    },
    built: ({ does, at }) =>
      say`${does('Vous construisez', 'construit')} une maison ${inside(at)}.`,
    moved: ({ does, from: start, to: end }) =>
      say`${does('Vous déplacez', 'déplace')} une maison ${from(start)}${start.village ? ',' : ''} ${into(end)}.`,
    palace: ({ does, city, great }) =>
      say`${does('Vous construisez', 'construit')} ${great ? 'le grand palais' : 'un petit palais'} ${inside(city)}.`,
    quarried: ({ does, count: houses }) => [
      `${does('Vous prenez', 'prend')} ${count(houses, 'maison')} dans la carrière.`,
    ],
    tracked: ({ does, governor }) =>
      say`${does('Vous descendez', 'descend')} ${governor} de deux cases.`,
    took: ({ who, does, character, other, bank }) => {
      if (bank) return say`${does('Vous prenez', 'prend')} ${character}.`;
      return other === null
        ? say`${who ?? ''} vous prend ${character}.`
        : say`${does('Vous prenez', 'prend')} ${character} à ${other}.`;
    },
    swapped: ({ does, other, character, gave }) =>
      say`${does('Vous échangez', 'échange')} avec ${you(other)} : ${gave} contre ${character}.`,
    gave: ({ who, does, other, character }) =>
      other === null
        ? say`${who ?? ''} vous donne ${character}.`
        : say`${does('Vous donnez', 'donne')} ${character} à ${other}.`,
    token: ({ does, actions }) =>
      actions.length > 0
        ? say`${does('Vous utilisez', 'utilise')} un jeton action : ${row(actions)}.`
        : [`${does('Vous prenez', 'prend')} un jeton action.`],
    gaveUp: ({ does, actions }) => say`${does('Vous renoncez', 'renonce')} à : ${row(actions)}.`,
    scored: ({ city, rows }) =>
      rows.length > 0
        ? say`On compte ${city.thing}. ${rows.map(line('point')).join(' ')}`
        : say`On compte ${city.thing} : personne n’y a de point.`,
    ended: ({ rows }) => [`La partie est finie. ${rows.map(line('palais', 'palais')).join(' ')}`],
  },
  reasons: {
    noBoxBelow: 'Il n’y a pas deux cases sous ce gouverneur.',
    cityOnly: 'Cette maison doit être dans une ville.',
    villageFull: 'Ce village est plein : maisons au plus, {most}.',
    startCity: 'On ne construit pas dans la ville de départ.',
    architectElsewhere: 'Dans une ville, on ne construit que si son architecte s’y trouve.',
    noHouse: 'Vous n’avez plus de maison en réserve ; il en reste peut-être dans la carrière.',
    tooDear: 'Cela coûte plus que vous n’avez : {price} d’or.',
    noPalace: 'Vous avez construit tous vos palais.',
    greatTaken: 'Le grand palais de cette ville existe déjà.',
    sitesFull: 'Tous les emplacements de petits palais de cette ville sont pris.',
    noRoad: 'Aucune route n’y mène depuis la ville de votre architecte.',
    noVillage: 'La route est fermée : un de ses villages n’a pas de maison.',
    taken: 'Quelqu’un a déjà ce personnage.',
    notYourTurn: 'Ce n’est pas votre tour.',
    over: 'La partie est finie.',
  },
  presets: {
    standard: 'Standard',
    short: 'Courte',
    advanced: 'Avancée',
    advanced2: 'Avancée, plusieurs personnages',
  },
  decided: {
    palaces: 'Le plus de palais ; un point est un palais.',
    gold: 'Autant de palais, mais plus d’or.',
    character: 'Autant de palais et d’or, mais le personnage le plus bas.',
  },
  refused: {},
  payout: ['À combien', 'Or pour la première place, la deuxième…'],
};
