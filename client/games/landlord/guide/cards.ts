// Explains cards: what they are, their numbers, and what answers them.
import { HIDDEN } from '../../../../shared/engine/index.ts';
import { BUILDING_CARDS } from '../../../../shared/games/landlord/cards/deck.ts';
import { isTenant, tenants } from '../../../../shared/games/landlord/cards/tenants.ts';
import { usesTenantTexts } from '../../../../shared/games/landlord/editions/index.ts';
import { type AnswerKind, type Card, cardRef } from '../../../../shared/games/landlord/state.ts';
import type { Detail, Explanation } from '../../../table/guide.ts';
import { cardCopies, cardName, cardText } from '../text/names.ts';
import type { Speaker } from './speaker.ts';

const ANSWERING: readonly Card[] = ['alibi', 'lunatic', 'broker', 'police', 'court'];
/** The cards that may answer another one. */
const ANSWERS: Partial<Record<Card, AnswerKind[]>> = {
  murder: ['lunatic', 'police'],
  bomb: ['lunatic', 'police'],
  move: ['broker'],
  squatters: ['police'],
  police: ['alibi', 'court'],
};

export type Group = 'tenants' | 'buildings' | 'actions' | 'answers';
export const GROUPS: readonly Group[] = ['tenants', 'buildings', 'actions', 'answers'];

export function groupOf(card: Card): Group {
  if (isTenant(card)) return 'tenants';
  if ((BUILDING_CARDS as readonly Card[]).includes(card)) return 'buildings';
  return ANSWERING.includes(card) ? 'answers' : 'actions';
}

/** What a card does. A table may play without the special rules of tenants, but Squatters stay what they are. */
export const ruleOf = ({ state, words }: Speaker, card: Card): string[] =>
  isTenant(card) && card !== 'squatters' && !usesTenantTexts(state) ? [] : [cardText(words, card)];

export function explainCard(speaker: Speaker, card: Card): Explanation {
  const { state, viewer, words, text, money, note } = speaker;
  const { labels } = text;
  const hand = viewer === null ? [] : (state.hands[viewer] ?? []);
  const held = hand.filter((one) => one !== HIDDEN && one === card).length;
  const answers = ANSWERS[card] ?? [];
  const facts: Detail[] = [];
  if (isTenant(card)) {
    const { rent, flats, floors } = tenants[card];
    facts.push(
      { label: labels.rent, value: money(rent), lasting: true },
      { label: labels.apartments, value: text.flats(flats), lasting: true },
      { label: labels.upTo, value: text.floors(floors), lasting: true },
    );
  }
  if (answers.length > 0) {
    const value = speaker.list(answers.map((one) => cardName(words, one)));
    facts.push({ label: labels.answers, value, lasting: true });
  }
  facts.push({ label: labels.copies, value: cardCopies(words, card), lasting: true });
  if (held > 0) facts.push({ label: labels.inHand, value: String(held) });
  return {
    title: cardName(words, card),
    kind: text.kinds[groupOf(card)],
    facts,
    text: [
      ...ruleOf(speaker, card),
      ...(isTenant(card) ? [note('marks')] : []),
      ...(card === 'police' ? [note('policePunish')] : []),
    ].join(' '),
    about: answers.map(cardRef),
  };
}
