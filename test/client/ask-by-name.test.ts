// The search in the rules finds the things of each game by their names, and tells without a table only what always holds.
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type * as Finding from '../../client/table/find-by-name.ts';
import type { GameClient } from '../../client/table/game-client.ts';
import type { Detail, Explanation } from '../../client/table/guide.ts';
import type { LoadedGuide } from '../../client/table/use-guide.ts';
import type { Language } from '../../client/text/index.ts';
import { allGames } from '../../shared/games/index.ts';
import { cardsInBox } from '../../shared/games/landlord/cards/deck.ts';
import { first, second } from '../../shared/games/landlord/editions/index.ts';
import { CITIES } from '../../shared/games/raja/board.ts';
import { ACTIONS, YOGI } from '../../shared/games/raja/state.ts';
import { cards } from '../../shared/games/room-share/cards.ts';
import { POINTS } from '../../shared/games/room-share/end.ts';
import { scenarioPositions } from '../kit/scenario/positions.ts';

const LANGUAGES: Language[] = ['en', 'it', 'fr'];
const NAMES = ['Anna', 'Bruno', 'Hélène', 'Yves', 'Olga', 'Ian'];

const refs = (kind: string, names: Iterable<string | number>) =>
  [...names].map((name) => `${kind}:${name}`);
const PHASES = ['inspect', 'play', 'rent', 'buy'];
const SQUARE = ['pile', 'discards', 'jail', ...refs('phase', PHASES)];

/** Every card, every character, every action and every kind of place, taken from the rules. */
const ALL_KINDS: Record<string, string[]> = {
  'room-share': [...refs('card', Object.keys(cards)), ...refs('kind', Object.keys(POINTS)), 'pile'],
  landlord: [...refs('card', new Set(cardsInBox(first))), ...SQUARE],
  'landlord-2': [...refs('card', new Set(cardsInBox(second))), ...SQUARE, 'roofs', 'monsters'],
  raja: [
    ...refs(
      'character',
      Array.from({ length: YOGI }, (_, at) => at + 1),
    ),
    ...refs('action', ACTIONS),
    ...refs('city', CITIES),
    ...refs('site', ['great', 'small']),
    ...['track', 'disc', 'maharaja', 'token'],
  ],
};

// The path is computed, so that TypeScript does not check client code with the settings of the tests.
const load = (path: string) => import(join(import.meta.dirname, '../../client', path));

let finding: typeof Finding;
const clients = new Map<string, { client: GameClient; guide: LoadedGuide }>();

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, adoptedStyleSheets: [] });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  const { chooseLanguage } = await load('text/index.ts');
  finding = await load('table/find-by-name.ts');
  for (const { id } of allGames) {
    const { client } = await load(`games/${id}/index.tsx`);
    clients.set(id, { client, guide: await client.guide() });
  }
  for (const language of LANGUAGES) await chooseLanguage(language);
}, 60_000);

function loaded(id: string) {
  const found = clients.get(id);
  if (!found) throw new Error(`not loaded: ${id}`);
  return found;
}

const rulesOf = (id: string, language: Language) => {
  const { client, guide } = loaded(id);
  return finding.thingsOfRules(client, guide, language);
};

const titles = (things: readonly Finding.NamedThing[]) => things.map(({ title }) => title);
const lasting = ({ facts = [] }: Explanation) =>
  facts.filter((one) => one.lasting).map(({ label, value }: Detail) => `${label}: ${value}`);

