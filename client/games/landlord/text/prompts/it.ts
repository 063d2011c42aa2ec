// The Italian prompts of Landlord!.
import { joinPieces } from '../../../../text/compose.ts';
import { ad, contract, count, listPieces, nameOrYou } from '../../../../text/grammar/it.ts';
import type { FirstVocabulary } from '../editions.ts';
import { withDi } from '../events/it.ts';
import type { PromptFacts } from '../vocabulary.ts';

const floors = (number: number) => count(number, 'piano', 'piani');
const to = (who: PromptFacts['who']) => ad(nameOrYou(who));

const crime = ({ by, crime, tenant, place }: PromptFacts) => {
  const wants = by ? `${by} vuole` : 'Vuoi';
  return crime === 'bomb'
    ? `${wants} far saltare in aria ${place}.`
    : `${wants} uccidere ${tenant} ${contract('in', place)}.`;
};
const ANSWERS = {
  open: 'Il Lunatico lo devia, la Polizia punisce.',
  reported: 'Una Famiglia lo denuncerà. Il Lunatico lo devia.',
  vain: 'Fallirà. Il Lunatico ti vendica.',
};
const prices = (all: PromptFacts['prices']) =>
  joinPieces(
    listPieces(all.map(({ who, sum }) => (who ? `${who} chiede ${sum}` : `tu chiedi ${sum}`))),
  );

export const prompts: FirstVocabulary['prompts'] = {
  bail: ({ who, sum }) =>
    who
      ? `${who} può pagare ${sum} di cauzione e uscire di prigione.`
      : `Sei in prigione. Paghi ${sum} di cauzione ed esci, o resti e riscuoti come chi è in prigione?`,
  leaver: ({ who }) =>
    who
      ? `Anarchici! ${who} sceglie chi se ne va, fra gli inquilini che pagano di più.`
      : 'Anarchici! Da ogni edificio in cui abitano deve andarsene l’inquilino che paga di più. Scegli quale.',
  play: ({ who, sum, last, jailed }) =>
    who
      ? `${who} gioca carte${last ? ' per l’ultima volta' : ''}, poi riscuote ${sum}.`
      : `${last ? 'Ultimo turno: gioca' : 'Gioca'} quante carte vuoi, poi riscuoti ${sum}${jailed ? ' (sei in prigione)' : ''}.`,
  build: ({ who, floors: laid, full }) =>
    who
      ? `${who} costruisce: ${floors(laid)} finora.`
      : `${floors(laid)} finora. ${full ? 'Di più non si può: completa' : 'Aggiungine uno, o completa'} con un tetto.`,
  buy: ({ who, sum, price, later, dearFrom }) =>
    who
      ? `${who} compra carte. Affitto rimasto: ${sum}.`
      : `Affitto rimasto: ${sum}. Tocca il mazzo per comprare una carta a ${price}${later ? `, dalla ${dearFrom}ª ${later}` : ''}, o smetti.`,
  place: ({ who, tenant, place, lifted }) =>
    who
      ? `${who} sceglie dove spostare ${tenant} ${contract('da', place)}.`
      : `Dove sposti ${tenant}? In un appartamento, o ${lifted ? 'di nuovo in mano' : 'sotto il mazzo'}.`,
  broker: ({ who, by, tenant, place, to: at, away, sum, isLoss }) => {
    const gone = away === 'underPile' ? 'sotto il mazzo' : 'negli scarti';
    const from = isLoss ? '' : ` ${contract('da', place)}`;
    const verb = by ? `${by} ${isLoss ? 'ti ' : ''}sposta` : 'Sposti';
    const moves = `${verb} ${tenant}${from} ${at ? contract('a', at) : gone}.`;
    return who
      ? `${moves} ${who} può rispondere con l’Intermediario.`
      : `${moves} Intermediario: +${sum}.`;
  },
  rehouse: ({ who, tenant, place }) =>
    who
      ? `${who} sceglie un altro appartamento per ${tenant} ${contract('di', place)}.`
      : `Scegli un altro appartamento per ${tenant} ${contract('di', place)}.`,
  oust: ({ who, place }) =>
    who
      ? `Musica ${contract('in', place)}! ${who} sceglie chi se ne va, e dove.`
      : `Musica ${contract('in', place)}! Scegli chi se ne va, poi dove.`,
  guard: ({ who, place }) =>
    who
      ? `Gli Anarchici entrano ${contract('in', place)}. ${who} può chiamare la Polizia.`
      : `Gli Anarchici entrano ${contract('in', place)}. La Polizia li tiene fuori.`,
  rehome: ({ who, place }) =>
    who
      ? `Demolizione ${contract('di', place)}: ${who} sceglie chi va dove.`
      : `Demolizione ${contract('di', place)}: scegli un inquilino, poi dove va.`,
  answer: (facts) =>
    facts.who
      ? `${crime(facts)} ${facts.who} può rispondere.`
      : `${crime(facts)} ${ANSWERS[facts.course]}`,
  revenge: ({ who, by, crime }) => {
    const [one, yours] =
      crime === 'bomb' ? ['un edificio', 'un tuo edificio'] : ['un inquilino', 'un tuo inquilino'];
    const whose = by ? `${one} di ${by}` : yours;
    return who
      ? `Il Lunatico si vendica: ${who} sceglie ${whose}.`
      : `Il Lunatico si vendica: scegli ${whose}.`;
  },
  investigate: ({ who, culprit }) => {
    const own = who ? ' per il delitto' : ' per il tuo delitto';
    const other = culprit ? ` per il delitto di ${culprit}` : ' per il tuo delitto';
    const crime = culprit === 'own' ? own : culprit === undefined ? '' : other;
    return who
      ? `La polizia sospetta di ${who}${crime}: Alibi o Corte, oppure prigione.`
      : `La polizia sospetta di te${crime}: gioca Alibi o Corte, o vai in prigione.`;
  },
  bid: ({ who, others }) =>
    who
      ? `${who} sta per offrire dollari per un tetto.`
      : `Quanti dollari offri per un tetto? Lo chiedi ${joinPieces(listPieces(others.map(to)))}.`,
  roofAsked: ({ who, by, sum }) => {
    if (!who)
      return `${by} ti offre ${sum} per un tetto. Scegli un tetto da vendere, o chiedi un altro prezzo.`;
    return by
      ? `${by} offre ${sum} ${to(who)} per un tetto.`
      : `Offri ${sum} ${to(who)} per un tetto. Puoi ritirarti finché nessuno accetta.`;
  },
  roofChosen: ({ who, prices: all }) =>
    who
      ? `Per un tetto ${prices(all)}. ${who} può accettare o ritirarsi.`
      : `Per un tetto ${prices(all)}. Scegli da chi comprarlo, o ritira l’offerta.`,
  trade: ({ who, by, other, take }) => {
    if (who) return `${who} sceglie che cosa ${other ? `dare ${to(other)}` : 'darti'}.`;
    return by
      ? `${by} ti offre ${take}. Scegli che cosa dare in cambio, anche niente, poi mostralo.`
      : `Scegli carte e dollari da offrire ${to(other)}, poi mostrali.`;
  },
  shake: ({ who, other, give, take }) =>
    who
      ? `${who} decide sullo scambio con ${nameOrYou(other)}.`
      : `Dai ${to(other)} ${give} in cambio ${joinPieces(withDi(take.split(/(, | e )/)))}. Affare fatto?`,
};
