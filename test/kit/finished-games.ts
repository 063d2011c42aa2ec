// Finished games as replays, played at random by the rules alone.
import {
  type AnyGame,
  diff,
  type OptionValue,
  Random,
  seedFrom,
} from '../../shared/engine/index.ts';
import { REPLAY_FORMAT, type Replay } from '../../shared/protocol/replay.ts';

interface Setting {
  seats: number;
  options?: Record<string, OptionValue>;
  seed: number;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
const MOST_STEPS = 20_000;

export function finishedGame(game: AnyGame, { seats, options, seed }: Setting): Replay {
  const random = Random.from(seedFrom(seed, 3));
  const defaults = Object.fromEntries(game.options.map((spec) => [spec.id, spec.default]));
  const values = { ...defaults, ...options };
  const start = game.setup(values, seats, seedFrom(seed));
  const steps: Replay['steps'] = [];
  let state = start;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    if (steps.length > MOST_STEPS) throw new Error('this game does not end');
    const seat = random.pick(acting);
    const move = random.pick(game.moves(state, seat));
    const { state: after, events } = game.play(state, seat, move);
    const patch = diff(state, after);
    if (patch !== undefined) steps.push({ seat, command: 'move', move, events, patch });
    state = after;
  }
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
    outcome: game.outcome(state) as Replay['outcome'],
    start,
    steps,
  };
}
