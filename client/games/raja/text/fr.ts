// The French words of Raja.
import type { TextPiece } from '../../../text/compose.ts';
import { type Person, say } from '../../../text/compose.ts';
import { count, de, du, listNames, listPieces, nameOrYou } from '../../../text/grammar/fr.ts';
import { captions } from './captions/fr.ts';
import { effects } from './effects/fr.ts';
import { gists } from './gists/fr.ts';
import { GENERAL_NUMBERS } from './numbers.ts';
import { reasons } from './reasons/fr.ts';
import { steps } from './steps/fr.ts';
import { summary } from './summary/fr.ts';
import { isTied } from './ties.ts';
import type { EventFacts, PromptFacts, ResultRow, Spot, Vocabulary } from './vocabulary.ts';

/** Returns the preposition before a name: “de ” or “d’”. */
const of = (name: string) => de(name).slice(0, -name.length);
const inside = ({ village, thing }: Spot): TextPiece[] => [village ? 'dans le ' : 'à ', thing];
const from = ({ village, text, thing }: Spot): TextPiece[] => [village ? 'du ' : of(text), thing];
const into = ({ village, thing }: Spot): TextPiece[] => [village ? 'au ' : 'à ', thing];

const left = ({ actions, rest, powers }: PromptFacts) =>
  listNames([...actions, ...rest, ...powers]);

/** Says what the player leaves undone by ending the turn: “Sans jouer Maison ni utiliser le pouvoir du Marchand”. */
function without({ actions, rest, powers }: PromptFacts): string {
  const ways: [string, string[]][] = [
    ['jouer', actions],
    ['construire', rest],
    ['utiliser', powers],
  ];
  const undone = ways.filter(([, all]) => all.length > 0);
  return `sans ${undone.map(([way, all]) => `${way} ${all.join(' ni ')}`).join(' ni ')}`;
}

const listTolls = (tolls: EventFacts['tolls']) =>
  listPieces(tolls.map(({ to, gold }) => `${gold} pour ${nameOrYou(to)}`)).join('');
const withTolls = (tolls: EventFacts['tolls']) =>
  tolls.length > 0 ? `, péage : ${listTolls(tolls)}` : '';
const offer = (by: Person, bid: string) =>
  `${by ? `L’offre ${de(by)}` : 'Ton offre'} est de ${bid}`;
const paid = ({ who, count: points, gold, alone }: ResultRow) =>
  `${who ? `${who} reçoit` : 'Tu reçois'} ${gold} pour ${count(points, 'point')}${alone ? `, dont ${GENERAL_NUMBERS.alone} pour l’absence de rivaux` : ''}.`;
const owns = ({ who, count: palaces, gold }: ResultRow) =>
  `${who ? `${who} a` : 'Tu as'} ${palaces} palais et ${gold}.`;

