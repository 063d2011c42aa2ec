// The things that an event tells of, ready for its sentence.
import { HIDDEN, type Hidden, type Seat, type Viewer } from '../../../../shared/engine/index.ts';
import { tenantAt } from '../../../../shared/games/landlord/houses.ts';
import type { Bundle, Card, Event, Spot, State } from '../../../../shared/games/landlord/state.ts';
import type { Person, TextPiece } from '../../../text/compose.ts';
import { aCard, bundleOf, ownerOf, ownerSaid, placePiece, sumOf, theCard } from './names.ts';
import type { Owner, Told, Vocabulary } from './vocabulary.ts';

/** Each kind of event has some of these; its sentence uses no others. */
interface Any {
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
  by?: Told['how'];
  for?: Told['how'];
  bundle?: Bundle;
  gave?: Bundle;
  got?: Bundle;
}

/** In these sentences nobody acts of whom “Anna’s own building” could be said. */
const IMPERSONAL: readonly Event['type'][] = ['survived', 'evicted', 'reported'];
/** In these it goes without saying whose building it is. */
const OWN: readonly Event['type'][] = ['built', 'demolished'];

const NONE: Bundle = { cards: [], dollars: 0 };

/** “You and Anna”, wherever the two sit. */
const readerFirst = (all: Person[]): Person[] =>
  all.toSorted((one, other) => Number(one !== null) - Number(other !== null));

export function toldOf(
  words: Vocabulary,
  event: Event,
  names: string[],
  viewer: Viewer,
  state?: State | null,
): Told {
  const { type, seat, card = HIDDEN, house, level = -1, from, to, ...any } = event as Any;
  const person = (one: Seat): Person => (one === viewer ? null : (names[one] ?? ''));
  const who = seat === undefined ? null : person(seat);
  const homeward = OWN.includes(type) || to === 'hand';
  const impersonal = IMPERSONAL.includes(type) || to === 'monsters';
  /** A building that has been pulled down is nobody’s any more, unless the event still says whose. */
  const owner = (spot: Spot): Owner => {
    const owning = any.owner ?? (type === 'evicted' ? seat : ownerOf(state, spot));
    if (owning === undefined || homeward) return null;
    return ownerSaid(names, owning, impersonal ? null : seat, from && ownerOf(state, from), viewer);
  };
  const place = (spot: Spot, same = false): TextPiece =>
    placePiece(words, spot, same ? 'same' : owner(spot), state);
  const here = house === undefined ? '' : place({ house, level });
  const piece = (text: string): TextPiece =>
    card === HIDDEN ? text : { ref: `card:${card}`, text };
  const standing = state?.houses.find(({ id }) => id === house);
  const aimed = standing && level >= 0 ? tenantAt(standing, level) : undefined;
  const goal = typeof to === 'object' && to !== null && !Array.isArray(to) ? to : null;
  const given = any.gave ?? any.bundle ?? NONE;
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
    sum: sumOf(words, any.dollars ?? 0, state),
    floors: any.floors ?? 0,
    seen: card !== HIDDEN,
    how: any.by ?? any.for ?? (typeof to === 'string' ? to : 'hand'),
    gave: bundleOf(words, given, state),
    got: bundleOf(words, any.got ?? NONE, state),
    free: given.cards.length === 0 && given.dollars === 0,
  };
}
