// What the recap says of somebody else's turn: the cause, what it brought all in all, and the folded steps.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Line } from '../../client/table/lines.ts';
import type * as RecapParts from '../../client/table/recap-parts.ts';
import { loadPart } from '../kit/load-client.ts';

let parts: typeof RecapParts;
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { pathname: '/' });
  parts = await loadPart('table/recap-parts.ts');
});
afterAll(() => vi.unstubAllGlobals());

const line = (type: string, to: number[] = [], ...gains: [seat: number, text: string][]) =>
  ({
    event: { type },
    impact: { by: 1, to, at: null, gains: gains.map(([seat, text]) => ({ seat, text })) },
  }) as unknown as Line;

const told = (...lines: Line[]) =>
  parts.recapParts({ seat: 1, lines }, 0).map(({ line, steps }) => ({
    line: line.event.type,
    gains: line.impact.gains?.map(({ seat, text }) => `${seat} ${text}`),
    steps: steps.map(({ event }) => event.type),
  }));

test('a turn that does not concern the player has no part, and a short one is told line by line', () => {
  expect(told(line('plays'), line('builds'))).toEqual([]);
  expect(told(line('plays'), line('builds'), line('robs', [0], [0, '−2']))).toEqual([
    { line: 'plays', gains: [], steps: [] },
    { line: 'robs', gains: ['0 −2'], steps: [] },
  ]);
});

test('many effects are folded below their cause, with what they brought all in all', () => {
  const lines = [
    line('plays a key'),
    line('empties', [0], [0, '−1'], [1, '+2']),
    line('lands', [0], [0, '−2']),
    line('lands far away'),
    line('lands again', [0], [0, '+1'], [1, '−2']),
  ];
  expect(told(...lines)).toEqual([
    {
      line: 'plays a key',
      gains: ['0 −2'],
      steps: ['empties', 'lands', 'lands far away', 'lands again'],
    },
  ]);
});

test('amounts of one kind are added up, and others stay apart', () => {
  const gain = (text: string, seat = 0) => ({ seat, text });
  const sum = parts.sumGains([
    gain('+$2'),
    gain('rent −$1'),
    gain('−$5'),
    gain('rent −$2'),
    gain('+$300', 1),
    gain('−2'),
  ]);
  expect(sum).toEqual([gain('−$3'), gain('rent −$3'), gain('+$300', 1), gain('−2')]);
});
