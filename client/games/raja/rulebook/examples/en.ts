// The English texts of the worked examples of Raja.
import type { ExampleTexts } from '../../../../table/rulebook-example.ts';
import type { ExampleId } from './index.ts';

export const en: Record<ExampleId, ExampleTexts> = {
  win: {
    title: 'Palaces win, not gold',
    text: 'The last round, the last turn, and it is yours. You have both built four palaces. Kota will be scored, and the blue player has {winPointsBlue} points there.',
    marks: [
      'Your architect is in Ajmer, and your {winGoldYou} gold are enough for a palace.',
      'Nobody but the blue player has anything in Kota.',
    ],
    after:
      'You built your fifth palace. Kota paid the blue player {winPaidBlue} gold, and you have only {winGoldYouAfter} left. But you win by five palaces to four.',
  },
  map: {
    title: 'The map',
    text: 'Kota and the roads around it. The pieces of each player have a colour and a shape of their own. Yours are red.',
    marks: [
      'The great palace, in the middle of the city. It belongs to the blue player and scores {great} points.',
      'A small palace, yours: {small} point. Dashed sites are free.',
      'Your houses in the city. The number says how many they are.',
      'Your architect. In a city you build only while your architect is there.',
      'The Maharaja on his elephant. His city has a golden name, and is scored at the end of the round.',
      'A village. It has room for {room} houses and is full.',
      'Nobody has a house in this village, so the road is closed.',
    ],
  },
  cards: {
    title: 'Players, strip and hand',
    text: 'Above are the players, below them the strip of the round, and at the bottom what you can do in your turn.',
    marks: [
      'Your gold. That of the others is secret: a coin without a number.',
      'The palaces you have built, of {palaces}.',
      'Your houses at hand.',
      'The city of the Maharaja, and the round.',
      'The points in his city at the moment.',
      'An action that you pointed at, and what it costs.',
      'The tick says that this one is done.',
      'The power of your character. With a dashed border it works by itself.',
    ],
  },
  beside: {
    title: 'Track and characters',
    text: 'The governor track and the characters stand beside the map. On a phone the row above your hand opens them.',
    marks: [
      'Golden: the governor of the city where the Maharaja is. It has gone up to the box with the number of the round.',
      'The lowest governor has a thick border: the Maharaja goes there next.',
      'A character with its number and its power. The sign is that of the player who holds the card.',
      'A character that nobody holds is free.',
    ],
  },
  disc: {
    title: 'Twice the same action',
    text: 'You have {discGoldYou} gold. All of you point at two actions at the same time.',
    marks: [
      'Each field says in short what its action does.',
      'You could not pay for this one now. You may point at it all the same.',
    ],
    after:
      'You pointed at Gold twice: in your turn you take {income} gold and once more {income}. Until then nobody sees it.',
  },
  penalty: {
    title: 'Only half of it done',
    text: 'You pointed at Gold, and at Palace + house.',
    marks: [
      'You have {penaltyGoldYou} gold, and {income} more are on their way.',
      'Palace and house together cost {both}.',
    ],
    after:
      'You took {income} gold and built the house. The {penaltyGoldYouAfter} gold that are left do not pay for a palace. If you end your turn now, each of the two others gets {penalty} gold from the bank.',
  },
  two: {
    title: 'Never both in villages',
    text: 'You pointed at Two houses: one of the two has to stand in a city. In {start} nothing is built, so you have to travel.',
    marks: [
      'Your architect is here.',
      'This village has room for one more house.',
      'The Maharaja is in Kota.',
    ],
    after:
      'You first built in the village, for then you pass it free. You travelled to Kota without a toll and built the other house there. You have {twoPointsYouAfter} points in Kota, and {twoGoldYouAfter} of your {twoGoldYou} gold are left.',
  },
  split: {
    title: 'Half here, half there',
    text: 'You pointed at Palace + house. Between the two parts you may travel.',
    marks: [
      'The great site in Ajmer is free. It costs no more than a small one.',
      'In Kota, which will be scored, you want the house.',
    ],
    after:
      'You built the great palace in Ajmer for {palace} gold, travelled on, and built the house in Kota for {house}. You are the Traveller, so the bank paid the toll.',
  },
  toll: {
    title: 'What a road costs',
    text: 'You travel from Ajmer to Kota, through two villages. This table plays with open gold, so you see where yours goes.',
    marks: [
      'A house of the blue player and one of the yellow player: you pay 1 gold to each.',
      'One of the houses here is yours, so you pass free.',
    ],
    after:
      'You had {tollGoldYou} gold and have {tollGoldYouAfter} now. With only 1 gold you could not have taken this road.',
  },
  open: {
    title: 'A road opens',
    text: 'The road from {start} to Udaipur is closed. You pointed at House, and in villages you build wherever there is room.',
    marks: ['Your house stands here.', 'Nobody’s house stands here: the road is closed.'],
    after:
      'You built the house that was missing and travelled to Udaipur at once, for free. From now on everybody else pays you for both houses.',
  },
  lower: {
    title: 'Two boxes down',
    text: 'You pointed at Governor track, and you move the governor of Jaipur.',
    marks: ['The lowest one: without you Ajmer would be next.', 'The governor of Jaipur.'],
    after:
      'Jaipur has passed Kota and taken the box of Ajmer: both have gone up one. Unless the track changes again, Jaipur is scored next round.',
  },
  gap: {
    title: 'An empty box is a box, too',
    text: 'You move the governor of Kota. Between Jaipur and Ajmer a box is empty.',
    marks: ['Jaipur is the lowest.', 'The governor of Kota.'],
    after:
      'Kota has only passed Ajmer and stands in the box that was empty. The Maharaja still goes to Jaipur next.',
  },
  priest: {
    title: 'The Priest counts at the scoring',
    text: 'Ajmer will be scored. You have the great palace there. The blue player is the Priest and has two small ones. You pointed at Character.',
    marks: [
      'Blue leads: {priestPointsBlue} points against your {priestPointsYou}.',
      'You are the Builder, and you may take any card.',
    ],
    after:
      'You took the Priest, and the blue player took the Merchant, who was free. Blue’s small palaces now score {small} point each: {priestPointsBlueAfter} against your {priestPointsYouAfter}.',
  },
  both: {
    title: 'Two powers in one turn',
    text: 'You are the Merchant and pointed at Character. The Entrepreneur is free.',
    marks: ['Before the change you take 1 gold.', 'Then you change.'],
    after:
      'As the Entrepreneur you built one more house for free. You have {bothGoldYouAfter} gold instead of {bothGoldYou}, and {bothPointsYouAfter} points in Kota instead of {bothPointsYou}.',
  },
  rob: {
    title: 'Taking another player’s card',
    text: 'You have {robGoldYou} gold, and you pointed at Character and at Palace. The blue player is the Priest, the yellow player the Builder. Neither has had a turn.',
    marks: [
      'A palace costs the Builder only {cheap} gold: you want this card.',
      'The Grand Duke is free.',
    ],
    after:
      'You took the Builder, and your Merchant went back to the table. The yellow player at once took the Grand Duke, and now plays before the blue player. First you finish your turn.',
  },
  close: {
    title: 'A road closes',
    text: 'Jaisalmer will be scored. The blue player is in Udaipur, and wants to travel there after you. You pointed at Move house.',
    marks: [
      'Your house is the only one in this village.',
      'Blue has a house in the other one.',
      'Blue’s architect.',
    ],
    after:
      'Your house has moved to Jaisalmer and brings you a point there. The village is empty: until somebody builds in it, nobody takes this road.',
  },
  last: {
    title: 'The round is played to its end',
    text: 'You are the Grand Duke and have the first turn. Kota will be scored. You pointed at Palace.',
    marks: ['You have one palace left to build.', 'So has the blue player.'],
    after:
      'You have built your last palace. Still the blue player has a turn and may build one as well, then the yellow player, and then Kota is scored. If you have equally many palaces at the end, the player with more gold wins.',
  },
  four: {
    title: 'A scoring with four players',
    text: 'Kota will be scored, and all four architects are there. This table plays with open gold.',
    marks: [
      'Blue, the Grand Duke: the great palace and the architect, {fourPointsBlue} points.',
      'Yellow, the Priest: a small palace, two houses and the architect, {fourPointsYellow} points.',
      'Green, the Entrepreneur: five houses and the architect, {fourPointsGreen} points.',
      'You, the Builder: only your architect, {fourPointsYou} point.',
    ],
    after:
      'You took {income} gold twice and ended your turn. Then the bank paid {fourPaidGreen} gold to the green player, {fourPaidYellow} to yellow, {fourPaidBlue} to blue and {fourPaidYou} to you. With one house fewer the yellow player would have tied with blue, and would have come after the Grand Duke, who has the lower number.',
  },
  alone: {
    title: 'Being there is enough',
    text: 'Udaipur will be scored, and nobody has anything there. Both your actions are done. You still travel.',
    marks: ['Here you pay the blue player a toll.', 'An empty city.'],
    after:
      'Your architect scored the only point. That is first place, {firstOfTwo} gold, and {alone} more because no rival was there. You had {aloneGoldYou} gold and have {aloneGoldYouAfter} now.',
  },
  token: {
    title: 'A third action',
    text: 'With the Yogi. You pointed at Gold twice, but you would like a palace, too.',
    marks: [
      'You have one action token.',
      'A token is an extra action, any but Character.',
      'The Yogi takes one more token every turn.',
    ],
    after:
      'You used the token for Palace and built the great palace. It went back to the others. Both Gold actions are still to be done, and you may take a new token for a later turn.',
  },
  home: {
    title: 'At home without being there',
    text: 'With home cities and neutral palaces. Kota will be scored: it is the home city of the Entrepreneur, who is you.',
    marks: ['Your only point in Kota.', 'A neutral palace counts for nobody and is no rival.'],
    after:
      'Nobody else had a point there: {firstOfTwo} gold for first place, and {alone} more. With your Gold action you have {homeGoldYouAfter} now.',
  },
  seduce: {
    title: 'Swap or seduce',
    text: 'With several characters. No card is free, and you pointed at Character. You may swap, or seduce a player with more cards than you.',
    marks: [
      'Your only card.',
      'The blue player has three cards and could be seduced.',
      'To swap, you name a card such as this one, and give the Merchant for it.',
    ],
    after:
      'You seduced the blue player, who chose to give you the Priest. Both your powers work now, and the Merchant, the lower card, counts for turns and ties.',
  },
};
