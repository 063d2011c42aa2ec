// The French sentences about replies to a question, and about tenants who are lost by a crime, the Police or others.
import type { TextPiece } from '../../../../text/compose.ts';
import { say } from '../../../../text/compose.ts';
import { au, de, du, nameOrYou } from '../../../../text/grammar/fr.ts';
import type { EventFacts, QuestionFacts } from '../vocabulary.ts';

export const reworded = (thing: TextPiece, change: (text: string) => string): TextPiece =>
  typeof thing === 'string' ? change(thing) : { ...thing, text: change(thing.text) };

/** “la Bombe” becomes “ta Bombe”. */
const yours = (noun: string): string =>
  noun
    .replace(/^(?:le |l’)/, 'ton ')
    .replace(/^la /, 'ta ')
    .replace(/^les /, 'tes ');

/** What somebody was asked about, after “à”: “à la Bombe d’Anna sur ton immeuble 2”. */
function toMatter({ kind, by, tenant, place, card }: QuestionFacts): TextPiece[] {
  if (kind === 'guard') return say`${reworded(card, au)} de ${place}`;
  const owned =
    by === null ? say`à ${reworded(card, yours)}` : say`${reworded(card, au)} ${de(by)}`;
  if (!tenant) return say`${owned} sur ${place}`;
  const aimed = say`${owned} sur ${tenant}`;
  return kind === 'broker' ? aimed : say`${aimed} de ${place}`;
}

export function declines({ who, does, question, empty }: EventFacts): TextPiece[] {
  if (!question) return [`${does('Tu dis', 'dit')} non.`];
  const { kind, by, sum } = question;
  if (kind === 'trade' || kind === 'shake')
    return [`${does('Tu refuses', 'refuse')} l’échange avec ${nameOrYou(by)}.`];
  if (kind === 'roofAsked') {
    if (empty) return ['Tu n’as pas de toit à vendre : tu passes.'];
    return by === null
      ? [`${who ?? ''} ne te vend pas de toit pour ${sum}.`]
      : [`${does('Tu ne vends', 'ne vend')} pas de toit à ${by} pour ${sum}.`];
  }
  return empty
    ? say`Tu n’as pas de carte pour répondre ${toMatter(question)} : tu passes.`
    : say`${does('Tu ne réponds', 'ne répond')} pas ${toMatter(question)}.`;
}

export function answers({ does, card, theCard, question }: EventFacts): TextPiece[] {
  if (!question) return say`${does('Tu réponds', 'répond')} par ${theCard}.`;
  const { kind, by, next } = question;
  if (kind === 'investigate')
    return say`${does('Tu montres', 'montre')} ${card} à la police, qui passe à ${nameOrYou(next)}.`;
  const said = say`${does('Tu réponds', 'répond')} ${toMatter(question)} par ${theCard}`;
  if (kind === 'broker') return say`${said}, qui encaisse le loyer.`;
  if (kind === 'guard') return say`${said}.`;
  return typeof theCard === 'object' && theCard.ref === 'card:police'
    ? say`${said} : le crime a lieu, puis on cherche qui est sans alibi, à commencer par ${nameOrYou(by)}.`
    : say`${said}, qui frappe chez ${nameOrYou(by)}.`;
}

const GONE: Partial<Record<EventFacts['how'], string>> = {
  discards: 'la carte est défaussée',
  pile: 'la carte va sous la pioche',
  monsters: 'il retourne dans sa pioche',
};

const KILLERS = {
  murder: ['Ton Meurtre', 'Le Meurtre'],
  lunatic: ['Ton Fou', 'Le Fou'],
  police: ['Ta Police', 'La Police'],
} as const;

/** A tenant who was killed, thrown out by the Police, or driven out with nowhere to go. */
export function dies({ who, does, cause, theCard, from, how }: EventFacts): TextPiece[] | null {
  const gone = GONE[how];
  if (!cause || !gone) return null;
  if (cause.card === 'murder' || cause.card === 'lunatic' || cause.card === 'police') {
    const [own, theirs] = KILLERS[cause.card];
    const named = who === null ? own : `${theirs} ${de(who)}`;
    return cause.card === 'police'
      ? say`${named} chasse ${theCard} de ${from} : les deux cartes sont défaussées.`
      : say`${named} tue ${theCard} de ${from} : ${gone}.`;
  }
  if (cause.card !== 'squatters' && cause.card !== 'tavern') return null;
  return say`À cause ${reworded(cause.name, du)}, ${does('tu défausses', 'défausse')} ${theCard} de ${from} : aucun appartement ne convient.`;
}
