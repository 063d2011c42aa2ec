// Who asks, about which position, and in which words. Everything that the guide says is made from the asker's view.
import type { Seat, Viewer } from '../../../../shared/engine/index.ts';
import type { City } from '../../../../shared/games/raja/board.ts';
import type { Place, State } from '../../../../shared/games/raja/state.ts';
import type { Person } from '../../../text/compose.ts';
import { characterName, spotOf, theCharacter } from '../text/names.ts';
import { cityName } from '../text/numbers.ts';
import type { Spot, Vocabulary } from '../text/vocabulary.ts';
import { nextVisit, UNNUMBERED_BOXES } from '../track-order.ts';
import { visitOf } from './facts.ts';
import type { GuideWords } from './text/words.ts';

export class Asker {
  readonly state: State;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  /** The words of the game, and those of the guide. */
  readonly words: Vocabulary;
  readonly own: GuideWords;

  constructor(
    state: State,
    viewer: Viewer,
    names: readonly string[],
    words: Vocabulary,
    own: GuideWords,
  ) {
    this.state = state;
    this.viewer = viewer;
    this.names = names;
    this.words = words;
    this.own = own;
  }

  /** Null means the reader. */
  person(seat: Seat): Person {
    return seat === this.viewer ? null : (this.names[seat] ?? this.words.player(seat));
  }

  nameOf(seat: Seat | 'neutral' | null): string {
    if (seat === null) return this.own.nobody;
    return seat === 'neutral' ? this.own.neutral : (this.person(seat) ?? this.own.you);
  }

  list(parts: readonly string[]): string {
    return parts.length > 0 ? this.own.list(parts) : this.own.none;
  }

  spot(at: Place): Spot {
    return spotOf(this.words, at);
  }

  character(one: number): string {
    return characterName(this.words, one);
  }

  theCharacter(one: number): string {
    const piece = theCharacter(this.words, one);
    return typeof piece === 'string' ? piece : piece.text;
  }

  gold(gold: number): string {
    return this.words.gold(gold);
  }

  points(points: number): string {
    return this.words.captions.points(points);
  }

  /** When a city is scored next, if no governor is moved before. */
  visit(city: City): string {
    const { state, own } = this;
    if (state.maharaja === city && state.frames.length > 0) return own.thisRound;
    return this.roundOrNever(visitOf(state, city));
  }

  visitMoves(city: City, track: State['track']): string {
    const { state, own } = this;
    return own.visitMoves(nextVisit(state, city, track), nextVisit(state, city));
  }

  roundOrNever(round: number | null): string {
    return round === null ? this.own.never : this.own.round(round);
  }

  /** The arrow, a box of the start, or the box of a round. */
  box(box: number): string {
    if (box === 0) return this.own.arrowBox;
    const isOfRound = box >= UNNUMBERED_BOXES;
    return isOfRound ? this.own.roundBox(box - UNNUMBERED_BOXES + 1) : this.own.box(box);
  }

  city(city: string): string {
    return cityName(city);
  }
}
