// Loads parts of the client in Node, with stand-ins for what they ask of a page before they draw anything.
import { join } from 'node:path';
import { vi } from 'vitest';
import type { GameClient } from '../../client/table/game-client.ts';
import type { Language } from '../../client/text/index.ts';

export const LANGUAGES: Language[] = ['en', 'it', 'fr'];

/** The path is computed, so that TypeScript does not check client code with the settings of the tests. */
export const loadPart = (path: string) => import(join(import.meta.dirname, '../../client', path));

export async function loadClient(game: string): Promise<GameClient> {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, adoptedStyleSheets: [] });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  return (await loadPart(`games/${game}/index.tsx`)).client;
}

/** To be called when everything that has texts has been loaded. */
export async function loadAllLanguages(): Promise<void> {
  const { chooseLanguage } = await loadPart('text/index.ts');
  for (const language of LANGUAGES) await chooseLanguage(language);
}
