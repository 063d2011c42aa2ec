import { say, type Vocabulary } from './vocabulary.ts';

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
    royalSuite: ['Suite reale', 'Sostituisce un appartamento classico e rende 3 a inquilino.'],
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
  rules: {
    setup: [
      'Preparazione',
      'Affitti stanze. Al centro della casa ci sono sei appartamenti classici; intorno, mescolati, 8 classici, 3 suite e 3 stregati. Ognuno ha quattro letti, rivolti in alto, a destra, in basso e a sinistra.',
      'Al centro abita già un inquilino di ogni colore. Ne hai altri 8 del tuo in riserva; in tre anche 2 del colore libero, in due 8 di un colore libero. Questi non danno punti. Ognuno riceve 3 carte.',
    ],
    turn: [
      'Il turno',
      'Gioca una carta e fai ciò che dice. Se ora un appartamento ha quattro inquilini, vengono sfrattati. Poi scarta e torna a tre carte. Finito il mazzo, si rimescolano gli scarti.',
    ],
    keys: [
      'Le chiavi',
      'Una chiave apre un appartamento dove abita un inquilino del suo colore: metti un inquilino qualsiasi della tua riserva in un letto libero.',
    ],
    events: ['Le carte evento'],
    eviction: [
      'Lo sfratto',
      'In tre si può abitare. Con il quarto volano fuori tutti insieme, ognuno dal vicino verso cui punta il suo letto. Oltre il bordo della casa si rientra dal lato opposto.',
      'Chi è di turno sceglie per ognuno un letto libero, in senso orario da chi è uscito in alto. Se il vicino è pieno, si resta nel proprio appartamento, in un letto libero qualsiasi. Poi si svuotano gli altri con quattro, finché non ce ne sono più.',
    ],
    end: [
      'Ultima occasione',
      'La partita finisce quando la tua riserva è vuota alla fine del tuo turno. In senso orario, ogni altro giocatore può ancora mettere un inquilino dove abita il suo colore e sono meno di tre.',
    ],
    score: [
      'I punti',
      'Contano solo gli inquilini del tuo colore: dove abitano esattamente in tre, e negli appartamenti stregati sempre.',
      'La parità va a chi ha meno inquilini in riserva, poi a chi veniva prima nell’ultima occasione.',
    ],
    variants: ['Varianti'],
    rulings: [
      'Buono a sapersi',
      'I letti appena lasciati sono liberi per chi atterra. Un solo letto libero si prende senza chiedere.',
      'Un appartamento pieno fra quattro pieni deve aspettare. Così ogni catena finisce.',
      'Una carta che non può fare nulla si scarta senza effetto: solo Trasloco e Ristrutturazione.',
      'Nell’ultima occasione chi passa mantiene il suo posto per le parità; chi ha chiuso la partita viene per ultimo.',
    ],
  },
};
