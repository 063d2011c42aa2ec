// Collects everything that a viewer gets from a move.
import type { AnyGame, GameEvent, MoveResult, Viewer } from '../engine/game.ts';

export interface Observation {
  disclosed: unknown[];
  events: GameEvent[];
  view: unknown;
}

export function observe(
  game: AnyGame,
  result: MoveResult<unknown, GameEvent>,
  viewer: Viewer,
): Observation {
  return {
    disclosed: result.disclosures
      .filter(({ to }) => to === 'all' || to === viewer)
      .map(({ what }) => what),
    events: result.events.flatMap((event) => game.viewEvent(event, viewer) ?? []),
    view: game.view(result.state, viewer),
  };
}

export const nameOfViewer = (viewer: Viewer): string =>
  viewer === null ? 'a spectator' : `seat ${viewer}`;
