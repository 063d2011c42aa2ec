// Where the page of a table is. Apart from the length of an id, because the shell needs nothing but that.
import { ROOM_ID_LENGTH } from './room-id.ts';

export const isWatchId = (id: string): boolean => id.length > ROOM_ID_LENGTH;

/** The path of a table's page: for spectators if the id only watches. */
export const tablePath = (id: string): string => `/${isWatchId(id) ? 'w' : 't'}/${id}`;
