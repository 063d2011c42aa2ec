// What a rules page shows of real positions: worked examples, and pictures whose marks are explained.
import type { AnyGame, Ref, Seat } from '../../shared/engine/index.ts';
import { fillPlaceholders, type Numbers } from '../text/compose.ts';
import { beginsWith } from './lesson.ts';

/** The zones that a picture can show, in this order. */
export const PICTURE_ZONES = ['players', 'stage', 'board', 'choice', 'aside', 'hand'] as const;
export type PictureZone = (typeof PICTURE_ZONES)[number];

/** A position as a page draws it. */
export interface PicturedPosition {
  /** In the notation of the game. */
  position: string;
  /** Through whose eyes. Their hand is the one that is shown. */
  seat: Seat;
  zones?: readonly PictureZone[];
  /** The part of the board that matters, by the things in it. */
  area?: readonly Ref[];
  /** Shows the board about as high as wide, where there is much to see on it. */
  isTall?: boolean;
  /** Shows what is beside the board as on a wide screen, and not in one row. */
  isFull?: boolean;
}

/** A thing, or with a `#` a part of it that the board calls so, such as `flat:0/1#rent`. */
export type Marked = Ref;

/** A mark on a card or on the board, and what it means. */
export interface ExplainedMark {
  ref: Marked;
  text: string;
}

export interface RulebookExample extends PicturedPosition {
  id: string;
  title: string;
  /** What is to be seen, and what happens. */
  text: string;
  /** What is numbered in the picture. */
  marks?: readonly ExplainedMark[];
  /** The moves that lead to a second picture, each with the clicks of one player. */
  moves?: readonly { seat: Seat; clicks: readonly Ref[] }[];
  /** What the second picture shows. */
  after?: string;
  /** Whether it can be tried on a table of one's own. A picture that only decodes marks cannot. */
  isTried?: boolean;
}

/** The position to which the moves of an example lead. */
export const playedOn = (
  rules: AnyGame,
  from: unknown,
  moves: RulebookExample['moves'] = [],
): unknown =>
  moves.reduce((state, { seat, clicks }) => {
    const move = rules.moves(state, seat).find((one) => beginsWith(rules.path(state, one), clicks));
    return rules.play(state, seat, move).state;
  }, from);

/** An example without its words, which are in the file of each language. */
export interface ExampleShape<Section extends string>
  extends Omit<RulebookExample, 'id' | 'title' | 'text' | 'marks' | 'after'> {
  section: Section;
  marks?: readonly Marked[];
}

/** The words of an example. Numbers of the rules stand in braces. */
export interface ExampleTexts {
  title: string;
  text: string;
  /** One for each mark, in their order. */
  marks?: readonly string[];
  after?: string;
}

/** Returns a function that lists the examples of a section of the rules page. */
export function joinExamples<Section extends string, Id extends string>(
  shapes: Record<Id, ExampleShape<Section>>,
  texts: Record<Id, ExampleTexts>,
  numbers: Numbers = {},
): (section: Section) => RulebookExample[] {
  const fill = (text: string) => fillPlaceholders(text, numbers);
  const all = (Object.keys(shapes) as Id[]).map((id) => {
    const { section, marks = [], ...shape }: ExampleShape<Section> = shapes[id];
    const { title, text, after, marks: told = [] } = texts[id];
    const example: RulebookExample = {
      ...shape,
      id,
      title: fill(title),
      text: fill(text),
      marks: marks.map((ref, at) => ({ ref, text: fill(told[at] ?? '') })),
      ...(after !== undefined && { after: fill(after) }),
    };
    return { section, example };
  });
  return (wanted) => all.flatMap(({ section, example }) => (section === wanted ? example : []));
}
