// What the things of Raja are, in English.
import { count, listNames, possessive } from '../../../../text/grammar/en.ts';
import type { Spot } from '../../text/vocabulary.ts';
import type { GuideWords } from './words.ts';

const inside = ({ village, text }: Spot) => (village ? `in the ${text}` : `in ${text}`);
const named = ({ village, text }: Spot) => (village ? `the ${text}` : text);
const nth = (place: number) =>
  `${place}${['th', 'st', 'nd', 'rd'][place % 10 > 3 || (place > 10 && place < 14) ? 0 : place % 10]}`;

export const en: GuideWords = {
  you: 'you',
  nobody: 'nobody',
  none: 'none',
  free: 'free',
  hidden: 'secret',
  neutral: 'neutral',
  of: (some, all) => `${some} of ${all}`,
  list: listNames,
  kinds: {
    player: 'Player',
    figure: 'Number of a player',
    city: 'City',
    start: 'Starting city',
    village: 'Village',
    road: 'Road',
    governor: 'Governor',
    board: 'On the board',
    character: 'Character',
    power: 'Power of a character',
    action: 'Action',
    token: 'Action token',
    site: 'Site for a palace',
    house: 'Your house',
    bid: 'Bid',
    button: 'Decision',
  },
  labels: {
    price: 'Price',
    visit: 'Next scored',
    great: 'Great palace',
    small: 'Small palaces',
    houses: 'Houses',
    architects: 'Architects',
    homeOf: 'Home of',
    home: 'Home city',
    holder: 'Held by',
    number: 'Number',
    room: 'Houses in it',
    toll: 'Toll',
    yourToll: 'Your toll',
    box: 'Box',
    lowered: 'Down two boxes',
    goUp: 'Up one box then',
    inVillages: 'Houses in villages',
    inCities: 'Houses in cities',
    allHouses: 'All houses',
    pays: 'Pays now',
    left: 'Still to do',
    stock: 'Left in the stock',
    points: 'Points',
    alone: 'Alone in the city',
    housePrice: 'A house',
    palacePrice: 'A palace',
    now: 'Now',
    cities: 'Cities',
    roads: 'Roads',
    characters: 'Characters',
    players: 'Players',
    tokensLeft: 'Action tokens left',
  },
  pointParts: {
    architect: 'Architect here',
    houses: 'Houses',
    small: 'Small palaces',
    great: 'Great palace',
    home: 'Home city of a character',
  },
  pointsIn: (city) => `Points in ${city}`,
  roadTo: (city) => `Road to ${city}`,
  villageNear: (city) => `Village near ${city}`,
  round: (round) => `round ${round}`,
  thisRound: 'at the end of this round',
  never: 'not before the end of the game',
  visitMoves: (to, from) => {
    if (to === null) return from === null ? 'scored no more, as before' : 'scored no more';
    if (to === from) return `scored in round ${to}, as before`;
    return `scored in round ${to}${from === null ? ' after all' : ` instead of ${from}`}`;
  },
  box: (box) => `box ${box} above the arrow`,
  roundBox: (round) => `round box ${round}`,
  arrowBox: 'the arrow',
  place: nth,
  closed: 'closed',
  openFor: (toll) => (toll ? `open, toll ${toll}` : 'open, no toll'),
  given: (gold, to) => `${gold} to ${to}`,
  pays: (points, gold) => `${points}, pays ${gold}`,
  tied: (paid, character) => `${paid} (tie: character ${character})`,
  counted: (name, number) => `${name} ${number}`,
  great: (number) => `${number} great`,
  small: (number) => `${number} small`,
  texts: {
    seat: (place, seats) =>
      `Plays ${nth(place)} of ${seats} in this round: the lowest character begins, and wins ties.`,
    money: (isSecret) =>
      `It pays for houses, palaces and tolls, and breaks a tie in palaces at the end.${isSecret ? ' How much somebody has is secret, but every payment is told.' : ''}`,
    palaces: (all) =>
      `The player with the most palaces wins. The game ends with the round in which somebody builds palace number ${all}.`,
    houses: 'Only houses at hand can be built. The Quarry action brings more from the quarry.',
    quarry: (fetch) => `The Quarry action brings ${fetch} of them to hand.`,
    tokens: 'A token gives one more action in one’s own turn, any but Character. One a turn.',
    points: (gold, place) =>
      gold
        ? `As it stands this is place ${place}, which pays ${gold} at the end of the round. Ties go to the lower character.`
        : 'Without a point there is no gold.',
    actions: (isOpen) =>
      isOpen
        ? 'Two actions for this round. An action that is not carried out in full brings the others gold.'
        : 'Chosen in secret, and revealed when the turn of this player begins.',
    architect:
      'Palaces and houses in a city can be built only where one’s architect is. It travels from city to city along open roads, and scores 1 point where it stands.',
    start: 'All architects begin here. Nothing is built here, and it is never scored.',
    city: 'When the Maharaja comes, the points here are paid in gold: the most points first, ties to the lower character.',
    village:
      'Travellers without a house of their own here pay 1 gold for each house, to its owner. Without a house the road is closed.',
    villageRoom: (room) => `It has room for ${count(room, 'house')}.`,
    road: 'Open as soon as both villages have a house. The whole toll is paid before one leaves.',
    governor:
      'The Maharaja visits the city of the lowest governor next. That governor then goes to the top. The action Governor track moves one down two boxes.',
    track:
      'From the arrow up: the lowest governor’s city is visited next. Empty boxes do not count.',
    round: (rounds, palaces) =>
      `The game ends after round ${rounds}, or with the round in which somebody builds palace number ${palaces}.`,
    maharaja:
      'He is in the city of this round. When all have played, the points there are paid in gold by rank.',
    disc: (gold) =>
      `Everybody points at two actions in secret, or twice at the same. For each action not carried out in full every other player gets ${gold} gold.`,
    character: 'The lowest number plays first and wins ties.',
    powerUsed: 'Used in this turn.',
    token:
      'One more action in your own turn, any but Character. One a turn; it goes back after use.',
    great: (points) => `One in each city. It scores ${points} points.`,
    small: (points, priest) =>
      `Scores ${count(points, 'point')}, for the Priest’s holder ${priest}. It counts as a whole palace at the end.`,
    houseInVillage:
      'It keeps the road open, lets you pass free here, and earns you the toll of others.',
    houseInCity: 'It scores 1 point whenever this city is scored.',
    bid: 'The highest bid is paid to the bank, and its player chooses a character.',
    end: (gold) =>
      `The next player by character begins. Each action left undone gives every other player ${gold}.`,
    back: 'Nothing is given up yet.',
    giveUp: (gold) =>
      gold ? `Your turn ends, and every other player gets ${gold}.` : 'Your turn ends at no cost.',
    pass: 'You bid no more in this auction. You take part in the next one.',
    again: 'Your first choice is taken back, so that you can point anew.',
  },
  ways: {
    by: (action, deed) => `${action}: ${deed}`,
    pick: (character) => `Take ${character}`,
    bid: (gold) => `Bid ${gold} for the choice of a character`,
    pass: 'Pass this auction',
    settle: (at) => `Place a house ${inside(at)}`,
    opening: (deed) => `${deed}, which opens the road`,
    point: (actions) => `Point at ${listNames(actions)}`,
    short: (deed, own, price) => `${deed} (you have ${own}: ${price} may not be paid)`,
    again: 'Take the first pointer back',
    travel: (to, toll) => `Travel to ${to.text}${toll ? `, toll: ${toll}` : ' without a toll'}`,
    gold: (gold) => `take ${gold}`,
    quarry: (houses) => `fetch ${count(houses, 'house')} from the quarry`,
    house: (at, gold) => `build a house ${inside(at)} ${gold ? `for ${gold}` : 'for free'}`,
    palace: (at, isGreat, gold) =>
      `build ${isGreat ? 'the great palace' : 'a small palace'} ${inside(at)} for ${gold}`,
    move: (from, to) => `move your house from ${named(from)} to ${named(to)}`,
    track: (governor, visit) => `move ${governor} down two boxes (${visit})`,
    take: (character, from) => `take ${character}${from ? ` from ${from}` : ', who is free'}`,
    swap: (mine, { bare }, from) => `swap ${mine} for ${possessive(from)} ${bare}`,
    seduce: (name) => `seduce a character of ${name}, who chooses which`,
    give: (character, to) => `Give ${to} ${character}`,
    token: 'take an action token',
    useToken: (action) => `Use an action token for ${action}`,
    end: (gold) => `End your turn${gold ? `: every other player would get ${gold}` : ''}`,
    back: 'Go on with your turn',
    giveUp: (gold) =>
      gold ? `End your turn: every other player gets ${gold}` : 'End your turn at no cost',
  },
  numbers: {
    gold: (who) => `${possessive(who)} gold`,
    palaces: (who) => `${possessive(who)} palaces`,
    houses: (who) => `${possessive(who)} houses at hand`,
    quarry: (who) => `${possessive(who)} quarry`,
    tokens: (who) => `${possessive(who)} tokens`,
  },
  pointsOf: (who, city) => `${possessive(who)} points in ${city}`,
  scoringPays: (who, city) => `${possessive(who)} gold for ${city}`,
  visitChanges: (city, visit) => `${city} is ${visit}`,
  roadOpens: (one, other) => `the road from ${one} to ${other} opens`,
  roadCloses: (one, other) => `the road from ${one} to ${other} closes`,
  tollChanges: (one, other) => `your toll from ${one} to ${other}`,
};
