// Starts the test files that take longest first, so that no worker is left alone with one of them at the end.
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from '../../scripts/program.ts';

/** The files that take more than about 20 seconds, the longest first. A file that is missing here only starts later. */
export const LONGEST = [
  'test/drill/drill.test.ts',
  'test/e2e/solo.test.ts',
  'test/e2e/layout.test.ts',
  'test/e2e/bots.test.ts',
  'test/e2e/connection.test.ts',
  'test/games/landlord/laws.test.ts',
  'test/e2e/goal.test.ts',
  'test/e2e/games-landlord.test.ts',
  'test/e2e/renew.test.ts',
  'test/e2e/lessons.test.ts',
  'test/shared/bots/strength.test.ts',
  'test/e2e/reach.test.ts',
  'test/drill/tables.test.ts',
  'test/games/room-share/laws.test.ts',
  'test/e2e/insert.test.ts',
  'test/e2e/events.test.ts',
  'test/e2e/embed.test.ts',
  'test/e2e/finger.test.ts',
  'test/e2e/gallery.test.ts',
  'test/e2e/replay.test.ts',
  'test/shared/room/simulation.test.ts',
  'test/server/crash.test.ts',
  'test/e2e/print.test.ts',
  'test/e2e/first-screen.test.ts',
  'test/shared/bots/landlord.test.ts',
  'test/e2e/games.test.ts',
  'test/e2e/asking.test.ts',
  'test/client/landlord-guide.test.ts',
  'test/server/abuse.test.ts',
  'test/e2e/lobby.test.ts',
  'test/e2e/alone.test.ts',
  'test/e2e/announcements.test.ts',
  'test/e2e/seats-apart.test.ts',
  'test/e2e/again.test.ts',
  'test/e2e/embed-frames.test.ts',
  'test/e2e/call.test.ts',
  'test/e2e/fit.test.ts',
  'test/client/words.test.ts',
  'test/scripts/deploy.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(relative(ROOT, moduleId).replaceAll('\\', '/'));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