describe.each(allGames.map(({ id }) => id))('in %s', (id) => {
  test.each(LANGUAGES)('every kind of thing is found first by its name, in %s', (language) => {
    const { things, explain } = rulesOf(id, language);
    for (const ref of ALL_KINDS[id] ?? ['?']) {
      const told = explain(ref);
      expect(told?.text, `the text of ${ref}`).toBeTruthy();
      const [best] = finding.findByName(things, told?.title ?? '');
      expect(best?.title, ref).toBe(told?.title);
    }
  });

  test('each name is told once, with words that only a table could add left out', () => {
    for (const language of LANGUAGES) {
      const { things, explain } = rulesOf(id, language);
      expect(new Set(titles(things)).size).toBe(things.length);
      for (const { ref } of things) {
        const told = explain(ref);
        expect(told?.note).toBeUndefined();
        expect(JSON.stringify(told)).not.toMatch(/undefined|NaN|\{\w+\}/);
      }
    }
  });

  test('what the rules tell of a thing holds in every position', async () => {
    const { client, guide } = loaded(id);
    const { things, explain } = rulesOf(id, 'en');
    const positions = await scenarioPositions(id);
    const step = Math.ceil(positions.length / 150);
    const wrong = new Set<string>();
    for (const { state } of positions.filter((_, at) => at % step === 0)) {
      const { options } = state as { options: { hundreds?: boolean; tenantTexts?: boolean } };
      // There all sums are written a hundred times as high, or the tenants have no special rules.
      if (options.hundreds || options.tenantTexts === false) continue;
      const view = client.rules.view(state, null);
      const kinds = new Set(guide.kinds(view));
      for (const { ref } of things.filter((one) => kinds.has(one.ref))) {
        const here = guide.words.en.explain(ref, view, null, NAMES);
        const told = explain(ref);
        if (!here || !told) wrong.add(ref);
        else if (here.title !== told.title || here.kind !== told.kind || here.text !== told.text)
          wrong.add(`${ref}: ${here.title}, ${here.kind}: ${here.text}`);
        else if (`${lasting(here)}` !== `${lasting(told)}`)
          wrong.add(`${ref}: ${lasting(here)} instead of ${lasting(told)}`);
      }
    }
    expect([...wrong]).toEqual([]);
  }, 60_000);

  test('at a table every kind of it is found once, and every player', async () => {
    const { client, guide } = loaded(id);
    const [{ state } = { state: null }] = await scenarioPositions(id);
    const { seats } = state as { seats: number };
    const board = { state: client.rules.view(state, 0), seat: 0, names: NAMES.slice(0, seats) };
    for (const language of LANGUAGES) {
      const things = finding.thingsAtTable(client, guide, language, board);
      expect(new Set(titles(things)).size).toBe(things.length);
      const named = [...guide.kinds(board.state), ...refs('seat', Array(seats).keys())];
      for (const ref of named) {
        const title = guide.words[language].explain(ref, board.state, 0, board.names)?.title ?? '';
        const [best] = finding.findByName(things, title);
        expect(best?.title, ref).toBe(title);
      }
    }
  });
});

describe('the search', () => {
  test('takes the words in any order and without accents, and each as the beginning of a word', () => {
    const { things } = rulesOf('room-share', 'en');
    for (const typed of ['red key', 'RED  KEY', 'key red', 'ke re'])
      expect(titles(finding.findByName(things, typed))).toEqual(['Red key']);
    const french = rulesOf('raja', 'fr').things;
    const accented = french.find(({ title }) => /[éèê]/.test(title));
    const plain = finding.simplify(accented?.title ?? '?');
    expect(plain).toMatch(/^[ -~]+$/);
    expect(titles(finding.findByName(french, plain))).toContain(accented?.title);
  });

  test('lists whose name it is before those that only belong to it', () => {
    const { things } = rulesOf('raja', 'en');
    expect(titles(finding.findByName(things, 'Kota'))[0]).toBe('Kota');
    expect(titles(finding.findByName(things, 'Kota')).length).toBeGreaterThan(1);
    expect(finding.findByName(things, 'ota')).toEqual([]);
    expect(finding.findByName(things, '  ')).toEqual([]);
  });

  test('says which option a thing needs', () => {
    const { things } = rulesOf('room-share', 'en');
    const option = (name: string) => finding.findByName(things, name)[0]?.option;
    expect(option('Renovation')).toBe('renovation');
    expect(option('Royal suite')).toBe('royalSuite');
    expect(option('Suite')).toBeUndefined();
  });
});
