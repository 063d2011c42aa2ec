// Checks whether assistive technology can read a page, by the rules of axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

interface Results {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}

declare global {
  interface Window {
    axe: { run(): Promise<Results> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One line for each violation. The policy of the page forbids foreign scripts, so axe comes through the debugger. */
export async function findAccessibilityFaults(page: Page | Frame): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  });
}
