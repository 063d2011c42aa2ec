// What both editions of Landlord! tell about themselves: everything on the table, whole moves, and all that is seen.
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameClient } from '../../client/table/game-client.ts';
import type { Detail, Guide, GuideParts } from '../../client/table/guide.ts';
import type { Language } from '../../client/text/index.ts';
import { type Ref, seedFrom, type Viewer } from '../../shared/engine/index.ts';
import { housesOf, rentOfHouse, rentOfSeat } from '../../shared/games/landlord/houses.ts';
import { parse } from '../../shared/games/landlord/notation.ts';
import { rules as first } from '../../shared/games/landlord/rules.ts';
import type { Move, State } from '../../shared/games/landlord/state.ts';
import { rules as second } from '../../shared/games/landlord-2/rules.ts';
import { isThorough } from '../kit/sample.ts';
import { loadWords, games as wordsOf } from './landlord-words.ts';

const LANGUAGES: Language[] = ['en', 'it', 'fr'];
const NAMES = ['Anna', 'Yves', 'Hélène', 'Bruno', 'Odile', 'Carla'];
const rules = { landlord: first, 'landlord-2': second };
const guides = new Map<string, GuideParts & { words: Record<Language, Guide> }>();

beforeAll(async () => {
  await loadWords();
  vi.stubGlobal('navigator', { languages: ['en'] });
  const client = join(import.meta.dirname, '../../client');
  const { guideOf } = await import(join(client, 'games/landlord/guide/index.ts'));
  for (const [id, words] of wordsOf) guides.set(id, await guideOf(words));
  const { chooseLanguage } = await import(join(client, 'text/index.ts'));
  for (const language of LANGUAGES) await chooseLanguage(language);
});

const guideFor = ({ edition }: State) =>
  guides.get(edition) as NonNullable<Awaited<ReturnType<NonNullable<GameClient['guide']>>>>;

/** Positions of random play in which building, letting and acting happen. */
function* positions(id: keyof typeof rules, games: number): Generator<State> {
  const game = rules[id];
  for (let at = 0; at < games; at++) {
    const options = [{}, { openTrade: true }, { end: 'sum', sum: 60 }, { end: 'rounds' }][at % 4];
    let state = game.setup(options as never, 2 + (at % 5), seedFrom(at + 7));
    let chance = at + 11;
    const draw = (below: number) => {
      chance = (chance * 1103515245 + 12345) % 2147483648;
      return Math.floor(chance / 65536) % below;
    };
    for (let step = 0; step < 260; step++) {
      const acting = game.toAct(state);
      const seat = acting[draw(acting.length || 1)];
      if (seat === undefined) break;
      if (step % (isThorough ? 9 : 27) === 0) yield state;
      const moves = game.moves(state, seat);
      const wanted = moves.filter(({ type }) => !['cancel', 'withdraw', 'market'].includes(type));
      const from = wanted.length > 0 && draw(5) > 0 ? wanted : moves;
      state = game.play(state, seat, from[draw(from.length)] as Move).state;
    }
    yield state;
  }
}

const FAULT = /undefined|NaN|\{\w+\}|\[object|\bnull\b|^\s*$| {2}| ,|\bde le |\bde les |\bà le /;

/** Every text in a value, with the place where it stands. */
function* textsIn(value: unknown, at: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [at, value];
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) yield* textsIn(one, `${at}.${key}`);
}

/** Empty cells and empty notes are no faults. */
function expectSound(value: unknown, at: string): void {
  for (const [where, said] of textsIn(value, at))
    if (said !== '') expect(`${where}: ${said}`).not.toMatch(FAULT);
}

const viewersOf = (state: State): Viewer[] => [0, state.seats - 1, null];

function refsOf(state: State, viewer: Viewer): Ref[] {
  const game = rules[state.edition];
  const moves = viewer === null ? [] : game.moves(state, viewer);
  const paths = moves.flatMap((move) => game.path(state, move));
  return [...new Set([...guideFor(state).things(state, viewer), ...paths])];
}

