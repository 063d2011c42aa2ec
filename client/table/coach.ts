// What a coach is for the table: it speaks in the message room, and takes the place of the actions while it does.
import type { ComponentChildren, ComponentType } from 'preact';
import type { Ref } from '../../shared/engine/index.ts';
import type { PlayProps } from './parts.ts';

export interface CoachProps extends PlayProps {
  /** What the table has to say that cannot wait, such as what the others are doing. */
  children: ComponentChildren;
}

/** All members that may change are read while the table is drawn, so they have to read signals. */
export interface Coach {
  /** Fills the message room. */
  Words: ComponentType<CoachProps>;
  /** In the place of the actions, or null while the player has to make a move. */
  Acts: ComponentType<PlayProps> | null;
  /** In the prompt bar in place of the prompt. Null shows the prompt. */
  title: string | null;
  /** The thing that the coach speaks of. */
  point: Ref | null;
  /** The clicks that the coach waits for. */
  path: readonly Ref[] | null;
  /** Goes one step back. */
  goBack(): void;
  /** Makes the move that the coach waits for. */
  showMove(): void;
  leave(): void;
}
