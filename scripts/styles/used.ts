// Which classes the code gives to elements.

export interface UsedClasses {
  /** Words of class attributes. */
  written: Set<string>;
  /** Words of any string: a class may be put together from them. */
  words: Set<string>;
  /** What stands before a `${…}` in a string: `ll-` of `ll-${colour}`. */
  prefixes: Set<string>;
}

const WORD = /^-?[a-zA-Z_][\w-]*$/;
const STRING = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g;

const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const wordsOf = (text: string) => text.split(/[^\w-]+/).filter((word) => WORD.test(word));

const INSERTED = /\$\{([^}]*)\}/g;
/** Stands for a part that is put into a template. */
const GAP = '\0';

/** The strings of a piece of code, with a gap in a template for each part that is put in. */
function stringsIn(code: string): string[] {
  return [...code.matchAll(STRING)].flatMap(([, single, double, template]) => {
    if (template === undefined) return [single ?? double ?? ''];
    const inner = [...template.matchAll(INSERTED)].flatMap(([, part = '']) => stringsIn(part));
    return [template.replace(INSERTED, GAP), ...inner];
  });
}

/** The value of each class attribute, with its quotes or braces. */
function classAttributes(code: string): string[] {
  const pattern = /\b(?:class=|className(?: \+?= |: )|classList\.\w+\()("[^"]*"|'[^']*'|\{)/g;
  return [...code.matchAll(pattern)].map((match) => {
    if (match[1] !== '{') return match[1] ?? '';
    let depth = 0;
    for (let at = match.index + match[0].length - 1; at < code.length; at++) {
      if (code[at] === '{') depth++;
      if (code[at] === '}' && --depth === 0) return code.slice(match.index, at);
    }
    return '';
  });
}

export function usedClasses(sources: readonly string[]): UsedClasses {
  const used: UsedClasses = { written: new Set(), words: new Set(), prefixes: new Set() };
  for (const source of sources) {
    const code = withoutComments(source);
    for (const text of stringsIn(code)) {
      const parts = text.split(GAP);
      for (const word of parts.flatMap(wordsOf)) used.words.add(word);
      for (const part of parts.slice(0, -1)) {
        const [prefix] = part.match(/[\w-]+$/) ?? [];
        if (prefix) used.prefixes.add(prefix);
      }
    }
    for (const attribute of classAttributes(code)) {
      for (const word of stringsIn(attribute).flatMap(wordsOf)) {
        used.written.add(word);
      }
    }
  }
  return used;
}

/**
 * A class without a hyphen is a word like any other: it has to stand in a class attribute, or beside a class that
 * does (`btn ${kind}`). One with a hyphen may come from anywhere, also from a prefix and a word or a number.
 */
export function isUsed(name: string, beside: readonly string[], used: UsedClasses): boolean {
  if (used.written.has(name)) return true;
  if (!name.includes('-')) {
    return used.words.has(name) && beside.some((other) => used.written.has(other));
  }
  if (used.words.has(name)) return true;
  return [...used.prefixes].some((prefix) => {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    return rest !== '' && (/^\d+$/.test(rest) || used.words.has(rest));
  });
}
