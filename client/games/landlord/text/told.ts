// The things that an event tells of, ready for its sentence.
import type { Hidden, Ref, Seat, Viewer } from '../../../../shared/engine/index.ts';
import {
  type Bundle,
  type Card,
  type Event,
  flatRef,
  houseRef,
  type Spot,
  type State,
} from '../../../../shared/games/landlord/state.ts';
import type { Person } from '../../../text/compose.ts';
import type { Piece } from '../../contract.ts';
import { bundleOf, refName, sumOf, theCard } from './names.ts';
import type { Told, Vocabulary } from './vocabulary.ts';

/** Each kind of event has some of these; its sentence uses no others. */
interface Any {
  seat?: Seat;
  card?: Card | Hidden;
  house?: number;
  level?: number;
  floors?: number;
  dollars?: number;
  from?: Spot;
  to?: Spot | Seat | Seat[] | 'discards' | 'pile' | 'hand' | 'monsters' | null;
  with?: Seat;
  by?: Told['how'];
  for?: Told['how'];
  bundle?: Bundle;
  gave?: Bundle;
  got?: Bundle;
}

export function toldOf(
  words: Vocabulary,
  event: Event,
  names: string[],
  viewer: Viewer,
  state?: State | null,
): Told {
  const { seat, card = '?', house, level = -1, from, to, ...any } = event as Any;
  const person = (one: Seat): Person => (one === viewer ? null : (names[one] ?? ''));
  const place = (spot: Spot): Piece => {
    const ref: Ref = spot.level < 0 ? houseRef(spot.house) : flatRef(spot);
    return { ref, text: refName(words, ref) };
  };
  const here = house === undefined ? '' : place({ house, level });
  const bundle = (one?: Bundle) => bundleOf(words, one ?? { cards: [], dollars: 0 }, state);
  const spot = typeof to === 'object' && to !== null && !Array.isArray(to) ? to : null;
  const who = seat === undefined ? null : person(seat);
  return {
    who,
    does: (you, they) => (who === null ? you : `${who} ${they}`),
    other: person(any.with ?? (typeof to === 'number' ? to : -1)),
    others: Array.isArray(to) ? to.map(person) : [],
    card: card === '?' ? words.card : { ref: `card:${card}`, text: theCard(words, card) },
    place: here,
    from: from ? place(from) : here,
    to: spot ? place(spot) : '',
    sum: sumOf(words, any.dollars ?? 0, state),
    floors: any.floors ?? 0,
    seen: card !== '?',
    how: any.by ?? any.for ?? (typeof to === 'string' ? to : 'hand'),
    gave: bundle(any.gave ?? any.bundle),
    got: bundle(any.got),
  };
}
