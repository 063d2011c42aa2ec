// Finished games as replays, played at random by the rules alone.
import { type AnyGame, diff, type OptionValue } from '../../shared/engine/index.ts';
import { REPLAY_FORMAT, type Replay } from '../../shared/protocol/replay.ts';
import { NAMES, playRandomly } from './played.ts';

interface Setting {
  seats: number;
  options?: Record<string, OptionValue>;
  seed: number;
}

export function finishedGame(game: AnyGame, { seats, options, seed }: Setting): Replay {
  const defaults = Object.fromEntries(game.options.map((spec) => [spec.id, spec.default]));
  const values = { ...defaults, ...options };
  const { states, steps, outcome } = playRandomly(game, { seats, options: values }, seed);
  return {
    format: REPLAY_FORMAT,
    game: game.id,
    gameVersion: game.version,
    options: values,
    round: 1,
    endedAt: 0,
    seats: NAMES.slice(0, seats).map((name, seat) => {
      return { name, colour: game.colours[seat] as Replay['seats'][0]['colour'], bot: null };
    }),
    outcome,
    start: states[0],
    steps: steps.flatMap((step, at) => {
      const patch = diff(states[at], states[at + 1]);
      return patch === undefined ? [] : [{ ...step, command: 'move', patch }];
    }),
  };
}
