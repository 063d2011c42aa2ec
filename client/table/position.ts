// A position of a game, and its address: it opens a table of one's own that begins there. The position stands behind the # in the
// notation of the game, so that no server sees it, and people can read it and change it.
import type { OptionValue } from '../../shared/engine/index.ts';

/** What every state has. */
export interface Position {
  seats: number;
  options: Record<string, OptionValue>;
}

/** A longer text is no position. */
const MAX_LENGTH = 6000;

/** The lines of a position follow each other, without the margins that they have in code. */
const tidy = (position: string): string =>
  position
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** A space becomes `_` and a new line `~`, which no notation uses, so that the address stays readable. */
export const positionLink = (game: string, position: string): string =>
  `/try/${game}#${encodeURIComponent(tidy(position)).replaceAll('%20', '_').replaceAll('%0A', '~')}`;

/** Returns the text of the position in the part of an address behind the #, or null if there is none. */
export function positionOfHash(hash: string): string | null {
  try {
    const text = decodeURIComponent(
      hash.replace(/^#/, '').replaceAll('_', '%20').replaceAll('~', '%0A'),
    );
    return text !== '' && text.length <= MAX_LENGTH ? text : null;
  } catch {
    return null;
  }
}
