// Every exported type of the shared code has its own name, so that a name means one thing everywhere.
import { describe, expect, test } from 'vitest';
import { readSource, sourceFiles } from '../scripts/imports.ts';

/** A game declares its own kinds of these types of the engine, and code imports them from that game. */
const SPECIALISED_BY_GAMES = ['Frame', 'Move'];

const isOfGame = (file: string) => file.startsWith('shared/games/');
const gameOf = (file: string) => file.match(/^shared\/games\/([^/]+)\//)?.[1] ?? '';

interface TypeName {
  name: string;
  file: string;
}

/** The types, interfaces, classes and enums that a file declares and exports. */
function exportedTypes(file: string, text: string): TypeName[] {
  const found = text.matchAll(
    /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm,
  );
  return [...found].map(([, name = '']) => ({ name, file }));
}

/** Names that are declared in several places, each with its files. Games may use the same names as other games. */
function ambiguousNames(types: readonly TypeName[]): string[] {
  const common = types.filter(({ file }) => !isOfGame(file));
  return types.flatMap(({ name, file }) => {
    if (isOfGame(file) && SPECIALISED_BY_GAMES.includes(name)) return [];
    const rivals = types.filter(
      (other) =>
        other.name === name &&
        other.file !== file &&
        (common.includes(other) || gameOf(other.file) === gameOf(file)),
    );
    return rivals.map((other) => `${name}: ${file} and ${other.file}`);
  });
}

const types = sourceFiles(['shared']).flatMap((file) => exportedTypes(file, readSource(file)));

test('the shared code exports types to check', () => {
  expect(types.length).toBeGreaterThan(100);
});

test('no two files of the shared code export a type of the same name', () => {
  expect(ambiguousNames(types)).toEqual([]);
});

describe('the check of names', () => {
  const inFile = (file: string, name: string) => ({ file, name });

  test('finds exported interfaces, types, classes and enums, and nothing else', () => {
    const text = 'export interface A {}\nexport type B = A;\nexport class C {}\ntype D = A;';
    expect(exportedTypes('a.ts', text).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });

  test.each([
    ['in two folders', 'shared/room/a.ts', 'shared/engine/b.ts'],
    ['in a game and in the engine', 'shared/games/raja/a.ts', 'shared/engine/b.ts'],
    ['twice in a game', 'shared/games/raja/a.ts', 'shared/games/raja/b.ts'],
  ])('finds a name that is declared %s', (_where, one, other) => {
    expect(ambiguousNames([inFile(one, 'Thing'), inFile(other, 'Thing')])).not.toEqual([]);
  });

  test('allows two games the same name, and a game its own types Frame and Move', () => {
    const games = ['shared/games/raja/a.ts', 'shared/games/landlord/a.ts'];
    expect(ambiguousNames(games.map((file) => inFile(file, 'State')))).toEqual([]);
    const moves = ['shared/engine/a.ts', 'shared/games/raja/a.ts'];
    expect(ambiguousNames(moves.map((file) => inFile(file, 'Move')))).toEqual([]);
  });
});
