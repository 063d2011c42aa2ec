// The Italian words of Raja.
import type { TextPiece } from '../../../text/compose.ts';
import { type Person, say } from '../../../text/compose.ts';
import { ad, contract, count, listNames, listPieces, nameOrYou } from '../../../text/grammar/it.ts';
import { captions } from './captions/it.ts';
import { effects } from './effects/it.ts';
import { gists } from './gists/it.ts';
import { GENERAL_NUMBERS } from './numbers.ts';
import { reasons } from './reasons/it.ts';
import { steps } from './steps/it.ts';
import { summary } from './summary/it.ts';
import { isTied } from './ties.ts';
import type { EventFacts, PromptFacts, ResultRow, Spot, Vocabulary } from './vocabulary.ts';

/** Returns the preposition before a name: “a ” or “ad ”. */
const a = (name: string) => ad(name).slice(0, -name.length);
const inside = ({ village, text, thing }: Spot): TextPiece[] => [village ? 'nel ' : a(text), thing];
const from = ({ village, thing }: Spot): TextPiece[] => [village ? 'dal ' : 'da ', thing];
const into = ({ village, text, thing }: Spot): TextPiece[] => [village ? 'al ' : a(text), thing];

const left = ({ actions, rest, powers }: PromptFacts) =>
  listNames([...actions, ...rest, ...powers]);

/** Says what the player leaves undone by ending the turn: “Senza giocare Casa né usare il potere del Mercante”. */
function without({ actions, rest, powers }: PromptFacts): string {
  const ways: [string, string[]][] = [
    ['giocare', actions],
    ['costruire', rest],
    ['usare', powers],
  ];
  const undone = ways.filter(([, all]) => all.length > 0);
  return `senza ${undone.map(([way, all]) => `${way} ${all.join(' né ')}`).join(' né ')}`;
}

const listTolls = (tolls: EventFacts['tolls']) =>
  listPieces(tolls.map(({ to, gold }) => `${gold} per ${nameOrYou(to)}`)).join('');
const withTolls = (tolls: EventFacts['tolls']) =>
  tolls.length > 0 ? `, pedaggio: ${listTolls(tolls)}` : '';
const offer = (by: Person, bid: string) =>
  `${by ? `L’offerta di ${by}` : 'La tua offerta'} è di ${bid}`;
const paid = ({ who, count: points, gold, alone }: ResultRow) =>
  `${who ? `${who} riceve` : 'Ricevi'} ${gold} per ${count(points, 'punto', 'punti')}${alone ? `, di cui ${GENERAL_NUMBERS.alone} perché senza rivali` : ''}.`;
const owns = ({ who, count: palaces, gold }: ResultRow) =>
  `${who ? `${who} ha` : 'Hai'} ${count(palaces, 'palazzo', 'palazzi')} e ${gold}.`;