export const fr: Vocabulary = {
  summary,
  ...effects,
  captions,
  gists,
  gold: (gold) => count(gold, 'pièce d’or', 'pièces d’or'),
  village: (near, far) => `village entre ${near} et ${far} (plus près ${de(near)})`,
  house: (at) => say`Ta maison ${inside(at)}`,
  governor: (city) => `Gouverneur ${de(city)}`,
  theGovernor: (city) => `le gouverneur ${de(city)}`,
  site: { great: 'Grand palais', small: 'Petit palais' },
  token: 'Jeton action',
  times: (action, times) => `${action} (${times === 2 ? 'deux' : 'trois'} fois)`,
  rest: {
    house: ['une maison', '{number} maisons'],
    cityHouse: ['une maison en ville', '{number} maisons en ville'],
    palace: ['un palais', '{number} palais'],
  },
  powerOf: (the) => `le pouvoir ${du(the)}`,
  player: (seat) => `Place ${seat + 1}`,
  numbered: (name, number) => `${name} (${number})`,
  powers: { 2: 'Prendre 1 pièce d’or', 5: 'Maison gratuite', 7: 'Prendre un jeton' },
  buttons: {
    end: 'Finir le tour',
    back: 'Continuer le tour',
    giveUp: 'Finir quand même',
    pass: 'Passer cette enchère',
    again: 'Retirer la flèche',
  },
  prompts: {
    pick: ({ who, free }) => {
      if (who) return `${who} choisit un personnage.`;
      return free
        ? 'Plus personne n’enchérit contre toi : choisis un personnage gratuitement.'
        : 'Choisis un personnage.';
    },
    bid: ({ who, by, bid, isOutbid }) => {
      if (!bid) {
        return who
          ? `${who} ouvre l’enchère pour un personnage.`
          : 'Ouvre l’enchère : combien pour le choix d’un personnage ? Même 0 compte.';
      }
      if (!who && isOutbid)
        return `${by} offre ${bid}. Tu ne peux pas offrir plus : passe cette enchère.`;
      return who
        ? `${offer(by, bid)} ; ${who} peut surenchérir.`
        : `${by} offre ${bid} pour choisir un personnage. Surenchéris, ou passe cette enchère.`;
    },
    settle: ({ who, houses }) =>
      who
        ? `${who} pose une maison dans un village.`
        : `Pose une maison dans un village (encore ${houses}). Deux villages bâtis ouvrent leur route.`,
    choose: ({ choosers, city, pointed }) => {
      if (pointed) return 'Choisis ta deuxième action ; ce peut être la même.';
      const chosen =
        choosers.length > 0
          ? `${listNames(choosers)} ${choosers.length > 1 ? 'choisissent' : 'choisit'} encore en secret.`
          : 'Choisis en secret ta première action.';
      return `Le Maharaja est à ${city} : décompte en fin de manche. ${chosen}`;
    },
    turn: (facts) => {
      const { who, token } = facts;
      const open = left(facts);
      if (who) {
        return open
          ? `C’est le tour ${de(who)}. À faire : ${open}.`
          : `${who} peut encore voyager.`;
      }
      const more = token ? ' Ou utilise un jeton action.' : '';
      return open
        ? `À faire : ${open}. Voyage quand tu veux.${more}`
        : `Tout est fait. Voyage encore, ou finis ton tour.${more}`;
    },
    sure: (facts) => {
      if (facts.who) return `${facts.who} va peut-être finir son tour ${without(facts)}.`;
      const price = facts.cost ? '' : ' Cela ne coûte rien.';
      return `À faire : ${left(facts)}. Finir ton tour ?${price}`;
    },
    robbed: ({ who, by }) =>
      who
        ? `${by ? `${by} a` : 'Tu as'} pris le personnage ${de(who)}, qui en choisit un libre.`
        : `${by} a pris ton personnage. Choisis-en un libre.`,
    seduced: ({ who, by }) =>
      who
        ? `${who} choisit quel personnage ${by ? `donner à ${by}` : 'te donner'}.`
        : `${by} séduit un de tes personnages. Choisis lequel donner.`,
  },
  events: {
    picked: ({ does, character }) => say`${does('Tu prends', 'prend')} ${character}.`,
    bid: ({ does, gold }) => [`${does('Tu offres', 'offre')} ${gold}.`],
    passed: ({ does }) => [`${does('Tu passes', 'passe')}.`],
    won: ({ does, gold }) => [`${does('Tu remportes', 'remporte')} l’enchère pour ${gold}.`],
    round: ({ round, city }) =>
      say`Manche ${`${round}`} : le Maharaja va ${into(city)}, dont le gouverneur passe en haut de la piste.`,
    revealed: ({ does, actions }) => say`${does('Tu dévoiles', 'dévoile')} ${listPieces(actions)}.`,
    travelled: ({ does, from: start, to: end, tolls }) =>
      say`${does('Tu voyages', 'voyage')} ${from(start)} ${into(end)}${withTolls(tolls)}.`,
    paid: ({ who, does, other, bank, gold, tolls }) => {
      if (tolls.length > 0) return [`${does('Tu paies', 'paie')} ${listTolls(tolls)}.`];
      const pays = does('Tu paies', 'paie');
      if (bank) return [`${pays} ${gold} à la banque.`];
      const toll = `un péage de ${gold}.`;
      return [other === null ? `${who} te paie ${toll}` : `${pays} à ${other} ${toll}`];
    },
    received: ({ does, gold, why }) => {
      if (why === 'given up') return null;
      if (why === 'toll') {
        return [`${does('Tu reçois', 'reçoit')} de la banque un péage de ${gold}.`];
      }
      const takes = does('Tu prends', 'prend');
      return [`${takes} ${gold} ${why === 'merchant' ? 'grâce au Marchand' : 'à la banque'}.`];
    },
    built: ({ does, at, price, byPower }) =>
      say`${does('Tu construis', 'construit')} une maison ${inside(at)}${price ? ` pour ${price}` : ''}${byPower ? ' gratuitement grâce à l’Entrepreneur' : ''}.`,
    moved: ({ does, from: start, to: end, byPower }) =>
      say`${does('Tu déplaces', 'déplace')} une maison ${from(start)} ${into(end)}${byPower ? ' grâce à l’Entrepreneur' : ''}.`,
    palace: ({ does, city, great, price }) =>
      say`${does('Tu construis', 'construit')} ${great ? 'le grand palais' : 'un petit palais'} ${inside(city)}${price ? ` pour ${price}` : ''}.`,
    quarried: ({ does, count: houses }) => [
      `${does('Tu prends', 'prend')} ${count(houses, 'maison')} dans la carrière.`,
    ],
    tracked: ({ does, governor, visit }) =>
      say`${does('Tu descends', 'descend')} ${governor} de deux cases${visit ? ` : le Maharaja vient à la manche ${visit}` : ''}.`,
    took: ({ who, does, character, other, bank }) => {
      if (bank) return say`${does('Tu prends', 'prend')} ${character}.`;
      return other === null
        ? say`${who ?? ''} te prend ${character}.`
        : say`${does('Tu prends', 'prend')} ${character} à ${other}.`;
    },
    swapped: ({ does, other, character, bare, gave }) =>
      say`${does('Tu échanges', 'échange')} ${gave} contre ${other ? say`${character} ${de(other)}` : say`ton ${bare}`}.`,
    gave: ({ who, does, other, character }) =>
      other === null
        ? say`${who ?? ''} te donne ${character}.`
        : say`${does('Tu donnes', 'donne')} ${character} à ${other}.`,
    token: ({ does, actions }) =>
      actions.length > 0
        ? say`${does('Tu utilises', 'utilise')} un jeton action pour l’action ${actions}.`
        : [`${does('Tu prends', 'prend')} un jeton action.`],
    gaveUp: ({ does, actions, cost }) =>
      say`${does('Tu renonces', 'renonce')} ${actions.length > 1 ? 'aux actions' : 'à l’action'} ${listPieces(actions)} : chaque autre joueur reçoit ${cost}.`,
    scored: ({ city, rows }) =>
      say`Décompte ${of(city.text)}${city.thing}. ${rows.map(paid).join(' ') || 'Personne n’y marque.'}${isTied(rows) ? ' À égalité, le personnage le plus bas l’emporte.' : ''}`,
    ended: ({ rows }) => [`La partie est finie. ${rows.map(owns).join(' ')}`],
  },
  reasons,
  ...steps,
  presets: {
    standard: 'Standard',
    short: 'Courte',
    advanced: 'Avancée',
    advanced2: 'Avancée II',
  },
  decided: {
    palaces: 'Personne d’autre n’a construit autant de palais.',
    gold: 'À égalité de palais, le joueur le plus riche l’emporte.',
    character: 'À égalité de palais et d’or, le plus petit numéro de personnage l’emporte.',
  },
  ties: {
    secret: 'Égalité de palais : l’or, encore secret, décide à la fin.',
    gold: 'Égalité de palais : le plus riche passe devant.',
    character: 'Égalité de palais et d’or : le personnage le plus bas passe devant.',
  },
  refused: {},
  payout: ['Joueurs', 'Or pour la première place, la deuxième …'],
};
