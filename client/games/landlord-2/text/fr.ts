import { say } from '../../../text/compose.ts';
import { overlaid, type Second } from '../../landlord/text/editions.ts';
import { fr as first } from '../../landlord/text/fr.ts';
import { cards } from './cards/fr.ts';

const TASKS = {
  leave: 'Des Squatteurs : choisissez qui s’en va, parmi ceux qui paient le plus.',
  hatch: 'Un Monstre naît : cliquez sa pioche, puis un appartement.',
  roam: 'Un Nomade peut repartir.',
};

const second: Second = {
  ...cards,
  roofs: 'Toits',
  monsters: 'Monstres',
  buttons: { roam: 'Déplacer un Nomade', goOn: 'Continuer' },
  asks: {
    leaver: ({ who, tasks }) =>
      who ? `${who} fait le tour des immeubles.` : tasks.map((task) => TASKS[task]).join(' '),
    build: (facts) =>
      facts.who || facts.roofs === 0
        ? first.asks.build(facts)
        : `${first.asks.build(facts)} Pris au tas, il coûte ${facts.sum}.`,
    place: (facts) =>
      facts.who
        ? first.asks.place(facts)
        : facts.nowhere
          ? `Aucun appartement ne convient : ${facts.tenant} n’a que la défausse.`
          : `Où déplacez-vous ${facts.tenant} ? Choisissez un appartement.`,
    turnOut: ({ who }) =>
      who
        ? `Pour certains, la Taverne est un affront : ${who} choisit qui va où.`
        : 'Pour certains, la Taverne est un affront. Choisissez qui part, puis où ; sans place, c’est la défausse.',
  },
  told: {
    hatched: ({ does, place }) =>
      say`${does('Vous faites', 'fait')} entrer un Monstre dans l’${place}.`,
    lost: (told) =>
      told.how === 'monsters'
        ? say`Le Monstre de l’${told.from} retourne dans sa pioche.`
        : first.told.lost(told),
    paid: (told) => {
      const pays = `${told.does('Vous payez', 'paie')} ${told.sum}`;
      if (told.how === 'nomad') return [`${pays} pour le voyage d’un Nomade.`];
      return told.how === 'roof' ? [`${pays} pour un Toit.`] : first.told.paid(told);
    },
    received: ({ does, sum, how }) => [
      `${does('Vous recevez', 'reçoit')} ${sum} pour le ${how === 'mover' ? 'Déménageur' : 'Courtier'}.`,
    ],
  },
  reasons: {
    apart: 'Personne d’autre n’emménage avec les Originaux.',
    wantsApart: 'Les Originaux n’emménagent qu’avec d’autres Originaux.',
  },
  options: {
    tieBreak: [
      'Départage',
      'À dollars égaux gagne qui a le plus d’immeubles, puis de locataires, puis le loyer le plus haut.',
    ],
  },
  decided: {
    buildings: 'À égalité, qui a le plus d’immeubles l’emporte.',
    tenants: 'À égalité, qui a le plus de locataires l’emporte.',
    highestRent: 'À égalité, qui a le loyer le plus haut l’emporte.',
  },
};

export const fr = overlaid(first, second);
