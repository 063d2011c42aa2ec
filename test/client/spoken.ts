// The words of a game in the three languages, as the page fetches them, and what they say.
import { join } from 'node:path';
import { vi } from 'vitest';
import type { GameWords } from '../../client/games/contract.ts';
import { plain } from '../../client/text/compose.ts';
import type { Language } from '../../client/text/index.ts';
import type { Viewer } from '../../shared/engine/index.ts';

const CLIENT = join(import.meta.dirname, '../../client');
const LANGUAGES: Language[] = ['en', 'it', 'fr'];

/** Composes sentences of a game for whoever looks. */
export interface Speaker<Event, State> {
  event(language: Language, event: Event, viewer: Viewer): string;
  asks(language: Language, state: State, viewer: Viewer): string;
  words: Record<Language, GameWords>;
}

export async function speakerOf<Event, State>(
  game: string,
  names: string[],
): Promise<Speaker<Event, State>> {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { pathname: '/' });
  // The parts that draw are compiled otherwise than the tests.
  const load = (path: string) => import(path);
  const { speak } = await load(join(CLIENT, 'text/index.ts'));
  const { words } = await load(join(CLIENT, 'games', game, 'text/index.ts'));
  for (const language of LANGUAGES) await speak(language);
  const of = (language: Language): GameWords => words[language];
  return {
    words,
    event: (language, event, viewer) =>
      plain(of(language).event(event as never, names, viewer) ?? []),
    asks: (language, state, viewer) => of(language).asks(state as never, viewer, names),
  };
}