describe.each(['landlord', 'landlord-2'] as const)('the guide of %s', (id) => {
  test('explains everything that a viewer can see or click, in three languages', () => {
    for (const full of positions(id, 6)) {
      for (const viewer of viewersOf(full)) {
        const state = rules[id].view(full, viewer);
        for (const language of LANGUAGES) {
          const guide = guideFor(state).words[language];
          for (const ref of refsOf(state, viewer)) {
            const told = guide.explain(ref, state, viewer, NAMES);
            expect(told, ref).not.toBe(null);
            expect(`${told?.title}`, ref).not.toBe('');
            expectSound(told, `${language} ${ref}`);
            const named = wordsOf.get(id)?.[language].ref(ref, state, NAMES);
            expect(`${ref}: ${named}`).not.toMatch(FAULT);
          }
        }
      }
    }
  });

  test('adds up: the parts of every rent are the number on the board', () => {
    const sum = (facts: Detail[] = []) =>
      facts.reduce((all, { value }) => {
        const [, sign, dollars] = value.match(/^([+−]?)\$(\d+)$/) ?? [];
        return all + (dollars === undefined ? 0 : Number(dollars) * (sign === '−' ? -1 : 1));
      }, 0);
    for (const state of positions(id, 8)) {
      const { explain } = guideFor(state).words.en;
      const tell = (ref: Ref) => explain(ref, state, null, NAMES);
      for (let seat = 0; seat < state.seats; seat++) {
        const told = tell(`rent:${seat}`);
        expect(told?.total?.value).toBe(`$${rentOfSeat(state, seat)}`);
        expect(sum(told?.facts)).toBe(rentOfSeat(state, seat));
        expect(tell(`houses:${seat}`)?.total?.value).toBe(`${housesOf(state, seat).length}`);
        expect(tell(`money:${seat}`)?.total?.value).toBe(`$${state.dollars[seat]}`);
      }
      for (const house of state.houses) {
        const told = tell(`house:${house.id}`);
        expect(told?.total?.value).toBe(`$${rentOfHouse(state, house)}`);
        expect(sum(told?.facts)).toBe(rentOfHouse(state, house));
        for (const { level } of house.tenants) {
          const tenant = tell(`flat:${house.id}/${level}`);
          expect(tenant?.total?.value).toBe(`$${sum(tenant?.facts)}`);
        }
      }
    }
  });

  test('says each legal move in a sentence of its own, and what it changes', () => {
    for (const state of positions(id, 8)) {
      for (const seat of rules[id].toAct(state)) {
        const view = rules[id].view(state, seat);
        const moves = rules[id].moves(view, seat);
        for (const language of LANGUAGES) {
          const guide = guideFor(state).words[language];
          const ways = moves.map((move) => guide.way(move, view, seat, NAMES));
          expectSound(ways, language);
          const same = ways.filter((way, at) => ways.indexOf(way) !== at);
          expect(same).toEqual([]);
          const [move] = moves;
          if (!move) continue;
          const after = rules[id].play(state, seat, move).state;
          expectSound(guide.changes(state, after, seat, NAMES), language);
        }
      }
    }
  });

  test('describes the table to each viewer in their own words', () => {
    for (const full of positions(id, 4)) {
      for (const language of LANGUAGES) {
        const { describe: tell } = guideFor(full).words[language];
        const seen = viewersOf(full).map((viewer) => {
          const told = tell(rules[id].view(full, viewer), viewer, NAMES);
          expectSound(told, language);
          for (const { table } of told)
            for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
          return JSON.stringify(told);
        });
        expect(new Set(seen).size).toBe(seen.length);
      }
    }
  });
});

