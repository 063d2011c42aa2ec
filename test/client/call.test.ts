// Whether a player is told “Your turn”, or that somebody else's turn has a question for them.
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as CallModule from '../../client/table/call.ts';
import { parse } from '../../shared/games/landlord/notation.ts';
import { rules } from '../../shared/games/landlord/rules.ts';
import type { State } from '../../shared/games/landlord/state.ts';

let call: typeof CallModule;
let choose: (language: 'en' | 'it' | 'fr') => Promise<void>;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/' });
  // The path is computed, so that TypeScript does not check client code with the settings of the tests.
  const load = (path: string) => import(join(import.meta.dirname, '../../client', path));
  call = await load('table/call.ts');
  ({ chooseLanguage: choose } = await load('text/index.ts'));
});

const callOf = (state: State, viewer: number | null) =>
  call.callOf({ rules }, state, viewer, rules.toAct(state));

test('whoever answers in another’s turn has a question, and whose turn it is plays', () => {
  const state = parse(`
    > ada $5: murder
    ben $5: roof
    #0 ben 3 roof: 1 student`);
  expect([0, 1, null].map((viewer) => callOf(state, viewer))).toEqual(['turn', null, null]);
  const [murder] = rules.moves(state, 0).filter(({ type }) => type === 'onTenant');
  if (!murder) throw new Error('no murder');
  const asked = rules.play(state, 0, murder).state;
  expect([0, 1, null].map((viewer) => callOf(asked, viewer))).toEqual([null, 'question', null]);
});

test('a decision is a turn where it is nobody’s turn, or the game does not say whose', () => {
  const state = parse('> ada $5: murder\nben $5: roof');
  const { turnOf: _, ...silent } = rules;
  for (const says of [silent, { ...rules, turnOf: () => null }])
    expect(call.callOf({ rules: says }, state, 1, [1])).toBe('turn');
});

test('both are said in three languages', async () => {
  const said = [];
  for (const language of ['en', 'it', 'fr'] as const) {
    await choose(language);
    said.push({ ...call.callWords.value });
  }
  expect(said).toEqual([
    { turn: 'Your turn', question: 'A question for you' },
    { turn: 'Tocca a te', question: 'Una domanda per te' },
    { turn: 'À toi de jouer', question: 'À toi de répondre' },
  ]);
});
