// Law 4: anything that is not in the list is refused. Each of these lets one kind of thing through.
import { describe, expect, test } from 'vitest';
import { IllegalMove, type IllegalMoveCode } from '../../../../shared/engine/index.ts';
import { nim } from '../../../kit/toys/nim.ts';
import { thieves } from '../thieves.ts';
import { verdict, withDoor } from './toys.ts';

/** The toy that takes this for the first of its legal moves. */
const taking = (takes: (move: unknown) => boolean) =>
  withDoor((sound) => ({
    play: (state, seat, move) =>
      sound.play(state, seat, takes(move) ? sound.moves(state, seat)[0] : move),
  }));

const text = (value: unknown) => JSON.stringify(value);

describe('Law 4, the rest is refused', () => {
  const JUNK = ['null', 'true', '0', '-1', '1.5', '""', '"pass"', '[]', '[0]', '{}'];
  test.each([...JUNK, '{"type":"no such type"}'])('junk that plays: %s', (junk) => {
    const play: typeof nim.play = (state, seat, move) =>
      nim.play(state, seat, text(move) === junk ? { type: 'take', stones: 1 } : move);
    expect(verdict({ ...nim, play }, { seats: 2 })).toMatch(
      `4: seat 0 played ${junk}, which is not in the list`,
    );
  });

  test('a move with something more to it', () => {
    expect(verdict(taking((move) => text(move).includes('"more"')))).toMatch(
      /^4: seat 0 played {"type":"\w+","more":1}/,
    );
  });

  test('a list with a move in it', () => {
    expect(
      verdict(taking((move) => Array.isArray(move) && text(move) !== '[]' && move[0])),
    ).toMatch(/^4: seat 0 played \[{"type":"\w+"}\]/);
  });

  test.each([
    [
      'far too many',
      (to: Take) => Number(to?.stones) > 99,
      /^4: .*{"type":"take","stones":100\d},/,
    ],
    ['no number', (to: Take) => to?.type === 'take' && !('stones' in to), /^4: .*{"type":"take"},/],
    ['no type', (to: Take) => to?.type === undefined && to?.stones, /^4: .*played {"stones":\d},/],
    ['null for a type', (to: Take) => to?.type === null, /^4: .*{"type":null,"stones":\d},/],
  ])('a near miss: %s', (_, takes, report) => {
    const play: typeof nim.play = (state, seat, move) =>
      nim.play(state, seat, takes(move as Take) ? { type: 'take', stones: 1 } : move);
    expect(verdict({ ...nim, play }, { seats: 2 })).toMatch(report);
  });

  test('a move that another seat might make', () => {
    const game = withDoor((sound) => ({
      play(state, seat, move) {
        const own = sound.toAct(state).includes(seat) || seat !== 2;
        return sound.play(state, own ? seat : (sound.toAct(state)[0] ?? seat), move);
      },
    }));
    expect(verdict(game)).toMatch(/^4: seat 2 played {"type":"draw"}/);
  });

  test.each([-1, 3, 0.5, Number.NaN])('a seat that is none: %d', (nobody) => {
    const game = withDoor((sound) => ({
      play: (state, seat, move) =>
        sound.play(state, Object.is(seat, nobody) ? (sound.toAct(state)[0] ?? 0) : seat, move),
    }));
    expect(verdict(game)).toMatch(`4: seat ${nobody} played {"type":"draw"}`);
  });

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

  test('a refusal that is only an error, or has no code', () => {
    expect(verdict(refusing((code) => new Error(code)))).toBe(
      '4: seat 0 trying null got Error: malformed',
    );
    expect(verdict(refusing(() => new IllegalMove('' as 'illegal', 'no')))).toBe(
      '4: seat 0 trying null got IllegalMove: no',
    );
  });
});

type Take = { type?: unknown; stones?: unknown } | null;
