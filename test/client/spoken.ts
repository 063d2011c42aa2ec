// Loads the texts of a game in three languages as the page does, and composes sentences with them.
import { join } from 'node:path';
import { vi } from 'vitest';
import type { GameWords, RulebookSection } from '../../client/table/game-client.ts';
import type { Guide, GuideParts } from '../../client/table/guide.ts';
import { joinPieces } from '../../client/text/compose.ts';
import type { Language } from '../../client/text/index.ts';
import type { GameEvent, Viewer } from '../../shared/engine/index.ts';

const CLIENT = join(import.meta.dirname, '../../client');
const LANGUAGES: Language[] = ['en', 'it', 'fr'];

/** Composes sentences of a game for a viewer. */
export interface Speaker<Event extends GameEvent, State> {
  event(language: Language, event: Event, viewer: Viewer): string;
  asks(language: Language, state: State, viewer: Viewer): string;
  words: Record<Language, GameWords>;
}

// The path is computed, so that TypeScript does not check client code with the settings of the tests.
const load = (path: string) => import(join(CLIENT, path));

/** Loads a module of a game, and waits for its texts. */
async function loadPart(game: string, part: string) {
  vi.stubGlobal('document', { documentElement: {}, adoptedStyleSheets: [] });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('location', { pathname: '/' });
  const { chooseLanguage } = await load('text/index.ts');
  const loaded = await load(`games/${game}/${part}`);
  for (const language of LANGUAGES) await chooseLanguage(language);
  return loaded;
}

export async function speakerOf<Event extends GameEvent, State>(
  game: string,
  names: string[],
): Promise<Speaker<Event, State>> {
  const { words } = await loadPart(game, 'text/index.ts');
  const of = (language: Language): GameWords => words[language];
  return {
    words,
    event: (language, event, viewer) => joinPieces(of(language).event(event, names, viewer) ?? []),
    asks: (language, state, viewer) => of(language).asks(state, viewer, names),
  };
}

export const rulebookOf = async (
  game: string,
): Promise<(language: Language) => RulebookSection[]> =>
  (await loadPart(game, 'rulebook/index.tsx')).rulebook;

/** What a game tells those who ask, in three languages. */
export const guideOf = async (
  game: string,
): Promise<GuideParts & { words: Record<Language, Guide> }> =>
  (await loadPart(game, 'guide/index.ts')).guide;

/** The texts in an element and its children, in order. */
export function textOf(part: unknown): string[] {
  if (typeof part === 'string') return part.trim() ? [part] : [];
  if (Array.isArray(part)) return part.flatMap(textOf);
  const { props } = (part ?? {}) as { props?: { children?: unknown } };
  return props ? textOf(props.children) : [];
}
