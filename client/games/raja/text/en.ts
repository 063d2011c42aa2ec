// The English words of Raja.
import type { TextPiece } from '../../../text/compose.ts';
import { type Person, say } from '../../../text/compose.ts';
import {
  count,
  either,
  listNames,
  listPieces,
  nameOrYou,
  possessive,
} from '../../../text/grammar/en.ts';
import { captions } from './captions/en.ts';
import { effects } from './effects/en.ts';
import { gists } from './gists/en.ts';
import { GENERAL_NUMBERS } from './numbers.ts';
import { reasons } from './reasons/en.ts';
import { steps } from './steps/en.ts';
import { summary } from './summary/en.ts';
import { isTied } from './ties.ts';
import type { EventFacts, PromptFacts, ResultRow, Spot, Vocabulary } from './vocabulary.ts';

const You = (who: Person) => who ?? 'You';
const named = ({ village, thing }: Spot): TextPiece[] => (village ? ['the ', thing] : [thing]);
const inside = (at: Spot) => say`in ${named(at)}`;

const left = ({ actions, rest, powers }: PromptFacts) =>
  listNames([...actions, ...rest, ...powers]);

/** Says what the player leaves undone by ending the turn: “Without playing House or using the Merchant’s power”. */
function without({ actions, rest, powers }: PromptFacts): string {
  const ways: [string, string[]][] = [
    ['playing', actions],
    ['building', rest],
    ['using', powers],
  ];
  const undone = ways.filter(([, all]) => all.length > 0);
  return `without ${either(undone.map(([way, all]) => `${way} ${either(all)}`))}`;
}

const listTolls = (tolls: EventFacts['tolls']) =>
  listNames(tolls.map(({ to, gold }) => `${gold} to ${nameOrYou(to)}`));
const withTolls = (tolls: EventFacts['tolls']) =>
  tolls.length > 0 ? `, paying ${listTolls(tolls)}` : '';
const paid = ({ who, count: points, gold, alone }: ResultRow) =>
  `${You(who)} get${who ? 's' : ''} ${gold} for ${count(points, 'point')}${alone ? `, ${GENERAL_NUMBERS.alone} of it for having no rivals there` : ''}.`;
const owns = ({ who, count: palaces, gold }: ResultRow) =>
  `${You(who)} ${who ? 'has' : 'have'} ${count(palaces, 'palace')} and ${gold}.`;

