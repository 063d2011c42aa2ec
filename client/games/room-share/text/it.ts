// The Italian words of Room Share.
import { say } from '../../../text/compose.ts';
import { count } from '../../../text/grammar/it.ts';
import { summary } from './summary/it.ts';
import type { Vocabulary } from './vocabulary.ts';

const COLOURS = { red: 'rosso', blue: 'blu', yellow: 'giallo', green: 'verde' };
const KEYS = { red: 'rossa', blue: 'blu', yellow: 'gialla', green: 'verde' };

export const it: Vocabulary = {
  summary,
  house: 'Il palazzo',
  key: (colour) => `Chiave ${KEYS[colour]}`,
  aKey: 'una ',
  keyEffect: (colour) =>
    `Metti un inquilino della tua riserva in un appartamento dove abita un inquilino ${COLOURS[colour]}.`,
  cards: {
    talk: ['Comunicazione', 'Vale come una chiave del colore che vuoi.', 'la '],
    leave: [
      'Giorno del trasloco',
      'Rimanda un inquilino di un rivale nella sua riserva, mai l’ultimo del suo colore. Se il colore non è di nessuno, va nella tua.',
      'il ',
    ],
    evict: ['Sfratto forzato', 'Scegli un appartamento: tutti i suoi inquilini escono.', 'lo '],
    lease: [
      'Nuovo contratto',
      'Metti un inquilino della tua riserva in un appartamento vuoto. Vale anche come chiave del tuo colore.',
      'il ',
    ],
    swap: [
      'Scambio di appartamenti',
      'Due inquilini di appartamenti diversi si scambiano di posto.',
      'lo ',
    ],
    renovate: [
      'Ristrutturazione',
      'Due inquilini dello stesso appartamento si scambiano di posto.',
      'la ',
    ],
  },
  tenant: (colour) => `inquilino ${COLOURS[colour]}`,
  neutral: 'neutro, 0\u00a0punti',
  kinds: {
    classic: 'appartamento classico',
    suite: 'suite',
    royal: 'suite reale',
    haunted: 'appartamento stregato',
  },
  flat: (name) => `appartamento ${name}`,
  beds: [
    'letto verso l’alto',
    'letto verso destra',
    'letto verso il basso',
    'letto verso sinistra',
  ],
  free: 'libero',
  buttons: { pass: 'Passa', waste: 'Scarta senza effetto' },
  prompts: {
    turn: (who) => (who ? `${who} sceglie una carta.` : 'Gioca una carta, poi scegli dove usarla.'),
    open: (who) =>
      who
        ? `${who} sceglie un appartamento per un inquilino.`
        : 'Scegli un appartamento dove abita qualcuno.',
    place: (who, flat, tenant) =>
      who
        ? `${who} sistema un inquilino nell’${flat}.`
        : tenant
          ? `Scegli un letto nell’${flat} per un ${tenant}.`
          : `Scegli un inquilino della tua riserva, poi un letto nell’${flat}.`,
    swap: (who, flat, tenant) =>
      who
        ? `${who} sceglie con chi scambia posto l’${tenant} dell’${flat}.`
        : `Con chi scambia posto l’${tenant} dell’${flat}?`,
    evict: (who) =>
      who
        ? `${who} sceglie quale appartamento pieno si svuota adesso.`
        : 'Scegli il prossimo appartamento pieno da svuotare.',
    land: (who, flat, tenant) =>
      `${who ? `${who} sceglie` : 'Scegli'} un letto nell’${flat} per l’${tenant}.`,
    lastChance: (who) =>
      who
        ? `Ultima occasione: ${who} può sistemare ancora un inquilino.`
        : 'Ultima occasione: metti un altro inquilino dove abita il tuo colore e in tutto sono meno di tre, oppure passa.',
  },
  steps: {
    turn: 'sceglie una carta',
    open: 'sceglie un appartamento',
    place: 'sistema un inquilino',
    swap: 'scambia due inquilini',
    evict: 'svuota un appartamento',
    land: 'trasloca un inquilino',
    lastChance: 'ha l’ultima occasione',
  },
  events: {
    played: ({ does, card }) => say`${does('Giochi', 'gioca')} ${card}.`,
    wasted: ({ does, card }) => say`${does('Scarti', 'scarta')} ${card} senza effetto.`,
    placed: ({ does, tenant, bed }) => say`${does('Sistemi', 'sistema')} un ${tenant} nell’${bed}.`,
    left: ({ who, does, tenant, flat, owner, own }) => {
      const reserve = owner ? `nella riserva di ${owner}` : 'nella tua riserva';
      return own
        ? say`${does('Metti', 'mette')} un ${tenant} dell’${flat} nella ${who ? 'propria' : 'tua'} riserva.`
        : say`${does('Rimandi', 'rimanda')} un ${tenant} dell’${flat} ${reserve}.`;
    },
    swapped: ({ does, bed, other, flat }) =>
      other
        ? say`${does('Scambi', 'scambia')} di posto gli inquilini dell’${bed} e dell’${other}.`
        : say`${does('Scambi', 'scambia')} di posto due inquilini dell’${flat}.`,
    evicted: ({ flat }) => say`Tutti fuori dall’${flat}!`,
    landed: ({ tenant, bed, stays }) =>
      stays ? say`Un ${tenant} deve restare nell’${bed}.` : say`Un ${tenant} passa nell’${bed}.`,
    drew: ({ card }) => (card.length > 0 ? say`Peschi ${card}.` : null),
    shuffled: () => ['Gli scarti si rimescolano e diventano il nuovo mazzo.'],
    lastChance: ({ who }) => [
      `La ${who ? `riserva di ${who}` : 'tua riserva'} è vuota. Ultima occasione per gli altri!`,
    ],
    passed: ({ does }) => [`${does('Passi', 'passa')}.`],
  },
  reasons: {
    noSuchTenant:
      'Lì non abita un inquilino del colore della chiave. Senza chiave, serve il tuo colore.',
    emptyBed: 'In quel letto non c’è nessuno.',
    emptyFlat: 'Lì non abita nessuno.',
    ownTenant: 'Questo inquilino è tuo. Scegline uno di un rivale.',
    lastOfColour: 'È l’ultimo del suo colore nel palazzo.',
    alone: 'Questo inquilino abita da solo. Scegline uno in compagnia.',
    wouldEvict: 'Lì abitano già in tre, e adesso un quarto non è ammesso.',
    notFull: 'Quell’appartamento non è pieno.',
    noWayOut: 'Tutti i vicini sono pieni. Prima scegli un altro appartamento.',
    bedTaken: 'Quel letto è occupato.',
    otherFlat: 'Scegli nell’appartamento segnato.',
    sameTenant: 'È lo stesso inquilino.',
    sameFlat: 'Scegli un inquilino di un altro appartamento.',
    'aim.reserve': 'Prima scegli un inquilino della tua riserva.',
    'aim.bed': 'Scegli un letto libero in questo appartamento.',
    'aim.flat': 'Per questa carta scegli un appartamento.',
    'aim.tenant': 'Per questa carta scegli un inquilino.',
    notYourTurn: 'Non tocca a te.',
    over: 'La partita è finita.',
  },
  options: {
    royalSuite: [
      'Suite reale',
      'Sostituisce un appartamento del bordo e, con esattamente tre inquilini, rende 3 punti per ognuno.',
      {
        off: 'Senza',
        classic: 'Al posto di un classico',
        suite: 'Al posto di una suite',
        haunted: 'Al posto di uno stregato',
      },
    ],
    renovation: [
      'Ristrutturazione',
      'Due carte in più: due inquilini dello stesso appartamento si scambiano di posto.',
    ],
    noCards: [
      'Senza carte',
      'In due: scegli un appartamento dove abita qualcuno e mettici un inquilino. In caso di parità vince chi ha iniziato.',
    ],
  },
  presets: { standard: 'Normale', everything: 'Con tutto', noCards: 'Senza carte' },
  decided: {
    reserve: 'Parità: vince chi ha meno inquilini in riserva.',
    lastChance: 'Parità: vince chi ha avuto prima l’ultima occasione.',
    first: 'Parità: vince chi ha iniziato.',
  },
  refused: {
    noCardsForTwo: 'Senza carte si gioca in due.',
    noCardsNoRenovation: 'Senza carte non c’è la Ristrutturazione.',
  },
  hand: 'La tua mano',
  reserve: 'La tua riserva',
  pile: 'Mazzo',
  discards: 'Ultima carta',
  inPlay: 'In gioco',
  legend: {
    three: 'Con esattamente tre inquilini, ciascuno porta',
    always: 'Ogni inquilino porta',
  },
  cardCount: (cards) => count(cards, 'carta', 'carte'),
  points: (points) => count(points, 'punto', 'punti'),
};
