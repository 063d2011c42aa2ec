// Compares the texts of Landlord! in three languages. Articles and prepositions change before a vowel, so the names of the
// three players all begin with a vowel sound in French.
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { Words } from '../../client/games/landlord/text/index.ts';
import type { EventContext } from '../../client/table/game-client.ts';
import { joinPieces } from '../../client/text/compose.ts';
import type { Language } from '../../client/text/index.ts';
import type { Viewer } from '../../shared/engine/index.ts';
import { parse } from '../../shared/games/landlord/notation.ts';
import type { Event, Frame, State } from '../../shared/games/landlord/state.ts';

const LANGUAGES: Language[] = ['en', 'it', 'fr'];
const NAMES = ['Anna', 'Yves', 'Hélène'];
export const [ANNA, YVES, HELENE, NOBODY] = [0, 1, 2, null];
export const games = new Map<string, Record<Language, Words>>();

export async function loadWords(): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { pathname: '/' });
  // The path is computed, so that TypeScript does not check client code with the settings of the tests.
  const load = (path: string) => import(join(import.meta.dirname, '../../client', path));
  const { chooseLanguage } = await load('text/index.ts');
  for (const id of ['landlord', 'landlord-2']) {
    games.set(id, (await load(`games/${id}/text/index.ts`)).words);
  }
  for (const language of LANGUAGES) await chooseLanguage(language);
}

const HOUSES = `
  #0 ada 2 dormer cellar: 1 student, 2 student
  #1 ben 3 roof: 1 single, 2 musician
  #2 cleo 1 roof: 1 squatters`;
export const FIRST = parse(`
  > ada $9: roof murder move
  ben $5: lunatic police broker
  cleo $1: alibi court bomb
  ${HOUSES}`);
export const SECOND = parse(`
  edition: landlord-2
  > ada $9: murder move flatRoof
  ben $5: ? ?
  cleo $1: ? ?
  #0 ada 2 dormer cellar: 1 nomad, 3 scientist
  #1 ben 3 roof: 1 tavern, 2 hacker`);

/** `expected` has one line for each language. Plain spaces stand for the no-break spaces of French. */
export function expectTexts(state: State, say: (words: Words) => string, expected: string): void {
  const lines = expected.split('\n').flatMap((line) => line.trim() || []);
  const said = LANGUAGES.map((language) => say(games.get(state.edition)?.[language] as Words));
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(lines);
}

export function expectEvent(
  viewer: Viewer,
  event: Event,
  expected: string,
  state = FIRST,
  context?: EventContext,
): void {
  expectTexts(
    state,
    (words) => joinPieces(words.event(event, NAMES, viewer, state, context) ?? []),
    expected,
  );
}

export function expectPrompt(
  viewer: Viewer,
  frames: Frame[],
  expected: string,
  state = FIRST,
): void {
  const asking = { ...state, frames };
  expectTexts(state, (words) => words.asks(asking, viewer, NAMES), expected);
}
