// The Italian sentences about replies to a question, and about tenants who are lost by a crime, the Police or others.
import type { TextPiece } from '../../../../text/compose.ts';
import { say } from '../../../../text/compose.ts';
import { ad, contract, nameOrYou } from '../../../../text/grammar/it.ts';
import type { EventFacts, QuestionFacts } from '../vocabulary.ts';

/**
 * Joins a preposition to a name: “su” and “l’edificio 2” become “sull’edificio 2”, which still links to the building.
 */
export const contractPiece = (
  preposition: Parameters<typeof contract>[0],
  thing: TextPiece,
): TextPiece =>
  typeof thing === 'string'
    ? contract(preposition, thing)
    : { ...thing, text: contract(preposition, thing.text) };

/** What somebody was asked about, after “a”: “alla Bomba di Anna sull’edificio 2”. */
function toMatter({ kind, by, tenant, place, card }: QuestionFacts): TextPiece[] {
  if (kind === 'guard') return say`${contractPiece('a', card)} ${contractPiece('di', place)}`;
  const owned = say`${contractPiece('a', card)} ${by === null ? 'che hai giocato' : `di ${by}`}`;
  if (!tenant) return say`${owned} ${contractPiece('su', place)}`;
  const aimed = say`${owned} ${contractPiece('su', tenant)}`;
  return kind === 'broker' ? aimed : say`${aimed} ${contractPiece('di', place)}`;
}

const GONE: Partial<Record<EventFacts['how'], string>> = {
  discards: 'la carta finisce negli scarti',
  pile: 'la carta finisce sotto il mazzo',
  monsters: 'torna nel suo mazzo',
};

const KILLERS = {
  murder: ['Il tuo Omicidio', 'L’Omicidio'],
  lunatic: ['Il tuo Lunatico', 'Il Lunatico'],
  police: ['La tua Polizia', 'La Polizia'],
} as const;

export function declines({ who, does, question, empty }: EventFacts): TextPiece[] {
  if (!question) return [`${does('Dici', 'dice')} di no.`];
  const { kind, by, sum } = question;
  if (kind === 'trade' || kind === 'shake')
    return [`${does('Rifiuti', 'rifiuta')} lo scambio con ${nameOrYou(by)}.`];
  if (kind === 'roofAsked') {
    if (empty) return ['Non hai un tetto da vendere: passi.'];
    return by === null
      ? [`${who ?? ''} non ti vende un tetto per ${sum}.`]
      : [`${does('Non vendi', 'non vende')} un tetto ${ad(by)} per ${sum}.`];
  }
  return empty
    ? say`Non hai una carta per rispondere ${toMatter(question)}: passi.`
    : say`${does('Non rispondi', 'non risponde')} ${toMatter(question)}.`;
}

export function answers({ does, card, theCard, question }: EventFacts): TextPiece[] {
  if (!question) return say`${does('Rispondi', 'risponde')} con ${theCard}.`;
  const { kind, by, next } = question;
  if (kind === 'investigate')
    return say`${does('Mostri', 'mostra')} alla polizia ${card}: ora sospetta di ${nameOrYou(next)}.`;
  const said = say`${does('Rispondi', 'risponde')} ${toMatter(question)} con ${theCard}`;
  if (kind === 'broker') return say`${said}, che riscuote l’affitto.`;
  if (kind === 'guard') return say`${said}.`;
  return typeof theCard === 'object' && theCard.ref === 'card:police'
    ? say`${said}: il delitto avviene, poi si cerca chi è senza alibi, a partire da ${nameOrYou(by)}.`
    : say`${said}, che ${by === null ? 'colpisce te' : `colpisce ${by}`}.`;
}

/** A tenant who was killed, thrown out by the Police, or driven out with nowhere to go. */
export function dies({ who, does, cause, theCard, from, how }: EventFacts): TextPiece[] | null {
  const gone = GONE[how];
  if (!cause || !gone) return null;
  const at = contractPiece('di', from);
  if (cause.card === 'murder' || cause.card === 'lunatic' || cause.card === 'police') {
    const [yours, theirs] = KILLERS[cause.card];
    const named = who === null ? yours : `${theirs} di ${who}`;
    return cause.card === 'police'
      ? say`${named} caccia ${theCard} ${at}: tutte e due le carte finiscono negli scarti.`
      : say`${named} uccide ${theCard} ${at}: ${gone}.`;
  }
  if (cause.card !== 'squatters' && cause.card !== 'tavern') return null;
  return say`Per via ${contractPiece('di', cause.name)} ${does('scarti', 'scarta')} ${theCard} ${at}: nessun appartamento va bene.`;
}
