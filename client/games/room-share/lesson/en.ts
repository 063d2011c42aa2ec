// What the coach says in English.
import type { LessonTexts } from '../../../table/lesson.ts';

export const en: LessonTexts = {
  title: 'First steps',
  sentences: {
    goal: 'The most points win. You are red, and your points are counted here.',
    three: 'Exactly three tenants share this flat, so each brings {classic} point. Two are yours.',
    suite: 'In a suite, marked with stars, each of the three brings {suite} points.',
    reserve: 'Your reserve: red tenants score for you, neutral ones for nobody.',
    which: 'Your red key lets a tenant in where a red one lives. Where would that pay most?',
    key: 'Play the key: tap it, then the suite.',
    bed: 'Choose a red tenant, then a free bed.',
    scored: '{gain} points more! You have drawn a new card, and your turn is over.',
    burst:
      'Your rival’s blue key fits where a blue one lives. In came the fourth, and all had to leave!',
    arrows:
      'Each went the way the bed faced. One of yours went up to a ghost, who costs you {ghost} points.',
    look: 'Press long on anything to ask what it is. Try it on this event card.',
    revenge: 'Your turn! E2 scores for your rival: play Communication there.',
    fourth: 'Put a red one in the last bed. It faces right, over the edge.',
    up: 'Now they leave one by one. This one faced up: choose a bed in E1.',
    right: 'Your red one left over the edge and comes in at A2, as the third! Choose a bed.',
    down: 'This one goes down to the ghost. Any bed will do.',
    left: 'The last one goes left, to D2. Any bed will do.',
    chain: 'Well done, A2 scores now! With four in it, it would have been emptied next.',
    swap: 'Rescue your red one from the ghost: tap Flat swap, then the tenant in D1.',
    other: 'Choose the neutral one in A2. Ghosts cost neutral tenants nothing.',
    end: 'Once a player has nobody left, neither red nor neutral, the others may place one more each. Then the game ends.',
    tip: 'A tip: three of one colour are safest, because few keys open their flat.',
    go: 'That is all. Play a game now, and find your tenants good flatmates!',
  },
  answers: {
    suite: {
      says: 'Suite B4',
      reply: 'Yes! Only a third is missing. Both your red ones will bring {suite} points there.',
    },
    classic: {
      says: 'Flat A2',
      reply:
        'It would be the third here, too, but in a classic flat each brings only {classic} point.',
    },
    full: {
      says: 'Flat D2',
      reply: 'Three live there already. When a fourth moves in, all of them have to leave!',
    },
  },
};
