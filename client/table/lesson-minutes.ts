// How long the lesson of each game takes, by the game's id.
// The query makes this module a separate copy, as in client/session/versions.ts.
const minutes = import.meta.glob<number>('../../shared/games/*/facts.ts', {
  query: '?lesson',
  import: 'lessonMinutes',
  eager: true,
});

export const lessonMinutesOf = (game: string): number =>
  minutes[`../../shared/games/${game}/facts.ts`] ?? 0;
