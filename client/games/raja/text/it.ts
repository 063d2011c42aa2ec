import { type Person, say } from '../../../text/compose.ts';
import type { Piece } from '../../contract.ts';
import { captions } from './captions/it.ts';
import { effects } from './effects/it.ts';
import { type Row, row, type Spot, type Vocabulary } from './vocabulary.ts';

const count = (number: number, one: string, more: string) =>
  `${number} ${number === 1 ? one : more}`;
const a = (name: string) => (/^a/i.test(name) ? 'ad ' : 'a ');
const to = (who: Person) => (who ? `${a(who)}${who}` : 'a te');
const inside = ({ village, text, thing }: Spot): Piece[] => [village ? 'nel ' : a(text), thing];
const from = ({ village, thing }: Spot): Piece[] => [village ? 'dal ' : 'da ', thing];
const into = ({ village, text, thing }: Spot): Piece[] => [village ? 'al ' : a(text), thing];

const line = (one: string, more: string) => (of: Row) =>
  `${of.who ?? 'Tu'}${of.alone ? ', senza nessun altro' : ''}: ${count(of.count, one, more)}, ${of.gold}.`;

export const it: Vocabulary = {
  ...effects,
  captions,
  gold: (gold) => count(gold, 'pezzo d’oro', 'pezzi d’oro'),
  village: (near, far) => `villaggio fra ${near} e ${far}, più vicino ${a(near)}${near}`,
  house: (at) => say`La tua casa ${inside(at)}`,
  governor: (city) => `Governatore di ${city}`,
  theGovernor: (city) => `il governatore di ${city}`,
  site: { great: 'Palazzo grande, al centro', small: 'Palazzo piccolo' },
  token: 'Segnalino azione',
  player: (seat) => `Posto ${seat + 1}`,
  numbered: (name, number) => `${name} (${number})`,
  powers: {
    2: 'Mercante: prendi 1 pezzo d’oro',
    5: 'Imprenditore: costruisci o sposta gratis 1 casa',
    7: 'Yogi: prendi un segnalino azione',
  },
  buttons: {
    end: 'Finisci il turno',
    back: 'Continua il turno',
    pass: 'Passa: niente più offerte in quest’asta',
    again: 'Riprendi la prima freccia',
  },
  giveUp: (cost, nothing) => {
    if (nothing) return 'Finisci il turno senza quel potere';
    return cost ? `Rinuncia: ${cost} a tutti gli altri` : 'Rinuncia e finisci il turno';
  },
  asks: {
    pick: ({ who, free }) => {
      if (who) return `${who} prende un personaggio.`;
      return free ? 'L’ultimo personaggio è gratis: scegline uno.' : 'Scegli un personaggio.';
    },
    bid: ({ who, by, bid }) => {
      if (!bid) {
        return who
          ? `${who} apre un’asta per un personaggio.`
          : 'Apri l’asta: quanto offri per scegliere un personaggio? Anche 0 è un’offerta.';
      }
      return who
        ? `${by ? `${by} offre` : 'Offri'} ${bid}; ${who} può rilanciare.`
        : `${by} offre ${bid} per scegliere un personaggio. Rilancia, o passa.`;
    },
    settle: ({ who, houses }) =>
      who
        ? `${who} mette una casa in un villaggio.`
        : `Metti una casa in un villaggio: ne restano ${houses}. Una strada è aperta quando tutti e due i villaggi ne hanno una.`,
    choose: ({ who, city, pointed }) => {
      if (who) return `Il Maharaja è ${to(city)}. Scelta segreta ancora in corso: ${who}.`;
      return pointed
        ? 'Scegli la seconda azione; può essere di nuovo la stessa.'
        : `Il Maharaja è ${to(city)}. Scegli in segreto la prima azione.`;
    },
    turn: ({ who, actions, powers, token }) => {
      const left = [...actions, ...powers].join(', ');
      if (who) return left ? `Tocca ${to(who)}. Da fare: ${left}.` : `${who} può ancora viaggiare.`;
      const more = token ? ' Un segnalino è un’azione in più.' : '';
      return left
        ? `Da fare: ${left}. Viaggia quando vuoi.${more}`
        : `Tutto fatto. Viaggia ancora, o finisci il turno.${more}`;
    },
    sure: ({ who, actions, powers, cost }) => {
      const left = [...actions, ...powers].join(', ');
      if (who) return `${who} sta per finire il turno senza: ${left}.`;
      const price =
        actions.length > 0 ? `${cost} dalla banca a tutti gli altri` : 'non costa nulla';
      return `Resta da fare: ${left}. Finisci lo stesso il turno (${price})?`;
    },
    robbed: ({ who, by }) =>
      who
        ? `${by ? `${by} ha preso` : 'Hai preso'} il personaggio di ${who}, che ne sceglie uno libero.`
        : `${by} ha preso il tuo personaggio. Scegline uno libero.`,
    seduced: ({ who, by }) =>
      who
        ? `${who} sceglie quale personaggio dare ${to(by)}.`
        : `${by} seduce uno dei tuoi personaggi. Scegli quale se ne va.`,
  },
  told: {
    picked: ({ does, character }) => say`${does('Prendi', 'prende')} ${character}.`,
    bid: ({ does, gold }) => [`${does('Offri', 'offre')} ${gold}.`],
    passed: ({ does }) => [`${does('Passi', 'passa')}.`],
    won: ({ does, gold }) => [`${does('Vinci', 'vince')} l’asta con ${gold}.`],
    round: ({ round, city, box }) =>
      say`Turno ${`${round}`}: il Maharaja va ${into(city)}; il suo governatore passa al riquadro ${`${box}`}.`,
    revealed: ({ does, actions }) => say`${does('Scopri', 'scopre')} il disco: ${row(actions)}.`,
    travelled: ({ does, from: start, to: end }) =>
      say`${does('Viaggi', 'viaggia')} ${from(start)} ${into(end)}.`,
    paid: ({ who, does, other, bank, gold }) => {
      if (bank) return [`${does('Paghi', 'paga')} ${gold}.`];
      return other === null
        ? [`${who ?? ''} ti paga un pedaggio di ${gold}.`]
        : [`${does('Paghi', 'paga')} ${to(other)} un pedaggio di ${gold}.`];
    },
    received: ({ does, gold, why }) => {
      if (why === 'toll') {
        return [`${does('Ricevi', 'riceve')} dalla banca un pedaggio di ${gold}.`];
      }
      const takes = why === 'given up' ? does('Ricevi', 'riceve') : does('Prendi', 'prende');
      return [`${takes} ${gold}${why === 'merchant' ? ' con il Mercante' : ''}.`];
    },
    built: ({ does, at }) => say`${does('Costruisci', 'costruisce')} una casa ${inside(at)}.`,
    moved: ({ does, from: start, to: end }) =>
      say`${does('Sposti', 'sposta')} una casa ${from(start)}${start.village ? ',' : ''} ${into(end)}.`,
    palace: ({ does, city, great }) =>
      say`${does('Costruisci', 'costruisce')} ${great ? 'il palazzo grande' : 'un palazzo piccolo'} ${inside(city)}.`,
    quarried: ({ does, count: houses }) => [
      `${does('Prendi', 'prende')} ${count(houses, 'casa', 'case')} dalla cava.`,
    ],
    tracked: ({ does, governor }) =>
      say`${does('Abbassi', 'abbassa')} di due riquadri ${governor}.`,
    took: ({ who, does, character, other, bank }) => {
      if (bank) return say`${does('Prendi', 'prende')} ${character}.`;
      return other === null
        ? say`${who ?? ''} ti prende ${character}.`
        : say`${does('Prendi', 'prende')} ${character} ${to(other)}.`;
    },
    swapped: ({ does, other, character, gave }) =>
      say`${does('Scambi', 'scambia')} con ${other ?? 'te'}: ${gave} per ${character}.`,
    gave: ({ who, does, other, character }) =>
      other === null
        ? say`${who ?? ''} ti dà ${character}.`
        : say`${does('Dai', 'dà')} ${character} ${to(other)}.`,
    token: ({ does, actions }) =>
      actions.length > 0
        ? say`${does('Usi', 'usa')} un segnalino azione: ${row(actions)}.`
        : [`${does('Prendi', 'prende')} un segnalino azione.`],
    gaveUp: ({ does, actions }) => say`${does('Rinunci', 'rinuncia')} a: ${row(actions)}.`,
    scored: ({ city, rows }) =>
      rows.length > 0
        ? say`Si conta ${city.thing}. ${rows.map(line('punto', 'punti')).join(' ')}`
        : say`Si conta ${city.thing}: non c’è un punto per nessuno.`,
    ended: ({ rows }) => [`La partita è finita. ${rows.map(line('palazzo', 'palazzi')).join(' ')}`],
  },
  reasons: {
    noBoxBelow: 'Sotto questo governatore non ci sono due riquadri.',
    cityOnly: 'Questa casa deve stare in una città.',
    villageFull: 'Il villaggio è pieno: case al massimo, {most}.',
    startCity: 'Nella città iniziale non si costruisce.',
    architectElsewhere: 'In città costruisci solo finché il tuo architetto è lì.',
    noHouse: 'Non hai case di scorta; forse ce ne sono nella cava.',
    tooDear: 'Costa più di quanto hai: {price} d’oro.',
    noPalace: 'Hai costruito tutti i tuoi palazzi.',
    greatTaken: 'Il palazzo grande di questa città c’è già.',
    sitesFull: 'I posti per palazzi piccoli di questa città sono tutti occupati.',
    noRoad: 'Dalla città del tuo architetto non c’è una strada per arrivarci.',
    noVillage: 'La strada è chiusa: in uno dei suoi villaggi non c’è una casa.',
    taken: 'Questo personaggio ce l’ha già qualcuno.',
    notYourTurn: 'Non tocca a te.',
    over: 'La partita è finita.',
  },
  presets: {
    standard: 'Normale',
    short: 'Breve',
    advanced: 'Avanzata',
    advanced2: 'Avanzata, più personaggi',
  },
  decided: {
    palaces: 'Il maggior numero di palazzi; un punto è un palazzo.',
    gold: 'A pari palazzi, più oro.',
    character: 'A pari palazzi e oro, il personaggio più basso.',
  },
  refused: {},
  payout: ['In quanti', 'Oro per il primo posto, il secondo…'],
};
