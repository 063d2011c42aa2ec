// Small helpers of the laws.
import type { AnyGame, GameEvent, MoveResult, Viewer } from '../engine/game.ts';

/** All that reaches one viewer from a move: what was told, the events, the view after it. */
export interface Observation {
  told: unknown[];
  events: GameEvent[];
  view: unknown;
}

export function observe(
  game: AnyGame,
  played: MoveResult<unknown, GameEvent>,
  viewer: Viewer,
): Observation {
  return {
    told: played.disclosures
      .filter(({ to }) => to === 'all' || to === viewer)
      .map(({ what }) => what),
    events: played.events.flatMap((event) => game.viewEvent(event, viewer) ?? []),
    view: game.view(played.state, viewer),
  };
}

export function tryCall<T>(action: () => T): { result?: T; error?: Error } {
  try {
    return { result: action() };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

export function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

/** Only what JSON has: no undefined, NaN or -0, no holes, no classes. */
export function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) {
    return Object.keys(value).length === value.length && value.every(isPlainJson);
  }
  return (
    Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlainJson)
  );
}
