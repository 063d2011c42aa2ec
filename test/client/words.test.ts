// Everything that can happen in a game has a text in every language. Random games are described to every seat and to a
// spectator, and every text is checked for mistakes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameWords, RulebookSection } from '../../client/table/game-client.ts';
import { joinPieces } from '../../client/text/compose.ts';
import type { Language } from '../../client/text/index.ts';
import {
  type AnyGame,
  type GameEvent,
  Random,
  type Ref,
  seedFrom,
  type Viewer,
} from '../../shared/engine/index.ts';
import { allGames, findManifest } from '../../shared/games/index.ts';
import { once } from '../kit/once.ts';
import { type GameSetting, listGameSettings } from '../shared/laws/game-settings.ts';
import { mistakeIn } from './mistakes.ts';

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES: Language[] = ['en', 'it', 'fr'];
/** Some begin with a vowel or a silent h, because articles and prepositions change before them. */
const NAMES = ['Anna', 'Bruno', 'Hélène', 'Yves', 'Olga', 'Ian'];
const SETTINGS = 24;
/** Enough random games to reach rare events, too. */
const GAMES = 120;
const MAX_MOVES = 4000;
/** How many texts are checked for each kind of prompt or event, for its player and for the others. */
const CHECKS_PER_KIND = 40;

/** The folder of the rules: an edition uses the rules of its parent. */
const rulesOf = (game: string) =>
  join(ROOT, 'shared/games', findManifest(game)?.facts.editionOf ?? game);
const partOf = (game: string, part: string) => join(ROOT, 'client/games', game, part);
const pathOf = (game: string) => partOf(game, 'text/index.ts');
const games = allGames.filter(({ id }) => existsSync(pathOf(id)));
const words = new Map<string, Record<Language, GameWords>>();
const rulebooks = new Map<string, (language: Language) => RulebookSection[]>();

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {}, adoptedStyleSheets: [] });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('location', { pathname: '/' });
  // The path is computed, so that TypeScript does not check client code with the settings of the tests.
  const load = (path: string) => import(path);
  const { chooseLanguage } = await load(join(ROOT, 'client/text/index.ts'));
  for (const { id } of games) {
    words.set(id, (await load(pathOf(id))).words);
    rulebooks.set(id, (await load(partOf(id, 'rulebook/index.tsx'))).rulebook);
  }
  for (const language of LANGUAGES) await chooseLanguage(language);
});

const wordsOf = (game: AnyGame, language: Language): GameWords => {
  const found = words.get(game.id)?.[language];
  if (!found) throw new Error(`no words of ${game.id}: ${language}`);
  return found;
};

const mistakes = new Set<string>();

/** Collects the mistakes of a text, so that one run of the test reports all of them. */
function checkText(
  text: string | undefined,
  about: string,
  language: Language,
  game: AnyGame,
): void {
  const mistake = text?.trim() && text !== about ? mistakeIn(text, language, game.id) : 'nothing';
  if (mistake !== null) mistakes.add(`${language} ${about}: ${text} [${mistake}]`);
}

