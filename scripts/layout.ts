// Checks the layout of every table by the six laws, and prints how often each of them is broken.
//   npm run layout
//   npm run layout -- --game raja --seats 5 --size 390x664
// --shots <folder> takes a picture of every moment with a fault; --url uses a Foyer that runs already.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../test/kit/browser/browser.ts';
import { LAWS } from '../test/kit/browser/layout/laws.ts';
import { SCREENS, screenName } from '../test/kit/browser/layout/sizes.ts';
import { survey, tables } from '../test/kit/browser/layout/survey.ts';
import type { Fault } from '../test/kit/browser/layout/walk.ts';
import { Server } from '../test/kit/server/server.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    size: { type: 'string' },
    seed: { type: 'string', default: '3' },
    kinds: { type: 'string', default: '99' },
    law: { type: 'string' },
    /** How many faults are printed for each law of each game. */
    show: { type: 'string', default: '4' },
    shots: { type: 'string' },
    url: { type: 'string' },
  },
});
const LOCALES = ['en-GB', 'it-IT', 'fr-FR'];
const laws = Object.keys(LAWS).map(Number);

const chosen = tables.filter(
  ({ game, seats }) =>
    (!values.game || game === values.game) && (!values.seats || seats === Number(values.seats)),
);
const screens = SCREENS.filter((one) => !values.size || screenName(one).startsWith(values.size));

/** One line for each game and screen, one column for each law. */
function printTable(faults: Fault[]): void {
  const cell = (text: string | number) => `${text}`.padStart(6);
  console.log(`\n${'table'.padEnd(32)}${laws.map((law) => cell(`law ${law}`)).join('')}`);
  for (const { game, seats } of chosen) {
    for (const screen of screens.map(screenName)) {
      const own = faults.filter((one) => one.game === game && one.seats === seats);
      const count = (law: number) =>
        own.filter((one) => one.law === law && one.screen === screen).length;
      console.log(
        `${`${game} ${seats} ${screen}`.padEnd(32)}${laws.map(count).map(cell).join('')}`,
      );
    }
  }
}

/** The faults that occur most often, because one cause breaks a law at many moments. */
function printFirst(faults: Fault[]): void {
  for (const law of laws) {
    for (const game of new Set(chosen.map((one) => one.game))) {
      const own = faults.filter((one) => one.law === law && one.game === game);
      if (own.length === 0) continue;
      console.log(`\nlaw ${law}, ${LAWS[law]}: ${game}, ${own.length}`);
      const kinds = Map.groupBy(own, ({ words }) => words.replace(/\d+/g, '#'));
      const most = [...kinds.values()].toSorted((a, b) => b.length - a.length);
      for (const [first, ...more] of most.slice(0, Number(values.show))) {
        if (!first) continue;
        const { words, screen, seats, moment } = first;
        console.log(
          `  ${words}  — ${screen}, ${seats} seats, ${moment}; ${more.length} more like it`,
        );
      }
    }
  }
}

const server = values.url ? null : await Server.startWithClient({ botDelayMs: 0 });
const browser = await openBrowser();
const faults: Fault[] = [];
if (values.shots) mkdirSync(values.shots, { recursive: true });
try {
  for (const table of chosen) {
    const found = await survey({
      ...table,
      browser,
      url: values.url ?? (server as Server).url,
      screens,
      locales: LOCALES,
      seed: Number(values.seed),
      mostKinds: Number(values.kinds),
      presses: { tried: 6, strolled: 16 },
      onMoment: async (name, told, page) => {
        if (!values.shots || told.length === 0) return;
        const file = `${name.replace(/[^\w]+/g, '-').slice(0, 100)}.png`;
        await page.screenshot({ path: join(values.shots, file) });
      },
    });
    const own = found.filter(({ law }) => !values.law || law === Number(values.law));
    faults.push(...own);
    console.log(`${table.game}, ${table.seats} seats: ${own.length} faults`);
  }
} finally {
  await browser.close();
  await server?.stop();
}
printTable(faults);
printFirst(faults);
process.exitCode = faults.length > 0 ? 1 : 0;
