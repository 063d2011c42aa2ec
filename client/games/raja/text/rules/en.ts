import type { Texts } from '../vocabulary.ts';

export const rules: Texts = {
  actions: {
    gold: ['Gold', 'Take {income} gold from the bank.'],
    house: [
      'House',
      'Build a house for {house} gold: in any village with room, or in the city where your architect is.',
    ],
    twoHouses: [
      'Two houses',
      'Build two houses for {house} gold each: one in a city, the other in a city or a village, in either order. Never both in villages.',
    ],
    moveHouse: [
      'Move house',
      'Move one of your houses from a village or a city to another village, or to the city where your architect is. It costs nothing.',
    ],
    quarry: [
      'Quarry',
      'Fetch {fetch} of your houses from the quarry; they may be built from now on. It costs nothing.',
    ],
    palace: ['Palace', 'Build a palace for {palace} gold in the city where your architect is.'],
    palaceAndHouse: [
      'Palace and house',
      'Do both, in either order, for {palace} and {house} gold. Only one of the two is not in full.',
    ],
    track: ['Track', 'Move any governor down two boxes; those it passes go up one.'],
    character: [
      'Character',
      'Change your character for a free one, or for another player’s, who cannot refuse.',
    ],
  },
  characters: [
    ['Grand Duke', 'the Grand Duke', 'Has the first turn and wins every tie.'],
    ['Merchant', 'the Merchant', 'Takes 1 gold from the bank in each turn.'],
    [
      'Priest',
      'the Priest',
      'Small palaces score {priest} points each instead of {small}. Counted at the scoring: whoever holds the Priest then.',
    ],
    [
      'Traveller',
      'the Traveller',
      'Travels free: the bank pays the tolls to the owners of the houses. Every village on the way still needs a house. Holds as long as you have the card.',
    ],
    [
      'Entrepreneur',
      'the Entrepreneur',
      'Builds or moves 1 house free, once in each turn. A house that is built comes from those at hand.',
    ],
    [
      'Builder',
      'the Builder',
      'Pays {cheap} gold for a palace instead of {palace}. It still takes an action. Holds as long as you have the card.',
    ],
    [
      'Yogi',
      'the Yogi',
      'Takes an action token in each turn while there are any ({tokens} in all). Only in games with the Yogi.',
    ],
  ],
  options: {
    short: ['Short game', '{palacesShort} palaces each and {roundsShort} rounds.'],
    yogi: [
      'Yogi',
      'A seventh character and {tokens} action tokens. A token is an extra action in your own turn, any but Character; one a turn, at once or later. It goes back after use.',
    ],
    neutralPalaces: [
      'Neutral palaces',
      'One small site in each city is taken from the start. For two to four players.',
    ],
    auction: [
      'Auction',
      'The characters are auctioned one after the other. Raise or pass for good; the highest bid pays the bank and chooses.',
    ],
    homeCities: [
      'Home cities',
      'The holder of a character scores 1 point more in its home city, even with nothing there.',
    ],
    manyCharacters: [
      'Several characters',
      'The Character action takes a free card and you keep yours. With none free: swap or seduce. The characters are auctioned.',
    ],
    openGold: ['Open gold', 'Everybody sees everybody’s gold.'],
  },
  rules: {
    aim: [
      'What it is about',
      'You are architects on the roads of India. Each round the Maharaja visits a city, and those who have built most there are paid best. The gold goes into palaces: whoever has built most of them at the end wins.',
      'Each round everybody points in secret at two of nine actions. What you point at and do not do in full costs you: {penalty} gold from the bank for each of the others.',
    ],
    setup: [
      'Set-up',
      '{roads} roads join the starting city, {start}, and {cities} other cities. On each road lie two villages, {villages} in all. Each city but {start} has a great palace site in its centre and {sites} small ones round it. The map is our own: we have no source for the printed one.',
      'Everybody begins with an architect in {start}, {palaces} palaces, {houses} houses and {gold} gold. What you have in gold is secret; every payment is told.',
      'The governors of the {cities} cities are shuffled onto the boxes just above the arrow of the track. The boxes 1 to {rounds} lie above them.',
      'Somebody drawn by lot takes one of the characters 1 to 6, then the others do, clockwise. The rest lie free beside the board.',
      'In the order of the characters everybody places a house in a village, {settled} times round. It pays to open the roads to the cities that are scored first. Then {supply} houses lie at hand before each player, and {quarry} wait in the quarry.',
    ],
    round: [
      'A round',
      '1. The Maharaja goes to the city of the lowest governor on the track. That governor moves to the box above the highest one.',
      '2. Everybody points at two actions at the same time, in secret; both pointers may be on the same action, which is then done twice.',
      '3. The lowest character shows the disc and has a turn: the two actions, the power of the character, and travel, in any order. Then the next one. The others’ discs stay covered until their turn.',
      '4. The Maharaja’s city is scored.',
    ],
    actions: [
      'The nine actions',
      'An action of two parts may be split by travel or by other things. An action that you cannot or will not do in full: when your turn ends, each other player gets {penalty} gold from the bank, once for each such action. You are asked before.',
    ],
    building: [
      'Building',
      'Houses are built from those at hand, never straight from the quarry. A village holds {room} houses, with two players {roomOfTwo}; both may be yours. A city takes any number.',
      'In villages you build wherever you like. In a city you build only while your architect is there; you may build, travel on and build again.',
      'A palace stands on a site of its own: in each city 1 great one and {sites} small ones. Great or small, the price is the same.',
      'Nothing is built in {start}.',
    ],
    travel: [
      'Travel and tolls',
      'In your turn your architect may travel as often as you like and can pay, road by road from city to city. It never stays in a village.',
      'Both villages of a road need at least one house, whoever owns it. Otherwise the road is closed.',
      'The toll: a village where you have a house is free. In every other one you pay 1 gold for each house, to its owner. Cities are free. Who cannot pay the whole road cannot take it.',
      'A house that is moved away counts at once: the road may be closed by it, and your free passage gone. For the Traveller the bank pays.',
    ],
    track: [
      'The track',
      'The governors stand one above the other; the lowest shows the Maharaja’s next city. With the Track action you move any governor down exactly two boxes. Every governor that it passes or lands on goes up one.',
      'Empty boxes mean nothing to the Maharaja, but they count as boxes. The arrow is a box too.',
      'The highest governor shows how near the end is.',
    ],
    characters: [
      'The characters',
      'The number gives the order of the turns, lowest first, and breaks ties, lowest first. The power is yours while you hold the card.',
    ],
    changing: [
      'Changing characters',
      'With the Character action you take a free card and put yours back, or take another player’s card. Then yours goes back to the table, and whoever was robbed takes a free one at once, before you go on; it may be yours.',
      'You may use the power of the old card before and that of the new one after. Merchant, Entrepreneur and Yogi work once for each player and turn; another player may use the same card later in the round.',
      'A turn that has begun is finished, and nobody has two turns in a round. Of those who have not played the lowest number is next.',
      'With several characters: you take a free card and keep yours. If none is free, swap: name a card of another player, who has to give it and gets one of yours, of your choice. Or seduce: somebody with more cards than you gives you one, of their choice. All your powers hold; your lowest card counts for turns and ties.',
    ],
    scoring: [
      'Scoring',
      'In the Maharaja’s city your architect scores 1 point, each house 1, each small palace {small} (with the Priest {priest}), the great palace {great}. The Maharaja pays by rank; ties go to the lower character. No points, no gold.',
      'Whoever is the only one there, with architect, house or palace, gets {alone} gold more.',
    ],
    end: [
      'The end',
      'The game ends after the scoring of a round in which somebody has built the last palace ({palaces}, in the short game {palacesShort}), or a governor has been put on the last box ({rounds}, in the short game {roundsShort}); moving it down again does not help. After round {rounds} it is over in any case.',
      'Most palaces win. Ties: more gold, then the lower character.',
    ],
    variants: ['Variants'],
    rulings: [
      'Good to know',
      '{start} is never scored.',
      'Fewer than {fetch} houses left in the quarry: you fetch what there is, and it is not in full.',
      'The toll counts houses, not owners: two houses of one player cost 2.',
      'A governor may be moved down even if it passes nobody, as long as there are two boxes below it.',
      'Two pointers on Two houses: of the four houses two have to stand in cities.',
      'An action token that is not used up in full costs like any action.',
      'With all palaces built a Palace action cannot be done, and with no house at hand no House action.',
      'Taking back a character that you gave away in this turn is allowed, but its power does not work a second time.',
      'Character with nobody to take from and nothing free is not done.',
      'Neutral palaces count for nobody and are no company. A point for a home city alone is no company either; who scores alone by it gets {alone} gold more too.',
      'Auction: somebody drawn by lot opens, 0 is a bid, and nobody bids more than there is in the purse. The next auction is opened by the first without a character to the winner’s left. The last takes one for nothing. Those left over lie free.',
      'Tokens stay yours when the Yogi is gone, and are worth nothing at the end. With none left the Yogi takes none. The bank never runs out.',
      'Several characters and a tie at the end: the lowest card counts.',
    ],
    credits: [
      'Credits',
      'Raja is a game by Wolfgang Kramer and Michael Kiesling, of 2004, also known as “Maharaja: Palace Building in India”. It is not the “Maharaja” of 2020. This is an unofficial place to play it, with respect for its authors. The words, the pictures and the map are our own; where the booklet is silent, the rulings are too.',
    ],
  },
};