export const it: Vocabulary = {
  summary,
  ...effects,
  captions,
  gists,
  gold: (gold) => count(gold, 'pezzo d’oro', 'pezzi d’oro'),
  village: (near, far) => `villaggio fra ${near} e ${far} (più vicino ${ad(near)})`,
  house: (at) => say`La tua casa ${inside(at)}`,
  governor: (city) => `Governatore di ${city}`,
  theGovernor: (city) => `il governatore di ${city}`,
  site: { great: 'Palazzo grande', small: 'Palazzo piccolo' },
  token: 'Segnalino azione',
  times: (action, times) => `${action} (${times === 2 ? 'due' : 'tre'} volte)`,
  rest: {
    house: ['una casa', '{number} case'],
    cityHouse: ['una casa in città', '{number} case in città'],
    palace: ['un palazzo', '{number} palazzi'],
  },
  powerOf: (the) => `il potere ${contract('di', the)}`,
  player: (seat) => `Posto ${seat + 1}`,
  numbered: (name, number) => `${name} (${number})`,
  powers: { 2: 'Prendi 1 pezzo d’oro', 5: 'Casa gratis', 7: 'Prendi un segnalino' },
  buttons: {
    end: 'Finisci il turno',
    back: 'Continua il turno',
    giveUp: 'Finisci lo stesso',
    pass: 'Passa l’asta',
    again: 'Togli la freccia',
  },
  prompts: {
    pick: ({ who, free }) => {
      if (who) return `${who} sceglie un personaggio.`;
      return free
        ? 'Nell’asta non hai più rivali: scegli gratis un personaggio.'
        : 'Scegli un personaggio.';
    },
    bid: ({ who, by, bid, isOutbid }) => {
      if (!bid) {
        return who
          ? `${who} apre l’asta per un personaggio.`
          : 'Apri l’asta: quanto offri per la scelta di un personaggio? Vale anche 0.';
      }
      if (!who && isOutbid) return `${by} offre ${bid}. Non puoi offrire di più: passa l’asta.`;
      return who
        ? `${offer(by, bid)}; ${who} può rilanciare.`
        : `${by} offre ${bid} per scegliere un personaggio. Rilancia, o passa l’asta.`;
    },
    settle: ({ who, houses }) =>
      who
        ? `${who} mette una casa in un villaggio.`
        : `Metti una casa in un villaggio (ancora ${houses}). Due villaggi abitati aprono la loro strada.`,
    choose: ({ choosers, city, pointed }) => {
      const where = `Il Maharaja è ${ad(city)}.`;
      if (choosers.length > 0) {
        return `${where} ${listNames(choosers)} ${choosers.length > 1 ? 'stanno' : 'sta'} ancora scegliendo in segreto.`;
      }
      return pointed
        ? 'Scegli la seconda azione; può essere di nuovo la stessa.'
        : `${where} Scegli in segreto la prima azione.`;
    },
    turn: (facts) => {
      const { who, token } = facts;
      const open = left(facts);
      if (who) return open ? `Tocca ${ad(who)}. Da fare: ${open}.` : `${who} può ancora viaggiare.`;
      const more = token ? ' O usa un segnalino azione.' : '';
      return open
        ? `Da fare: ${open}. Viaggia quando vuoi.${more}`
        : `Tutto fatto. Viaggia ancora, o finisci il turno.${more}`;
    },
    sure: (facts) => {
      if (facts.who) return `Forse ${facts.who} finirà il turno ${without(facts)}.`;
      const price = facts.cost ? '' : ' Non costa nulla.';
      return `Da fare: ${left(facts)}. Finisci il turno?${price}`;
    },
    robbed: ({ who, by }) =>
      who
        ? `${by ? `${by} ha preso` : 'Hai preso'} il personaggio di ${who}, che ne sceglie uno libero.`
        : `${by} ha preso il tuo personaggio. Scegline uno libero.`,
    seduced: ({ who, by }) =>
      who
        ? `${who} sceglie quale personaggio ${by ? `dare ${ad(by)}` : 'darti'}.`
        : `${by} seduce uno dei tuoi personaggi. Scegli quale dare.`,
  },
  events: {
    picked: ({ does, character }) => say`${does('Prendi', 'prende')} ${character}.`,
    bid: ({ does, gold }) => [`${does('Offri', 'offre')} ${gold}.`],
    passed: ({ does }) => [`${does('Passi', 'passa')}.`],
    won: ({ does, gold }) => [`${does('Vinci', 'vince')} l’asta per ${gold}.`],
    round: ({ round, city }) =>
      say`Turno di gioco ${`${round}`}: il Maharaja va ${into(city)}, il cui governatore sale in cima.`,
    revealed: ({ does, actions }) => say`${does('Riveli', 'rivela')} ${listPieces(actions)}.`,
    travelled: ({ does, from: start, to: end, tolls }) =>
      say`${does('Viaggi', 'viaggia')} ${from(start)} ${into(end)}${withTolls(tolls)}.`,
    paid: ({ who, does, other, bank, gold, tolls }) => {
      if (tolls.length > 0) return [`${does('Paghi', 'paga')} ${listTolls(tolls)}.`];
      if (bank) return [`${does('Paghi', 'paga')} ${gold} alla banca.`];
      const toll = `un pedaggio di ${gold}.`;
      return [
        other === null ? `${who} ti paga ${toll}` : `${does('Paghi', 'paga')} ${ad(other)} ${toll}`,
      ];
    },
    received: ({ does, gold, why }) => {
      if (why === 'given up') return null;
      if (why === 'toll') {
        return [`${does('Ricevi', 'riceve')} dalla banca un pedaggio di ${gold}.`];
      }
      const takes = does('Prendi', 'prende');
      return [`${takes} ${gold} ${why === 'merchant' ? 'con il Mercante' : 'dalla banca'}.`];
    },
    built: ({ does, at, price, byPower }) =>
      say`${does('Costruisci', 'costruisce')} una casa ${inside(at)}${price ? ` per ${price}` : ''}${byPower ? ' gratis con l’Imprenditore' : ''}.`,
    moved: ({ does, from: start, to: end, byPower }) =>
      say`${does('Sposti', 'sposta')} una casa ${from(start)} ${into(end)}${byPower ? ' con l’Imprenditore' : ''}.`,
    palace: ({ does, city, great, price }) =>
      say`${does('Costruisci', 'costruisce')} ${great ? 'il palazzo grande' : 'un palazzo piccolo'} ${inside(city)}${price ? ` per ${price}` : ''}.`,
    quarried: ({ does, count: houses }) => [
      `${does('Prendi', 'prende')} ${count(houses, 'casa', 'case')} dalla cava.`,
    ],
    tracked: ({ does, governor, visit }) =>
      say`${does('Abbassi', 'abbassa')} di due riquadri ${governor}${visit ? `: il Maharaja arriva al turno di gioco ${visit}` : ''}.`,
    took: ({ who, does, character, other, bank }) => {
      if (bank) return say`${does('Prendi', 'prende')} ${character}.`;
      return other === null
        ? say`${who ?? ''} ti prende ${character}.`
        : say`${does('Prendi', 'prende')} ${character} ${ad(other)}.`;
    },
    swapped: ({ does, other, character, bare, gave }) =>
      say`${does('Scambi', 'scambia')} ${gave} con ${other ? say`${character} di ${other}` : say`il tuo ${bare}`}.`,
    gave: ({ who, does, other, character }) =>
      other === null
        ? say`${who ?? ''} ti dà ${character}.`
        : say`${does('Dai', 'dà')} ${character} ${ad(other)}.`,
    token: ({ does, actions }) =>
      actions.length > 0
        ? say`${does('Usi', 'usa')} un segnalino azione per l’azione ${actions}.`
        : [`${does('Prendi', 'prende')} un segnalino azione.`],
    gaveUp: ({ does, actions, cost }) =>
      say`${does('Rinunci', 'rinuncia')} ${actions.length > 1 ? 'alle azioni' : 'all’azione'} ${listPieces(actions)}: ogni altro giocatore riceve ${cost}.`,
    scored: ({ city, rows }) =>
      say`Punteggio di ${city.thing}. ${rows.map(paid).join(' ') || 'Qui nessuno fa punti.'}${isTied(rows) ? ' A parità vince il personaggio più basso.' : ''}`,
    ended: ({ rows }) => [`La partita è finita. ${rows.map(owns).join(' ')}`],
  },
  reasons,
  ...steps,
  presets: {
    standard: 'Normale',
    short: 'Breve',
    advanced: 'Avanzata',
    advanced2: 'Avanzata II',
  },
  decided: {
    palaces: 'Nessun altro ha costruito tanti palazzi.',
    gold: 'A pari palazzi vince chi ha più oro.',
    character: 'A pari palazzi e oro vince il personaggio più basso.',
  },
  ties: {
    secret: 'Pari in palazzi: alla fine decide l’oro, ancora segreto.',
    gold: 'Pari in palazzi: prima chi ha più oro.',
    character: 'Pari in palazzi e oro: prima il personaggio più basso.',
  },
  refused: {},
  payout: ['Giocatori', 'Oro per il primo posto, il secondo …'],
};
