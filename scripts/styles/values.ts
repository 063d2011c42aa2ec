// Checks that colours, text sizes, radii and layers are used by name, and that names are defined only in tokens.css
// and in palettes.
import { basename } from 'node:path';
import type { Declaration, StyleSheet } from './read.ts';

export interface Finding {
  file: string;
  line: number;
  what: string;
}

/** Tells whether a sheet only defines names: for the whole app, or for one game or page. */
export const definesNames = (file: string): boolean =>
  ['tokens.css', 'palette.css'].includes(basename(file));

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|light-dark|color)\(|(?<![\w-])(white|black|gr[ae]y|red|green|blue|yellow|orange|purple|violet|pink|brown|gold|silver)(?![\w-])/i;
const LENGTH = /\d(px|rem|em|pt|vw|vh|vmin|vmax|cqw|cqh|ch|ex|lh)\b|\bcalc\(|\bclamp\(/;

/** Removes the var() references from a value, including their fallbacks. */
function withoutNames(value: string): string {
  for (let rest = value; ; ) {
    const next = rest.replace(/var\((?:[^()]|\([^()]*\))*\)/g, '');
    if (next === rest) return rest;
    rest = next;
  }
}

const CHECKS: [name: RegExp, literal: RegExp, kind: string][] = [
  [/^font(-size)?$/, LENGTH, 'size of text'],
  [/^border(-\w+)*-radius$/, LENGTH, 'radius'],
  [/^z-index$/, /\d/, 'layer'],
];

/** Returns the kind of literal value that a declaration contains, or null. */
export function literalIn({ name, value }: Declaration): string | null {
  const rest = withoutNames(value).replace(/url\([^)]*\)|"[^"]*"|\bin (oklab|srgb)\b/g, '');
  if (COLOUR.test(rest)) return 'colour';
  return CHECKS.find(([names, literal]) => names.test(name) && literal.test(rest))?.[2] ?? null;
}

/** Finds literal values outside of the sheets that define names, and other declarations inside of those. */
export function findLiterals(sheets: readonly StyleSheet[]): Finding[] {
  return sheets.flatMap(({ file, rules }) =>
    rules
      .flatMap(({ declarations }) => declarations)
      .flatMap((declaration): Finding[] => {
        const { name, value, line } = declaration;
        if (definesNames(file)) {
          if (name.startsWith('--') || name === 'color-scheme') return [];
          return [{ file, line, what: `${name} in a sheet that only defines names` }];
        }
        const kind = literalIn(declaration);
        return kind ? [{ file, line, what: `${kind} without a name: ${name}: ${value}` }] : [];
      }),
  );
}

/** Finds names of the tokens or of a palette that another sheet defines again. */
export function findNameClashes(sheets: readonly StyleSheet[]): Finding[] {
  const roots = sheets
    .filter(({ file }) => definesNames(file))
    .flatMap(({ rules }) => rules.filter(({ selectors }) => selectors.includes(':root')));
  const global = new Set(roots.flatMap(({ declarations }) => declarations.map(({ name }) => name)));
  return sheets.flatMap(({ file, rules }) =>
    rules
      .filter(({ selectors }) => !(definesNames(file) && selectors.includes(':root')))
      .flatMap(({ declarations }) =>
        declarations.filter(({ name }) => /^--/.test(name) && global.has(name)),
      )
      .map(({ name, line }) => ({ file, line, what: `${name} is the name of something else` })),
  );
}

/**
 * Finds custom properties that nothing sets, and those that nothing reads. `code` is the text of all scripts of the
 * client.
 */
export function findUnmatchedNames(sheets: readonly StyleSheet[], code: string): Finding[] {
  const all = sheets.flatMap(({ file, rules }) =>
    rules.flatMap(({ declarations }) => declarations.map((one) => ({ file, ...one }))),
  );
  const set = new Set(all.map(({ name }) => name).filter((name) => name.startsWith('--')));
  const reads = all.flatMap(({ file, line, value }) =>
    [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => ({ file, line, name })),
  );
  const read = new Set(reads.map(({ name }) => name));
  const inCode = new Set(code.match(/--[a-z][\w-]*/g));
  const started = [...code.matchAll(/(--[\w-]*)\$\{/g)].map(([, prefix = '']) => prefix);
  const isInCode = (name: string) =>
    inCode.has(name) ||
    started.some((prefix) => {
      const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '';
      return /^\d+$/.test(rest) || (rest !== '' && code.includes(`'${rest}'`));
    });
  const unset = reads
    .filter(({ name }) => !set.has(name) && !isInCode(name))
    .map(({ file, line, name }) => ({ file, line, what: `nothing sets ${name}` }));
  const unread = all
    .filter(({ name }) => name.startsWith('--') && !read.has(name) && !isInCode(name))
    .map(({ file, line, name }) => ({ file, line, what: `nothing reads ${name}` }));
  return [...unset, ...unread];
}
