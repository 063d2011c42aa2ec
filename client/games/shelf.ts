// The facts, cover and summary of every game, for the pages that offer games. They are in the chunks of those pages,
// in all languages. A table does not use them: the chunk of its game has a copy of what it needs.
import type { GameFacts } from '../../shared/games/manifest.ts';
import type { Language } from '../text/index.ts';
import { type GameInfo, games } from './index.ts';

export interface ShelfGame extends GameFacts, GameInfo {
  /** The address of the cover picture. */
  cover: string;
  /** What the game is, in one sentence. */
  summary: Record<Language, string>;
}

// The query makes these modules separate copies. A module belongs to one chunk, and without the query these would
// belong to the games' chunks, so the home page would fetch the chunks of all games.
const facts = import.meta.glob<GameFacts>('../../shared/games/*/facts.ts', {
  query: '?shelf',
  eager: true,
});
const summaries = import.meta.glob<string>('./*/text/summary/*.ts', {
  query: '?shelf',
  import: 'summary',
  eager: true,
});
const covers = import.meta.glob<string>('./*/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const summaryOf = (id: string, language: Language) =>
  summaries[`./${id}/text/summary/${language}.ts`] ?? '';

export const shelf: ShelfGame[] = games.map(({ id, load }) => ({
  load,
  ...(facts[`../../shared/games/${id}/facts.ts`] as GameFacts),
  cover: covers[`./${id}/cover.svg`] ?? '',
  summary: { en: summaryOf(id, 'en'), it: summaryOf(id, 'it'), fr: summaryOf(id, 'fr') },
}));

export const findOnShelf = (id?: string): ShelfGame | undefined =>
  shelf.find((game) => game.id === id);
