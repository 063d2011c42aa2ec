import { say } from '../../../text/compose.ts';
import { overlaid, type Second } from '../../landlord/text/editions.ts';
import { en as first } from '../../landlord/text/en.ts';
import { cards } from './cards/en.ts';

const TASKS = {
  leave: 'Squatters: choose who leaves, of those who pay most.',
  hatch: 'A Monster is born: click the deck, then a flat for it.',
  roam: 'A Rental nomad may move on.',
};

const second: Second = {
  ...cards,
  roofs: 'Roofs',
  monsters: 'Monsters',
  level: (level) => (level === 0 ? 'basement' : first.level(level)),
  buttons: { roam: 'Move a nomad on', goOn: 'Go on' },
  asks: {
    leaver: ({ who, tasks }) =>
      who ? `${who} looks after the houses.` : tasks.map((task) => TASKS[task]).join(' '),
    build: (facts) =>
      facts.who || facts.roofs === 0
        ? first.asks.build(facts)
        : `${first.asks.build(facts)} One from the stack costs ${facts.sum}.`,
    place: (facts) =>
      facts.who
        ? first.asks.place(facts)
        : facts.nowhere
          ? `No flat suits ${facts.tenant}: all there is are the discards.`
          : `Where do you move ${facts.tenant}? Choose a flat.`,
    turnOut: ({ who }) =>
      who
        ? `The Tavern is too cheap for some: ${who} chooses who moves where.`
        : `The Tavern is too cheap for some. Choose who leaves, then where to; who finds no flat is discarded.`,
  },
  told: {
    hatched: ({ does, place }) => say`${does('You let', 'lets')} a Monster into ${place}.`,
    lost: (told) =>
      told.how === 'monsters'
        ? say`The Monster of ${told.from} goes back to its deck.`
        : first.told.lost(told),
    paid: (told) => {
      const pays = `${told.does('You pay', 'pays')} ${told.sum}`;
      if (told.how === 'nomad') return [`${pays} for the journey of a Rental nomad.`];
      return told.how === 'roof' ? [`${pays} for a Roof.`] : first.told.paid(told);
    },
    received: ({ does, sum, how }) => [
      `${does('You get', 'gets')} ${sum} for the ${how === 'mover' ? 'Mover' : 'Broker'}.`,
    ],
  },
  reasons: {
    groundOnly: 'Only ground floor or basement.',
    apart: 'Nobody else moves in with Odd ones.',
    wantsApart: 'Odd ones move in with Odd ones only.',
    hasCellar: 'It has a basement flat already.',
  },
  options: {
    tieBreak: [
      'Tie-break',
      'Of those with the same dollars wins who has more houses, then more tenants, then the highest single rent.',
    ],
  },
  decided: {
    buildings: 'The tie goes to who has more houses.',
    tenants: 'The tie goes to who has more tenants.',
    highestRent: 'The tie goes to who has the highest single rent.',
  },
};

export const en = overlaid(first, second);
