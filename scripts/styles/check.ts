// Runs all checks of the style sheets over the files of the client and the gallery.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { classesIn, compoundsOf, readStyles, type StyleSheet } from './read.ts';
import { findUnscoped } from './scope.ts';
import { isUsed, type UsedClasses, usedClasses } from './used.ts';
import { type Finding, findLiterals, findNameClashes, findUnmatchedNames } from './values.ts';

export interface Source {
  file: string;
  text: string;
}

export function findUnusedClasses(sheets: readonly StyleSheet[], used: UsedClasses): Finding[] {
  const places = new Map<string, Finding & { beside: Set<string> }>();
  for (const { file, rules } of sheets) {
    for (const { selectors, line } of rules) {
      for (const compound of selectors.flatMap(compoundsOf)) {
        const all = classesIn(compound);
        for (const name of all) {
          const what = `no element has the class ${name}`;
          const place = places.get(name) ?? { file, line, what, beside: new Set() };
          for (const other of all) if (other !== name) place.beside.add(other);
          places.set(name, place);
        }
      }
    }
  }
  return [...places]
    .filter(([name, { beside }]) => !isUsed(name, [...beside], used))
    .map(([, { file, line, what }]) => ({ file, line, what }));
}

/** Returns the classes that elements have and no sheet styles. They are either used by tests or left over. */
export function findUnstyledClasses(sheets: readonly StyleSheet[], used: UsedClasses): string[] {
  const selectors = sheets.flatMap(({ rules }) => rules.flatMap((rule) => rule.selectors));
  const styled = new Set(selectors.flatMap(classesIn));
  return [...used.written].filter((name) => !styled.has(name) && !name.endsWith('-')).sort();
}

/** Maps each sheet to the script that loads it. The sheets that one script loads count as one part of the app. */
function loaders(sources: readonly Source[]): Map<string, string> {
  const loaded = new Map<string, string>();
  for (const { file, text } of sources) {
    for (const [, path = ''] of text.matchAll(/'(\.[^']*\.css)(?:\?inline)?'/g)) {
      const sheet = join(dirname(file), path).replaceAll(sep, '/');
      if (!loaded.has(sheet)) loaded.set(sheet, file);
    }
  }
  return loaded;
}

export function checkStyles(sheets: readonly StyleSheet[], sources: readonly Source[]): Finding[] {
  const texts = sources.map(({ text }) => text);
  const loaded = loaders(sources);
  const unloaded = sheets
    .filter(({ file }) => !loaded.has(file))
    .map(({ file }) => ({ file, line: 1, what: 'no script loads this sheet' }));
  return [
    ...unloaded,
    ...findUnusedClasses(sheets, usedClasses(texts)),
    ...findLiterals(sheets),
    ...findNameClashes(sheets),
    ...findUnmatchedNames(sheets, texts.join('\n')),
    ...findUnscoped(sheets, (file) => loaded.get(file) ?? file),
  ];
}

/** The files of the client come first, so that a sheet that both load belongs to the client. */
export function readTree(root: string): { sheets: StyleSheet[]; sources: Source[] } {
  const files = (pattern: string) =>
    ['client', 'scripts/gallery/client'].flatMap((folder) =>
      globSync(`${folder}/**/${pattern}`, { cwd: root })
        .map((file) => relative('.', file).replaceAll(sep, '/'))
        .sort(),
    );
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    sheets: files('*.css').map((file) => readStyles(file, read(file))),
    sources: files('*.{ts,tsx}').map((file) => ({ file, text: read(file) })),
  };
}
