// What all parts of the guide need to speak of one table to one viewer in one language.
import type { Seat, Viewer } from '../../../../shared/engine/index.ts';
import { flatRef } from '../../../../shared/games/room-share/grid.ts';
import type { Colour, State } from '../../../../shared/games/room-share/state.ts';
import type { Person } from '../../../text/compose.ts';
import { refName } from '../text/names.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { ownerOf } from './facts.ts';
import type { GuideTexts, Owner } from './texts.ts';

export interface Speaker {
  state: State;
  viewer: Viewer;
  words: Vocabulary;
  texts: GuideTexts;
  names: string[];
  /** Null for the viewer. */
  person(seat: Seat): Person;
  owner(colour: Colour): Owner;
  flat(flat: number): string;
}

export function speakerFor(
  words: Vocabulary,
  texts: GuideTexts,
  state: State,
  viewer: Viewer,
  names: string[],
): Speaker {
  const person = (seat: Seat): Person => (seat === viewer ? null : (names[seat] ?? ''));
  return {
    state,
    viewer,
    words,
    texts,
    names,
    person,
    owner(colour) {
      const seat = ownerOf(state, colour);
      return seat === null ? 'nobody' : person(seat);
    },
    flat: (flat) => refName(words, flatRef(flat)),
  };
}
