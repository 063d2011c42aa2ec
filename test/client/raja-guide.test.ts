// What Raja says of itself to those who ask: every thing on the table in three languages, numbers with their parts,
// whole moves, and the table as text.
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Explanation, Guide, GuideParts } from '../../client/table/guide.ts';
import type { Language } from '../../client/text/index.ts';
import { Random, type Ref, seedFrom, type Viewer } from '../../shared/engine/index.ts';
import { parse } from '../../shared/games/raja/notation.ts';
import { palacesPerPlayer } from '../../shared/games/raja/opening.ts';
import { rules as raja } from '../../shared/games/raja/rules.ts';
import { pointsOf } from '../../shared/games/raja/score.ts';
import type { Action, MoveOf, Options, State } from '../../shared/games/raja/state.ts';
import { mistakeIn } from './mistakes.ts';

const LANGUAGES: Language[] = ['en', 'it', 'fr'];
const NAMES = ['Anna', 'Bruno', 'Hélène', 'Yves', 'Olga'];
const ALL: Partial<Options> = { yogi: true, neutralPalaces: true, auction: true, homeCities: true };

let guide: GuideParts & { words: Record<Language, Guide> };

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {}, adoptedStyleSheets: [] });
  vi.stubGlobal('location', { pathname: '/' });
  // The path is computed, so that TypeScript does not check client code with the settings of the tests.
  const load = (path: string) => import(join(import.meta.dirname, '../../client', path));
  const { chooseLanguage } = await load('text/index.ts');
  ({ guide } = await load('games/raja/guide/index.ts'));
  for (const language of LANGUAGES) await chooseLanguage(language);
});

/** Positions of random games with all kinds of options, each as one viewer sees it. */
function positions(): { state: State; view: State; viewer: Viewer }[] {
  const found: { state: State; view: State; viewer: Viewer }[] = [];
  const settings: [seats: number, options: Partial<Options>][] = [
    [2, { short: true }],
    [3, ALL],
    [4, { ...ALL, manyCharacters: true }],
    [5, { openGold: true }],
  ];
  for (const [at, [seats, options]] of settings.entries()) {
    const random = Random.from(seedFrom(at, 5));
    let state = raja.setup(options, seats, seedFrom(at, 6));
    for (let moves = 0; raja.toAct(state).length > 0 && moves < 1500; moves++) {
      if (moves % 41 === 0) {
        const viewer = random.below(4) === 0 ? null : random.pick(raja.toAct(state));
        found.push({ state, view: raja.view(state, viewer), viewer });
      }
      const seat = random.pick(raja.toAct(state));
      const all = raja.moves(state, seat);
      const type = random.pick([...new Set(all.map((move) => move.type))]);
      const move = random.pick(all.filter((one) => one.type === type));
      ({ state } = raja.play(state, seat, move));
    }
    for (const viewer of [null, 0]) found.push({ state, view: raja.view(state, viewer), viewer });
  }
  return found;
}

const textsIn = ({ title, kind, facts = [], total, text }: Explanation): string[] =>
  [title, kind, text, ...[...facts, ...(total ? [total] : [])].flatMap(Object.values)].filter(
    (one): one is string => typeof one === 'string' && !/^[a-z]+:/.test(one),
  );

const numberIn = (text = ''): number => Number(/\d+/.exec(text)?.[0]);

/** Refs are no texts. */
const REFS = /^(?:[a-z]+:\S+|track|round|disc|token|maharaja)$/;

