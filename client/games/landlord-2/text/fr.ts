// The French words of the second edition of Landlord!.
import { say } from '../../../text/compose.ts';
import { mergeEditions, type SecondVocabulary } from '../../landlord/text/editions.ts';
import { fr as first } from '../../landlord/text/fr.ts';
import { cards } from './cards/fr.ts';
import { reasons } from './reasons/fr.ts';
import { summary } from './summary/fr.ts';

const TASKS = {
  leave: () => 'Des Squatteurs ! Choisis qui s’en va, parmi les locataires qui paient le plus.',
  hatch: () => 'Un Monstre arrive : choisis sa pioche, puis un appartement.',
  roam: (fare: string) => `Pour ${fare}, tu peux faire déménager un Mauvais payeur.`,
};

const second: SecondVocabulary = {
  summary,
  ...cards,
  roofs: 'Toits',
  monsters: 'Monstres',
  buttons: { roam: 'Le faire déménager', goOn: 'Finir l’inspection' },
  prompts: {
    leaver({ who, tasks, sum }) {
      if (who) return `${who} inspecte les immeubles.`;
      const all = tasks.map((task) => TASKS[task](sum)).join(' ');
      // The landlord may skip what is optional.
      return tasks.every((task) => task === 'roam') ? `${all} Ou finis l’inspection.` : all;
    },
    build: (facts) => {
      const { who, roofs, sum } = facts;
      const said = first.prompts.build(facts);
      if (who || roofs === 0) return said;
      return `${said} ${sum === first.dollars(0) ? 'De la pile, il est gratuit.' : `De la pile, il coûte ${sum}.`}`;
    },
    place: (facts) => {
      if (facts.who) return first.prompts.place(facts);
      return facts.nowhere
        ? `Aucun appartement pour ${facts.tenant} : il ne reste que la défausse.`
        : `Où déplaces-tu ${facts.tenant} ? Choisis un appartement.`;
    },
    turnOut: ({ who }) =>
      who
        ? `Avec la Taverne, certains ne peuvent pas rester : ${who} choisit qui va où.`
        : 'Avec la Taverne, certains ne peuvent pas rester. Choisis qui part, puis où ; sans appartement, c’est la défausse.',
  },
  events: {
    hatched: ({ does, place }) => say`${does('Tu envoies', 'envoie')} un Monstre dans ${place}.`,
    lost: (facts) =>
      facts.how === 'monsters'
        ? say`Le Monstre de ${facts.from} retourne dans sa pioche.`
        : first.events.lost(facts),
    paid: (facts) => {
      const pays = `${facts.does('Tu paies', 'paie')} ${facts.sum}`;
      if (facts.how === 'nomad') return [`${pays} pour faire déménager un Mauvais payeur.`];
      return facts.how === 'roof' ? [`${pays} pour un Toit.`] : first.events.paid(facts);
    },
    received: ({ does, sum, how }) => [
      `${does('Tu reçois', 'reçoit')} ${sum} grâce au ${how === 'mover' ? 'Déménageur' : 'Courtier'}.`,
    ],
  },
  reasons,
  options: {
    tieBreak: [
      'Départage',
      'À dollars égaux, le plus grand nombre d’immeubles l’emporte, puis de locataires, puis le loyer individuel le plus élevé.',
    ],
  },
  decided: {
    buildings: 'À égalité, le joueur qui a le plus d’immeubles l’emporte.',
    tenants: 'À égalité, le joueur qui a le plus de locataires l’emporte.',
    highestRent: 'À égalité, le joueur qui a le loyer individuel le plus élevé l’emporte.',
  },
};

export const fr = mergeEditions(first, second);
