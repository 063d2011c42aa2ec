// Random games, replayed by a calculator that computes the rules in its own way from the events.
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../../shared/engine/index.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import type { Options } from '../../../shared/games/raja/state.ts';
import { once } from '../../kit/once.ts';
import { Calculator } from './calculator.ts';

const GAMES = 8;

/** A random player who likes to travel and build and rarely gives actions up. */
function anyMove(state: ReturnType<typeof raja.setup>, seat: number, random: Random) {
  const moves = raja.moves(state, seat);
  const busy = moves.filter(({ type }) => type !== 'end' && type !== 'back' && type !== 'again');
  const palaces = moves.filter(({ type }) => type === 'palace');
  if (palaces.length > 0) return random.pick(palaces);
  return random.pick(busy.length > 0 && random.below(8) > 0 ? busy : moves);
}

const SETTINGS: [number, Partial<Options>][] = [
  [2, {}],
  [2, { manyCharacters: true, yogi: true, neutralPalaces: true, homeCities: true }],
  [3, {}],
  [3, { short: true, auction: true, homeCities: true }],
  [4, { neutralPalaces: true, yogi: true }],
  [4, { manyCharacters: true, homeCities: true }],
  [5, {}],
  [5, { manyCharacters: true, yogi: true, homeCities: true, short: true }],
];

/** Checks everything the calculator computes against the rules, and counts what it has seen. */
function read(seats: number, options: Partial<Options>): { scorings: number; lastPalaces: number } {
  let [scorings, lastPalaces] = [0, 0];
  for (let game = 0; game < GAMES; game++) {
    const random = Random.from(seedFrom(game, 7));
    let state = raja.setup(options, seats, seedFrom(game));
    const calculator = new Calculator(state);
    for (let acting = raja.toAct(state); acting.length > 0; acting = raja.toAct(state)) {
      const seat = random.pick(acting);
      const { state: after, events } = raja.play(state, seat, anyMove(state, seat, random));
      state = after;
      calculator.read(events);
      expect(state.purse.gold).toEqual(calculator.gold);
    }
    const { villages, supply, architects, characters, track } = state;
    const held = [...calculator.cards].sort(([a], [b]) => a - b);
    expect(calculator.over).toBe(true);
    expect(supply).toEqual(calculator.supply);
    expect(architects).toEqual(calculator.architects);
    expect(villages.map((owners) => owners.length)).toEqual(
      villages.map((_, at) => calculator.houses.filter((house) => house.at === at).length),
    );
    expect(characters).toEqual(
      characters.map((_, seat) => held.flatMap(([card, holder]) => (holder === seat ? card : []))),
    );
    for (const [city, box] of calculator.box) expect(track[box]).toBe(city);
    expect(raja.outcome(state)).toMatchObject({
      points: calculator.counts(),
      places: calculator.places(),
    });
    scorings += calculator.scorings;
    if (state.palaces.includes(0)) lastPalaces++;
  }
  return { scorings, lastPalaces };
}

const trials = SETTINGS.map(
  ([seats, options]) => [seats, options, once(() => read(seats, options))] as const,
);

test.each(trials)(
  'the calculator agrees with the rules for %i players and options %o on turns, scorings, tolls, gold and places',
  (_seats, _options, games) => {
    expect(games().scorings).toBeGreaterThan(5 * GAMES);
  },
);

test('some of the calculator’s games end by the last palace', () => {
  expect(trials.some(([, , games]) => games().lastPalaces > 0)).toBe(true);
});
