// The interface between the table and a game: what each game provides to the client. A game is one lazy chunk.
//
// A game has its own types of states and events. The table does not know them and only passes them on. The members
// that take them are methods, because TypeScript compares the parameters of methods in both directions. So a game may
// declare its own State where the table passes `unknown`.
import type { ComponentChildren, ComponentType, VNode } from 'preact';
import type {
  AnyGame,
  GameEvent,
  Move,
  Reason,
  Ref,
  Seat,
  Viewer,
} from '../../shared/engine/index.ts';
import type { TextPiece } from '../text/compose.ts';
import type { Language } from '../text/index.ts';
import type { Guide, GuideParts } from './guide.ts';
import type { Lesson } from './lesson.ts';
import type { RulebookExample } from './rulebook-example.ts';
import type { GameStory } from './story.ts';

export interface BoardProps<S = unknown> {
  state: S;
  /** The seat of the viewer, or null for a spectator. */
  seat: Viewer;
  /** The players' names, indexed by seat. */
  names: string[];
  /** Whether a click on this ref continues a legal move. */
  live(ref: Ref): boolean;
  /** The refs that have been clicked so far for the next move. */
  picked: readonly Ref[];
  /** The ref that a hint says to click next. */
  hinted: Ref | null;
  /** The ref whose last press changed nothing. */
  refused?: Ref | null | undefined;
  /** A thing in the viewer's hand that is chosen by itself as soon as their turn comes. */
  prepared?: Ref | null;
  /** The change that led to this state, if it is to be animated. Otherwise null. */
  change: BoardChange<S> | null;
  /** The board is a picture on a page: small, and nothing on it can ever be clicked. */
  isPicture?: boolean;
}

export interface BoardChange<S = unknown> {
  seq: number;
  events: GameEvent[];
  before: S;
  /** The scenes take this share of their usual time. */
  pace?: number;
  /** Called with the time that the scenes take, so that the next change waits for them. */
  onScenes?(ms: number): void;
}

/** A number about a player: money, rent, cards in hand. */
export interface Fact {
  /** Tells the facts of a player apart. */
  id: string;
  icon?: ComponentChildren;
  text: ComponentChildren;
  /** The fact in words, for screen readers, the pointer and the player's sheet. */
  label: string;
  /** What explains the number by its parts, such as `rent:2`. */
  ref?: Ref;
}

/** What the frame shows of one player, in a chip on a phone and in a card on a large screen. */
export interface PlayerPanel {
  /** The player's figure in this game. */
  pawn: VNode;
  /** What has to be seen at one glance, the most important first. */
  facts: Fact[];
  /** What is shown only where there is room, and in the player's sheet. */
  more?: Fact[];
  /** The place on the board that belongs to the player. A press on the chip shows it. */
  place?: Ref | undefined;
  /** The attributes of the chip if the player can be clicked towards a move, from `touch`. */
  touched?: Record<string, unknown>;
}

/** The contents of the zones of the screen. The frame decides where each zone is and how large. */
export interface GameZones {
  /** The class and the data attributes of the element around all zones. */
  look: Record<string, unknown>;
  /** Indexed by seat. */
  players: PlayerPanel[];
  /** What happens now, in one strip. */
  stage?: ComponentChildren;
  board: ComponentChildren;
  /** The board is a row of places, each as wide as its zone, and scrolling stops at each of them. */
  isRow?: boolean;
  /** What the viewer has to choose from if it is not on the board. While it is there, nothing on the board is live. */
  choice?: ComponentChildren;
  /** What is beside the board: piles, tracks, cards for all. */
  aside?: ComponentChildren;
  /** What the viewer holds and plays with. */
  hand?: ComponentChildren;
  /** What the picked thing does, in a sentence or two. */
  explanation?: string | null | undefined;
  /** Where to look while nothing is live for the viewer. */
  focus?: Ref | null | undefined;
  /** The viewer's own place, if the board has one for each player. */
  home?: Ref | null | undefined;
  /** What flies over all zones. */
  overlay?: ComponentChildren;
}

/** Whom an event concerns, and where on the table it can be seen. */
export interface Impact {
  /** Who did it, or null if nobody did: the rules made it happen. */
  by: Seat | null;
  /** The other players who win or lose something by it. */
  to: Seat[];
  /** The place that is shown while the event is told. */
  at: Ref | null;
  /** Where that place was, if it is gone by the event. */
  around?: Ref;
  /** It is told also to whoever did it, because one has to see it happen. */
  isStriking?: true;
  /** What a player gets or pays, such as “+$2”, shown at the player's chip. */
  gains?: { seat: Seat; text: string }[];
}

/** What led to an event: the state before its change, and what had already happened in that change. */
export interface EventContext {
  before: unknown;
  earlier: readonly GameEvent[];
}

