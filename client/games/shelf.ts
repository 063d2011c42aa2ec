// What the pages that offer games show of each: its facts, its cover and a sentence. They come with those pages, in all
// languages. A table has its own copy of what it needs, in the chunk of its game.
import type { GameFacts } from '../../shared/games/manifest.ts';
import type { Language } from '../text/index.ts';
import { type GameInfo, games } from './index.ts';

export interface ShelfGame extends GameFacts, GameInfo {
  /** The address of its picture. */
  cover: string;
  /** What the game is, in one sentence. */
  summary: Record<Language, string>;
}

// The query makes these copies of their own. Without it the home page would fetch the chunks of all games, because a
// module is part of one chunk, and these are part of the games' chunks.
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
