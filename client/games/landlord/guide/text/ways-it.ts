// Whole moves of Landlord! in Italian, each as one sentence.
import { ad, contract, nameOrYou } from '../../../../text/grammar/it.ts';
import type { GuideText, WayFacts } from './guide-text.ts';

const WARNINGS = {
  '': '',
  reported: ' Una Famiglia lo denuncerà alla polizia.',
  vain: ' Fallirà: una Single sopravvive.',
};
/** What a Bomb destroys. */
const losses = ({ lost }: WayFacts) => {
  if (lost === null) return '';
  if (lost === 0) return ': l’edificio sparisce';
  return lost === 1
    ? ': l’edificio sparisce con il suo inquilino'
    : `: l’edificio sparisce con i suoi ${lost} inquilini`;
};
const crime = (deed: string, { warning }: WayFacts) => `${deed}.${WARNINGS[warning]}`;
const there = (pays: string) => `: lì paga ${pays}.`;

export const ways: GuideText['ways'] = {
  bail: ({ sum }) => `Paga ${sum} di cauzione ed esci di prigione.`,
  stay: () => 'Resta in prigione e riscuoti da lì.',
  leave: ({ tenant, place }) => `Fai andare via ${tenant} ${contract('da', place)}.`,
  roam: ({ place, to, sum }) =>
    `Paga ${sum} e sposta lo Scroccone ${contract('da', place)} ${contract('a', to)}.`,
  hatch: ({ place }) => `Manda il Mostro ${contract('in', place)}.`,
  goOn: () => 'Termina l’esame.',
  floor: ({ card }) => `Posa ${card} come piano del tuo edificio.`,
  roof: ({ theCard }) => `Completa l’edificio con ${theCard}.`,
  buyRoof: ({ sum }) => `Completa l’edificio con un Tetto della pila, per ${sum}.`,
  cancel: ({ button }) => `${button}.`,
  improve: ({ card, place }) => `Aggiungi ${card} ${contract('a', place)}.`,
  tenant: ({ card, place, pays }) => `Sistema ${card} ${contract('in', place)}${there(pays)}`,
  lift: ({ tenant, place }) => `Prendi ${tenant} ${contract('da', place)}.`,
  onHouse: (facts) =>
    crime(`Gioca ${facts.theCard} ${contract('su', facts.place)}${losses(facts)}`, facts),
  politics: ({ place, as }) => `Gioca la Politica come ${as} ${contract('su', place)}.`,
  onTenant: (facts) =>
    crime(
      `Gioca ${facts.theCard} ${contract('su', facts.tenant)} ${contract('di', facts.place)}`,
      facts,
    ),
  release: ({ theCard }) => `Gioca ${theCard} ed esci di prigione.`,
  recycle: ({ card }) => `Gioca il Riciclo e prendi ${card} dagli scarti.`,
  collect: ({ sum }) => `Riscuoti ${sum} di affitto e passa agli acquisti.`,
  buy: ({ sum }) => `Compra una carta per ${sum}.`,
  stop: () => 'Smetti di comprare: il turno finisce.',
  to: ({ tenant, place, to, pays }) =>
    `Sposta ${tenant} ${contract('da', place)} ${contract('a', to)}${there(pays)}`,
  under: ({ tenant, place, as }) =>
    `Manda ${tenant} ${contract('da', place)} ${as === 'discards' ? 'negli scarti' : 'sotto il mazzo'}.`,
  home: ({ tenant, place }) => `Riprendi in mano ${tenant} ${contract('da', place)}.`,
  drop: ({ tenant, place }) =>
    `Scarta ${tenant} ${contract('di', place)}: nessun appartamento va bene.`,
  send: ({ tenant, place, to, pays }) =>
    `Manda ${tenant} ${contract('da', place)} ${contract('a', to)}${there(pays)}`,
  answer: ({ theCard, pays, as }) => {
    const answer = `Rispondi con ${theCard}`;
    if (as === 'broker') return `${answer} e ricevi ${pays}.`;
    if (as === 'police-answer') return `${answer}: succede lo stesso, ma qualcuno va in prigione.`;
    if (as === 'police-guard') return `${answer}: gli Anarchici vengono cacciati.`;
    return as === 'lunatic'
      ? `${answer}: colpisce chi ha cominciato.`
      : `${answer}: la polizia passa a sinistra.`;
  },
  no: ({ button }) => `${button}.`,
  hit: ({ tenant, place }) =>
    tenant
      ? `Il Lunatico colpisce ${tenant} ${contract('di', place)}.`
      : `Il Lunatico fa saltare in aria ${place}.`,
  market: ({ who }) => (who === null ? 'Chiedi un tetto a tutti.' : `Chiedi un tetto ${ad(who)}.`),
  offer: ({ sum }) => `Offri ${sum} per un tetto.`,
  sell: ({ theCard, sum }) => `Vendi ${theCard} per ${sum}.`,
  price: ({ theCard, sum }) => `Chiedi ${sum} per ${theCard}.`,
  withdraw: () => 'Ritira l’offerta.',
  accept: ({ who, sum }) => `Compra il tetto da ${nameOrYou(who)} per ${sum}.`,
  trade: ({ who }) => `Comincia uno scambio con ${nameOrYou(who)}.`,
  add: ({ card }) => `Metti ${card} nello scambio.`,
  dollars: ({ sum }) => `Metti ${sum} nello scambio.`,
  propose: () => 'Mostra che cosa offri.',
  shake: () => 'Concludi lo scambio.',
};
