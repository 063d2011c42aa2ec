// Law 4: everything that is not in the list of legal moves is refused. Each of these games accepts one kind of move
// too many.
import { describe, expect, test } from 'vitest';
import { IllegalMove, type IllegalMoveCode } from '../../../../shared/engine/index.ts';
import { nim } from '../../../kit/toys/nim.ts';
import { thieves } from '../thieves.ts';
import { verdict, withContract } from './toys.ts';

/** The toy game, but it plays its first legal move instead of the moves that `takes` accepts. */
const taking = (takes: (move: unknown) => boolean) =>
  withContract((sound) => ({
    play: (state, seat, move) =>
      sound.play(state, seat, takes(move) ? sound.moves(state, seat)[0] : move),
  }));

const text = (value: unknown) => JSON.stringify(value);

describe('Law 4: everything else is refused', () => {
  const JUNK = ['null', 'true', '0', '-1', '1.5', '""', '"pass"', '[]', '[0]', '{}'];
  test.each([...JUNK, '{"type":"no such type"}'])(
    'catches a game that accepts junk: %s',
    (junk) => {
      const play: typeof nim.play = (state, seat, move) =>
        nim.play(state, seat, text(move) === junk ? { type: 'take', stones: 1 } : move);
      expect(verdict({ ...nim, play }, { seats: 2 })).toMatch(
        `4: seat 0 could play ${junk}, which is not in its list of moves`,
      );
    },
  );

  test('catches a game that accepts a move with an additional member', () => {
    expect(verdict(taking((move) => text(move).includes('"more"')))).toMatch(
      /^4: seat 0 could play {"type":"\w+","more":1}/,
    );
  });

  test('catches a game that accepts a list that contains a move', () => {
    expect(
      verdict(taking((move) => Array.isArray(move) && text(move) !== '[]' && move[0])),
    ).toMatch(/^4: seat 0 could play \[{"type":"\w+"}\]/);
  });

  test.each([
    [
      'a number that is too large',
      (to: Take) => Number(to?.stones) > 99,
      /^4: .*{"type":"take","stones":100\d},/,
    ],
    [
      'without its number',
      (to: Take) => to?.type === 'take' && !('stones' in to),
      /^4: .*{"type":"take"},/,
    ],
    [
      'without its type',
      (to: Take) => to?.type === undefined && to?.stones,
      /^4: .*could play {"stones":\d},/,
    ],
    ['with null as its type', (to: Take) => to?.type === null, /^4: .*{"type":null,"stones":\d},/],
  ])('catches a game that accepts a move: %s', (_, takes, report) => {
    const play: typeof nim.play = (state, seat, move) =>
      nim.play(state, seat, takes(move as Take) ? { type: 'take', stones: 1 } : move);
    expect(verdict({ ...nim, play }, { seats: 2 })).toMatch(report);
  });

  test('catches a game that accepts the move of another seat', () => {
    const game = withContract((sound) => ({
      play(state, seat, move) {
        const own = sound.toAct(state).includes(seat) || seat !== 2;
        return sound.play(state, own ? seat : (sound.toAct(state)[0] ?? seat), move);
      },
    }));
    expect(verdict(game)).toMatch(/^4: seat 2 could play {"type":"draw"}/);
  });

  test.each([-1, 3, 0.5, Number.NaN])(
    'catches a game that accepts moves of a seat that does not exist: %d',
    (nobody) => {
      const game = withContract((sound) => ({
        play: (state, seat, move) =>
          sound.play(state, Object.is(seat, nobody) ? (sound.toAct(state)[0] ?? 0) : seat, move),
      }));
      expect(verdict(game)).toMatch(`4: seat ${nobody} could play {"type":"draw"}`);
    },
  );

  const refusing = (instead: (code: IllegalMoveCode) => Error) => {
    const sound = thieves();
    const play: typeof sound.play = (state, seat, move) => {
      try {
        return sound.play(state, seat, move);
      } catch (error) {
        throw error instanceof IllegalMove ? instead(error.code) : error;
      }
    };
    return { ...sound, play };
  };

  test('catches a refusal that is no IllegalMove or has no code', () => {
    expect(verdict(refusing((code) => new Error(code)))).toBe(
      '4: seat 0 tried null and got no IllegalMove with a code, but Error: malformed',
    );
    expect(verdict(refusing(() => new IllegalMove('' as 'illegal', 'no')))).toBe(
      '4: seat 0 tried null and got no IllegalMove with a code, but IllegalMove: no',
    );
  });
});

type Take = { type?: unknown; stones?: unknown } | null;
