// Positions by link: every position that can be written comes back from its address, and what is no position is refused.
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../shared/engine/index.ts';
import { allGames } from '../../shared/games/index.ts';
import { loadPart } from '../kit/load-client.ts';

let positionLink: (game: string, position: string) => string;
let positionOfHash: (hash: string) => string | null;
let readPosition: (rules: AnyGame, text: string) => Promise<unknown>;
const notations = new Map<
  string,
  { parse(text: string): unknown; print(state: unknown): string }
>();

beforeAll(async () => {
  ({ positionLink, positionOfHash } = await loadPart('table/position.ts'));
  ({ readPosition } = await loadPart('table/read-position.ts'));
  for (const { id } of allGames)
    notations.set(id, await loadPart(`../shared/games/${id}/notation.ts`));
});

const hashOf = (link: string) => new URL(link, 'https://foyer.example').hash;

/** The start of a game, as text. */
function opening(rules: AnyGame): string {
  const options = Object.fromEntries(rules.options.map((spec) => [spec.id, spec.default]));
  return notations.get(rules.id)?.print(rules.setup(options, rules.seats.max, [1, 2, 3, 4])) ?? '';
}

describe.each(allGames.map((rules) => ({ id: rules.id, rules })))('$id', ({ rules }) => {
  test('a position comes back from its address as it was', async () => {
    const text = opening(rules);
    const link = positionLink(rules.id, text);
    expect(link.startsWith(`/try/${rules.id}#`)).toBe(true);
    expect(link).not.toMatch(/[\s"]/);
    expect(positionOfHash(hashOf(link))).toBe(text);
    const state = await readPosition(rules, text);
    expect(notations.get(rules.id)?.print(state)).toBe(text);
  });

  test('a position as one player sees it can be played on', async () => {
    const notation = notations.get(rules.id);
    const whole = notation?.parse(opening(rules));
    const [seat = 0] = rules.toAct(whole);
    const seen = notation?.print(rules.view(whole, seat)) ?? '';
    const state = await readPosition(rules, seen);
    expect(JSON.stringify(state)).not.toContain('"?"');
    expect(rules.toAct(state)).toEqual(rules.toAct(whole));
  });

  test('what is no position is refused', async () => {
    const good = opening(rules);
    const lines = good.split('\n');
    const bad = {
      empty: '',
      words: 'what is this',
      'cut off': good.slice(0, good.length / 3),
      'too many players': `${good}\n${'> zoe $5: roof\n'.repeat(9)}`,
      'frames of nowhere': `${lines.filter((line) => !line.startsWith('rest')).join('\n')}\nrest: {"frames":[{"kind":"nowhere"}]}`,
      'nobody decides': `${lines.filter((line) => !line.startsWith('rest')).join('\n')}\nrest: {"frames":[]}`,
      'broken JSON': `${good}\nrest: {`,
    };
    for (const [what, text] of Object.entries(bad))
      await expect(readPosition(rules, text), what).rejects.toThrow();
  });
});

test('a position of another edition is refused', async () => {
  const [first, second] = ['landlord', 'landlord-2'].map(
    (id) => allGames.find((game) => game.id === id) as AnyGame,
  ) as [AnyGame, AnyGame];
  await expect(readPosition(first, opening(second))).rejects.toThrow();
  await expect(readPosition(second, opening(first))).rejects.toThrow();
});

test.each(['', '#', '#%', '#%E0%A4%A', `#${'a'.repeat(7000)}`])(
  'the address part %j holds no position',
  (hash) => {
    expect(positionOfHash(hash)).toBeNull();
  },
);
