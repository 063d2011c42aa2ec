// The Italian words of Room Share.
import { say } from '../../../text/compose.ts';
import { count, either } from '../../../text/grammar/it.ts';
import { summary } from './summary/it.ts';
import type { Vocabulary } from './vocabulary.ts';

const COLOURS = { red: 'rosso', blue: 'blu', yellow: 'giallo', green: 'verde' };
const KEYS = { red: 'rossa', blue: 'blu', yellow: 'gialla', green: 'verde' };

export const it: Vocabulary = {
  summary,
  house: 'Il palazzo',
  key: (colour) => `Chiave ${KEYS[colour]}`,
  aKey: 'una ',
  theCard: (article) => article.replace('una ', 'la '),
  oneOf: either,
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
  whose: (tenant, owner) =>
    owner === undefined
      ? `un ${tenant}`
      : owner === 'nobody'
        ? `un ${tenant} neutro`
        : owner === null
          ? `un tuo ${tenant}`
          : `un ${tenant} di ${owner}`,
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
  colon: ': ',
  next: {
    key: (tenant) => `scegli dove abita un ${tenant}. Ci entra un inquilino della tua riserva.`,
    talk: 'scegli dove abita qualcuno. Ci entra un inquilino della tua riserva.',
    leave: 'scegli l’inquilino che lascia il palazzo: di un rivale o neutro.',
    evict: 'scegli l’appartamento da cui escono tutti.',
    lease: 'scegli un appartamento vuoto o con il tuo colore. Ci entra un inquilino.',
    swap: 'scegli il primo di due inquilini di appartamenti diversi.',
    renovate: 'scegli il primo di due inquilini dello stesso appartamento.',
  },
  deeds: {
    in: 'entra un inquilino',
    out: 'escono tutti',
    leave: 'lascia il palazzo',
    swap: 'cambia posto',
    choose: 'è il primo dei due',
    empty: 'si svuota adesso',
    cards: {
      leave: 'un inquilino lascia il palazzo',
      evict: 'un appartamento si svuota',
      swap: 'due inquilini si scambiano',
      renovate: 'due coinquilini si scambiano',
    },
    bursts: 'è il quarto: fuori tutti',
    pass: 'chiude la tua ultima occasione',
    waste: 'la carta non ha bersagli',
    own: (points) => `${points} per te`,
    others: (points) => `${points} per gli altri`,
  },
  goal: (who, points, left) => {
    const lead =
      who === null
        ? `in testa tu, ${points}`
        : who === 'tie'
          ? `parità a ${points}`
          : `${who}, ${points}`;
    const end = left === null ? 'Ultima occasione' : `Da sistemare: ${left}`;
    return `Vince chi ha più punti: ${lead}. ${end}`;
  },
  ends: (left) =>
    left === null
      ? 'Una riserva è vuota: gli altri possono sistemare ancora un inquilino a testa, poi la partita è finita.'
      : `La partita finisce quando alla fine di un turno una riserva è vuota: la più piccola ha ${count(left, 'inquilino', 'inquilini')}. Poi gli altri possono sistemarne ancora uno a testa.`,
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
    placed: ({ does, tenant, bed }) => say`${does('Sistemi', 'sistema')} ${tenant} nell’${bed}.`,
    left: ({ who, does, tenant, flat, owner, own }) => {
      const reserve = owner ? `nella riserva di ${owner}` : 'nella tua riserva';
      return own
        ? say`${does('Metti', 'mette')} ${tenant} dell’${flat} nella ${who ? 'propria' : 'tua'} riserva.`
        : say`${does('Rimandi', 'rimanda')} ${tenant} dell’${flat} ${reserve}.`;
    },
    swapped: ({ does, bed, other, flat }) =>
      other
        ? say`${does('Scambi', 'scambia')} di posto gli inquilini dell’${bed} e dell’${other}.`
        : say`${does('Scambi', 'scambia')} di posto due inquilini dell’${flat}.`,
    evicted: ({ does, flat }) => say`${does('Svuoti', 'svuota')} l’${flat}: tutti fuori!`,
    landed: ({ subject, from, bed, stays }) =>
      stays
        ? say`${subject} deve restare nell’${bed}, perché l’appartamento accanto è pieno.`
        : say`${subject} passa dall’${from} all’${bed}.`,
    drew: ({ card }) => (card.length > 0 ? say`Peschi ${card}.` : null),
    shuffled: () => ['Gli scarti si rimescolano e diventano il nuovo mazzo.'],
    lastChance: ({ who }) => [
      `La ${who ? `riserva di ${who}` : 'tua riserva'} è vuota. Ultima occasione per gli altri!`,
    ],
    passed: ({ does, who, forced }) => [
      forced
        ? `${does('Non hai', 'non ha')} un appartamento per un altro inquilino, quindi ${who === null ? 'passi' : 'passa'}.`
        : `${does('Passi', 'passa')}.`,
    ],
  },
  worth: {
    three: (flat, each) => `${flat}: tre inquilini, ${each} per ciascuno.`,
    always: (flat, each) => `${flat}: ${each} per ciascuno, quanti che siano.`,
    none: (flat, heads) => `${flat}: ${count(heads, 'inquilino', 'inquilini')}, niente punti.`,
    nobody: (flat) => `${flat}: non c’è più nessuno.`,
  },
  reasons: {
    cardFirst: ({ flat, cards }) => `Prima scegli una carta. Nell’${flat} puoi usare ${cards}.`,
    noCardFits: ({ flat }) => `Nessuna delle tue carte si può usare adesso nell’${flat}.`,
    bringFirst: ({ cards }) => `Prima scegli una carta che fa entrare un inquilino: ${cards}.`,
    noneBrings: () => 'Adesso nessuna delle tue carte fa entrare un inquilino.',
    flatFirst: () => 'Prima scegli l’appartamento, poi l’inquilino che ci entra.',
    notFromReserve: ({ card }) =>
      `${card} riguarda gli inquilini del palazzo, non quelli della tua riserva.`,
    noneLeft: ({ tenant }) => `Nella tua riserva non c’è nessun ${tenant}.`,
    picked: ({ card }) => `Hai già scelto ${card}: adesso scegli il posto.`,
    oneCard: ({ card }) => `Si gioca una carta per turno, e hai scelto ${card}.`,
    notHeld: () => 'Questa carta non è nella tua mano.',
    cardPlayed: ({ card }) =>
      `La carta di questo turno è già in gioco: ${card}. Prima portala a termine.`,
    noCardsNow: () => 'Nell’ultima occasione non si giocano carte.',
    noSuchTenant: ({ card, flat, tenant }) =>
      `Nell’${flat} non abita nessun ${tenant}, quindi ${card} lì non serve.`,
    notForLease: ({ flat }) =>
      `Il Nuovo contratto vuole un appartamento vuoto o con il tuo colore. Nell’${flat} abitano altri.`,
    emptyBed: () => 'In quel letto non c’è nessuno.',
    emptyFlat: ({ flat }) => `Nell’${flat} non abita nessuno.`,
    ownTenant: () => 'Questo inquilino è tuo. Scegline uno di un rivale o uno neutro.',
    lastOfColour: ({ tenant }) => `È l’ultimo ${tenant} nel palazzo, e l’ultimo resta sempre.`,
    alone: ({ flat, tenant }) =>
      `L’${tenant} abita da solo nell’${flat}. Scegline uno in compagnia.`,
    oneTenant: ({ card, flat }) => `${card} riguarda un inquilino solo. Scegli chi nell’${flat}.`,
    nobodyHere: ({ card, flat }) => `${card} non può spostare nessuno nell’${flat}.`,
    wholeFlat: ({ flat }) => `Ora scegli tutto l’${flat}, non un letto solo.`,
    tenantFirst: ({ flat }) =>
      `Prima scegli un inquilino della tua riserva, poi un letto nell’${flat}.`,
    bedNotFlat: ({ flat }) => `Scegli un letto libero nell’${flat}, non tutto l’appartamento.`,
    otherFlat: ({ flat }) => `Hai scelto l’${flat}: l’inquilino entra lì.`,
    bedTaken: ({ tenant }) => `In quel letto c’è un ${tenant}.`,
    sameTenant: ({ tenant }) => `È l’${tenant} che hai già scelto. Scegli l’altro.`,
    sameFlat: ({ flat }) =>
      `Lo Scambio è fra due appartamenti. Scegli un inquilino fuori dall’${flat}.`,
    onlyThere: ({ flat }) =>
      `La Ristrutturazione resta in un appartamento. Scegli un altro inquilino dell’${flat}.`,
    wouldEvict: ({ flat, heads }) =>
      `Nell’${flat} abitano già in ${heads}, e nell’ultima occasione non si sfratta nessuno.`,
    noOwnTenant: ({ flat }) => `Nell’${flat} non abita nessun inquilino del tuo colore.`,
    notFull: ({ flat, heads, beds }) =>
      `Si svuotano solo gli appartamenti pieni: nell’${flat} i letti occupati sono ${heads} su ${beds}.`,
    noWayOut: ({ flat }) => `Tutti i vicini dell’${flat} sono pieni. Prima scegline un altro.`,
    landsIn: ({ tenant, flat }) => `L’${tenant} va dove guardava il suo letto: nell’${flat}.`,
    staysIn: ({ tenant, flat }) =>
      `L’appartamento accanto è pieno: l’${tenant} resta nell’${flat}.`,
    landsNow: ({ tenant, flat }) =>
      `Ora tocca a questo ${tenant}. Scegli un letto libero nell’${flat}.`,
    landsLater: ({ tenant }) => `Escono uno dopo l’altro, in senso orario: prima l’${tenant}.`,
    'first.place': ({ flat }) => `Ora scegli un letto libero nell’${flat}.`,
    'first.swap': ({ tenant, flat }) =>
      `Prima scegli chi scambia posto con l’${tenant} dell’${flat}.`,
    'first.evict': () => 'Prima scegli l’appartamento pieno che si svuota adesso.',
    'first.land': ({ tenant, flat }) => `Prima scegli un letto nell’${flat} per l’${tenant}.`,
    'first.lastChance': () => 'Prima scegli l’appartamento dove entra ancora un inquilino.',
    pile: () => 'Le carte si pescano da sole alla fine del turno.',
    discards: () => 'Le carte giocate restano qui finché il mazzo non è vuoto.',
    seat: () => 'I giocatori non si scelgono mai, solo appartamenti e inquilini.',
    legend: () => 'Questa lista spiega soltanto. Scegli un appartamento del palazzo.',
    figure: () => 'Questo numero si conta da solo.',
    notYourTurn: () => 'Non tocca a te.',
    over: () => 'La partita è finita.',
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
  figures: { points: 'Punti', reserve: 'Riserva', neutral: 'Riserva neutra', hand: 'Carte' },
  cardCount: (cards) => count(cards, 'carta', 'carte'),
  points: (points) => count(points, 'punto', 'punti'),
};
