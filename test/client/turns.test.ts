// Which turn a line belongs to, in the log, in what is told, and in what has happened since the player's last turn.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Change, Session } from '../../client/session/session.ts';
import type { numberTurns as NumberTurns } from '../../client/story/turning-points.ts';
import type { GameClient } from '../../client/table/game-client.ts';
import type * as Lines from '../../client/table/lines.ts';
import type * as Turns from '../../client/table/turns.ts';
import { allGames } from '../../shared/games/index.ts';
import { loadAllLanguages, loadClient, loadPart } from '../kit/load-client.ts';
import { NAMES, playRandomly } from '../kit/played.ts';
import { settingsOf } from '../shared/laws/game-settings.ts';

let turns: typeof Turns;
let numberTurns: typeof NumberTurns;
let linesOf: typeof Lines.linesOf;
const clients = new Map<string, GameClient>();

beforeAll(async () => {
  for (const { id } of allGames) clients.set(id, await loadClient(id));
  turns = await loadPart('table/turns.ts');
  ({ linesOf } = await loadPart('table/lines.ts'));
  ({ numberTurns } = await loadPart('story/turning-points.ts'));
  await loadAllLanguages();
});
afterAll(() => vi.unstubAllGlobals());

type Log = Pick<Session, 'table' | 'seat' | 'log'>;

/** What a player has seen of these changes. */
function sessionOf(log: Change[], seats: number, seat: number): Log {
  const chairs = NAMES.slice(0, seats).map((name) => ({ name }));
  return {
    log: { value: log },
    seat: { value: seat },
    table: { value: { chairs } },
  } as unknown as Log;
}

describe('with a toy game', () => {
  /** A change in the turn of `before`, after which it is the turn of `after`. */
  const change = (seq: number, before: number, after: number, ...by: (number | null)[]) =>
    ({
      seq,
      events: by.map((seat, at) => ({ type: `${seq}.${at}`, by: seat })),
      before: { turn: before },
      after: { turn: after },
      live: true,
      own: false,
    }) as unknown as Change;
  const spoken = { event: ({ type }: { type: string }) => [type] };
  const client = {
    rules: { id: 'toy', turnOf: ({ turn }: { turn: number }) => turn },
    words: { en: spoken, it: spoken, fr: spoken },
    impactOf: ({ by }: { by: number }) => ({ by, to: by === 0 ? [] : [0], at: null, gains: [] }),
  } as unknown as GameClient;
  const since = (...log: Change[]) =>
    turns.sinceLastTurn(sessionOf(log, 3, 0), client)?.map(({ event }) => event.type) ?? null;

  test('what happened since one’s turn begins at its end, also if one has answered in between', () => {
    const log = [
      change(1, 0, 0, 0),
      change(2, 0, 1, 0, 1),
      change(3, 1, 1, 1),
      change(4, 1, 1, 0, 1),
      change(5, 1, 2, 1),
    ];
    expect(since(...log)).toEqual(['2.1', '3.0', '4.0', '4.1', '5.0']);
    // One's own turn begins in the change that ends the one before, and then goes on.
    const own = [...log, change(6, 2, 0, 2, 0), change(7, 0, 0, 0)];
    expect(since(...own)).toEqual(['2.1', '3.0', '4.0', '4.1', '5.0', '6.0']);
    expect(since(change(1, 1, 0, 1, 0))).toBe(null);
  });

  test('an answer of one’s own matters if somebody wins or loses something by it', () => {
    const line = (by: number, to: number[]) =>
      ({ impact: { by, to, at: null } }) as unknown as Lines.Line;
    const { mattersTo, concerns } = turns;
    expect([mattersTo(line(0, [1]), 0), mattersTo(line(0, []), 0)]).toEqual([true, false]);
    expect([concerns(line(0, [1]), 0), concerns(line(1, [0]), 0)]).toEqual([false, true]);
    expect([mattersTo(line(1, [0]), 0), mattersTo(line(1, [2]), 0)]).toEqual([true, false]);
  });
});

describe.each(allGames)('in random games of $id', (rules) => {
  const games = settingsOf(rules, 3).map((setting, at) => playRandomly(rules, setting, 80 + at));
  const logOf = ({ states, steps }: (typeof games)[number]): Change[] =>
    steps.map(({ events }, at) => ({
      seq: at + 1,
      events,
      before: states[at],
      after: states[at + 1],
      live: true,
      own: false,
    }));

  test('a heading of the log is the title under which each of its lines is told', () => {
    const client = clients.get(rules.id) as GameClient;
    for (const game of games) {
      const log = logOf(game);
      const source = sessionOf(log, game.seats, 0);
      const lines = linesOf(source, client, log);
      const folded = turns.foldByTurn(source, client, lines);
      for (const { seat, lines } of folded)
        for (const line of lines) expect(turns.turnOfLine(client, line)).toBe(seat);
      // The turns of log, replay and story are the same: a line is in the turn of its step, or begins the next one.
      const seats = game.steps.map(({ seat }) => seat);
      const steps = numberTurns(rules, { states: game.states, seats });
      const begins = (step: number) => steps[step]?.turn !== steps[step + 1]?.turn;
      for (const line of lines) {
        const { before, after, seq } = line.change;
        const turn = turns.turnOfLine(client, line);
        if (turn !== rules.turnOf?.(before)) {
          expect(turn).toBe(rules.turnOf?.(after));
          expect(begins(seq - 1)).toBe(true);
        }
      }
      // Nobody's lines stand between those of one turn.
      const mixed = folded.filter(({ lines }, at) => {
        const next = folded[at + 2];
        return lines[0]?.change === next?.lines[0]?.change;
      });
      expect(mixed.map(({ lines }) => lines.map(({ event }) => event.type))).toEqual([]);
    }
  });
});
