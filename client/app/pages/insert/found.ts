// The table that a pasted link leads to: whether it is there, and what it is.
import { useEffect, useState } from 'preact/hooks';
import { findOnShelf } from '../../../games/shelf.ts';

/** Null while nobody knows. */
export type Found = { name: string; host: string } | 'none' | null;

export function useFound(room: string | null): Found {
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let wanted = true;
    setFound(null);
    const ask = async () => {
      const answer = await fetch(`/api/rooms/${room}`);
      if (!answer.ok) return answer.status === 404 ? 'none' : null;
      const { game, chairs, host } = await answer.json();
      return { name: findOnShelf(game)?.title ?? game, host: chairs[host]?.name ?? '' };
    };
    if (room) {
      ask().then(
        (known) => wanted && setFound(known),
        () => {},
      );
    }
    return () => {
      wanted = false;
    };
  }, [room]);
  return found;
}
