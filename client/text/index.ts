// The words in three languages; a missing one does not compile. Only those of the language that is spoken are
// fetched, each catalogue in a chunk of its own.
import { computed, effect, signal } from '@preact/signals';
import type { Language } from '../../shared/protocol/languages.ts';
import { asked } from '../session/embedded.ts';
import { keep, kept } from '../session/keys.ts';
// In the shell, because every game and every language composes with it.
import './compose.ts';
import type { Text } from './en.ts';

export type { Language };
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
};

const catalogues: ((language: Language) => Promise<void>)[] = [];

/** The same words in each language, as far as they have been fetched. */
export function catalogue<T>(chunks: Record<Language, () => Promise<T>>): Record<Language, T> {
  const all = {} as Record<Language, T>;
  catalogues.push(async (next) => {
    all[next] ??= await chunks[next]();
  });
  return all;
}

const fetched = (next: Language) => Promise.all(catalogues.map((fetches) => fetches(next)));

/** Something that speaks, once its words are there: nothing is to be drawn before. */
export async function spoken<T>(part: T): Promise<T> {
  await fetched(language.value);
  return part;
}

function preferred(): Language {
  const wanted = [kept('language'), asked.get('lang'), ...navigator.languages].map((tag) =>
    tag?.slice(0, 2),
  );
  return wanted.find((tag): tag is Language => tag !== undefined && tag in LANGUAGES) ?? 'en';
}

const words = catalogue<Text>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
});

export const language = signal<Language>(preferred());

/** The words of the language that is spoken now. */
export const spokenOf = <T>(all: Record<Language, T>) => computed(() => all[language.value]);

export const text = spokenOf(words);

effect(() => {
  document.documentElement.lang = language.value;
});

export async function speak(next: Language): Promise<void> {
  keep('language', next);
  await turnTo(next);
}

let latest = language.peek();

/** Without its being anybody's choice here. */
export async function turnTo(next: Language): Promise<void> {
  latest = next;
  // Nothing is shown half in one language and half in the other.
  await fetched(next);
  // Words may come in another order than they were asked for.
  if (latest === next) language.value = next;
}