/** A player's place as the game stands. */
export interface Standing {
  seat: Seat;
  /** Players who are equal so far share a place. */
  place: number;
  /** What decides between players who are equal in what counts first, or null if nobody is equal to this one. */
  tie: string | null;
}

/** All texts of a game in one language. */
export interface GameWords {
  /** The texts that the tests walk: prompts by kind of frame, events by type. */
  vocabulary: { prompts: object; events: object };
  /** What the game is, in one sentence, for the lobby and the pages that offer games. */
  summary: string;
  /** The name of a thing: a card, a place, a button. It may depend on the state. */
  ref(ref: Ref, state?: unknown, names?: string[]): string;
  /** One sentence for the viewer: what to click next, after what has been picked, or what the others decide. */
  asks(state: unknown, viewer: Viewer, names: string[], picked?: readonly Ref[]): string;
  /** What a click on a live ref will do, in a few words: “move in”, “−9 gold”, “ends your turn”. */
  does?(ref: Ref, state: unknown, seat: Seat, picked: readonly Ref[]): string | null;
  /** The name of the button that confirms a whole move, or null if it is named after what has been picked. */
  confirms?(path: readonly Ref[], state: unknown, seat: Seat): string | null;
  /** One line at all times: what wins, who leads, how far it is to the end. */
  goal?(state: unknown, viewer: Viewer, names: string[]): string;
  /** The players from first to last. Without it they are listed in the order of their seats. */
  standings?(state: unknown): Standing[];
  /** What ends the game, and how far it is to that, in a sentence or two. */
  ends?(state: unknown): string;
  /** The line of the log for an event, or null if it needs none. The context says what it answers or follows from. */
  event(
    event: GameEvent,
    names: string[],
    viewer: Viewer,
    state?: unknown,
    context?: EventContext,
  ): TextPiece[] | null;
  /**
   * Why an event brings or costs something, if its line does not say it. Before it came the `earlier` events of the same
   * change.
   */
  because?(event: GameEvent, before: unknown, earlier: readonly GameEvent[]): string | null;
  /** What a player gets by an event, such as “+2”, in words. Missing if the lines of the log say it. */
  gain?(gain: string): string;
  /** Why a press does nothing. For who does not decide it says who decides what, if the state is given. */
  reason(reason: Reason, state?: unknown, viewer?: Viewer, names?: string[]): string;
  option(id: string): { name: string; hint: string; choices?: Record<string, string> };
  preset(id: string): string;
  /** A player's final score in words, if it is not counted in points. */
  points?(points: number, state: unknown): string;
  /** Why the winner won a tie. */
  decided(reason: string): string | null;
  /** Why options are refused, by the code that the rules return. */
  refused: Record<string, string>;
}

/** A section of the rules page. The search looks through its title and body. */
export interface RulebookSection {
  id: string;
  title: string;
  body(): VNode;
  /** Real positions that show what the section says. */
  examples?: readonly RulebookExample[];
}

export interface GameClient {
  rules: AnyGame;
  /** The title of the game, the same in every language. */
  title: string;
  /** The cover of the game as SVG text. It is part of the game's chunk, so it needs no request. */
  cover: string;
  /** A hook: it may use other hooks, and is called for every drawing of the table. */
  useZones(props: BoardProps): GameZones;
  /** Draws a card or a thing for the log and the rules. Returns null for a ref that has no picture. */
  Thing: ComponentType<{ of: Ref }>;
  words: Record<Language, GameWords>;
  /** Whether the players still choose what they begin with, so that the first turn is to come. */
  isOpening?(state: unknown): boolean;
  /** Whom an event concerns, and where it happens. Before it came the `earlier` events of the same change. */
  impactOf?(event: GameEvent, before: unknown, earlier?: readonly GameEvent[]): Impact;
  /** One event in place of two that follow each other in the log, or null if both have to be told. */
  mergeEvents?(first: GameEvent, next: GameEvent): GameEvent | null;
  /** Fetches the words for those who ask what something is. */
  guide?(): Promise<GuideParts & { words: Record<Language, Guide> }>;
  /** Fetches the lessons, the one for newcomers first. */
  lessons?(): Promise<readonly Lesson[]>;
  /** Fetches what the game tells of itself when it is over. */
  story?(): Promise<GameStory>;
  /** Fetches the rules page. */
  rulebook(): Promise<(language: Language) => RulebookSection[]>;
  /**
   * The buttons that end, give up, stop, decline or take back something. None of them looks like the main action while
   * there is something else to do, and otherwise the first of this list does.
   */
  endings?: readonly Ref[];
  /** Whether the player is asked before this move is sent, because it costs something and cannot be taken back. */
  isGrave?(move: Move, state: unknown): boolean;
  /** Whether this move answers a question with no. The client may send it for a player who has no other move. */
  refusal?(move: Move): boolean;
  /** Whether the state asks for one of a series of small decisions, which a player may leave to chance. */
  chain?(state: unknown): boolean;
}
