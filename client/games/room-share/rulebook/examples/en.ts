// The English texts of the worked examples of Room Share.
import type { ExampleTexts } from '../../../../table/rulebook-example.ts';
import type { ExampleId } from './index.ts';

export const en: Record<ExampleId, ExampleTexts> = {
  third: {
    title: 'The third one makes it pay',
    text: 'A blue tenant and one of yours share the suite E2. Nobody scores there, as they are only two. You hold a red key, and a red tenant lives in E2.',
    marks: [
      'The suite E2, with two tenants.',
      'A red key opens every flat where a red tenant lives.',
    ],
    after:
      'You put a third tenant in. Now each tenant in E2 scores {suitePays}: you have {thirdRedAfter} points, and the blue player has {thirdBlueAfter}.',
  },
  building: {
    title: 'Flats and beds',
    text: 'Part of the building. The sign in the middle of a room shows what kind of flat it is, and the badge below what each of its tenants brings at the moment.',
    marks: [
      'A room without a sign is a classic flat. Exactly three live here, so each brings +{classicPays}.',
      'The bell and two stars are the sign of a suite: +{suitePays} for each of three.',
      'The crown and three stars are the sign of the royal suite, which is in the building only with the variant: +{royalPays} for each of three. Nobody lives here yet, so it has no badge.',
      'The ghost and the cobwebs are the sign of a haunted flat. Each tenant costs {ghostCosts}, however many live here.',
      'A free bed. The arrow points to the flat next door, here to C2: in an eviction whoever sleeps in this bed moves there.',
      'A tenant in bed. The small tip of the arrow shows the way: this one would move up to B1.',
    ],
  },
  cards: {
    title: 'Cards and reserve',
    text: 'A game for two. Above is the strip of the table, below are your hand and your reserve.',
    marks: [
      'The draw pile, and how many cards it has left.',
      'The card that was played last.',
      'The player who has to decide, and what about.',
      'A key. Its colour and its sign say who has to live in the flat that it opens.',
      'An event card.',
      'The tenants of your colour in your reserve.',
      'Your neutral tenants are grey. You place them like your own, but they score nothing.',
    ],
  },
  players: {
    title: 'What stands by the names',
    text: 'You and the other player, in a game for two. Choose a name at the table to see the number of cards, and where the points come from.',
    marks: [
      'The points at the moment.',
      'How many tenants of your colour are left in your reserve.',
      'How many neutral ones are left.',
    ],
  },
  key: {
    title: 'A blue key for your red tenant',
    text: 'You hold a blue key. Its colour says which flats it opens. The tenant who moves in comes from your reserve.',
    marks: [
      'Your blue key.',
      'A blue tenant lives in B3: the key opens it.',
      'The key opens D2, too.',
      'Only a red tenant lives in B2: it stays shut.',
    ],
    after:
      'You put a red tenant in B3. Exactly three live there now, so each of the three players has {keyRedAfter} point there: you, blue and yellow.',
  },
  neutral: {
    title: 'Neutral tenants count as flatmates',
    text: 'Three blue tenants share D2 and bring {neutralBlue} points. With your blue key you put a neutral tenant in as the fourth.',
    marks: [
      'Three live here. A fourth one, and they all have to leave.',
      'A neutral tenant takes a bed like any other.',
    ],
    after:
      'All four were evicted. The blue player has {neutralBlueAfter} points now, and none of your own tenants was needed.',
  },
  swap: {
    title: 'Out of the haunted flat',
    text: 'Your tenant in the haunted flat A2 costs you {ghostCosts}. With a Flat swap you exchange it for the blue one in the suite B4.',
    marks: [
      'Your tenant in A2.',
      'The blue tenant in B4, where each of the three scores {suitePays}.',
    ],
    after:
      'Each has the bed of the other now, arrow and all. Your points have gone from {swapRed} to {swapRedAfter}, and those of the blue player from {swapBlue} to {swapBlueAfter}.',
  },
  forced: {
    title: 'Moving out on purpose',
    text: 'A Forced eviction needs no full flat. Two of your tenants live in the haunted flat C4, and you have {forcedRed} points. You empty C4.',
    marks: [
      'This one moves up to C3, where two live.',
      'This one moves left to the suite B4, where two live, too.',
    ],
    after:
      'Both are the third in their new flat: {classicPays} in C3 and {suitePays} in B4. You have {forcedRedAfter} points now.',
  },
  burst: {
    title: 'The fourth one',
    text: 'Three share B3, and each scores {classicPays}. With a red key you put a red tenant in the last free bed: all four have to leave.',
    marks: [
      'The last free bed. It faces A3.',
      'Whoever leaves upwards moves to B2, where two live.',
      'Whoever leaves to the left moves to A3, where two live, too.',
    ],
    after:
      'Everybody has moved where the bed faced, and you have picked the new beds. Exactly three live in B2 and in A3 now: you have {burstRedAfter} points instead of {burstRed}.',
  },
  edge: {
    title: 'Over the edge, and on',
    text: 'With a green key you put a red tenant in E2, at the right edge: the fourth. The red one faces up and moves to E1. The blue one faces right, goes out over the edge and comes in again in A2. The yellow one faces down and moves to E3, and the green one faces left and moves to D2.',
    marks: [
      'E2, with the last free bed above.',
      'A2, at the other edge: a haunted flat.',
      'D2. Three live here.',
    ],
    after:
      'D2 has got its fourth tenant and is emptied next: its tenants are waiting for their new beds in the order of the numbers. In A2 the blue one costs its player {ghostCosts}.',
  },
  stays: {
    title: 'No room next door',
    text: 'In a chain of evictions B2 and B3 are full, and you choose which of them is emptied first. You choose B2.',
    marks: [
      'The yellow one faces B3, which is full. So it stays in B2, in any free bed.',
      'If you chose B3 first, this green one would stay instead.',
    ],
    after:
      'The red one has moved to B1, the blue one to C2 and the green one to A2; the yellow one lives in B2 by itself. Now B3 is emptied, and all of its neighbours have room.',
  },
  leave: {
    title: 'One is sent home',
    text: 'Three share the suite C1: {leaveBlue} points for the blue player, {leaveGreen} for the green one. You play Moving day. The others can do the same to you.',
    marks: [
      'This blue tenant has to leave.',
      'The last yellow tenant in the building always stays.',
      'Moving day never takes one of yours.',
    ],
    after:
      'The blue tenant is back in the reserve of its player. Only two live in C1 now, so blue and green score nothing there.',
  },
  lastChance: {
    title: 'One more tenant',
    text: 'The blue player has placed the last tenant, so the game ends. You have {lastChanceRed} points, and it is your last chance: one more tenant where your colour lives with fewer than three.',
    marks: [
      'Two of yours live in D3: here you can make three.',
      'Three live in D2 already. It is closed.',
      'C4 is open to you, but haunted.',
    ],
    after:
      'Three of yours share D3, and you end with {lastChanceRedAfter} points. The tenant that is left in your reserve scores nothing.',
  },
  count: {
    title: 'Counting your points',
    text: 'You are red, and you have {sum} points in all. This is how they are counted.',
    marks: [
      'Two of yours share B3 with a blue one. They are three in a classic flat: {pair} points.',
      'One of yours is among three in a suite: {suitePays} points.',
      'Two of yours live in D3 by themselves: 0 points, as they are not three.',
      'One of yours lives in a haunted flat: it costs {ghostCosts} points.',
    ],
  },
  renovate: {
    title: 'Turned towards the suite',
    text: 'You play Renovation: two tenants in D2 change beds, and so they change where they would move.',
    marks: [
      'Your tenant faces D3.',
      'The yellow one faces the suite E2.',
      'Two of yours live in E2: with a third, each scores {suitePays}.',
    ],
    after:
      'Your tenant faces E2 now. If somebody moves into D2 as the fourth, it becomes the third in the suite: {suiteOfThree} points for you.',
  },
};
