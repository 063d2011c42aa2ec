// What a game tells about itself when somebody asks. It is fetched with the first question, so that nobody waits for it
// at the table.
import type { Move, Ref, Seat, Viewer } from '../../shared/engine/index.ts';

/** What a thing on the table is, in words. */
export interface Explanation {
  title: string;
  /** What kind of thing it is, and whose. */
  kind?: string;
  /** The thing to draw beside the words, if it is not the one that was asked about. */
  picture?: Ref;
  /** Its numbers: the rent of a card, the parts of a score. */
  facts?: Detail[];
  /** The sum of the facts. */
  total?: Detail;
  /** What it does, and what can be done with it. */
  text?: string;
  /** What has to be said about this position only. */
  note?: string;
  /** Other things that its words name, so that one can ask on: the owner of a building, the city of a house. */
  about?: Ref[];
}

export interface Detail {
  label: string;
  value: string;
  /** The thing that this line is about, so that one can ask on. */
  ref?: Ref;
  /** It holds at every table, so the rules tell it too. */
  lasting?: true;
}

/** A part of everything that a viewer sees, as text. */
export interface DescribedSection {
  title: string;
  lines?: string[];
  table?: { head: string[]; rows: string[][] };
}

/** The words of a game for those who ask, in one language. */
export interface Guide {
  /** Returns null only for a ref that is not on this table. */
  explain(ref: Ref, state: unknown, viewer: Viewer, names: string[]): Explanation | null;
  /** Everything that the viewer sees and nothing else. */
  describe(state: unknown, viewer: Viewer, names: string[]): DescribedSection[];
  /** A whole move in one sentence, with its price: “Move the Manager to Ben's building 2”. */
  way(move: Move, state: unknown, seat: Seat, names: string[]): string;
  /**
   * What changed from one state to the other in the numbers that count, such as “your rent +$6 a turn”: parts of a
   * sentence, in small letters unless a name comes first.
   */
  changes(before: unknown, after: unknown, viewer: Viewer, names: string[]): string[];
}

/** What the guide needs from a game in every language. */
export interface GuideParts {
  /**
   * One ref for each kind of thing that a game with these options has, in sight or not: cards, characters, places. Their
   * titles, texts and lasting details hold at every table.
   */
  kinds(state: unknown): Ref[];
  /** Every ref that the viewer can ask about: things, places, numbers, players. */
  things(state: unknown, viewer: Viewer): Ref[];
}
