// The Italian sentences of the log of Landlord!.
import type { TextPiece } from '../../../../text/compose.ts';
import { say } from '../../../../text/compose.ts';
import { ad, count, listPieces, nameOrYou } from '../../../../text/grammar/it.ts';
import type { FirstVocabulary } from '../editions.ts';
import { capital } from '../names.ts';
import { answers, contractPiece, declines, dies } from '../replies/it.ts';
import type { EventFacts } from '../vocabulary.ts';

const to = (who: EventFacts['who']) => ad(nameOrYou(who));

/** Removes a partitive article, because Italian says “di Hippies”, never “di degli Hippies”. */
const bareAfterOf = (noun: string) => noun.replace(/^de(?:i|gli|lle) /, '');

/** Puts “di” before each item of a list: “della Polizia, di Hippies e di 2 $”. Every second piece is a separator. */
export const withDi = (listed: TextPiece[]): TextPiece[] =>
  listed.map((piece, place) => {
    if (place % 2 === 1) return piece;
    return contractPiece(
      'di',
      typeof piece === 'string' ? bareAfterOf(piece) : { ...piece, text: bareAfterOf(piece.text) },
    );
  });

/** Builds “Paghi 2 $ ad Anna” or “Anna ti paga 2 $”: Italian puts the receiver before or after the verb. */
function hands(
  { who, other }: EventFacts,
  yours: string,
  theirs: string,
  what: TextPiece | TextPiece[],
): TextPiece[] {
  if (other === null) return say`${who ?? ''} ti ${theirs} ${what}`;
  return say`${who === null ? yours : `${who} ${theirs}`} ${what} ${to(other)}`;
}

