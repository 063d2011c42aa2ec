// Whether machines can read a page, by the rules that axe knows.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, in a line each. The policy of the page lets no script in but by the debugger. */
export async function faults(page: Page | Frame): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Found {
      violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
    }
    const { axe: run } = window as unknown as { axe: { run(): Promise<Found> } };
    const { violations } = await run.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  });
}
