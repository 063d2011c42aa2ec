// Fetches and works out the story of a finished game, part by part, as each becomes known.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Replay } from '../../shared/protocol/replay.ts';
import { startWorker } from '../local/start-worker.ts';
import type { ComputedStory } from '../story/compute-story.ts';
import { withoutUndone } from '../story/played-steps.ts';
import type { GameClient } from '../table/game-client.ts';
import type { GameStory, PlayedGame } from '../table/story.ts';
import { requestStory } from './request-story.ts';

export interface Story {
  played: PlayedGame;
  /** What the game tells. Null until it has been fetched, and for a game that tells nothing. */
  own: GameStory | null;
  /** Null until it has been worked out. */
  computed: ComputedStory | null;
}

export function playedGame(replay: Replay): PlayedGame {
  const steps = withoutUndone(replay);
  return {
    seats: replay.seats.length,
    states: [replay.start, ...steps.map(({ after }) => after)],
    steps,
    outcome: replay.outcome,
  };
}

export function useStory(replay: Replay, client: GameClient): Story {
  const played = useMemo(() => playedGame(replay), [replay]);
  const [own, setOwn] = useState<GameStory | null>(null);
  const [computed, setComputed] = useState<ComputedStory | null>(null);
  useEffect(() => {
    let isMounted = true;
    const { states, steps, outcome } = played;
    const seats = steps.map(({ seat }) => seat);
    void client.story?.().then((story) => isMounted && setOwn(story));
    void requestStory({ game: replay.game, states, seats, outcome }, startWorker).then(
      (found) => isMounted && setComputed(found),
      // A story without its curve is still one.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [played]);
  return { played, own, computed };
}
