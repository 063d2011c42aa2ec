import { type Person, say } from '../../../text/compose.ts';
import type { Piece } from '../../contract.ts';
import { captions } from './captions/en.ts';
import { effects } from './effects/en.ts';
import { type Row, row, type Spot, type Vocabulary } from './vocabulary.ts';

const you = (who: Person) => who ?? 'you';
const You = (who: Person) => who ?? 'You';
const named = ({ village, thing }: Spot): Piece[] => (village ? ['the ', thing] : [thing]);
const inside = (at: Spot) => say`in ${named(at)}`;
const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

const line = (thing: string) => (one: Row) =>
  `${You(one.who)}${one.alone ? ', alone there' : ''}: ${count(one.count, thing)}, ${one.gold}.`;

export const en: Vocabulary = {
  ...effects,
  captions,
  gold: (gold) => `${gold} gold`,
  village: (near, far) => `village between ${near} and ${far}, nearer ${near}`,
  house: (at) => say`Your house ${inside(at)}`,
  governor: (city) => `Governor of ${city}`,
  theGovernor: (city) => `the governor of ${city}`,
  site: { great: 'Great palace, in the centre', small: 'Small palace' },
  token: 'Action token',
  player: (seat) => `Player ${seat + 1}`,
  numbered: (name, number) => `${name} (${number})`,
  powers: {
    2: 'Merchant: take 1 gold',
    5: 'Entrepreneur: build or move 1 house free',
    7: 'Yogi: take an action token',
  },
  buttons: {
    end: 'End the turn',
    back: 'Go on with the turn',
    pass: 'Pass: no more bids in this auction',
    again: 'Take the first pointer back',
  },
  giveUp: (cost, nothing) => {
    if (nothing) return 'End the turn without that power';
    return cost ? `Give up: ${cost} for everybody else` : 'Give up and end the turn';
  },
  asks: {
    pick: ({ who, free }) => {
      if (who) return `${who} takes a character.`;
      return free ? 'The last character is for nothing: take one.' : 'Take a character.';
    },
    bid: ({ who, by, bid }) => {
      if (!bid) {
        return who
          ? `${who} opens an auction for a character.`
          : 'Open the auction: what is the first choice of a character worth to you? 0 is a bid.';
      }
      return who
        ? `${You(by)} bid${by ? 's' : ''} ${bid}; ${who} may go higher.`
        : `${by} bids ${bid} for the choice of a character. Go higher, or pass.`;
    },
    settle: ({ who, houses }) =>
      who
        ? `${who} places a house in a village.`
        : `Place a house in a village: ${houses} to go. A road is open once both its villages have one.`,
    choose: ({ who, city, pointed }) => {
      if (who) return `${city} will be scored. Still choosing in secret: ${who}.`;
      return pointed
        ? 'Choose your second action; it may be the same again.'
        : `${city} will be scored. Choose your first action, in secret.`;
    },
    turn: ({ who, actions, powers, token }) => {
      const left = [...actions, ...powers].join(', ');
      if (who) return left ? `${who}’s turn. Still to do: ${left}.` : `${who} may still travel.`;
      const more = token ? ' A token is an action more.' : '';
      return left
        ? `Still to do: ${left}. Travel whenever you like.${more}`
        : `All is done. Travel on, or end the turn.${more}`;
    },
    sure: ({ who, actions, powers, cost }) => {
      const left = [...actions, ...powers].join(', ');
      if (who) return `${who} thinks of ending the turn without: ${left}.`;
      const price = actions.length > 0 ? `${cost} from the bank for everybody else` : 'no cost';
      return `You have not done: ${left}. End the turn all the same (${price})?`;
    },
    robbed: ({ who, by }) =>
      who
        ? `${You(by)} took ${who}’s character: ${who} takes a free one.`
        : `${by} took your character. Take a free one.`,
    seduced: ({ who, by }) =>
      who
        ? `${who} chooses which character to give ${you(by)}.`
        : `${by} seduces one of your characters. Choose which one goes.`,
  },
  told: {
    picked: ({ does, character }) => say`${does('You take', 'takes')} ${character}.`,
    bid: ({ does, gold }) => [`${does('You bid', 'bids')} ${gold}.`],
    passed: ({ does }) => [`${does('You pass', 'passes')}.`],
    won: ({ does, gold }) => [`${does('You win', 'wins')} the auction with ${gold}.`],
    round: ({ round, city, box }) =>
      say`Round ${`${round}`}: the Maharaja goes to ${city.thing}; its governor goes to box ${`${box}`}.`,
    revealed: ({ does, actions }) => say`${does('You show', 'shows')} the disc: ${row(actions)}.`,
    travelled: ({ does, from, to }) =>
      say`${does('You travel', 'travels')} from ${from.thing} to ${to.thing}.`,
    paid: ({ does, other, bank, gold }) => {
      const pays = does('You pay', 'pays');
      return bank ? [`${pays} ${gold}.`] : [`${pays} ${you(other)} a toll of ${gold}.`];
    },
    received: ({ does, gold, why }) => {
      if (why === 'toll') {
        return [`${does('You get', 'gets')} a toll of ${gold} from the bank.`];
      }
      const takes = why === 'given up' ? does('You get', 'gets') : does('You take', 'takes');
      return [`${takes} ${gold}${why === 'merchant' ? ' as Merchant' : ''}.`];
    },
    built: ({ does, at }) => say`${does('You build', 'builds')} a house ${inside(at)}.`,
    moved: ({ does, from, to }) =>
      say`${does('You move', 'moves')} a house from ${named(from)}${from.village ? ',' : ''} to ${named(to)}.`,
    palace: ({ does, city, great }) =>
      say`${does('You build', 'builds')} ${great ? 'the great palace' : 'a small palace'} in ${city.thing}.`,
    quarried: ({ does, count: houses }) => [
      `${does('You fetch', 'fetches')} ${count(houses, 'house')} from the quarry.`,
    ],
    tracked: ({ does, governor }) => say`${does('You move', 'moves')} ${governor} down two boxes.`,
    took: ({ does, character, other, bank }) =>
      bank
        ? say`${does('You take', 'takes')} ${character}.`
        : say`${does('You take', 'takes')} ${character} from ${you(other)}.`,
    swapped: ({ does, other, character, gave }) =>
      say`${does('You swap', 'swaps')} with ${you(other)}: ${gave} for ${character}.`,
    gave: ({ does, other, character }) =>
      say`${does('You give', 'gives')} ${you(other)} ${character}.`,
    token: ({ does, actions }) =>
      actions.length > 0
        ? say`${does('You use', 'uses')} an action token: ${row(actions)}.`
        : [`${does('You take', 'takes')} an action token.`],
    gaveUp: ({ does, actions }) => say`${does('You give up', 'gives up')}: ${row(actions)}.`,
    scored: ({ city, rows }) =>
      rows.length > 0
        ? say`${city.thing} is scored. ${rows.map(line('point')).join(' ')}`
        : say`${city.thing} is scored: nobody has a point there.`,
    ended: ({ rows }) => [`The game is over. ${rows.map(line('palace')).join(' ')}`],
  },
  reasons: {
    noBoxBelow: 'There are no two boxes below this governor.',
    cityOnly: 'This house has to stand in a city.',
    villageFull: 'This village is full: it has room for {most}.',
    startCity: 'Nothing is built in the starting city.',
    architectElsewhere: 'In a city you build only while your architect is there.',
    noHouse: 'You have no house at hand; the quarry may have some.',
    tooDear: 'That costs {price} gold, more than you have.',
    noPalace: 'You have built all your palaces.',
    greatTaken: 'The great palace of this city has been built.',
    sitesFull: 'All the small sites of this city are taken.',
    noRoad: 'No road leads there from your architect’s city.',
    noVillage: 'The road is closed: one of its villages has no house.',
    taken: 'Somebody has this character.',
    notYourTurn: 'It is not your turn.',
    over: 'The game is over.',
  },
  presets: {
    standard: 'Standard',
    short: 'Short',
    advanced: 'Advanced',
    advanced2: 'Advanced, several characters',
  },
  decided: {
    palaces: 'The most palaces; a point is a palace.',
    gold: 'As many palaces, but more gold.',
    character: 'As many palaces, as much gold, but the lower character.',
  },
  refused: {},
  payout: ['Players', 'Gold for the first, the second …'],
};
