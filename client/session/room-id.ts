/** The ids of rooms are shorter than those that only watch. */
export const ROOM_ID_LENGTH = 22;
