// What the parts of a table get, what opens over it, and the components and callbacks that a page passes to it, because
// they are in folders that the table must not import.
import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import type { Ref } from '../../shared/engine/index.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import type { Session } from '../session/session.ts';
import type { BoardProps, GameClient } from './game-client.ts';
import type { Moment } from './moment.ts';
import type { Picker } from './picker.ts';

/** What can be opened over the table. */
export type Drawer = 'rules' | 'log' | 'chat' | 'settings' | 'moves' | 'menu' | 'recap' | 'goal';

/** What every part needs that shows or makes moves. */
export interface PlayProps {
  session: Session;
  table: PublicTable;
  picker: Picker;
  client: GameClient;
}

/** A part that tells moves and can be closed. */
export interface ClosableProps extends PlayProps {
  onClose(): void;
}

/** How the viewer takes part in what is shown. */
export type Role = 'decides' | 'waits' | 'watches';

/** What the part needs that answers questions about things. */
export interface AskingProps extends PlayProps {
  /** The element around all zones. */
  root: RefObject<HTMLDivElement | null>;
  board: BoardProps;
  acting: number[];
  moment: Moment;
  coach?: Coach | undefined;
}

export interface LessonProps {
  client: GameClient;
  onLeave(): void;
  /** Called when the lesson has been played to its end. */
  onEnd(): void;
}

export interface HintProps extends ClosableProps {
  /** Which of the first turns it is in which the hint comes by itself. Null if it was asked for. */
  coached: number | null;
  /** Which of the proposed moves is shown, the best first. */
  at: number;
}

export interface EndingStoryProps {
  session: Session;
  table: PublicTable;
  client: GameClient;
}

export interface CoachProps extends PlayProps {
  /** What the table has to say that cannot wait, such as what the others are doing. */
  children: ComponentChildren;
}

/**
 * Speaks in the message room, and takes the place of the actions while it does. All members that may change are read while the table is drawn, so they have to read signals.
 */
export interface Coach {
  /** Fills the message room. */
  Words: ComponentType<CoachProps>;
  /** In the place of the actions, or null while the player has to make a move. */
  Acts: ComponentType<PlayProps> | null;
  /** In the prompt bar in place of the prompt. Null shows the prompt. */
  title: string | null;
  /** The thing that the coach speaks of. */
  point: Ref | null;
  /** Whether it speaks of the board, so that a choice that lies over it is put aside. */
  showsBoard: boolean;
  /** The clicks that the coach waits for. */
  path: readonly Ref[] | null;
  /** Goes one step back. */
  goBack(): void;
  /** Makes the move that the coach waits for. */
  showMove(): void;
  /** Null where nothing else could be shown. */
  leave: (() => void) | null;
}

export interface TableParts {
  /** Shows a move that a strong bot would make. */
  Hint: ComponentType<HintProps>;
  /** Speaks in the message room and says what to do. */
  coach?: Coach | undefined;
  /** The lesson of the game, in place of a table that can wait. */
  Lesson?: ComponentType<LessonProps> | undefined;
  /** Tells the story of the finished game, and leads to its replay. */
  Story?: ComponentType<EndingStoryProps> | undefined;
  /** Clears a local table for a new game. */
  onNewGame?: (() => void) | undefined;
}
