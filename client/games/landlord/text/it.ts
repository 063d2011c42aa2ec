import { type Person, say } from '../../../text/compose.ts';
import { captions } from './captions/it.ts';
import { cards } from './cards/it.ts';
import type { First } from './editions.ts';
import type { Facts } from './vocabulary.ts';

const count = (number: number, one: string, more: string) =>
  `${number} ${number === 1 ? one : more}`;
const floors = (number: number) => count(number, 'piano', 'piani');
const you = (who: Person) => who ?? 'te';
const to = (who: Person) => (who && /^a/i.test(who) ? `ad ${who}` : `a ${you(who)}`);
const list = (all: Person[]) => all.map((who) => who ?? 'tu').join(', ');

const crime = ({ by, crime, tenant, place }: Facts) => {
  const wants = by ? `${by} vuole` : 'Vuoi';
  return crime === 'bomb'
    ? `${wants} far saltare in aria ${place}`
    : `${wants} uccidere ${tenant} in ${place}`;
};

export const it: First = {
  ...cards,
  captions,
  card: 'una carta',
  cardCount: (number) => count(number, 'carta', 'carte'),
  dollars: (dollars) => `${dollars.toLocaleString('it')} $`,
  nothing: 'niente',
  numbers: (rent, flats, most) =>
    `affitto ${rent} · ${count(flats, 'appartamento', 'appartamenti')} · fino a ${floors(most)}`,
  copies: (number) => count(number, 'carta', 'carte'),
  house: (number) => `casa ${number}`,
  level: (level) => ['cantina', 'pianterreno'][level] ?? `livello ${level}`,
  yours: 'tua',
  pile: 'Mazzo',
  discards: 'Scarti',
  jail: 'Prigione',
  hand: 'Di nuovo in mano',
  player: (seat) => `Posto ${seat + 1}`,
  site: { floor: 'Come piano', roof: 'Come tetto' },
  buttons: {
    collect: 'Incassa l’affitto',
    stop: 'Niente più carte',
    cancel: 'Anzi no',
    bail: 'Paga la cauzione',
    stay: 'Resta in prigione',
    no: 'Nessuna carta',
    market: 'Cerca un tetto',
    all: 'Chiedi a tutti',
    sell: 'Vendi a quel prezzo',
    withdraw: 'Ritira l’offerta',
    trade: 'Scambia',
    propose: 'Mostra che cosa dai',
    shake: 'Affare fatto',
    demolition: 'Come Demolizione',
    eviction: 'Come Sfratto',
  },
  no: {
    broker: 'Lascia traslocare',
    guard: 'Lasciali entrare',
    answer: 'Lascia che accada',
    investigate: 'Vai in prigione',
    roofAsked: 'Non vendere',
    trade: 'Niente scambio',
    shake: 'Niente scambio',
  },
  asks: {
    bail: ({ who, sum }) =>
      who
        ? `${who} può pagare ${sum} di cauzione e uscire di prigione.`
        : `Sei in prigione. Paghi ${sum} di cauzione, o resti?`,
    leaver: ({ who }) =>
      who
        ? `Anarchici: ${who} perde uno degli inquilini migliori.`
        : 'Anarchici! Scegli chi se ne va: da ogni casa uno di quelli che pagano di più.',
    play: ({ who, sum, last, jailed }) =>
      who
        ? `${who} gioca carte${last ? ' per l’ultima volta' : ''}, poi incassa ${sum}.`
        : `${last ? 'Ultimo turno: gioca' : 'Gioca'} quante carte vuoi, poi incassa ${sum}${jailed ? ', dalla prigione' : ''}.`,
    build: ({ who, floors: laid, full }) =>
      who
        ? `${who} costruisce: ${floors(laid)} finora.`
        : `${floors(laid)} finora. ${full ? 'Finisci' : 'Aggiungine uno, o finisci'} con un tetto.`,
    buy: ({ who, sum, price }) =>
      who
        ? `${who} compra carte: restano ${sum} dell’affitto.`
        : `Restano ${sum} dell’affitto. Un’altra carta per ${price}?`,
    place: ({ who, tenant, place, lifted }) =>
      who
        ? `${who} sceglie dove spostare ${tenant} da ${place}.`
        : `Dove sposti ${tenant}? Scegli un appartamento, o ${lifted ? 'la tua mano' : 'il mazzo per finirci sotto'}.`,
    broker: ({ who, by, tenant, place, to: at, away, sum }) => {
      const gone = away === 'underPile' ? 'sotto il mazzo' : 'negli scarti';
      const where = at ? `a ${at}` : gone;
      const moves = `${by ? `${by} sposta` : 'Sposti'} ${tenant} da ${place} ${where}`;
      return who
        ? `${moves}. ${who} può rispondere con l’Intermediario.`
        : `${moves}. Mostra l’Intermediario per ${sum}, o lascia traslocare.`;
    },
    rehouse: ({ who, tenant, place }) =>
      who
        ? `${who} trova un altro posto per ${tenant} di ${place}.`
        : `Trova un altro posto per ${tenant} di ${place}.`,
    oust: ({ who, place }) =>
      who
        ? `Musica in ${place}! ${who} sceglie chi va dove.`
        : `Musica in ${place}! Scegli chi se ne va, poi dove.`,
    guard: ({ who, place }) =>
      who
        ? `Arrivano gli Anarchici: ${place}. ${who} può chiamare la Polizia.`
        : `Arrivano gli Anarchici: ${place}. Mostra la Polizia, o lasciali entrare.`,
    rehome: ({ who, place }) =>
      who
        ? `Si demolisce ${place}: ${who} sceglie chi va dove.`
        : `Si demolisce ${place}: scegli un inquilino, poi dove va.`,
    answer: (facts) =>
      facts.who
        ? `${crime(facts)}. ${facts.who} può rispondere.`
        : `${crime(facts)}: mostra una carta, o lascia che accada.`,
    revenge: ({ who, by, crime }) => {
      const what = crime === 'bomb' ? ['una casa', 'tua'] : ['un inquilino', 'tuo'];
      const whose = by ? `${what[0]} di ${by}` : what.join(' ');
      return who
        ? `Il Lunatico si vendica: ${who} sceglie ${whose}.`
        : `Il Lunatico si vendica: scegli ${whose}.`;
    },
    investigate: ({ who }) =>
      who
        ? `La polizia chiede un alibi ${to(who)}.`
        : 'La polizia vuole il tuo alibi. Mostra Alibi o Corte, o vai in prigione.',
    bid: ({ who, other }) =>
      who
        ? `${who} sta per offrire dollari per un tetto.`
        : `Quanti dollari per un tetto? Chiedi ${to(other)}.`,
    roofAsked: ({ who, by, sum }) =>
      who
        ? `${by ? `${by} offre` : 'Offri'} ${sum} ${to(who)} per un tetto.`
        : `${by} ti offre ${sum} per un tetto. Scegli un tetto e vendi, o di’ un prezzo; oppure rifiuta.`,
    roofChosen: ({ who, take }) =>
      who
        ? `${who} sceglie fra i prezzi: ${take}.`
        : `Da chi compri il tetto? ${take}. O ritirati.`,
    trade: ({ who, by, other, take }) =>
      who
        ? `${who} prepara che cosa dare ${to(other)}.`
        : by
          ? `${by} ti offre: ${take}. Metti ciò che dai in cambio, anche niente, e mostralo.`
          : `Metti carte e dollari per ${you(other)}, poi mostrali.`,
    shake: ({ who, other, give, take }) =>
      who
        ? `${who} decide sullo scambio con ${you(other)}.`
        : `Dai: ${give}. In cambio: ${take}. Affare fatto?`,
  },
  told: {
    began: ({ who }) => [`Tocca ${to(who)}.`],
    laid: ({ card, seen }) => (seen ? say`Metti ${card} come piano.` : null),
    tookBack: ({ does }) => [`${does('Riprendi', 'riprende')} i piani.`],
    built: ({ does, place, floors: laid, card }) =>
      say`${does('Costruisci', 'costruisce')} ${place}: ${floors(laid)}, ${card}.`,
    improved: ({ does, card, place }) => say`${does('Aggiungi', 'aggiunge')} ${card} a ${place}.`,
    movedIn: ({ does, card, place }) => say`${does('Sistemi', 'sistema')} ${card} in ${place}.`,
    moved: ({ does, card, from, to: at }) =>
      say`${does('Sposti', 'sposta')} ${card} da ${from} a ${at}.`,
    lost: ({ does, card, from, how }) =>
      how === 'hand'
        ? say`${does('Riprendi', 'riprende')} in mano ${card} da ${from}.`
        : how === 'pile'
          ? say`${does('Mandi', 'manda')} ${card} da ${from} sotto il mazzo.`
          : say`${does('Scarti', 'scarta')} ${card} da ${from}.`,
    played: ({ does, card, place }) =>
      place
        ? say`${does('Giochi', 'gioca')} ${card}: ${place}.`
        : say`${does('Giochi', 'gioca')} ${card}.`,
    answered: ({ does, card }) => say`${does('Rispondi', 'risponde')} con ${card}.`,
    declined: ({ does }) => [`${does('Passi', 'passa')}.`],
    recycled: ({ does, card }) => say`${does('Ricicli', 'ricicla')} ${card}.`,
    survived: ({ place }) => say`L’omicidio fallisce: ${place} si riaffitta subito.`,
    failed: () => ['Non c’è niente da colpire: il colpo va a vuoto.'],
    exploded: ({ does, place }) => say`${does('Fai', 'fa')} saltare in aria ${place}. Bum!`,
    demolished: ({ does, place }) =>
      say`${does('Riprendi', 'riprende')} le carte di ${place}: è demolita.`,
    evicted: ({ place }) => say`Tutti fuori da ${place}! Tranne gli Anarchici.`,
    reported: ({ place }) => say`La Famiglia di ${place} ha visto tutto.`,
    jailed: ({ does }) => [`${does('Finisci', 'finisce')} in prigione.`],
    freed: ({ does, how }) => [
      `${does('Esci', 'esce')} di prigione${how === 'newcomer' ? ': in cella c’è un posto solo' : ''}.`,
    ],
    paid: ({ does, other, sum, how }) => {
      const pays = `${does('Paghi', 'paga')} ${sum}`;
      if (how === 'bail') return [`${pays} di cauzione.`];
      if (how === 'mover') return [`${pays} ${to(other)} per il Traslocatore.`];
      return how === 'broker' ? [`${pays} ${to(other)} per l’Intermediario.`] : null;
    },
    collected: ({ does, sum }) => [`${does('Incassi', 'incassa')} ${sum}.`],
    bought: ({ does, card, sum }) => say`${does('Compri', 'compra')} ${card} per ${sum}.`,
    shuffled: () => ['Gli scarti diventano il nuovo mazzo.'],
    lastRound: ({ does }) => [
      `${does('Peschi', 'pesca')} l’ultima carta: ancora un turno a testa.`,
    ],
    offered: ({ does, others, sum }) => [
      `${does('Offri', 'offre')} ${sum} per un tetto: ${list(others)}?`,
    ],
    priced: ({ does, sum }) => [`${does('Chiedi', 'chiede')} ${sum}.`],
    sold: ({ does, other, card, sum }) =>
      say`${does('Vendi', 'vende')} ${card} ${to(other)} per ${sum}.`,
    withdrew: ({ does }) => [`${does('Ritiri', 'ritira')} l’offerta.`],
    proposed: ({ does, other, gave }) => say`${does('Offri', 'offre')} ${to(other)}: ${gave}.`,
    traded: ({ does, other, gave, got }) =>
      say`${does('Scambi', 'scambia')} con ${you(other)}: ${gave} per ${got}.`,
  },
  reasons: {
    'aim.flat': 'Scegli un appartamento per questo inquilino.',
    'aim.house': 'Per questa carta scegli una casa intera.',
    'aim.tenant': 'Per questa carta scegli un inquilino.',
    sameFlat: 'Abita già lì.',
    taken: 'Ci abita già qualcuno.',
    noFlat: 'Lì non c’è un appartamento.',
    twoFlats: 'Servono due appartamenti vuoti, uno sopra l’altro. Clicca quello in basso.',
    tooHigh: '{floors} piani; al massimo {most} per questo inquilino.',
    groundOnly: 'Solo pianterreno o cantina.',
    atticOnly: 'Solo sotto il tetto.',
    extraFlat: 'Oltre ai piani serve un appartamento in cantina o sotto il tetto.',
    apart: 'Con gli Hippies non va a stare nessuno.',
    wantsApart: 'Gli Hippies stanno solo con altri Hippies.',
    squatted: 'Con gli Anarchici non va a stare nessuno.',
    tavernHere: 'Con la Taverna non abita chi ha più di {most} scritto sulla carta.',
    tavernNear: 'Chi possiede questa casa ha la Taverna: qui nessuno paga più di {most}.',
    mustLeave: 'Dev’essere un’altra casa.',
    ownFirst: 'C’è posto da te: prima lì.',
    noFlatLater: 'Poi qualcun altro resterebbe senza casa.',
    noFlatForAll: 'Non tutti questi inquilini trovano un’altra casa.',
    ownSquatters: 'Solo contro gli Anarchici nelle tue case.',
    untouchable: 'Questo inquilino non si può uccidere.',
    notSquatted: 'Non è una tua casa con Anarchici.',
    inspected: 'Da questa casa se n’è già andato uno.',
    paysLess: 'Lì qualcun altro paga di più.',
    noRoofCard: 'Con questa carta non si finisce una casa.',
    highest: 'Una casa ha al massimo {most} piani.',
    keepRoof: 'Ti serve una carta per il tetto.',
    noFlatOnBack: 'Sul dorso di questa carta non c’è un appartamento.',
    onlyFinishes: 'Questa carta serve solo a finire una casa.',
    hasCellar: 'Ha già una cantina abitabile.',
    notPlain: 'Solo su un Tetto semplice.',
    notYourTurn: 'Non tocca a te.',
    over: 'La partita è finita.',
  },
  options: {
    tenantTexts: [
      'Testi delle carte',
      'Gli inquilini hanno un carattere. Senza: solo affitto, appartamenti e altezza.',
    ],
    end: [
      'Fine della partita',
      'Quando il mazzo finisce è finita in ogni caso.',
      { pile: 'Finito il mazzo', rounds: 'Dopo alcuni giri', sum: 'A una somma di dollari' },
    ],
    rounds: ['Giri', 'Se si finisce dopo alcuni giri.'],
    sum: ['Dollari', 'Se si finisce a una somma: dopo il giro in cui qualcuno la raggiunge.'],
    openTrade: ['Scambi liberi', 'Nel tuo turno puoi scambiare qualsiasi carta e dollari.'],
    anyoneAnswers: [
      'Rispondono tutti',
      'A una carta può rispondere chiunque, a turno, non solo la vittima.',
    ],
    hundreds: ['In grande', 'I dollari si mostrano per cento. Il resto non cambia.'],
  },
  presets: {
    standard: 'Normale',
    basic: 'Senza testi',
    short: 'Breve',
    open: 'Mercato aperto',
  },
};
