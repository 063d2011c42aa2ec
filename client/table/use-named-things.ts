// The things that the search in the rules can find, at a table or without one.
import { useMemo } from 'preact/hooks';
import type { Ref } from '../../shared/engine/index.ts';
import { language } from '../text/index.ts';
import { type NamedThing, type Position, thingsAtTable, thingsOfRules } from './find-by-name.ts';
import type { GameClient } from './game-client.ts';
import type { Explanation } from './guide.ts';
import { useLoaded } from './use-guide.ts';

export interface NamedThings {
  things: NamedThing[];
  /** Tells what holds at every table. At a table, the table explains. */
  explain?(ref: Ref): Explanation | null;
}

/** Returns null until the guide has been fetched, and while nothing is looked for. */
export function useNamedThings(
  client: GameClient,
  board: Position | null,
  isWanted: boolean,
): NamedThings | null {
  const guide = useLoaded(client);
  const { value: current } = language;
  return useMemo(() => {
    if (!guide || !isWanted) return null;
    return board
      ? { things: thingsAtTable(client, guide, current, board) }
      : thingsOfRules(client, guide, current);
  }, [client, guide, current, isWanted, board?.state, board?.seat]);
}
