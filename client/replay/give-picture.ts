// Gives the server the picture of a finished game. Whoever shares a game first does it for all.
import { replayPath } from './load-replay.ts';

export interface KeptGame {
  room: string;
  number: number;
}

/** A game without a picture shows the cover in previews, so nobody is told if the server refuses it. */
export async function givePicture({ room, number }: KeptGame, key: string, picture: Blob) {
  const path = `/api/rooms/${encodeURIComponent(room)}/${replayPath(`${number}`)}/picture`;
  try {
    await fetch(path, {
      method: 'PUT',
      body: picture,
      headers: { Authorization: `Bearer ${key}` },
    });
  } catch {
    // There is no connection. The link can be copied nevertheless.
  }
}
