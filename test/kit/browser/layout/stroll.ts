// Plays on from a position by real presses on one screen, and checks the laws at every decision: what moves between
// two decisions shows only here.
import type { Page } from 'playwright-core';
import { Random, seedFrom } from '../../../../shared/engine/index.ts';
import type { Press } from './in-page/pressable.ts';
import type { Places } from './in-page/steady.ts';
import { checkLaws, installLaws, listPlaces, waitForRest } from './laws.ts';
import { pressAt } from './press.ts';
import type { Screen } from './sizes.ts';
import { type Fault, faultsAt, passDevice, type Table } from './walk.ts';

export interface Stroll extends Table {
  /** A page that shows the table. It is closed at the end. */
  page: Page;
  seed: number;
  screen: Screen;
  presses: number;
  onMoment?(name: string, faults: Fault[], page: Page): unknown;
}

export async function stroll(tour: Stroll): Promise<Fault[]> {
  const { page, screen } = tour;
  const random = Random.from(seedFrom(tour.seed, 9));
  await page.setViewportSize(screen);
  await installLaws(page);
  let first: Places | null = null;
  const faults: Fault[] = [];
  for (let count = 0; count < tour.presses; count++) {
    await passDevice(page);
    await waitForRest(page);
    // The result lies over the table then, and there is no decision any more.
    if ((await page.locator('.standing').count()) > 0) break;
    const found = await checkLaws(page, first);
    first ??= await listPlaces(page);
    const told = faultsAt(tour, screen, `after ${count} presses`, found);
    faults.push(...told);
    await tour.onMoment?.(`${tour.game} ${tour.seats} stroll ${count}`, told, page);
    const presses = await page.evaluate(() => window.layoutLaws.listPresses());
    const centres = presses.filter(({ where }) => where === 'centre');
    if (centres.length === 0) break;
    await pressAt(page, screen.touch, random.pick(centres) as Press);
    await waitForRest(page);
  }
  await page.close();
  return faults;
}
