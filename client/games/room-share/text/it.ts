import { say } from '../../../text/compose.ts';
import type { Vocabulary } from './vocabulary.ts';

const COLOURS = { red: 'rosso', blue: 'blu', yellow: 'giallo', green: 'verde' };
const KEYS = { red: 'rossa', blue: 'blu', yellow: 'gialla', green: 'verde' };

export const it: Vocabulary = {
  house: 'La casa',
  key: (colour) => `Chiave ${KEYS[colour]}`,
  keyEffect: (colour) =>
    `Metti un inquilino della tua riserva in un appartamento dove abita un inquilino ${COLOURS[colour]}.`,
  cards: {
    talk: ['Comunicazione', 'Vale come una chiave del colore che vuoi.'],
    leave: [
      'Trasloco',
      'Rimanda un inquilino altrui nella riserva di chi lo gioca, mai l’ultimo del suo colore. Un colore che nessuno gioca viene da te.',
    ],
    evict: ['Sfratto forzato', 'Scegli un appartamento: tutti i suoi inquilini volano fuori.'],
    lease: [
      'Nuovo contratto',
      'Metti un inquilino della tua riserva in un appartamento vuoto. Oppure usala come chiave del tuo colore.',
    ],
    swap: [
      'Scambio di appartamenti',
      'Due inquilini di appartamenti diversi si scambiano di posto.',
    ],
    renovate: [
      'Ristrutturazione',
      'Due inquilini dello stesso appartamento si scambiano di posto.',
    ],
  },
  tenant: (colour) => `inquilino ${COLOURS[colour]}`,
  kinds: {
    classic: 'appartamento classico',
    suite: 'suite',
    royal: 'suite reale',
    haunted: 'appartamento stregato',
  },
  flat: (name) => `appartamento ${name}`,
  beds: ['letto in alto', 'letto a destra', 'letto in basso', 'letto a sinistra'],
  free: 'libero',
  buttons: { pass: 'Passa', waste: 'Scarta senza effetto' },
  asks: {
    turn: (who) => (who ? `${who} gioca una carta.` : 'Gioca una carta, poi scegli dove.'),
    open: (who) =>
      who
        ? `${who} sceglie un appartamento per un inquilino.`
        : 'Scegli un appartamento dove abita qualcuno.',
    place: (who, flat) =>
      who
        ? `${who} sistema un inquilino: ${flat}.`
        : `Sistema un inquilino della tua riserva: ${flat}.`,
    swap: (who, flat, tenant) =>
      who
        ? `${who} sceglie chi scambiare con l’${tenant}, ${flat}.`
        : `Con chi si scambia l’${tenant}, ${flat}?`,
    evict: (who) =>
      who
        ? `${who} sceglie quale appartamento pieno si svuota adesso.`
        : 'Scegli il prossimo appartamento pieno da svuotare.',
    land: (who, flat, tenant) =>
      who
        ? `${who} sceglie dove atterra l’${tenant}: ${flat}.`
        : `L’${tenant} atterra qui: ${flat}. Scegli un letto.`,
    lastChance: (who) =>
      who
        ? `Ultima occasione: ${who} può sistemare ancora un inquilino.`
        : 'Ultima occasione: ancora un inquilino dove abita il tuo colore, oppure passa.',
  },
  told: {
    played: ({ does, card }) => say`${does('Giochi', 'gioca')} ${card}.`,
    wasted: ({ does, card }) => say`${does('Scarti', 'scarta')} ${card} senza effetto.`,
    placed: ({ does, tenant, bed }) => say`${does('Sistemi', 'sistema')} un ${tenant}: ${bed}.`,
    left: ({ tenant, flat, owner }) =>
      say`Un ${tenant} lascia ${flat} e torna nella riserva di ${owner}.`,
    swapped: ({ bed, other }) => say`Si scambiano di posto: ${bed}, e ${other}.`,
    evicted: ({ flat }) => say`Tutti fuori: ${flat}!`,
    landed: ({ tenant, bed }) => say`Un ${tenant} atterra: ${bed}.`,
    drew: ({ card, seen }) => (seen ? say`Peschi ${card}.` : null),
    shuffled: () => ['Gli scarti diventano il nuovo mazzo.'],
    lastChance: ({ does }) => [`${does('Hai', 'ha')} la riserva vuota. Ultima occasione!`],
    passed: ({ does }) => [`${does('Passi', 'passa')}.`],
  },
  reasons: {
    noSuchTenant: 'Lì non abita l’inquilino che serve.',
    emptyFlat: 'Lì non abita nessuno.',
    ownTenant: 'Non uno dei tuoi.',
    lastOfColour: 'È l’ultimo del suo colore in casa.',
    alone: 'Quell’inquilino abita da solo.',
    wouldEvict: 'Adesso un quarto inquilino non è ammesso.',
    notFull: 'Quell’appartamento non è pieno.',
    noWayOut: 'Tutti i vicini sono pieni. Prima un altro.',
    bedTaken: 'Quel letto è occupato.',
    otherFlat: 'Deve essere l’appartamento segnato.',
    sameTenant: 'È lo stesso inquilino.',
    sameFlat: 'Deve essere un altro appartamento.',
    'aim.flat': 'Per questa carta scegli un appartamento.',
    'aim.tenant': 'Per questa carta scegli un inquilino.',
    notYourTurn: 'Non tocca a te.',
    over: 'La partita è finita.',
  },
  options: {
    royalSuite: [
      'Suite reale',
      'Sostituisce un appartamento dell’anello; con esattamente tre inquilini ognuno rende 3.',
      {
        off: 'Senza',
        classic: 'Al posto di un classico',
        suite: 'Al posto di una suite',
        haunted: 'Al posto di uno stregato',
      },
    ],
    renovation: ['Ristrutturazione', 'Due carte in più: ci si scambia letto in un appartamento.'],
    noCards: [
      'Senza carte',
      'In due: scegli un appartamento dove abita qualcuno e mettici un inquilino. La parità va a chi ha iniziato.',
    ],
  },
  presets: { standard: 'Normale', everything: 'Con tutto', noCards: 'Senza carte' },
  decided: {
    reserve: 'Parità: meno inquilini rimasti in riserva.',
    lastChance: 'Parità: prima nell’ultima occasione.',
    first: 'Parità: vince chi ha iniziato la partita.',
  },
  refused: {
    noCardsForTwo: 'Senza carte si gioca in due.',
    noCardsNoRenovation: 'Senza carte non c’è Ristrutturazione.',
  },
  hand: 'La tua mano',
  reserve: 'La tua riserva',
  pile: 'Mazzo',
  discards: 'Ultima carta',
  cardCount: (count) => (count === 1 ? '1 carta' : `${count} carte`),
  points: (points) => (points === 1 ? '1 punto' : `${points} punti`),
};