export const en: Vocabulary = {
  summary,
  ...effects,
  captions,
  gists,
  gold: (gold) => `${gold} gold`,
  village: (near, far) => `village between ${near} and ${far} (nearer ${near})`,
  house: (at) => say`Your house ${inside(at)}`,
  governor: (city) => `Governor of ${city}`,
  theGovernor: (city) => `the governor of ${city}`,
  site: { great: 'Great palace', small: 'Small palace' },
  token: 'Action token',
  times: (action, times) => `${action} (${times === 2 ? 'twice' : `${times} times`})`,
  rest: {
    house: ['a house', '{number} houses'],
    cityHouse: ['a house in a city', '{number} houses in a city'],
    palace: ['a palace', '{number} palaces'],
  },
  powerOf: (the) => `${possessive(the)} power`,
  player: (seat) => `Player ${seat + 1}`,
  numbered: (name, number) => `${name} (${number})`,
  powers: { 2: 'Take 1 gold', 5: 'Free house', 7: 'Take an action token' },
  buttons: {
    end: 'End the turn',
    back: 'Go on with the turn',
    giveUp: 'End the turn anyway',
    pass: 'Pass this auction',
    again: 'Remove the pointer',
  },
  prompts: {
    pick: ({ who, free }) => {
      if (who) return `${who} is choosing a character.`;
      return free
        ? 'Nobody is left to bid against you: take a character for free.'
        : 'Take a character.';
    },
    bid: ({ who, by, bid, isOutbid }) => {
      if (!bid) {
        return who
          ? `${who} opens the auction for a character.`
          : 'Open the auction: how much for the choice of a character? 0 is a bid.';
      }
      if (!who && isOutbid) return `${by} bids ${bid}. You cannot bid more: pass this auction.`;
      return who
        ? `${who} may raise ${possessive(by)} bid of ${bid}.`
        : `${by} bids ${bid} to choose a character. Raise the bid, or pass this auction.`;
    },
    settle: ({ who, houses }) =>
      who
        ? `${who} is placing a house in a village.`
        : `Place a house in a village (${houses} to go). A road opens once both its villages have a house.`,
    choose: ({ choosers, city, pointed }) => {
      if (choosers.length > 0) {
        return `${listNames(choosers)} ${choosers.length > 1 ? 'are' : 'is'} still choosing in secret. ${city} will be scored.`;
      }
      return pointed
        ? 'Choose your second action. It may be the same one again.'
        : `${city} will be scored. Choose your first action in secret.`;
    },
    turn: (facts) => {
      const { who, token } = facts;
      const open = left(facts);
      if (who) return open ? `${who}’s turn. Still to do: ${open}.` : `${who} may still travel.`;
      const more = token ? ' Or use an action token.' : '';
      return open
        ? `Still to do: ${open}. Travel whenever you like.${more}`
        : `All done. Travel on, or end the turn.${more}`;
    },
    sure: (facts) => {
      if (facts.who) return `${facts.who} may end the turn ${without(facts)}.`;
      const price = facts.cost ? '' : ' It costs nothing.';
      return `Still to do: ${left(facts)}. End the turn?${price}`;
    },
    robbed: ({ who, by }) =>
      who
        ? `${You(by)} took ${who}’s character. ${who} is choosing a free one.`
        : `${by} took your character. Take a free one.`,
    seduced: ({ who, by }) =>
      who
        ? `${who} is choosing which character to give ${nameOrYou(by)}.`
        : `${by} seduces one of your characters. Choose which one to give.`,
  },
  events: {
    picked: ({ does, character }) => say`${does('You take', 'takes')} ${character}.`,
    bid: ({ does, gold }) => [`${does('You bid', 'bids')} ${gold}.`],
    passed: ({ does }) => [`${does('You pass', 'passes')}.`],
    won: ({ does, gold }) => [`${does('You win', 'wins')} the auction for ${gold}.`],
    round: ({ round, city }) =>
      say`Round ${`${round}`}: the Maharaja goes to ${city.thing}, whose governor moves to the top of the track.`,
    revealed: ({ does, actions }) => say`${does('You reveal', 'reveals')} ${listPieces(actions)}.`,
    travelled: ({ does, from, to, tolls }) =>
      say`${does('You travel', 'travels')} from ${from.thing} to ${to.thing}${withTolls(tolls)}.`,
    paid: ({ does, other, bank, gold, tolls }) => {
      if (tolls.length > 0) return [`${does('You pay', 'pays')} ${listTolls(tolls)}.`];
      const pays = does('You pay', 'pays');
      return [
        bank ? `${pays} the bank ${gold}.` : `${pays} ${nameOrYou(other)} a toll of ${gold}.`,
      ];
    },
    received: ({ does, gold, why }) => {
      if (why === 'given up') return null;
      if (why === 'toll') {
        return [`${does('You get', 'gets')} a toll of ${gold} from the bank.`];
      }
      const takes = does('You take', 'takes');
      return [`${takes} ${gold}${why === 'merchant' ? ' as the Merchant' : ' from the bank'}.`];
    },
    built: ({ does, at, price, byPower }) =>
      say`${does('You build', 'builds')} a house ${inside(at)}${price ? ` for ${price}` : ''}${byPower ? ' for free as the Entrepreneur' : ''}.`,
    moved: ({ does, from, to, byPower }) =>
      say`${does('You move', 'moves')} a house from ${named(from)} to ${named(to)}${byPower ? ' as the Entrepreneur' : ''}.`,
    palace: ({ does, city, great, price }) =>
      say`${does('You build', 'builds')} ${great ? 'the great palace' : 'a small palace'} in ${city.thing}${price ? ` for ${price}` : ''}.`,
    quarried: ({ does, count: houses }) => [
      `${does('You fetch', 'fetches')} ${count(houses, 'house')} from the quarry.`,
    ],
    tracked: ({ does, governor, visit }) =>
      say`${does('You move', 'moves')} ${governor} down two boxes${visit ? `: the Maharaja comes in round ${visit}` : ''}.`,
    took: ({ does, character, other, bank }) =>
      bank
        ? say`${does('You take', 'takes')} ${character}.`
        : say`${does('You take', 'takes')} ${character} from ${nameOrYou(other)}.`,
    swapped: ({ does, other, bare, gave }) =>
      say`${does('You swap', 'swaps')} ${gave} for ${possessive(other)} ${bare}.`,
    gave: ({ does, other, character }) =>
      say`${does('You give', 'gives')} ${nameOrYou(other)} ${character}.`,
    token: ({ does, actions }) =>
      actions.length > 0
        ? say`${does('You use', 'uses')} an action token for the action ${actions}.`
        : [`${does('You take', 'takes')} an action token.`],
    gaveUp: ({ does, actions, cost }) =>
      say`${does('You give up', 'gives up')} the action${actions.length > 1 ? 's' : ''} ${listPieces(actions)}: every other player gets ${cost}.`,
    scored: ({ city, rows }) =>
      say`${city.thing} is scored. ${rows.map(paid).join(' ') || 'Nobody has a point there.'}${isTied(rows) ? ' The lower character wins ties.' : ''}`,
    ended: ({ rows }) => [`The game is over. ${rows.map(owns).join(' ')}`],
  },
  reasons,
  ...steps,
  presets: {
    standard: 'Standard',
    short: 'Short',
    advanced: 'Advanced',
    advanced2: 'Advanced II',
  },
  decided: {
    palaces: 'Nobody else has built as many palaces.',
    gold: 'Equal in palaces: the player with more gold wins.',
    character: 'Equal in palaces and gold: the lower character wins.',
  },
  ties: {
    secret: 'Equal in palaces: gold, still secret, decides at the end.',
    gold: 'Equal in palaces: more gold comes first.',
    character: 'Equal in palaces and gold: the lower character comes first.',
  },
  refused: {},
  payout: ['Players', 'Gold for first place, second place …'],
};
