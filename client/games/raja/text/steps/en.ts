// What to do next in Raja and what it will do, in English.
import { count, listNames } from '../../../../text/grammar/en.ts';
import type { Steps } from './steps.ts';

export const steps: Steps = {
  steps: {
    house: ({ name, city, price }) =>
      `${name}: choose a village with room${city ? `, or ${city} where your architect is` : ''} (${price}).`,
    cityHouse: ({ name, city, price }) =>
      `${name}: one house has to stand in ${city}. Choose it (${price}).`,
    palace: ({ name, city, price }) => `${name}: choose a site in ${city} (${price}).`,
    palaceOrHouse: ({ name, city }) =>
      `${name}: choose a site in ${city} for the palace, or a place for the house.`,
    whichHouse: ({ name }) => `${name}: choose which of your houses moves.`,
    whereTo: ({ city }) =>
      `Choose where it goes: a village with room${city ? `, or ${city}` : ''}.`,
    governor: ({ name }) => `${name}: choose who goes down two boxes. Lower is visited sooner.`,
    character: ({ name }) => `${name}: choose a free one, or one that another player holds.`,
    freeCharacter: ({ name }) => `${name}: choose a free one. You keep yours.`,
    swap: ({ name }) => `${name}: choose the one you want, or a player to seduce.`,
    give: () => 'Choose which of your characters you give for it.',
    freeHouse: ({ name }) =>
      `${name}: choose a place to build for free, or a house of yours to move.`,
    token: ({ name }) => `${name}: choose the action that it gives you.`,
    both: ({ actions }) => `${listNames(actions)}: confirm both, or choose another second action.`,
  },
  does: {
    gold: (signed) => `${signed} gold`,
    pays: (price, own, isRest) =>
      isRest ? `costs ${price} of ${own} left` : `costs ${price} of your ${own}`,
    tooDear: (price, own, isRest) =>
      isRest ? `costs ${price}, only ${own} left` : `costs ${price}: you have ${own}`,
    houses: (houses) => `+${count(houses, 'house')}`,
    noHouse: (houses) => (houses > 0 ? `only ${count(houses, 'house')}` : 'no house at hand'),
    noPalace: 'all palaces built',
    shortQuarry: (houses) => (houses > 0 ? `only ${count(houses, 'house')} there` : 'quarry empty'),
    free: 'free',
    settle: 'place a house',
    opens: 'opens the road',
    closes: 'closes the road',
    here: 'move here',
    toll: (gold) => `toll ${gold}`,
    noToll: 'no toll',
    visit: (to, from) => {
      if (to === null) return 'visited no more';
      return from === null || from === to ? `round ${to}` : `round ${from} → ${to}`;
    },
    nextCity: (city) => `next: ${city}`,
    freeCharacters: (free) => `${free} free to take`,
    take: 'take it',
    takeFrom: (name) => `take from ${name ?? 'its holder'}`,
    swapFor: 'swap for it',
    give: 'give it',
    seduce: 'gives you one',
    oneHouse: '1 house free',
    oneToken: '+1 token',
    oneAction: '1 more action',
    leaves: (gold) => `leaves you ${gold}`,
    othersGet: (gold) => `+${gold} for the others`,
    nothingLost: 'nothing lost yet',
    noMoreBids: 'no more bids',
    anew: 'choose anew',
    points: (points, signed) => `${count(points, 'point')}, ${signed}`,
  },
  goal: ({ leaders, palaces, all, round, rounds, isOver }) => {
    const [first, second] = leaders;
    const when = `round ${round}/${rounds}`;
    if (palaces === 0) return `Most palaces win: none of ${all} yet, ${when}`;
    const who = second === undefined ? (first ?? 'you') : listNames(leaders);
    if (isOver)
      return `${who === 'you' ? 'You win' : `${who} wins`} with ${count(palaces, 'palace')}`;
    if (leaders.length > 2)
      return `Most palaces: ${leaders.length} lead with ${palaces} of ${all}, ${when}`;
    const lead = second === undefined && first !== null ? 'leads' : 'lead';
    return `Most palaces: ${who} ${lead} with ${palaces} of ${all}, ${when}`;
  },
  ends: ({ palaces, all, round, rounds }) =>
    `The game ends after the scoring of a round in which somebody has built all ${all} of their palaces (the most so far is ${palaces}), and after round ${rounds} in any case. This is round ${round}.`,
  confirm: (actions) => `Confirm ${actions.join(' + ')}`,
  confirmBoth: 'Confirm both',
};
