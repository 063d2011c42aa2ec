// Checks the worked examples of a rules page: each is a real position of the game, its moves are legal, what it numbers is
// on the table, and all of it is said in three languages.
import { beforeAll, expect, test } from 'vitest';
import type { RulebookSection } from '../../client/table/game-client.ts';
import type { RulebookExample } from '../../client/table/rulebook-example.ts';
import type { Language } from '../../client/text/index.ts';
import type { AnyGame, Move, Ref, Seat } from '../../shared/engine/index.ts';
import { mistakeIn } from '../client/mistakes.ts';
import { LANGUAGES, loadAllLanguages, loadClient, loadPart } from './load-client.ts';
import { checkState } from './scenario/laws.ts';

/** What the rules page of every game promises. */
const LEAST_EXAMPLES = 8;

interface Loaded {
  rules: AnyGame;
  sections(language: Language): RulebookSection[];
  things(state: unknown, seat: Seat): Ref[];
  read(rules: AnyGame, text: string): Promise<unknown>;
  parse(text: string): unknown;
  moveOf(rules: AnyGame, state: unknown, seat: Seat, clicks: readonly Ref[]): Move;
}

async function load(game: string): Promise<Loaded> {
  const client = await loadClient(game);
  const sections = await client.rulebook();
  const guide = await client.guide?.();
  const { readPosition: read } = await loadPart('table/read-position.ts');
  const { parse } = await loadPart(`../shared/games/${game}/notation.ts`);
  const { moveOf } = await loadPart('lessons/steps.ts');
  await loadAllLanguages();
  const things = (state: unknown, seat: Seat) => guide?.things(state, seat) ?? [];
  return { rules: client.rules, sections, things, read, parse, moveOf };
}

export function testExamples(game: string): void {
  let loaded: Loaded;
  const examplesIn = (language: Language): RulebookExample[] =>
    loaded.sections(language).flatMap(({ examples = [] }) => examples);
  beforeAll(async () => {
    loaded = await load(game);
  });

  test(`the rules page of ${game} has at least ${LEAST_EXAMPLES} examples that can be tried`, () => {
    const tried = examplesIn('en').filter(({ isTried = true }) => isTried);
    expect(tried.length).toBeGreaterThanOrEqual(LEAST_EXAMPLES);
    const ids = examplesIn('en').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every position is one that can be played on, and every move in it is legal', async () => {
    const { rules, read, parse, moveOf } = loaded;
    for (const { position, moves = [], isTried = true } of examplesIn('en')) {
      let state = isTried ? await read(rules, position) : parse(position);
      checkState(rules, state);
      for (const { seat, clicks } of moves) {
        state = rules.play(state, seat, moveOf(rules, state, seat, clicks)).state;
        checkState(rules, state);
      }
    }
  });

  test('every mark is on the table', () => {
    const { rules, parse, things } = loaded;
    const lost = examplesIn('en').flatMap(({ id, position, seat, marks = [], area = [] }) => {
      const there = things(rules.view(parse(position), seat), seat);
      const named = [...marks.map(({ ref }) => ref), ...area];
      return named
        .filter((mark) => !there.includes(mark.replace(/#.*$/, '')))
        .map((mark) => `${id}: ${mark}`);
    });
    expect(lost).toEqual([]);
  });

  test.each(LANGUAGES)('everything is said in %s', (language) => {
    const all = examplesIn(language);
    expect(all.map(({ id }) => id)).toEqual(examplesIn('en').map(({ id }) => id));
    for (const [at, { id, title, text, after, marks = [] }] of all.entries()) {
      const { after: english } = examplesIn('en')[at] as RulebookExample;
      expect(after === undefined, `${id}: after`).toBe(english === undefined);
      for (const said of [title, text, after ?? 'x', ...marks.map((mark) => mark.text)]) {
        expect(said, id).not.toBe('');
        expect(said, id).not.toMatch(/[{}]/);
        expect(mistakeIn(said, language, game), said).toBeNull();
      }
    }
  });
}
