// Checks that every sheet styles only its own part of the app: no plain elements, and no class of another sheet.
import { basename, dirname } from 'node:path';
import { findManifest } from '../../shared/games/index.ts';
import { classesIn, compoundsOf, ownClasses, type Rule, type StyleSheet } from './read.ts';
import { definesNames, type Finding } from './values.ts';

/**
 * The properties that place an element. A sheet may set them on a class of another part, but it must not change how
 * that part looks.
 */
const PLACEMENT =
  /^(--.*|display|flex(-.*)?|order|grid-(area|row|column).*|(align|justify|place)-self|margin(-.*)?|scroll-.*|position|inset|top|left|right|bottom|(max-|min-)?width|white-space)$/;

/** Only these sheets may style plain elements and :root. */
const isGlobal = (file: string) => basename(file) === 'base.css' || definesNames(file);

/** Returns the game that a sheet belongs to. An edition uses the classes of the game that it is an edition of. */
function gameOf(file: string): string | undefined {
  const folder = file.match(/client\/games\/([\w-]+)\//)?.[1];
  return folder && (findManifest(folder)?.facts.editionOf ?? folder);
}

/** Returns the prefix of each game's classes. It is the prefix of the names in the game's palette. */
export function gamePrefixes(sheets: readonly StyleSheet[]): Map<string, string> {
  const prefixes = new Map<string, string>();
  for (const { file, rules } of sheets) {
    const game = gameOf(file);
    const [, prefix] = rules[0]?.declarations[0]?.name.match(/^--(\w+-)/) ?? [];
    if (game && prefix && basename(file) === 'palette.css') prefixes.set(game, prefix);
  }
  return prefixes;
}

/** Returns the class or data attribute that a selector begins with. `:root:has(.a)` begins with `a`. */
export function headOf(selector: string): string | null {
  const [first = ''] = compoundsOf(selector);
  return (
    first
      .match(/\.([\w-]+)|\[(data-[\w-]+)/)
      ?.slice(1)
      .find(Boolean) ?? null
  );
}

const subjectOf = (selector: string) => compoundsOf(selector).at(-1) ?? '';

/**
 * Returns which sheet owns each class, and the properties that it sets. `ownerOf` gives sheets that are loaded
 * together the same owner.
 */
function owners(sheets: readonly StyleSheet[], ownerOf: (file: string) => string) {
  const owned = new Map<string, { owner: string; styled: Set<string> }>();
  const byRule = (of: (rule: Rule, selector: string, owner: string) => void) => {
    for (const { file, rules } of sheets) {
      if (isGlobal(file) || gameOf(file)) continue;
      for (const rule of rules) {
        for (const selector of rule.selectors) of(rule, selector, ownerOf(file));
      }
    }
  };
  byRule((_rule, selector, owner) => {
    const head = headOf(selector);
    if (head && !owned.has(head)) owned.set(head, { owner, styled: new Set() });
  });
  byRule((rule, selector, owner) => {
    for (const name of ownClasses(subjectOf(selector))) {
      const own = owned.get(name);
      if (own?.owner !== owner) continue;
      for (const declaration of rule.declarations) own.styled.add(declaration.name);
    }
  });
  return owned;
}

export function findUnscoped(
  sheets: readonly StyleSheet[],
  ownerOf: (file: string) => string = dirname,
): Finding[] {
  const prefixes = gamePrefixes(sheets);
  const owned = owners(sheets, ownerOf);
  const why = (file: string, rule: Rule, selector: string): string | null => {
    const game = gameOf(file);
    const prefix = game && prefixes.get(game);
    if (game) {
      const foreign = classesIn(selector).find((name) => !prefix || !name.startsWith(prefix));
      if (foreign) return `.${foreign} is no class of the game`;
      if (definesNames(file) && selector === ':root') return null;
      return headOf(selector)?.startsWith(prefix ?? '')
        ? null
        : 'does not begin with its own class';
    }
    if (isGlobal(file)) return null;
    const head = headOf(selector);
    if (!head) return 'does not begin with a class';
    if (owned.get(head)?.owner !== ownerOf(file)) return `.${head} is styled in another sheet`;
    const restyled = ownClasses(subjectOf(selector)).flatMap((name) => {
      const other = owned.get(name);
      if (!other || other.owner === ownerOf(file)) return [];
      return rule.declarations
        .filter((one) => !PLACEMENT.test(one.name) && other.styled.has(one.name))
        .map((one) => `sets ${one.name} of .${name}, which another sheet styles`);
    });
    return restyled[0] ?? null;
  };
  return sheets.flatMap(({ file, rules }) =>
    rules.flatMap((rule) =>
      rule.selectors.flatMap((selector) => {
        const what = why(file, rule, selector);
        return what ? [{ file, line: rule.line, what: `${selector}: ${what}` }] : [];
      }),
    ),
  );
}
