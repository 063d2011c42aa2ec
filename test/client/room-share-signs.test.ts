// The signs on what can be clicked in Room Share: what they say, where they stand, and how they are explained.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Ref } from '../../shared/engine/index.ts';
import { parse } from '../../shared/games/room-share/notation.ts';
import { rules } from '../../shared/games/room-share/rules.ts';
import type { State } from '../../shared/games/room-share/state.ts';
import { LANGUAGES, loadPart } from '../kit/load-client.ts';

/** The tests cannot take the types of the module, because it leads to drawings. */
type Sign = 'boot' | { text: string; colour?: string };
type Signs = (ref: Ref) => readonly Sign[];
interface SignsModule {
  signsOf(ref: Ref, state: State, seat: number, picked: readonly Ref[]): readonly Sign[];
  placeSigns(
    signs: Signs,
    isLive: (ref: Ref) => boolean,
  ): { sign: Sign; flat: number; corner: number }[];
  explainSigns(signs: Signs): string | null;
}

let signs: SignsModule;
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { pathname: '/' });
  signs = await loadPart('games/room-share/marks/signs.ts');
});
afterAll(() => vi.unstubAllGlobals());

const START = parse(`
  Cr.yb  Sr...  H.b..  C.y..  C...g
  C.b..  Cr...  C.r..  C.y..  Cyb..
  C.y..  H..r.  Cg..r  C..b.  S....
  Cr...  C.b..  C....  C.y..  Cg.g.
  > red 6r 4y: red evict swap
  blue 6b 4g: green green swap
  pile: leave talk red blue swap`);

/** What can be clicked after this, and the signs on it. */
function after(state: State, ...picked: Ref[]) {
  const paths = rules.moves(state, 0).map((move) => rules.path(state, move));
  const fits = paths.filter((path) => picked.every((ref, at) => path[at] === ref));
  const live = new Set(fits.map((path) => path[picked.length]));
  const isLive = (ref: Ref) => live.has(ref);
  const of = (ref: Ref) => (isLive(ref) ? signs.signsOf(ref, state, 0, picked) : []);
  const placed = signs.placeSigns(of, isLive).map(({ sign, flat, corner }) => {
    const text = sign === 'boot' ? sign : `${sign.text} ${sign.colour ?? ''}`.trim();
    return `${'ABCDE'[flat % 5]}${Math.floor(flat / 5) + 1} ${corner}: ${text}`;
  });
  return { of, placed, explained: () => signs.explainSigns(of) };
}

const play = (state: State, ...path: Ref[]): State => {
  const move = rules.moves(state, 0).find((one) => rules.path(state, one).join() === path.join());
  if (!move) throw new Error(`${path} is no move`);
  return rules.play(state, 0, move).state;
};

test('a flat has the points by the tenant in two corners, and a boot where the fourth empties it', () => {
  const { placed, explained } = after(START, 'card:red');
  expect(placed).toEqual([
    'A1 0: boot',
    'B3 0: −2 red',
    'B3 1: 0 yellow',
    'C3 0: +2 red',
    'C3 1: +1 yellow',
  ]);
  expect(explained()).toBe(
    'The numbers are points for you, by the tenant that you take. A boot: everybody there has to move out.',
  );
});

test('what is the same for all beds of a flat stands there once, also for a single bed', () => {
  const inB3 = play(START, 'card:red', 'flat:b3');
  const choosing = after(inB3);
  expect([choosing.placed, choosing.of('tenant:red'), choosing.of('tenant:yellow')]).toEqual([
    [],
    [{ text: '−2' }],
    [],
  ]);
  expect(after(inB3, 'tenant:red').placed).toEqual(['B3 0: −2']);
  expect(choosing.explained()).toBe('The numbers are points for you.');
  expect(after(play(START, 'card:red', 'flat:a1'), 'tenant:red').placed).toEqual(['A1 0: boot']);
});

test('beds that bring something different have a corner each, which holds no bed', () => {
  const swapping = play(START, 'card:swap', 'bed:c1/right');
  const { placed } = after(swapping);
  const inA1 = placed.filter((one) => one.startsWith('A1'));
  expect(new Set(inA1).size).toBe(inA1.length);
  expect(placed.every((one) => /^[A-E][1-4] [0-3]: /.test(one))).toBe(true);
  expect(placed.length).toBeGreaterThan(2);
});

test('nothing is explained where there is no sign, and everything in three languages', async () => {
  expect(after(START).explained()).toBe(null);
  const { language } = await loadPart('text/index.ts');
  const said = new Set<string | null>();
  for (const one of LANGUAGES) {
    language.value = one;
    said.add(after(START, 'card:red').explained());
  }
  language.value = 'en';
  expect(said.size).toBe(LANGUAGES.length);
});
