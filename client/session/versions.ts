// The version of every game's rules in this build, as the page says it in its hello before it has fetched any rules.

// The query makes this a copy of its own, of which the bundler keeps only the version. Without it the other facts would
// come with the shell, because a module is part of one chunk.
const versions = import.meta.glob<number>('../../shared/games/*/facts.ts', {
  query: '?version',
  import: 'version',
  eager: true,
});

const folderOf = (path: string): string => path.split('/').at(-2) ?? '';

/** By the game's id, which is the name of its folder. */
export const RULES_VERSIONS: Record<string, number> = Object.fromEntries(
  Object.entries(versions).map(([path, version]) => [folderOf(path), version]),
);
