// The texts of the page in three languages. A text that is missing in one of them does not compile. The browser
// fetches only the current language: each catalogue has one chunk per language.
import { computed, effect, signal } from '@preact/signals';
import type { Language } from '../../shared/protocol/languages.ts';
import { embedParams } from '../session/embedded.ts';
import { readItem, writeItem } from '../session/storage.ts';
// Imported here so that it is bundled only once, in the shell: every game and every language uses it.
import './compose.ts';
import type { Text } from './en.ts';

export type { Language };
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
};

const loaders: ((language: Language) => Promise<void>)[] = [];

/** Registers texts that are fetched by language. The result holds only the languages fetched so far. */
export function catalogue<T>(chunks: Record<Language, () => Promise<T>>): Record<Language, T> {
  const texts = {} as Record<Language, T>;
  loaders.push(async (next) => {
    texts[next] ??= await chunks[next]();
  });
  return texts;
}

const fetchTexts = (next: Language) => Promise.all(loaders.map((load) => load(next)));

/** Returns `part` once all registered texts have arrived in the current language. It must not be drawn before. */
export async function withTexts<T>(part: T): Promise<T> {
  await fetchTexts(language.value);
  return part;
}

function preferredLanguage(): Language {
  const tags = [readItem('language'), embedParams.get('lang'), ...navigator.languages];
  const wanted = tags.map((tag) => tag?.slice(0, 2));
  return wanted.find((tag): tag is Language => tag !== undefined && tag in LANGUAGES) ?? 'en';
}

const shellTexts = catalogue<Text>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
});

export const language = signal<Language>(preferredLanguage());

/** A signal of the texts in the current language. */
export const inCurrentLanguage = <T>(texts: Record<Language, T>) =>
  computed(() => texts[language.value]);

export const text = inCurrentLanguage(shellTexts);

effect(() => {
  document.documentElement.lang = language.value;
});

/** Sets the language that the person has chosen, and stores the choice on this device. */
export async function chooseLanguage(next: Language): Promise<void> {
  writeItem('language', next);
  await switchLanguage(next);
}

let latestWanted = language.peek();

/** Switches the language without storing it, as when the host page around a frame asks for it. */
export async function switchLanguage(next: Language): Promise<void> {
  latestWanted = next;
  // Fetches all texts first: a page must never mix two languages.
  await fetchTexts(next);
  // The chunks of two languages may arrive in a different order than requested.
  if (latestWanted === next) language.value = next;
}
