// Collects the facts of an event for its sentence in the log.
import { HIDDEN, type Hidden, type Seat, type Viewer } from '../../../../shared/engine/index.ts';
import { nextSuspect } from '../../../../shared/games/landlord/crimes.ts';
import { isSquatted, tenantAt, tenantCardOf } from '../../../../shared/games/landlord/houses.ts';
import type { Bundle, Card, Event, Spot, State } from '../../../../shared/games/landlord/state.ts';
import { seatOfTurn } from '../../../../shared/games/landlord/turn.ts';
import type { EventContext } from '../../../table/game-client.ts';
import type { Person, TextPiece } from '../../../text/compose.ts';
import {
  causeOfLeaving,
  couldAnswer,
  isAskedAgain,
  type Question,
  questionOf,
} from './event-question.ts';
import {
  aCard,
  bundlePieces,
  formatDollars,
  ownerOfBuilding,
  ownerPhrase,
  placePiece,
  theCard,
} from './names.ts';
import type { EventFacts, Owner, QuestionFacts, Vocabulary } from './vocabulary.ts';

/** The members of all events together. Each event has some of them, and its sentence uses only those. */
interface AnyEvent {
  type: Event['type'];
  seat?: Seat;
  card?: Card | Hidden;
  house?: number;
  level?: number;
  floors?: number;
  dollars?: number;
  owner?: Seat;
  from?: Spot;
  to?: Spot | Seat | Seat[] | 'discards' | 'pile' | 'hand' | 'monsters' | null;
  with?: Seat;
  by?: EventFacts['how'];
  for?: EventFacts['how'];
  bundle?: Bundle;
  gave?: Bundle;
  got?: Bundle;
  /** Several purchases in one line. */
  cards?: (Card | Hidden)[];
}

/** Nobody acts in the sentences of these events, so their owners are never written as “Anna’s own”. */
const IMPERSONAL: readonly Event['type'][] = ['survived', 'evicted', 'reported'];
/** The owner is obvious in the sentences of these events. */
const OWNER_OBVIOUS: readonly Event['type'][] = ['built', 'demolished'];

const EMPTY_BUNDLE: Bundle = { cards: [], dollars: 0 };

/** Returns names such as “You and Anna”. The reader comes first in either order of seats. */
const readerFirst = (all: Person[]): Person[] =>
  all.toSorted((one, other) => Number(one !== null) - Number(other !== null));

export function eventFacts(
  words: Vocabulary,
  event: Event,
  names: string[],
  viewer: Viewer,
  state?: State | null,
  context?: EventContext,
): EventFacts {
  const { type, seat, card = HIDDEN, house, level = -1, from, to, ...any } = event as AnyEvent;
  const before = (context?.before ?? null) as State | null;
  const person = (one: Seat): Person => (one === viewer ? null : (names[one] ?? ''));
  const who = seat === undefined ? null : person(seat);
  const homeward = OWNER_OBVIOUS.includes(type) || to === 'hand';
  const impersonal = IMPERSONAL.includes(type) || to === 'monsters';
  /** The state no longer knows the owner of a building that was pulled down, unless the event names one. */
  const owner = (spot: Spot): Owner => {
    const owning = any.owner ?? (type === 'evicted' ? seat : ownerOfBuilding(state, spot));
    if (owning === undefined || homeward) return null;
    return ownerPhrase(
      names,
      owning,
      impersonal ? null : seat,
      from && ownerOfBuilding(state, from),
      viewer,
    );
  };
  const place = (spot: Spot, same = false): TextPiece =>
    placePiece(words, spot, same ? 'same' : owner(spot), state);
  const here = house === undefined ? '' : place({ house, level });
  const piece = (text: string): TextPiece =>
    card === HIDDEN ? text : { ref: `card:${card}`, text };
  const standing = state?.houses.find(({ id }) => id === house);
  // The tenant may be gone by the end of the change.
  const stood = before?.houses.find(({ id }) => id === house) ?? standing;
  const aimed = stood && level >= 0 ? tenantAt(stood, level) : undefined;
  const goal = typeof to === 'object' && to !== null && !Array.isArray(to) ? to : null;
  const isReply = type === 'declined' || type === 'answered';
  const question = isReply && before ? questionOf(before) : null;
  const isLeaving = type === 'moved' || type === 'lost';
  const cause =
    isLeaving && before && from ? causeOfLeaving(from, before, context?.earlier ?? []) : null;
  const name = (one: Card): TextPiece => ({ ref: `card:${one}`, text: theCard(words, one) });
  const culprit = before && (type === 'jailed' ? seatOfTurn(before) : null);
  const given = any.gave ?? any.bundle ?? EMPTY_BUNDLE;
  function questionFacts(asked: Question, then: State): QuestionFacts {
    const { kind, by, card: about, at, tenant, dollars } = asked;
    const owning = at && ownerOfBuilding(then, at);
    const whose =
      owning === null || owning === undefined
        ? null
        : ownerPhrase(names, owning, null, undefined, viewer);
    const next = seat === undefined ? null : nextSuspect(then, seat);
    return {
      kind,
      by: by === null ? null : person(by),
      card: name(about),
      tenant: tenant && name(tenant),
      place: at ? placePiece(words, at, whose, then) : '',
      sum: formatDollars(words, dollars, then),
      next: next === null ? null : person(next),
    };
  }
  return {
    who,
    does: (you, they) => (who === null ? you : `${who} ${they}`),
    other: person(any.with ?? (typeof to === 'number' ? to : -1)),
    others: Array.isArray(to) ? readerFirst(to.map(person)) : [],
    card: piece(aCard(words, card)),
    theCard: piece(theCard(words, card)),
    place: here,
    from: from ? place(from) : here,
    to: goal ? place(goal, goal.house === from?.house) : '',
    tenant: aimed ? { ref: `card:${aimed.card}`, text: theCard(words, aimed.card) } : null,
    inside: level >= 0,
    inhabited: (standing?.tenants.length ?? 0) > 0,
    sum: formatDollars(words, any.dollars ?? 0, state),
    floors: any.floors ?? 0,
    seen: card !== HIDDEN,
    how: any.by ?? any.for ?? (typeof to === 'string' ? to : 'hand'),
    gave: bundlePieces(words, given, state),
    got: bundlePieces(words, any.got ?? EMPTY_BUNDLE, state),
    many: any.cards ? bundlePieces(words, { cards: any.cards, dollars: 0 }, state) : null,
    jailed: state?.jailed === seat,
    question: question && before && questionFacts(question, before),
    cause: cause && { card: cause, name: name(cause) },
    isSquatted:
      type === 'began' &&
      before?.houses.some(
        (one) =>
          one.owner === seat &&
          isSquatted(one) &&
          one.tenants.some((all) => !tenantCardOf(all).squats),
      ) === true,
    culprit: culprit === null ? undefined : person(culprit),
    again:
      type === 'jailed' &&
      before !== null &&
      seat !== undefined &&
      isAskedAgain(before, seat, context?.earlier ?? []),
    empty:
      type === 'declined' &&
      seat === viewer &&
      question !== null &&
      before !== null &&
      !couldAnswer(before, question, seat),
    free: given.cards.length === 0 && given.dollars === 0,
  };
}
