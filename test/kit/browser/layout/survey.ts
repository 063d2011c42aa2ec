// Measures the layout of one game at one table: the lobby and all kinds of decisions on all screens, then real presses
// and a stroll.
import type { Browser, Page } from 'playwright-core';
import { type GameId, manifests } from '../../../../shared/games/index.ts';
import { newKey, openTable } from '../../client.ts';
import { openContext } from '../browser.ts';
import { surveyLobby } from './lobby.ts';
import { findPositions, LONG_NAMES, type Position } from './positions.ts';
import { findWrongPresses, recordChanges, recordMoves } from './press.ts';
import { contextFor, type Screen } from './sizes.ts';
import { stroll } from './stroll.ts';
import { type Fault, faultsAt, openPosition, type Table, walk } from './walk.ts';

export interface Survey extends Table {
  browser: Browser;
  url: string;
  screens: readonly Screen[];
  locales: readonly string[];
  seed?: number;
  /** How many kinds of decisions are visited, spread over all of them. */
  mostKinds?: number;
  /** How many presses are tried on each screen, and how many a stroll has. */
  presses: { tried: number; strolled: number };
  onMoment?(name: string, faults: Fault[], page: Page): unknown;
}

/** The fewest and the most seats of every game. */
export const tables: (Table & { game: GameId })[] = manifests.flatMap(({ facts }) => [
  { game: facts.id, seats: facts.seats.min },
  { game: facts.id, seats: facts.seats.max },
]);

export async function survey(tour: Survey): Promise<Fault[]> {
  const { game, seats, seed = 3, mostKinds = 99 } = tour;
  const all = findPositions({ game, seats, seed });
  const positions = all.filter(
    (_, at) =>
      Math.floor((at * mostKinds) / all.length) !== Math.floor(((at - 1) * mostKinds) / all.length),
  );
  const screens = tour.screens.filter(({ framed }) => !framed);
  const faults = [...(await surveyLobby(tour)), ...(await walk({ ...tour, positions, screens }))];
  for (const screen of screens) faults.push(...(await play(tour, positions, screen)));
  for (const screen of tour.screens.filter(({ framed }) => framed))
    faults.push(...(await playInFrame(tour, screen)));
  return faults;
}

const running = (positions: readonly Position[]) =>
  positions.filter(({ moves }) => moves.length > 0);

/** Tries presses at the decision with the most moves, because that one is the most crowded, and plays on from there. */
async function play(tour: Survey, positions: Position[], screen: Screen): Promise<Fault[]> {
  const { tried, strolled } = tour.presses;
  const [crowded] = running(positions).toSorted((a, b) => b.moves.length - a.moves.length);
  if (!crowded || tried + strolled === 0) return [];
  const locale = tour.locales[0] ?? 'en-GB';
  const context = await openContext(tour.browser, tour.url, contextFor(screen, locale));
  await recordMoves(context);
  const wrong = await findWrongPresses(context, crowded, screen.touch, tried);
  const faults = faultsAt(tour, screen, crowded.kind, { 2: wrong });
  if (strolled > 0) {
    const page = await openPosition(context, crowded);
    faults.push(...(await stroll({ ...tour, page, screen, presses: strolled, seed: 1 })));
  }
  await context.close();
  return faults;
}

/** Plays against bots at a table as a frame shows it, where the strip of Foyer takes a part of the height. */
async function playInFrame(tour: Survey, screen: Screen): Promise<Fault[]> {
  const { game, seats, url } = tour;
  const key = newKey();
  const bots = LONG_NAMES.slice(1, seats).map((name) => ({ level: 'easy', name }));
  const room = await openTable(url, { game, seats, key, name: LONG_NAMES[0], bots });
  const locale = tour.locales.at(-1) ?? 'en-GB';
  const context = await openContext(tour.browser, url, contextFor(screen, locale));
  await recordChanges(context);
  const page = await context.newPage();
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    `key ${room}`,
    key,
  ] as const);
  await page.goto(`/embed/${room}`);
  await page.locator('.board [data-ref]').first().waitFor();
  const presses = Math.max(2, tour.presses.strolled);
  const faults = await stroll({ ...tour, page, screen, presses, seed: 2 });
  await context.close();
  return faults;
}
