// No message tells a viewer anything that the viewer cannot know.
import { describe, expect, test } from 'vitest';
import { type BotInput, chooseMove } from '../../../shared/bots/index.ts';
import {
  type AnyGame,
  deepEqual,
  IllegalMove,
  Random,
  seedFrom,
} from '../../../shared/engine/index.ts';
import { heuristicOf } from '../../../shared/games/index.ts';
import { rules as roomShare } from '../../../shared/games/room-share/rules.ts';
import { LEVELS } from '../../../shared/protocol/index.ts';
import { once } from '../../kit/once.ts';
import { anyGame, testGames } from '../../kit/room/games.ts';
import { World } from '../../kit/room/world.ts';
import { thieves } from '../laws/thieves.ts';
import { NAMES } from './positions.ts';
import { openLobby, startGame } from './scenario.ts';
import { type Count, Leak, type Tap, Twins } from './twins.ts';

const games = testGames(anyGame(thieves()));

interface Trial {
  game: string;
  seats: number;
  options?: Record<string, boolean | string>;
  tap?: Tap;
}

/** A whole game. Every few moves each viewer gets a twin of the table. Returns how many steps were compared. */
function watch({ game, seats, options = {}, tap }: Trial, seed: number, count: Count): number {
  const random = Random.from(seedFrom(seed, 11));
  const names = [NAMES[0], ...NAMES.slice(1, seats)] as const;
  const rules = games.get(game) as AnyGame;
  const all = Object.fromEntries(rules.options.map(({ id, default: usual }) => [id, usual]));
  const { world } = startGame(names, {
    game,
    seats,
    seed,
    games,
    options: { ...all, ...options },
  });
  let steps = 0;
  for (let move = 0; world.stored.table.phase === 'playing'; move++) {
    if (move % 4 === seed % 4) {
      for (const viewer of [...Array(seats).keys(), null]) {
        steps += new Twins(world, viewer, random, count, tap).run();
      }
    }
    const { state } = world.stored.table;
    const seat = random.pick(rules.toAct(state));
    world.people[seat]?.plays(random.pick(rules.moves(state, seat)));
  }
  return steps;
}

describe('no byte that is sent to a viewer depends on anything that is hidden from the viewer', () => {
  const trials: [Trial, number][] = [
    [{ game: 'room-share', seats: 2 }, 2],
    [{ game: 'room-share', seats: 3, options: { royalSuite: 'classic' } }, 2],
    [{ game: 'room-share', seats: 4, options: { renovation: true } }, 2],
    [{ game: 'fingers', seats: 3 }, 10],
    [{ game: 'thieves', seats: 3 }, 10],
  ];
  const count: Count = new Map();
  const watched = trials.map(([trial, games]) => ({
    ...trial,
    games,
    steps: once(() => {
      const seeds = Array.from({ length: games }, (_, at) => at + 1);
      return seeds.reduce((sum, seed) => sum + watch(trial, seed, count), 0);
    }),
  }));

  test.each(watched)('$game, $seats seats', ({ games, steps }) => {
    expect(steps()).toBeGreaterThan(games * 20);
  });

  test('updates, refusals, welcomes and all other messages were compared', () => {
    for (const { steps } of watched) steps();
    const types = ['welcome', 'update', 'done', 'refused', 'here', 'emote', 'past'];
    for (const what of [...types, 'own move', 'move', 'secret move']) {
      expect(count.get(what), what).toBeGreaterThan(50);
    }
  });
});

test.each(LEVELS)(
  'a bot decides by what its seat can know, and always after the same delay: %s',
  (level) => {
    const { world, ada } = openLobby(['Ada'], { seats: 2 });
    const fails = (error: unknown) => {
      throw error;
    };
    const rules = anyGame(roomShare);
    const thinks = (input: BotInput) => chooseMove(rules, heuristicOf('room-share'), input, fails);
    world.chooseBotMove = thinks;
    ada.does('bot', { seat: 1, level }).does('start');
    const random = Random.from(seedFrom(4));
    for (
      let turn = 0;
      turn < (level === 'strong' ? 20 : 60) && world.stored.table.phase === 'playing';
      turn++
    ) {
      const { stored } = world;
      const { state } = stored.table;
      if (rules.toAct(state).includes(1)) {
        const twin = rules.sampleState(rules.view(state, 1), 1, random.seed());
        const [real, other] = [state, twin].map((one) => {
          const side = World.resume(
            { ...stored, table: { ...stored.table, state: one } },
            { seed: 3 },
          );
          side.chooseBotMove = thinks;
          side.pass(700);
          return side.journal.rows.find(({ command }) => command === 'standIn');
        });
        expect(real?.command).toBe('standIn');
        expect(other?.move).toEqual(real?.move);
        expect(other?.at).toBe(real?.at);
        world.pass(700);
      } else ada.plays(random.pick(ada.moves));
    }
  },
);

describe('the comparison notices a leak:', () => {
  type State = { hands: string[][]; pile: string[] };
  const secret = (state: unknown) => (state as State).pile.at(-1) ?? '';
  const sound = anyGame(roomShare);

  const leaky: Record<string, Partial<AnyGame>> = {
    'an event names the card that another has drawn': { viewEvent: (event) => event },
    'a patch is made of what is hidden': {
      patches: (before, after, viewers) =>
        viewers.map(() => [{ was: secret(before), is: secret(after) }]),
    },
    'a view has something of the next card in it': {
      view: (state, viewer) => ({
        ...(sound.view(state, viewer) as object),
        hint: secret(state)[0],
      }),
    },
    'the order of the moves depends on the next card': {
      moves: (state, seat) =>
        secret(state) > 'lease' ? sound.moves(state, seat).toReversed() : sound.moves(state, seat),
    },
    'a refusal depends on the next card': {
      play(state, seat, move) {
        const listed = sound.moves(state, seat).some((legal) => deepEqual(legal, move));
        if (!listed && secret(state) > 'lease') throw new IllegalMove('over');
        return sound.play(state, seat, move);
      },
    },
    'what may be taken back depends on the next card': {
      play(state, seat, move) {
        const played = sound.play(state, seat, move);
        return { ...played, irreversible: played.irreversible || secret(state) > 'lease' };
      },
    },
  };

  test.each(Object.entries(leaky))('%s', (title, flaw) => {
    const game = `leaky ${title}`;
    games.set(game, { ...sound, ...flaw, id: game });
    expect(() => watch({ game, seats: 3 }, 1, new Map())).toThrow(Leak);
  });

  const taps: Record<string, Tap> = {
    'messages are as long as the secret': (world) => (text) =>
      text + ' '.repeat(secret(world.stored.table.state).length),
    'the number of random draws is told': (world) => (text) => {
      const { random } = world.stored.table.state as { random: object };
      return JSON.stringify({ ...JSON.parse(text), random });
    },
  };

  test.each(Object.entries(taps))('%s', (_title, tap) => {
    expect(() => watch({ game: 'room-share', seats: 3, tap }, 1, new Map())).toThrow(Leak);
  });
});
