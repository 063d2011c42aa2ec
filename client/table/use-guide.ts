// What a game tells about itself in the current language, fetched when the first part of the table needs it.
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Ref, Seat } from '../../shared/engine/index.ts';
import { attempt } from '../session/report.ts';
import { language } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import type { Guide } from './guide.ts';
import type { MovePath } from './picker.ts';

type Fetched = Awaited<ReturnType<NonNullable<GameClient['guide']>>>;
const fetched = new WeakMap<GameClient, Signal<Fetched | null>>();

/** Null until it has arrived, and if it cannot be fetched. Whoever needs it can do with less. */
export function useGuide(client: GameClient): Guide | null {
  let guide = fetched.get(client);
  if (!guide) {
    guide = signal(null);
    fetched.set(client, guide);
  }
  const arrived = guide;
  useEffect(() => {
    const keep = (parts: Fetched) => {
      arrived.value = parts;
    };
    if (!arrived.peek()) void client.guide?.().then(keep, () => {});
  }, [client]);
  return guide.value?.words[language.value] ?? null;
}

interface Told {
  client: GameClient;
  guide: Guide | null;
  state: unknown;
  seat: Seat;
  names: string[];
}

/** A whole move as a sentence without its full stop. Without a guide it is what has to be chosen, one after the other. */
export function wayOf(
  { move, path }: MovePath,
  { client, guide, state, seat, names }: Told,
): string {
  const steps = () => path.map((ref: Ref) => client.words[language.value].ref(ref, state, names));
  const way = guide && attempt(() => guide.way(move, state, seat, names), '', client.rules.id);
  return way ? way.replace(/\.$/, '') : steps().join(' → ');
}
