// Asks the server which table a pasted link leads to.
import { useEffect, useState } from 'preact/hooks';
import { findOnShelf } from '../../../games/shelf.ts';

/** Null until the server has answered. */
export type LinkedTable = { name: string; host: string; watch?: string } | 'none' | null;

export function useLinkedTable(room: string | null): LinkedTable {
  const [table, setTable] = useState<LinkedTable>(null);
  useEffect(() => {
    let isMounted = true;
    setTable(null);
    const ask = async () => {
      const answer = await fetch(`/api/rooms/${room}`);
      if (!answer.ok) return answer.status === 404 ? 'none' : null;
      const { game, chairs, host, watch } = await answer.json();
      return { name: findOnShelf(game)?.title ?? game, host: chairs[host]?.name ?? '', watch };
    };
    if (room) {
      ask().then(
        (known) => isMounted && setTable(known),
        () => {},
      );
    }
    return () => {
      isMounted = false;
    };
  }, [room]);
  return table;
}
