// Parses style sheets as far as the checks need it: plain CSS without nested rules.

export interface Declaration {
  name: string;
  value: string;
  line: number;
}

export interface Rule {
  selectors: string[];
  declarations: Declaration[];
  line: number;
}

export interface StyleSheet {
  file: string;
  rules: Rule[];
}

/** At-rules whose block contains rules. The blocks of all others, such as @keyframes, are not checked. */
const GROUP = /^@(media|container|supports|layer)\b/;

/** Splits at a character that is outside of all brackets and quotes. */
export function splitOutside(text: string, at: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [char] of text.matchAll(/"[^"]*"|'[^']*'|[\s\S]/g)) {
    if ('(['.includes(char)) depth++;
    if (')]'.includes(char)) depth--;
    if (char === at && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Replaces comments with spaces, so that line numbers stay correct. */
const withoutComments = (css: string) =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

export function readStyles(file: string, css: string): StyleSheet {
  const text = withoutComments(css);
  const rules: Rule[] = [];
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  readBlock(0, text.length);
  return { file, rules };

  function readBlock(from: number, to: number): void {
    for (let at = from; at < to; ) {
      const open = text.indexOf('{', at);
      if (open < 0 || open >= to) break;
      const close = closingBrace(text, open);
      const head = text.slice(at, open).replace(/^(\s*@[^;{]*;)*/, '');
      const start = open - head.trimStart().length;
      const name = head.trim();
      if (GROUP.test(name)) readBlock(open + 1, close);
      else if (!name.startsWith('@')) {
        const declarations = readDeclarations(open + 1, close);
        rules.push({ selectors: splitOutside(name, ','), declarations, line: lineAt(start) });
      }
      at = close + 1;
    }
  }

  function readDeclarations(from: number, to: number): Declaration[] {
    let at = from;
    return text
      .slice(from, to)
      .split(';')
      .flatMap((part) => {
        const start = at + part.length - part.trimStart().length;
        at += part.length + 1;
        const colon = part.indexOf(':');
        if (colon < 0) return [];
        const value = part.slice(colon + 1).trim();
        return [{ name: part.slice(0, colon).trim(), value, line: lineAt(start) }];
      });
  }
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

/** Splits a selector at its combinators: `.a:has(> .b) .c > d` becomes `.a:has(> .b)`, `.c` and `d`. */
export const compoundsOf = (selector: string): string[] =>
  splitOutside(selector.replace(/\s*([>+~])\s*/g, ' '), ' ');

/** Returns all classes in a selector, including those within `:is()`, `:has()` and `:not()`. */
export const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name);

/**
 * Returns the classes that a matching element must have. Those within `:has()` and `:not()` belong to other elements.
 */
export const ownClasses = (compound: string): string[] =>
  classesIn(compound.replace(/:(has|not)\((?:[^()]|\([^()]*\))*\)/g, ''));
