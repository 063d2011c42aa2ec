// The table that a pasted link leads to: whether it is there, and what it is.
import { useEffect, useState } from 'preact/hooks';
import { findOnShelf } from '../../../games/shelf.ts';

/** Null while nobody knows. */
export type LinkedTable = { name: string; host: string } | 'none' | null;

export function useLinkedTable(room: string | null): LinkedTable {
  const [found, setFound] = useState<LinkedTable>(null);
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
