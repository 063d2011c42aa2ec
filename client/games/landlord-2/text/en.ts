// The English words of the second edition of Landlord!.
import { say } from '../../../text/compose.ts';
import { mergeEditions, type SecondVocabulary } from '../../landlord/text/editions.ts';
import { en as first } from '../../landlord/text/en.ts';
import { cards } from './cards/en.ts';
import { reasons } from './reasons/en.ts';
import { summary } from './summary/en.ts';

const TASKS = {
  leave: () => 'Squatters! Choose who leaves, of the tenants paying the most.',
  hatch: () => 'A Monster is coming: choose the Monster deck, then an apartment.',
  roam: (fare: string) => `You may move a Rental nomad on for ${fare}.`,
};

const second: SecondVocabulary = {
  summary,
  ...cards,
  roofs: 'Roofs',
  monsters: 'Monsters',
  level: (level) => (level === 0 ? 'basement' : first.level(level)),
  buttons: { roam: 'Move a nomad on', goOn: 'End the inspection' },
  prompts: {
    leaver({ who, tasks, sum }) {
      if (who) return `${who} inspects the buildings.`;
      const all = tasks.map((task) => TASKS[task](sum)).join(' ');
      // The landlord may skip what is optional.
      return tasks.every((task) => task === 'roam') ? `${all} Or end the inspection.` : all;
    },
    build: (facts) => {
      const { who, roofs, sum } = facts;
      const said = first.prompts.build(facts);
      if (who || roofs === 0) return said;
      return `${said} ${sum === first.dollars(0) ? 'A Roof from the stack is free.' : `A Roof from the stack costs ${sum}.`}`;
    },
    place: (facts) => {
      if (facts.who) return first.prompts.place(facts);
      return facts.nowhere
        ? `No apartment suits ${facts.tenant}: only the discard pile is left.`
        : `Where do you move ${facts.tenant}? Choose an apartment.`;
    },
    turnOut: ({ who }) =>
      who
        ? `Some tenants cannot stay with the Tavern: ${who} chooses who moves where.`
        : 'Some tenants cannot stay with the Tavern. Choose who leaves, then where they go; a tenant who can go nowhere is discarded.',
  },
  events: {
    hatched: ({ does, place }) => say`${does('You send', 'sends')} a Monster into ${place}.`,
    lost: (facts) =>
      facts.how === 'monsters'
        ? say`The Monster from ${facts.from} goes back to its deck.`
        : first.events.lost(facts),
    paid: (facts) => {
      const pays = `${facts.does('You pay', 'pays')} ${facts.sum}`;
      if (facts.how === 'nomad') return [`${pays} to move a Rental nomad on.`];
      return facts.how === 'roof' ? [`${pays} for a Roof.`] : first.events.paid(facts);
    },
    received: ({ does, sum, how }) => [
      `${does('You get', 'gets')} ${sum} for the ${how === 'mover' ? 'Mover' : 'Broker'}.`,
    ],
  },
  reasons,
  options: {
    tieBreak: [
      'Tie-break',
      'If dollars are equal, the most buildings win, then the most tenants, then the highest single rent.',
    ],
  },
  decided: {
    buildings: 'Tie broken by the number of buildings.',
    tenants: 'Tie broken by the number of tenants.',
    highestRent: 'Tie broken by the highest single rent.',
  },
};

export const en = mergeEditions(first, second);