class TextChecker {
  readonly #game: AnyGame;
  readonly #counts = new Map<string, number>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  #isNews(what: string, often = CHECKS_PER_KIND): boolean {
    const count = this.#counts.get(what) ?? 0;
    this.#counts.set(what, count + 1);
    return count < often;
  }

  checkPrompt(state: unknown, viewers: Viewer[]): void {
    const acting = this.#game.toAct(state);
    const kind = (state as { frames: { kind: string }[] }).frames.at(-1)?.kind ?? '';
    for (const viewer of viewers) {
      const mine = viewer !== null && acting.includes(viewer);
      if (!this.#isNews(`prompt ${kind} ${mine} ${viewer === null}`)) continue;
      const seen = this.#game.view(state, viewer);
      for (const one of LANGUAGES) {
        const ends = wordsOf(this.#game, one).ends?.(seen);
        if (!ends) mistakes.add(`${one}: not a word on what ends the game`);
        checkText(ends, 'the end', one, this.#game);
        checkText(
          wordsOf(this.#game, one).asks(seen, viewer, NAMES),
          `prompt ${kind}`,
          one,
          this.#game,
        );
      }
    }
  }

  checkEvents(
    events: readonly GameEvent[],
    viewers: Viewer[],
    state: unknown,
    previous: unknown,
  ): void {
    for (const [at, event] of events.entries()) {
      for (const viewer of viewers) {
        const seen = this.#game.viewEvent(event, viewer);
        if (!seen || !this.#isNews(`event ${event.type} ${seen.seat === viewer}`)) continue;
        const view = this.#game.view(state, viewer);
        const before = this.#game.view(previous, viewer);
        const earlier = events.slice(0, at);
        for (const one of LANGUAGES) {
          const spoken = wordsOf(this.#game, one);
          const pieces = spoken.event(seen, NAMES, viewer, view, { before, earlier });
          if (!pieces) continue;
          checkText(joinPieces(pieces), `event ${event.type}`, one, this.#game);
          for (const piece of pieces) if (typeof piece !== 'string') this.checkRef(piece.ref);
        }
      }
    }
  }

  /** Types of events that were described only to the player who caused them, or only to others. */
  oneSided(): string[] {
    const sides = (kind: string) =>
      ['true', 'false'].filter((own) => this.#counts.has(`event ${kind} ${own}`));
    const kinds = [...this.#counts.keys()].flatMap(
      (one) => /^event (\w+) true$/.exec(one)?.[1] ?? [],
    );
    return kinds.filter((kind) => sides(kind).length < 2);
  }

  /** The kinds in this list that have not been checked. */
  missing(what: 'prompt' | 'event', kinds: string[]): string[] {
    const heard = new Set(
      [...this.#counts.keys()].map((one) => one.split(' ').slice(0, 2).join(' ')),
    );
    return kinds.filter((kind) => !heard.has(`${what} ${kind}`));
  }

  checkRef(ref: Ref): void {
    if (!this.#isNews(ref, 1)) return;
    for (const one of LANGUAGES) {
      const text = wordsOf(this.#game, one).ref(ref);
      checkText(text, ref, one, this.#game);
      if (text === ref.split(':')[1]) mistakes.add(`${one} ${ref}: its own key`);
    }
  }

  /** Checks the reasons against random clicks on one or two refs that have been seen. */
  checkReasons(state: unknown, random: Random): void {
    const refs = [...this.#counts.keys()].filter((one) => /^[a-z]+:\S+$/.test(one));
    if (refs.length === 0) return;
    for (const seat of this.#game.toAct(state)) {
      for (const path of [[random.pick(refs)], [random.pick(refs), random.pick(refs)]]) {
        const reason = this.#game.explainIllegal(state, seat, path);
        if (!reason || !this.#isNews(JSON.stringify(reason), 1)) continue;
        for (const one of LANGUAGES)
          checkText(wordsOf(this.#game, one).reason(reason), reason.key, one, this.#game);
      }
    }
  }
}

function play(game: AnyGame, { seats, options }: GameSetting, at: number, to: TextChecker): void {
  const random = Random.from(seedFrom(at, 1));
  const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  let state = game.setup(options, seats, seedFrom(at, 2));
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const acting = game.toAct(state);
    if (acting.length === 0) return;
    to.checkPrompt(state, viewers);
    if (moves % 5 === 0) to.checkReasons(state, random);
    const seat = random.pick(acting);
    const all = game.moves(state, seat);
    for (const move of all) for (const ref of game.path(state, move)) to.checkRef(ref);
    const type = random.pick([...new Set(all.map((move) => move.type))]);
    const played = game.play(state, seat, random.pick(all.filter((move) => move.type === type)));
    to.checkEvents(played.events, viewers, played.state, state);
    ({ state } = played);
  }
}

describe.each(games.map((game) => ({ id: game.id, game })))('the texts of $id', ({ game }) => {
  /** Plays the random games once, and describes them to every viewer. */
  const games = once(() => {
    mistakes.clear();
    const listener = new TextChecker(game);
    const all = listGameSettings(game);
    const each = Math.max(1, Math.floor(all.length / SETTINGS));
    const some = all.filter((_, at) => at % each === 0);
    for (let at = 0; at < Math.max(GAMES, some.length); at++) {
      play(game, some[at % some.length] as GameSetting, at, listener);
    }
    return { listener, wrong: [...mistakes] };
  });

  test('describe random games to every viewer without a mistake', () => {
    expect(games().wrong).toEqual([]);
  });

  test('are checked for every kind of prompt and event', () => {
    const { vocabulary } = wordsOf(game, 'en');
    const { listener } = games();
    const asked = game.coverage.frames.filter((kind) => kind in vocabulary.prompts);
    expect(listener.missing('prompt', asked)).toEqual([]);
    expect(listener.missing('event', Object.keys(vocabulary.events))).toEqual([]);
  });

  test('are checked for the player who acts and for the others', () => {
    expect(games().listener.oneSided()).toEqual([]);
  });

  test('have words for every reason of a hint', async () => {
    mistakes.clear();
    const load = (path: string) => import(join(ROOT, 'client', path));
    const { hints } = await load(`games/${game.id}/hints.ts`);
    const { languages } = await load('advice/words.ts');
    for (const one of LANGUAGES) {
      const { parts, amount = (number: number) => `$${number}` } = hints[one];
      const { only, close, better, slightly, harms } = languages[one];
      const named = Object.values<string>(parts);
      expect(named.length).toBeGreaterThan(4);
      const told = named.flatMap((part) => [better(amount(1), part), slightly(part)]);
      for (const line of [...told, only, close, harms('Anna', amount(2))])
        checkText(line, 'hint', one, game);
    }
    expect([...mistakes]).toEqual([]);
  });

  test('have a sentence for every reason in the rules', () => {
    mistakes.clear();
    const folder = rulesOf(game.id);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const found = [...sources.join('\n').matchAll(/\bkey: '([\w.]+)'((?:, \w+(?:: [^,}]+)?)*)/g)];
    if (/\bexplainIllegal\b/.test(sources.join('\n'))) expect(found.length).toBeGreaterThan(0);
    const reasons = found.map(([, key = '', details = '']) => {
      const names = [...details.matchAll(/, (\w+)/g)].map(([, name = '']) => name);
      return { ...Object.fromEntries(names.map((name) => [name, 7])), key };
    });
    for (const reason of [...reasons, { key: 'over' }, { key: 'notYourTurn' }]) {
      for (const one of LANGUAGES)
        checkText(wordsOf(game, one).reason(reason), reason.key, one, game);
    }
    expect([...mistakes]).toEqual([]);
  });

  test('cover the summary, options, presets and the rules page', () => {
    mistakes.clear();
    for (const one of LANGUAGES) {
      const said = wordsOf(game, one);
      for (const spec of game.options) {
        const { name, hint, choices = {} } = said.option(spec.id);
        for (const text of [name, hint]) checkText(text, spec.id, one, game);
        for (const id of spec.type === 'choice' ? spec.choices : [])
          checkText(choices[id], id, one, game);
      }
      checkText(said.summary, 'summary', one, game);
      for (const { id } of game.presets) checkText(said.preset(id), id, one, game);
      for (const { id, title, body } of rulebooks.get(game.id)?.(one) ?? []) {
        checkText(title, id, one, game);
        for (const text of texts(body())) checkText(text, `rules ${id}`, one, game);
      }
    }
    expect([...mistakes]).toEqual([]);
  });
});

/** The texts in an element and its children, without the blank ones between them. */
function texts(part: unknown): string[] {
  if (typeof part === 'string') return part.trim() ? [part] : [];
  if (Array.isArray(part)) return part.flatMap(texts);
  const { props } = (part ?? {}) as { props?: { children?: unknown } };
  return props ? texts(props.children) : [];
}
