// The version of every game's rules in this build. The hello contains it before the page has fetched any rules.

// The query makes this module a separate copy, of which the bundler keeps only the version. A module belongs to one
// chunk: without the query all facts of the games would be part of the shell.
const versions = import.meta.glob<number>('../../shared/games/*/facts.ts', {
  query: '?version',
  import: 'version',
  eager: true,
});

const folderOf = (path: string): string => path.split('/').at(-2) ?? '';

/** Indexed by the game's id, which is the name of its folder. */
export const RULES_VERSIONS: Record<string, number> = Object.fromEntries(
  Object.entries(versions).map(([path, version]) => [folderOf(path), version]),
);
