// The English words of Landlord!, first edition.
import { withDefiniteArticle, withoutArticle } from '../../../text/articles/en.ts';
import { count, listPieces, possessive } from '../../../text/grammar/en.ts';
import { captions } from './captions/en.ts';
import { cards } from './cards/en.ts';
import type { FirstVocabulary } from './editions.ts';
import { events } from './events/en.ts';
import { picks } from './picks/en.ts';
import { prompts } from './prompts/en.ts';
import { reasons } from './reasons/en.ts';
import { summary } from './summary/en.ts';

export const en: FirstVocabulary = {
  summary,
  ...cards,
  captions,
  picks,
  prompts,
  events,
  reasons,
  bare: withoutArticle,
  definite: withDefiniteArticle,
  listed: listPieces,
  card: 'a card',
  cardCount: (number) => count(number, 'card'),
  turnCount: (number) => count(number, 'turn'),
  dollars: (dollars) => `$${dollars.toLocaleString('en')}`,
  nothing: 'nothing',
  numbers: (rent, flats, floors) =>
    `rent ${rent} · ${count(flats, 'apartment')} · up to ${count(floors, 'floor')}`,
  copies: (number) => count(number, 'card'),
  building(number, owner) {
    if (owner === 'same') return 'another apartment there';
    if (owner === 'reader') return `your building ${number}`;
    const own = owner?.acts ? 'own ' : '';
    return `${owner ? `${possessive(owner.name)} ${own}` : ''}building ${number}`;
  },
  level: (level) => ['cellar apartment', 'ground floor'][level] ?? `floor ${level}`,
  underRoof: 'roof apartment',
  pile: 'Draw pile',
  discards: 'Discard pile',
  jail: 'Jail',
  hand: 'Back into your hand',
  player: (seat) => `Player ${seat + 1}`,
  site: { floor: 'Lay it as a floor', roof: 'Put it on as the roof' },
  buttons: {
    collect: 'Collect rent',
    stop: 'Stop buying',
    cancel: 'Cancel',
    bail: 'Pay bail',
    stay: 'Stay in jail',
    no: 'Play no card',
    market: 'Ask for a roof',
    all: 'Ask everybody',
    sell: 'Sell at that price',
    withdraw: 'Withdraw the offer',
    trade: 'Trade',
    propose: 'Show my offer',
    shake: 'Shake hands on it',
    demolition: 'Demo\u00adlition',
    eviction: 'Evic\u00adtion',
  },
  no: {
    broker: 'Let the tenant move',
    guard: 'Let them in',
    answer: 'Let it happen',
    investigate: 'Go to jail',
    roofAsked: 'Sell no roof',
    trade: 'No trade',
    shake: 'No trade',
  },
  cancel: {
    build: 'Take the floors back',
    place: 'Leave the tenant there',
    bid: 'Make no offer',
    trade: 'Make no offer',
  },
  options: {
    tenantTexts: [
      'Card texts',
      'Tenants have special rules. Without them, only rent, apartments and height count.',
    ],
    end: [
      'End of the game',
      'Whatever you choose, the game also ends when the draw pile runs out.',
      {
        pile: 'When the draw pile runs out',
        rounds: 'After a set number of rounds',
        sum: 'At a set amount',
      },
    ],
    rounds: ['Rounds', 'How many, if the game ends after a set number of rounds.'],
    sum: [
      'Dollars',
      'How many, if the game ends at a set amount. The round in which somebody reaches it is the last.',
    ],
    openTrade: ['Open trade', 'On your turn you may trade any cards and dollars with the others.'],
    anyoneAnswers: [
      'Anyone answers',
      'Everybody in turn may answer an action card, not only the player it hits.',
    ],
    hundreds: ['Big money', 'All amounts are shown multiplied by 100. Nothing else changes.'],
  },
  presets: {
    standard: 'Standard',
    basic: 'Without card texts',
    short: 'Short',
    open: 'Open market',
  },
};
