/** The ids of rooms are shorter than those that only watch. */
export const ROOM_ID_LENGTH = 22;

export const isWatchId = (id: string): boolean => id.length > ROOM_ID_LENGTH;

/** The path of a table's page: for spectators if the id only watches. */
export const tablePath = (id: string): string => `/${isWatchId(id) ? 'w' : 't'}/${id}`;