describe('The guide of Raja', () => {
  test('is asked in many positions', () => {
    expect(positions().length).toBeGreaterThan(40);
  });

  test('explains every thing and every click in three languages', () => {
    const mistakes = new Set<string>();
    for (const { view, viewer } of positions()) {
      const clicks = raja
        .toAct(view)
        .filter((seat) => seat === viewer)
        .flatMap((seat) => raja.moves(view, seat).flatMap((move) => raja.path(view, move)));
      for (const ref of new Set([...guide.things(view, viewer), ...clicks])) {
        for (const language of LANGUAGES) {
          const said = guide.words[language].explain(ref, view, viewer, NAMES);
          if (!said?.title || !said.kind) mistakes.add(`${language} ${ref}: nothing`);
          for (const text of said ? textsIn(said) : []) {
            const mistake = REFS.test(text) ? null : mistakeIn(text, language, 'raja');
            if (mistake !== null || !text.trim())
              mistakes.add(`${language} ${ref}: ${text} [${mistake}]`);
          }
          for (const about of [
            ...(said?.about ?? []),
            ...(said?.facts ?? []).flatMap(({ ref }) => ref ?? []),
          ]) {
            if (!guide.words[language].explain(about, view, viewer, NAMES)) {
              mistakes.add(`${ref} leads to ${about}`);
            }
          }
        }
      }
    }
    expect([...mistakes]).toEqual([]);
  });

  test('opens points and palaces into parts that add up', () => {
    for (const { view, viewer } of positions()) {
      for (const seat of view.supply.keys()) {
        const of = (figure: string) =>
          guide.words.en.explain(`${figure}:${seat}`, view, viewer, NAMES) as Explanation;
        const sum = ({ facts = [] }: Explanation) =>
          facts.reduce((all, { value }) => all + numberIn(value), 0);
        const built = palacesPerPlayer(view.options) - (view.palaces[seat] ?? 0);
        expect(sum(of('palaces'))).toBe(built);
        expect(numberIn(of('palaces').total?.value)).toBe(built);
        expect(sum(of('houses'))).toBe(20);
        if (!view.maharaja) continue;
        const points = pointsOf(view, seat, view.maharaja);
        expect(sum(of('points'))).toBe(points);
        expect(numberIn(of('points').total?.value)).toBe(points);
      }
    }
  });

  test('says every legal move in its own sentence', () => {
    const mistakes = new Set<string>();
    for (const { view, state } of positions()) {
      for (const seat of raja.toAct(state)) {
        const seen = raja.view(state, seat);
        for (const language of LANGUAGES) {
          const moves = raja.moves(seen, seat);
          const ways = moves.map((move) => guide.words[language].way(move, seen, seat, NAMES));
          expect(new Set(ways).size).toBe(ways.length);
          for (const text of ways) {
            const mistake = text ? mistakeIn(text, language, 'raja') : 'nothing';
            if (mistake !== null) mistakes.add(`${language} ${text} [${mistake}]`);
          }
        }
      }
      expect(view.seats).toBeGreaterThan(1);
    }
    expect([...mistakes]).toEqual([]);
  });

  test('describes what one viewer sees, and nothing that others see', () => {
    const mistakes = new Set<string>();
    for (const { state } of positions()) {
      const views: Viewer[] = [null, 0, 1];
      for (const language of LANGUAGES) {
        const told = views.map((viewer) =>
          JSON.stringify(guide.words[language].describe(raja.view(state, viewer), viewer, NAMES)),
        );
        expect(new Set(told).size).toBe(views.length);
        const sections = guide.words[language].describe(raja.view(state, 0), 0, NAMES);
        for (const { title, lines = [], table } of sections) {
          const cells = [...(table?.head ?? []), ...(table?.rows.flat() ?? [])];
          for (const text of [title, ...lines, ...cells]) {
            const mistake = text.trim() ? mistakeIn(text, language, 'raja') : 'nothing';
            if (mistake !== null) mistakes.add(`${language} ${title}: ${text} [${mistake}]`);
          }
          for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
        }
      }
    }
    expect([...mistakes]).toEqual([]);
  });

  test('tells the numbers that a move changes', () => {
    const before = parse(`
      > ada $20 in kota, merchant: turned palace house
      ben $5, priest
      #4 ada
      maharaja: kota`);
    const view = raja.view(before, 0);
    const changes = (language: Language, ...path: Ref[]) => {
      const move = raja.moves(before, 0).find((one) => `${raja.path(before, one)}` === `${path}`);
      const { state } = raja.play(before, 0, move);
      return guide.words[language].changes(view, raja.view(state, 0), 0, NAMES);
    };
    expect(changes('en', 'action:palace', 'site:great')).toEqual([
      'your gold −12',
      'your palaces +1',
      'your points in Kota +3',
    ]);
    expect(changes('it', 'action:house', 'village:5')).toEqual([
      'il tuo oro −1',
      'la tua scorta di case −1',
      'la strada fra Kota e Chittor si apre',
    ]);
    expect(changes('fr', 'power:2')).toEqual(['ton or +1']);
  });

  test('says of a road whether it is open, and who gets which toll', () => {
    const state = parse(`
      > ada $20 in kota, merchant: turned palace house
      ben $5, priest
      #4 ben
      #5 ben`);
    const road = guide.words.en.explain('road:2', state, 0, NAMES);
    expect(road?.facts?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Village near Kota: Bruno 1',
      'Village near Chittor: Bruno 1',
      '2 gold to Bruno: −2',
    ]);
    expect(road?.total?.value).toBe('open, toll 2 gold');
    expect(guide.words.en.explain('road:0', state, 0, NAMES)?.total?.value).toBe('closed');
  });

  test('warns of a price that the gold may not pay, and tells the price of the viewer', () => {
    const state = parse(`
      > ada $8 in kota, builder: turned palace house
      ben $5, priest
      #4 ada`);
    const choosing: State = {
      ...state,
      frames: [{ kind: 'choose' }],
      discs: [
        { actions: ['quarry'], open: false },
        { actions: [], open: false },
      ],
    };
    const way = (action: Action) => {
      const move: MoveOf<'point'> = { type: 'point', action };
      return guide.words.en.way(move, choosing, 0, NAMES);
    };
    expect(way('palace')).toBe('Point at Quarry and Palace (you have 8 gold: 9 may not be paid)');
    expect(way('house')).toBe('Point at Quarry and House');
    const text = (viewer: Viewer) =>
      guide.words.en.explain('action:palace', choosing, viewer, NAMES)?.text;
    expect(text(0)).toContain('9 gold');
    expect(text(1)).toContain('12 gold');
  });

  test('says what moving a governor down changes', () => {
    const state = parse(`
      > ada $20 in kota, merchant: turned track house
      ben $5, priest
      round: 1
      track: . bikaner jaipur kota udaipur ajmer jodhpur jaisalmer`);
    const kota = guide.words.en.explain('governor:kota', state, 0, NAMES);
    const facts = kota?.facts?.map(({ label, value }) => `${label}: ${value}`);
    expect(facts).toContain('Down two boxes: scored in round 2 instead of 4');
    expect(facts).toContain('Up one box then: Bikaner and Jaipur');
    expect(guide.words.en.explain('governor:bikaner', state, 0, NAMES)?.facts).toHaveLength(2);
  });
});
