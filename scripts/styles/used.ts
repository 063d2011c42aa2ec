// Finds which classes the code gives to elements.

export interface UsedClasses {
  /** The words in class attributes. */
  written: Set<string>;
  /** The words in any string, because code may build a class from them. */
  words: Set<string>;
  /** The text before a `${…}` in a string, such as `ll-` in `ll-${colour}`. */
  prefixes: Set<string>;
}

const WORD = /^-?[a-zA-Z_][\w-]*$/;
const STRING = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g;

const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const wordsOf = (text: string) => text.split(/[^\w-]+/).filter((word) => WORD.test(word));

const INSERTED = /\$\{([^}]*)\}/g;
/** Marks the place of an expression in a template string. */
const GAP = '\0';

/** Returns the strings in a piece of code, with a gap in place of each expression in a template. */
function stringsIn(code: string): string[] {
  return [...code.matchAll(STRING)].flatMap(([, single, double, template]) => {
    if (template === undefined) return [single ?? double ?? ''];
    const inner = [...template.matchAll(INSERTED)].flatMap(([, part = '']) => stringsIn(part));
    return [template.replace(INSERTED, GAP), ...inner];
  });
}

/** Returns the value of each class attribute, with its quotes or braces. */
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
 * Tells whether the code uses a class. A name without a hyphen could be any word, so it must be in a class attribute,
 * or in a string if the selector also names a class from an attribute (`btn ${kind}`). A name with a hyphen may also
 * be composed of a prefix and a word or a number.
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
