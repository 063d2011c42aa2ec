// The forecast of rents says what the rules then do.
import { describe, expect, test } from 'vitest';
import { Random, type Seat, seedFrom } from '../../../shared/engine/index.ts';
import {
  rentGain,
  withImprovement,
  withoutTenant,
  withRentWithheld,
  withTenant,
} from '../../../shared/games/landlord/forecast.ts';
import { rentOfSeat } from '../../../shared/games/landlord/houses.ts';
import { parse } from '../../../shared/games/landlord/notation.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import type { Move, State, TenantKind } from '../../../shared/games/landlord/state.ts';
import { rules as landlordSecond } from '../../../shared/games/landlord-2/rules.ts';

/** The position that the forecast expects after a move, and how many events tell exactly this. Null for other moves. */
function forecast(state: State, move: Move): { house: number; after: State; told: string } | null {
  if (move.type === 'tenant') {
    const { card, house } = move;
    return { house, after: withTenant(state, card, move), told: 'movedIn' };
  }
  const frame = state.frames.at(-1);
  if (move.type === 'to' && frame?.kind === 'rehouse') {
    const { from } = frame;
    const card = state.houses
      .find(({ id }) => id === from.house)
      ?.tenants.find(({ level }) => level === from.level)?.card as TenantKind;
    return { house: move.house, after: withTenant(state, card, move, from), told: 'moved' };
  }
  if (move.type === 'improve') {
    const { card, house } = move;
    return { house, after: withImprovement(state, card, house), told: 'improved' };
  }
  if (move.type === 'onTenant' && move.card === 'rentWithheld')
    return { house: move.house, after: withRentWithheld(state, move), told: 'played' };
  return null;
}

describe.each([landlord, landlordSecond])('in $id the forecast', (rules) => {
  test('is what the next rent becomes, in random games', () => {
    const checked: Record<string, number> = {};
    for (let at = 0; at < 40; at++) {
      const random = Random.from(seedFrom(at, 5));
      let state = rules.setup({}, 2 + (at % 4), seedFrom(at, 6));
      for (let moves = 0; moves < 400; moves++) {
        const acting = rules.toAct(state);
        if (acting.length === 0) break;
        const seat = random.pick(acting);
        const all = rules.moves(state, seat);
        const type = random.pick([...new Set(all.map((move) => move.type))]);
        const move = random.pick(all.filter((one) => one.type === type));
        const played = rules.play(state, seat, move);
        const expected = forecast(state, move);
        // What others then choose, and a new turn, is another matter.
        const isWhole = played.events.length === 1 && played.events[0]?.type === expected?.told;
        const isChoosing = ['oust', 'turnOut'].includes(played.state.frames.at(-1)?.kind ?? '');
        if (expected && isWhole && !isChoosing) {
          const owner = state.houses.find(({ id }) => id === expected.house)?.owner as Seat;
          expect(rentGain(state, expected.after, owner), `${rules.id} ${at} ${moves}`).toBe(
            rentOfSeat(played.state, owner) - rentOfSeat(state, owner),
          );
          checked[expected.told] = (checked[expected.told] ?? 0) + 1;
        }
        ({ state } = played);
      }
    }
    for (const told of ['movedIn', 'improved', 'played'])
      expect(checked[told], told).toBeGreaterThan(5);
  });
});

describe('a forecast counts', () => {
  const gain = (text: string, change: (state: State) => State, seat = 0) => {
    const state = parse(text);
    return rentGain(state, change(state), seat);
  };
  const into = (card: TenantKind, house: number, level: number) => (state: State) =>
    withTenant(state, card, { house, level });

  test('the empty flat that paid before, and neighbours who pay more or nothing', () => {
    const students = '> ada $5: roof\nben $5: ?\n#0 ada 3 roof: 1 student';
    expect(gain(students, into('student', 0, 2))).toBe(2);
    expect(gain(students, into('squatters', 0, 2))).toBe(1 - 4);
    const celebrities = '> ada $5: roof\nben $5: ?\n#0 ada 3 roof: 1 celebrities';
    expect(gain(celebrities, into('mother', 0, 3))).toBe(2 + 4 - (4 + 1));
  });

  test('those who leave when music comes, but not those who have nowhere to go', () => {
    const text = '> ada $5: roof\nben $5: ?\n#0 ada 3 roof: 1 student, 2 mother';
    expect(gain(`${text}\n#1 ben 1 roof:`, into('musician', 0, 3))).toBe(2 + 2 - 5);
    expect(gain(text, into('musician', 0, 3))).toBe(1);
  });

  test('a rent that is withheld, once', () => {
    const text = '> ada $5: roof\nben $5: ?\n#0 ada 3 roof: 1 single';
    const hit = { house: 0, level: 1 };
    expect(gain(text, (state) => withRentWithheld(state, hit))).toBe(-3);
    const twice = (state: State) => withRentWithheld(state, hit);
    const held = withRentWithheld(parse(text), hit);
    expect(rentGain(held, twice(held), 0)).toBe(0);
    expect(gain(text, (state) => withoutTenant(state, hit))).toBe(-2);
  });

  test('a move within a house, where the order of students stays', () => {
    const text = '> ada $5: roof\nben $5: ?\n#0 ada 3 roof: 1 student, 2 student';
    const within = (state: State) =>
      withTenant(state, 'student', { house: 0, level: 3 }, { house: 0, level: 1 });
    expect(gain(text, within)).toBe(0);
  });

  test('nothing for a prisoner, who collects the same', () => {
    const text = '> ada $5: roof\nben $5: ?\n#0 ada 3 roof: 1 student\njail: ada';
    expect(gain(text, into('student', 0, 2))).toBe(0);
  });
});
