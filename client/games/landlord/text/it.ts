// The Italian words of Landlord!, first edition.
import { withDefiniteArticle, withoutArticle } from '../../../text/articles/it.ts';
import { count, listPieces } from '../../../text/grammar/it.ts';
import { captions } from './captions/it.ts';
import { cards } from './cards/it.ts';
import type { FirstVocabulary } from './editions.ts';
import { events } from './events/it.ts';
import { picks } from './picks/it.ts';
import { prompts } from './prompts/it.ts';
import { reasons } from './reasons/it.ts';
import { summary } from './summary/it.ts';

export const it: FirstVocabulary = {
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
  card: 'una carta',
  cardCount: (number) => count(number, 'carta', 'carte'),
  turnCount: (number) => count(number, 'turno', 'turni'),
  dollars: (dollars) => `${dollars.toLocaleString('it')} $`,
  nothing: 'niente',
  numbers: (rent, flats, most) =>
    `affitto ${rent} · ${count(flats, 'appartamento', 'appartamenti')} · fino a ${count(most, 'piano', 'piani')}`,
  copies: (number) => count(number, 'carta', 'carte'),
  building(number, owner) {
    if (owner === 'same') return 'un altro appartamento';
    if (owner === 'reader') return `il tuo edificio ${number}`;
    if (owner?.acts) return `il proprio edificio ${number}`;
    return `l’edificio ${number}${owner ? ` di ${owner.name}` : ''}`;
  },
  level: (level) => ['seminterrato', 'piano terra'][level] ?? `${level - 1}º piano`,
  underRoof: 'soffitta',
  pile: 'Mazzo',
  discards: 'Scarti',
  jail: 'Prigione',
  hand: 'Di nuovo in mano',
  player: (seat) => `Posto ${seat + 1}`,
  site: { floor: 'Posa come piano', roof: 'Posa come tetto' },
  buttons: {
    collect: 'Riscuoti l’affitto',
    stop: 'Smetti di comprare',
    cancel: 'Annulla',
    bail: 'Paga la cauzione',
    stay: 'Resta in prigione',
    no: 'Nessuna carta',
    market: 'Chiedi un tetto',
    all: 'Chiedi a tutti',
    sell: 'Vendi a quel prezzo',
    withdraw: 'Ritira l’offerta',
    trade: 'Scambia',
    propose: 'Mostra la mia offerta',
    shake: 'Affare fatto',
    demolition: 'Demo\u00adlizione',
    eviction: 'Sfratto',
  },
  no: {
    broker: 'Lascia andare',
    guard: 'Lasciali entrare',
    answer: 'Non rispondere',
    investigate: 'Vai in prigione',
    roofAsked: 'Non vendere',
    trade: 'Niente scambio',
    shake: 'Niente scambio',
  },
  cancel: {
    build: 'Riprendi i piani',
    place: 'Lascialo dov’è',
    bid: 'Nessuna offerta',
    trade: 'Nessuna offerta',
  },
  options: {
    tenantTexts: [
      'Testi delle carte',
      'Gli inquilini hanno un carattere. Senza: contano solo affitto, appartamenti e altezza.',
    ],
    end: [
      'Fine della partita',
      'In ogni caso la partita termina anche quando il mazzo è finito.',
      { pile: 'Finito il mazzo', rounds: 'Dopo alcuni giri', sum: 'A un importo fissato' },
    ],
    rounds: ['Giri', 'Quanti, se la partita termina dopo alcuni giri.'],
    sum: [
      'Dollari',
      'A un importo fissato la partita termina dopo il giro in cui qualcuno lo raggiunge.',
    ],
    openTrade: [
      'Scambi liberi',
      'Nel tuo turno puoi scambiare con gli altri carte e dollari a piacere.',
    ],
    anyoneAnswers: [
      'Risponde chiunque',
      'A una carta azione possono rispondere tutti, a turno, non solo chi la subisce.',
    ],
    hundreds: ['Cifre grandi', 'Gli importi appaiono moltiplicati per cento. Il resto non cambia.'],
  },
  presets: {
    standard: 'Normale',
    basic: 'Senza testi',
    short: 'Breve',
    open: 'Mercato aperto',
  },
};
