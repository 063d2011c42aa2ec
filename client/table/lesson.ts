// The lessons of a game: a coach says one thing at a time at the real board, and waits for what has to be done. The
// steps are data; client/lessons plays them. A game fetches its lessons when somebody wants to learn.
import type { Ref, Seat } from '../../shared/engine/index.ts';
import type { Numbers } from '../text/compose.ts';
import type { Language } from '../text/index.ts';

/** The clicks of a move in their order. Fewer clicks than a move has stand for every move that begins so. */
export type Clicks = readonly Ref[];

export interface LessonStep {
  /** Names the sentence of the step in each language. */
  id: string;
  /** What the others do before the sentence is said, in this order. The events are told as in a game. */
  others?: readonly { seat: Seat; clicks: Clicks }[];
  /** The thing that the sentence is about. It is brought into sight and marked. */
  point?: Ref;
  /** The sentence is about the board: a choice that lies over it is put aside. */
  board?: true;
  /** The learner makes one of these moves. The first one is what the coach shows. */
  move?: readonly Clicks[];
  /** The learner asks what this thing is, and reads its card. */
  lookAt?: Ref;
  /** The learner answers a question. The first answer is the right one. */
  answers?: readonly string[];
}

export interface Lesson {
  /** Names the lesson in addresses and on this device. */
  id: string;
  minutes: number;
  /** The position in which it begins, in the notation of the game. */
  position: string;
  /** The seat of the learner. */
  seat: Seat;
  steps: readonly LessonStep[];
  /** The numbers of the rules that sentences name in braces. */
  numbers?: Numbers;
  /** In each language a sentence for each step, by its id. The answers of a question follow their own ids. */
  texts: Record<Language, LessonTexts>;
}

export interface LessonTexts {
  /** What the lesson is called, if the game has several. */
  title: string;
  /** By the id of a step. */
  sentences: Record<string, string>;
  /** By the id of an answer: what it says, and what the coach says to whoever chose it. */
  answers?: Record<string, { says: string; reply: string }>;
}

/** At most so many sentences has a lesson, and so many letters a sentence: it has to fit on a phone. */
export const LESSON_LIMITS = { steps: 40, letters: 140 };

/** Whether these clicks begin like that, and so lead to one of the moves that are meant. */
export const beginsWith = (path: Clicks, clicks: Clicks): boolean =>
  clicks.every((ref, at) => path[at] === ref);
