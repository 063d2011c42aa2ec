// What to do next in Raja and what it will do, in French.
import { count, listNames } from '../../../../text/grammar/fr.ts';
import type { Steps } from './steps.ts';

export const steps: Steps = {
  steps: {
    house: ({ name, city, price }) =>
      `${name} : choisis un village qui a de la place${city ? `, ou ${city} où est ton architecte` : ''} (${price}).`,
    cityHouse: ({ name, city, price }) =>
      `${name} : une maison doit être en ville. Choisis ${city} (${price}).`,
    palace: ({ name, city, price }) => `${name} : choisis un emplacement à ${city} (${price}).`,
    palaceOrHouse: ({ name, city }) =>
      `${name} : choisis un emplacement à ${city}, ou un endroit pour la maison.`,
    whichHouse: ({ name }) => `${name} : choisis laquelle des tiennes.`,
    whereTo: ({ city }) =>
      `Choisis où elle va : un village qui a de la place${city ? `, ou ${city}` : ''}.`,
    governor: ({ name }) =>
      `${name} : choisis qui descend de deux cases. Plus bas, visite plus tôt.`,
    character: ({ name }) => `${name} : choisis un libre, ou celui d’un autre joueur.`,
    freeCharacter: ({ name }) => `${name} : choisis un libre. Tu gardes les tiens.`,
    swap: ({ name }) => `${name} : choisis celui que tu veux, ou un joueur à séduire.`,
    give: () => 'Choisis lequel de tes personnages tu donnes en échange.',
    freeHouse: ({ name }) =>
      `${name} : choisis où construire sans payer, ou une de tes maisons à déplacer.`,
    token: ({ name }) => `${name} : choisis l’action qu’il te donne.`,
    both: ({ actions }) => `${listNames(actions)} : confirme les deux, ou change la deuxième.`,
  },
  does: {
    gold: (signed) => `${signed} or`,
    pays: (price, own, isRest) =>
      isRest ? `coûte ${price}, tu auras ${own}` : `coûte ${price}, tu as ${own}`,
    tooDear: (price, own, isRest) =>
      isRest ? `coûte ${price}, il reste ${own}` : `coûte ${price}, tu n’as que ${own}`,
    houses: (houses) => `+${count(houses, 'maison')}`,
    noHouse: (houses) => (houses > 0 ? `que ${count(houses, 'maison')}` : 'réserve vide'),
    noPalace: 'tous construits',
    shortQuarry: (houses) => (houses > 0 ? `que ${count(houses, 'maison')}` : 'carrière vide'),
    free: 'gratuit',
    settle: 'poser une maison',
    opens: 'ouvre la route',
    closes: 'ferme la route',
    here: 'déplacer ici',
    toll: (gold) => `péage ${gold}`,
    noToll: 'sans péage',
    visit: (to, from) => {
      if (to === null) return 'plus de visite';
      return from === null || from === to ? `manche ${to}` : `manche ${from} → ${to}`;
    },
    nextCity: (city) => `puis ${city}`,
    freeCharacters: (free) => count(free, 'libre'),
    take: 'prendre',
    takeFrom: (name) => (name ? `prendre à ${name}` : 'prendre à un joueur'),
    swapFor: 'échanger',
    give: 'donner',
    seduce: 't’en donne un',
    oneHouse: '1 maison gratuite',
    oneToken: '+1 jeton',
    oneAction: '1 action en plus',
    leaves: (gold) => `il te reste ${gold}`,
    othersGet: (gold) => `+${gold} aux autres`,
    nothingLost: 'sans renoncer',
    noMoreBids: 'sans offrir',
    anew: 'choisir de nouveau',
    points: (points, signed) => `${count(points, 'point')}, ${signed}`,
  },
  goal: ({ leaders, palaces, all, round, rounds, isOver }) => {
    const [first, second] = leaders;
    const when = `manche ${round}/${rounds}`;
    if (palaces === 0) return `Le plus de palais gagne : aucun sur ${all}, ${when}`;
    const who = second === undefined ? (first ?? 'toi') : listNames(leaders);
    if (isOver) return `${first === null ? 'Tu gagnes' : `${first} gagne`} avec ${palaces} palais`;
    if (leaders.length > 2)
      return `Le plus de palais : ${leaders.length} à ${palaces} sur ${all}, ${when}`;
    return `Palais : ${who} en tête, ${palaces} sur ${all}, ${when}`;
  },
  ends: ({ palaces, all, round, rounds }) =>
    `La partie finit après le décompte de la manche où quelqu’un a construit ses ${all} palais (${palaces} au plus jusqu’ici), et de toute façon après la manche ${rounds}. C’est la manche ${round}.`,
  confirm: (actions) => `Confirmer ${actions.join(' + ')}`,
  confirmBoth: 'Confirmer les deux',
};