describe('the guide of Landlord! decodes', () => {
  const explain = (state: State, ref: Ref, viewer: Viewer = 0) =>
    guideFor(state).words.en.explain(ref, state, viewer, NAMES);
  const lines = (state: State, ref: Ref) =>
    explain(state, ref)?.facts?.map(({ label, value }) => `${label}: ${value}`);

  test('what a Bomb destroys, before it is thrown', () => {
    const state = parse(`
      > ada $5: bomb
      ben $5: roof
      #0 ben 3 roof: 1 student, 2 freaks
      #1 ben 2 roof: 1 student
      #2 ben 2 roof:`);
    const guide = guideFor(state);
    const said = LANGUAGES.map((language) =>
      first
        .moves(state, 0)
        .filter((move) => move.type === 'onHouse')
        .map((move) => guide.words[language].way(move, state, 0, NAMES)),
    );
    const [en, it, fr] = said;
    expect(en).toEqual([
      'Play a Bomb on Yves’s building 1: it is gone, with its 2 tenants.',
      'Play a Bomb on Yves’s building 2: it is gone, with its tenant.',
      'Play a Bomb on Yves’s building 3: it is gone.',
    ]);
    expect(it?.[0]).toMatch(/: l’edificio sparisce con i suoi 2 inquilini\.$/);
    expect(fr?.[1]).toMatch(/\u00a0: l’immeuble disparaît avec son locataire\.$/);
  });

  test('a rent by card text, Celebrities and a withheld rent', () => {
    const state = parse(`
      > ada $5: roof
      ben $5: ?
      #0 ada 4 dormer: 1 celebrities, 3 student*, 4 student`);
    expect(lines(state, 'flat:0/4')).toEqual([
      'Apartments needed: 1 apartment',
      'Lives in buildings of up to: 5 floors',
      'On the card: $2',
      'By its card text: +$1',
      'Doubled by Celebrities: +$3',
    ]);
    expect(explain(state, 'flat:0/3')?.total?.value).toBe('$0');
    expect(explain(state, 'flat:0/3')?.text).toContain('The cross');
    expect(lines(state, 'house:0')).toEqual([
      'Floors: 4 floors',
      'Roof: Roof dormer',
      'Home below: no',
      'Celebrities (ground floor): $2',
      'Student (floor 3): $4',
      'Rent withheld · Student (floor 3): −$4',
      'Student (floor 4): $6',
      '1 empty apartment: $2',
    ]);
  });

  test('tenants without special rules, if the table plays without them', () => {
    const at = (rest: string) =>
      parse(`
      > ada $5: manager bomb
      ben $5: ?
      #0 ada 4 roof: 1 student
      rest: {"options":{${rest}}}`);
    const [withTexts, without] = [at(''), at('"tenantTexts":false')];
    for (const ref of ['card:manager', 'card:student', 'flat:0/1']) {
      const [full, plain] = [explain(withTexts, ref)?.text, explain(without, ref)?.text];
      expect(full).not.toBe(plain);
      // Of a tenant without a rule there may be nothing left to say.
      expect(full?.endsWith(plain ?? '')).toBe(true);
    }
    for (const ref of ['card:bomb', 'card:squatters'])
      expect(explain(without, ref)?.text).toBe(explain(withTexts, ref)?.text);
  });

  test('squatters, and why a prisoner collects less', () => {
    const state = parse(`
      > ada $5: roof
      ben $5: ?
      jail: ada
      #0 ada 2 roof: 1 single, 2 squatters
      #1 ada 1 roof: 1 pensioners`);
    expect(lines(state, 'house:0')).toContain('Squatters: nobody pays: −$3');
    expect(lines(state, 'rent:0')).toEqual(['Your building 1: $0', 'Your building 2: $1']);
    expect(explain(state, 'rent:0')?.text).toContain(
      'A prisoner collects $1 for each building without Squatters. Free, it would be $5.',
    );
  });

  test('own floors for their owner only', () => {
    const state = parse(`
      > ada $5: roof
      ben $5: ?
      #0 ben [bomb police] roof:`);
    expect(explain(first.view(state, 1), 'house:0', 1)?.text).toContain('a Bomb and Police');
    expect(explain(first.view(state, 0), 'house:0', 0)?.text).not.toContain('Bomb');
  });
});