export const events: FirstVocabulary['events'] = {
  began: ({ who, isSquatted }) => [
    `Tocca ${to(who)}.`,
    isSquatted ? ' Esame: da ogni edificio occupato se ne va un inquilino.' : '',
  ],
  laid: ({ card, seen }) => (seen ? say`Posi ${card} come piano.` : null),
  tookBack: ({ does }) => [`${does('Riprendi', 'riprende')} i piani.`],
  built: ({ does, place, floors, card }) =>
    say`${does('Costruisci', 'costruisce')} ${place} con ${count(floors, 'piano', 'piani')} e ${card}.`,
  improved: ({ does, card, place }) =>
    say`${does('Aggiungi', 'aggiunge')} ${card} ${contractPiece('a', place)}.`,
  movedIn: ({ does, card, place }) =>
    say`${does('Sistemi', 'sistema')} ${card} ${contractPiece('in', place)}.`,
  moved: ({ does, theCard, from, to: where, cause }) => {
    const ways = say`${theCard} ${contractPiece('da', from)} ${contractPiece('a', where)}.`;
    return cause && cause.card !== 'move'
      ? say`Per via ${contractPiece('di', cause.name)} ${does('sposti', 'sposta')} ${ways}`
      : say`${does('Sposti', 'sposta')} ${ways}`;
  },
  lost: (facts) => {
    const { does, theCard, from, how } = facts;
    const died = dies(facts);
    if (died) return died;
    if (how === 'hand')
      return say`${does('Riprendi', 'riprende')} in mano ${theCard} ${contractPiece('da', from)}.`;
    return how === 'pile'
      ? say`${does('Mandi', 'manda')} ${theCard} ${contractPiece('da', from)} sotto il mazzo.`
      : say`${does('Scarti', 'scarta')} ${theCard} ${contractPiece('di', from)}.`;
  },
  played: ({ does, theCard, tenant, inside, place }) => {
    const plays = say`${does('Giochi', 'gioca')} ${theCard}`;
    if (place === '') return [...plays, '.'];
    return inside
      ? say`${plays} ${contractPiece('su', tenant ?? 'un inquilino')} ${contractPiece('di', place)}.`
      : say`${plays} ${contractPiece('su', place)}.`;
  },
  answered: answers,
  declined: declines,
  recycled: ({ who, does, card }) =>
    say`${does('Giochi', 'gioca')} il Riciclo e ${who ? 'prende' : 'prendi'} ${card} dagli scarti.`,
  survived: ({ place }) => say`L’Omicidio fallisce: la Single ${contractPiece('di', place)} resta.`,
  failed: () => ['Non c’è niente da colpire: il delitto va a vuoto.'],
  exploded: ({ does, place }) => say`${does('Fai', 'fa')} saltare in aria ${place}. Bum!`,
  demolished: ({ who, place }) =>
    say`${capital(place)} viene demolito: le sue carte tornano in mano ${who ? ad(who) : 'tua'}.`,
  evicted: ({ who, place, inhabited }) =>
    say`Tutti fuori ${contractPiece('da', place)}, di nuovo in mano ${who ? ad(who) : 'tua'}${inhabited ? '; restano solo gli Anarchici' : ''}!`,
  reported: ({ who, place }) =>
    say`La Famiglia ${contractPiece('di', place)} ha visto tutto e ${who === null ? 'ti denuncia' : `denuncia ${who}`} alla polizia.`,
  jailed: ({ who, does, culprit, again }) => {
    if (again)
      return [
        `Tutti hanno un alibi, quindi la polizia torna da ${who === null ? 'te: non ne mostri un altro e finisci' : `${who}, che non ne mostra un altro e finisce`} in prigione.`,
      ];
    if (culprit === undefined)
      return [`${does('Senza alibi finisci', 'resta senza alibi e finisce')} in prigione.`];
    const crime = culprit === null ? 'sul tuo delitto' : `sul delitto di ${culprit}`;
    return [
      `La polizia indaga ${crime}: ${who === null ? 'non mostri un alibi e finisci' : `${who} non mostra un alibi e finisce`} in prigione.`,
    ];
  },
  freed: ({ does, how }) => [
    `${does('Esci', 'esce')} di prigione${how === 'newcomer' ? ': in cella c’è un posto solo' : ''}.`,
  ],
  paid: (facts) => {
    const { does, sum, how } = facts;
    if (how === 'bail') return [`${does('Paghi', 'paga')} ${sum} di cauzione.`];
    const pays = hands(facts, 'Paghi', 'paga', sum);
    if (how === 'mover') return [...pays, ' per il Traslocatore.'];
    return how === 'broker' ? [...pays, ' per l’Intermediario.'] : null;
  },
  collected: ({ does, sum, jailed }) => [
    `${does('Riscuoti', 'riscuote')} ${sum} ${jailed ? 'dalla prigione' : 'di affitto'}.`,
  ],
  bought: ({ does, card, many, sum }) =>
    say`${does('Compri', 'compra')} ${many ?? card} per ${sum}.`,
  shuffled: () => ['Gli scarti diventano il nuovo mazzo.'],
  lastRound: ({ does }) => [`${does('Peschi', 'pesca')} l’ultima carta: ancora un turno a testa.`],
  offered: ({ who, does, others, sum }) => {
    if (others.length === 1 && others[0] === null) return [`${who} ti offre ${sum} per un tetto.`];
    return say`${does('Offri', 'offre')} ${sum} per un tetto ${listPieces(others.map(to))}.`;
  },
  priced: ({ does, sum }) => [`${does('Chiedi', 'chiede')} ${sum} per un tetto.`],
  sold: (facts) =>
    say`${hands(facts, 'Vendi', 'vende', facts.seen ? facts.card : 'un tetto')} per ${facts.sum}.`,
  withdrew: ({ does }) => [`${does('Ritiri', 'ritira')} l’offerta.`],
  proposed: (facts) =>
    facts.free
      ? [`${facts.does('Non offri', 'non offre')} niente in cambio.`]
      : [...hands(facts, 'Offri', 'offre', facts.gave), '.'],
  traded: (facts) => say`${hands(facts, 'Dai', 'dà', facts.gave)} in cambio ${withDi(facts.got)}.`,
};
