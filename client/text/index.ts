// The words of the shell in three languages; a missing one does not compile.
import { computed, effect, signal } from '@preact/signals';
import { keep, kept } from '../table/keys.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const LANGUAGES = { en: 'English', it: 'Italiano', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

const catalogues = { en, it, fr };

function preferred(): Language {
  const wanted = [kept('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return wanted.find((tag): tag is Language => tag !== undefined && tag in LANGUAGES) ?? 'en';
}

export const language = signal<Language>(preferred());
export const text = computed(() => catalogues[language.value]);

effect(() => {
  document.documentElement.lang = language.value;
});

export function speak(next: Language): void {
  language.value = next;
  keep('language', next);
}
