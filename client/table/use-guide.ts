// What a game tells about its things. It is fetched with the first question and kept.
import { useEffect, useState } from 'preact/hooks';
import type { Ref } from '../../shared/engine/index.ts';
import { attempt } from '../session/report.ts';
import { language } from '../text/index.ts';
import type { BoardProps, GameClient } from './game-client.ts';
import type { Explanation, Guide } from './guide.ts';

export type LoadedGuide = Awaited<ReturnType<NonNullable<GameClient['guide']>>>;

const fetched = new WeakMap<GameClient, LoadedGuide>();

async function fetchGuide(client: GameClient): Promise<LoadedGuide | null> {
  try {
    const guide = await client.guide?.();
    if (guide) fetched.set(client, guide);
    return guide ?? null;
  } catch {
    // Without a connection, a thing still has its name and its reason.
    return null;
  }
}

/** Undefined until it has been fetched, and null if it cannot be. */
export function useLoaded(client: GameClient): LoadedGuide | null | undefined {
  const [guide, setGuide] = useState<LoadedGuide | null | undefined>(fetched.get(client));
  useEffect(() => {
    let isMounted = true;
    if (!fetched.has(client)) void fetchGuide(client).then((one) => isMounted && setGuide(one));
    return () => {
      isMounted = false;
    };
  }, [client]);
  return guide;
}

/** The words of a game for those who ask. Null until they have been fetched, or if they cannot be. */
export const useGuide = (client: GameClient): Guide | null =>
  useLoaded(client)?.words[language.value] ?? null;

/** Returns a function that explains a thing, or null until the guide has been fetched. */
export function useExplain(
  client: GameClient,
  { state, seat, names }: BoardProps,
): ((ref: Ref) => Explanation) | null {
  const guide = useLoaded(client);
  if (guide === undefined) return null;
  const { id } = client.rules;
  return (ref) => {
    const explain = () => guide?.words[language.value].explain(ref, state, seat, names);
    const told = attempt(explain, null, id);
    if (told) return told;
    const [kind, at] = ref.split(':');
    const nameIt = () => client.words[language.value].ref(ref, state, names);
    return { title: kind === 'seat' ? (names[Number(at)] ?? '') : attempt(nameIt, '', id) };
  };
}
