// The replay of a game that is over and could not be kept. It has to be made of thousands of rows, so it is made once.
import { buildReplay, type Room, type Table } from '../shared/room/index.ts';
import { compressReplay, type ReplaySummary, summariseReplay } from './kept-games.ts';
import type { Storage } from './storage.ts';

interface UnkeptReplay {
  body: ArrayBuffer;
  summary: ReplaySummary;
}

/** Of each room the latest, with the parts of the table that it is made of. Chat does not change them. */
const made = new WeakMap<Room, UnkeptReplay & Pick<Table, 'state' | 'chairs'>>();

/** Null if there is no such game at the table: it goes on, or it is kept. */
export function unkeptReplay(room: Room | null, storage: Storage): UnkeptReplay | null {
  if (room?.table.phase !== 'over' || typeof room.table.kept === 'number') return null;
  const { state, chairs } = room.table;
  const known = made.get(room);
  if (known && known.state === state && known.chairs === chairs) return known;
  const replay = buildReplay(room.stored, storage);
  if (!replay) return null;
  const unkept = { body: compressReplay(replay).buffer, summary: summariseReplay(replay) };
  made.set(room, { ...unkept, state, chairs });
  return unkept;
}
