// Where a replay comes from: the server, a file, or a table of this browser. Whatever comes is checked.
import { readReplay } from '../../shared/protocol/read-replay.ts';
import type { Replay } from '../../shared/protocol/replay.ts';
import { RULES_VERSIONS } from '../session/versions.ts';
import type { languages } from './words.ts';

export type Wrong = keyof (typeof languages)['en']['wrong'];
export type Loaded = { replay: Replay } | { wrong: Wrong };

const CODES: readonly string[] = ['notOver', 'unknownRoom', 'unknownReplay'];

/** Rules of another version may not understand the states of this one. */
export function checkReplay(value: unknown): Loaded {
  const replay = readReplay(value);
  if (!replay) return { wrong: 'broken' };
  const isKnown = RULES_VERSIONS[replay.game] === replay.gameVersion;
  return isKnown ? { replay } : { wrong: 'unknownRules' };
}

/** The address of a replay behind that of its table. Without a number it is the latest finished game. */
export const replayPath = (number = ''): string => (number ? `replay/${number}` : 'replay');

/** Without a number it is the latest finished game of the table. */
export async function fetchReplay(room: string, number?: string): Promise<Loaded> {
  const path = `/api/rooms/${encodeURIComponent(room)}/${replayPath(number)}`;
  try {
    const answer = await fetch(path);
    const value = await answer.json();
    if (answer.ok) return checkReplay(value);
    const { code } = value.error ?? {};
    return { wrong: CODES.includes(code) ? code : 'offline' };
  } catch {
    return { wrong: 'offline' };
  }
}

/** A file larger than this is no replay. */
const MAX_FILE_BYTES = 20 * 2 ** 20;

export async function readReplayFile(file: File): Promise<Loaded> {
  try {
    if (file.size > MAX_FILE_BYTES) return { wrong: 'broken' };
    return checkReplay(JSON.parse(await file.text()));
  } catch {
    return { wrong: 'broken' };
  }
}
