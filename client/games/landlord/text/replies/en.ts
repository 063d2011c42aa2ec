// The English sentences about replies to a question, and about tenants who are lost by a crime, the Police or others.
import type { TextPiece } from '../../../../text/compose.ts';
import { say } from '../../../../text/compose.ts';
import { nameOrYou, possessive } from '../../../../text/grammar/en.ts';
import { capital } from '../names.ts';
import type { EventFacts, QuestionFacts } from '../vocabulary.ts';

/** What somebody was asked about: “Anna’s Bomb on your building 2”. */
function matter({ kind, by, tenant, place, card }: QuestionFacts): TextPiece[] {
  const named = typeof card === 'string' ? card : { ...card, text: card.text.replace(/^the /, '') };
  if (kind === 'guard') return say`the ${named} in ${place}`;
  const owned = say`${possessive(by)} ${named}`;
  if (kind === 'broker') return tenant ? say`${owned} of ${tenant}` : owned;
  return tenant ? say`${owned} of ${tenant} in ${place}` : say`${owned} on ${place}`;
}

const GONE: Partial<Record<EventFacts['how'], string>> = {
  discards: 'the card is discarded',
  pile: 'the card goes under the draw pile',
  monsters: 'it goes back to its deck',
};

export function declines(facts: EventFacts): TextPiece[] {
  const { does, question, empty } = facts;
  if (!question) return [`${does('You decline', 'declines')}.`];
  const { kind, by, sum } = question;
  if (kind === 'trade' || kind === 'shake')
    return [`${does('You decline', 'declines')} the trade with ${nameOrYou(by)}.`];
  if (kind === 'roofAsked')
    return [
      empty
        ? 'You have no roof to sell: you pass.'
        : `${does('You sell', 'sells')} ${nameOrYou(by)} no roof for ${sum}.`,
    ];
  return empty
    ? say`You have no card to answer ${matter(question)}: you pass.`
    : say`${does('You do not answer', 'does not answer')} ${matter(question)}.`;
}

export function answers({ does, card, theCard, question }: EventFacts): TextPiece[] {
  if (!question) return say`${does('You answer', 'answers')} with ${card}.`;
  const { kind, by, next } = question;
  if (kind === 'investigate')
    return say`${does('You show', 'shows')} the police ${card}: they go on to ${nameOrYou(next)}.`;
  const said = say`${does('You answer', 'answers')} ${matter(question)} with ${theCard}`;
  if (kind === 'broker') return say`${said}, who takes the rent.`;
  if (kind === 'guard') return say`${said}.`;
  return typeof theCard === 'object' && theCard.ref === 'card:police'
    ? say`${said}: it happens, then they look for somebody without an alibi, ${nameOrYou(by)} first.`
    : say`${said}, who strikes ${nameOrYou(by)} instead.`;
}

/** A tenant who was killed, thrown out by the Police, or driven out with nowhere to go. */
export function dies({ who, does, cause, theCard, from, how }: EventFacts): TextPiece[] | null {
  const gone = GONE[how];
  if (!cause || !gone) return null;
  const named = capital(possessive(who));
  if (cause.card === 'murder' || cause.card === 'lunatic')
    return say`${named} ${cause.card === 'murder' ? 'Murder' : 'Lunatic'} kills ${theCard} in ${from}: ${gone}.`;
  if (cause.card === 'police')
    return say`${named} Police throw ${theCard} out of ${from}: both cards are discarded.`;
  if (cause.card !== 'squatters' && cause.card !== 'tavern') return null;
  return say`Because of ${cause.name}, ${does('you discard', 'discards')} ${theCard} from ${from}: no apartment suits.`;
}
