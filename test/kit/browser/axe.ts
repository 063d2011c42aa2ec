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
    // A soft hyphen is drawn only at the end of a line and never read, but axe takes it for a letter of the name.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const hyphenated: [Node, string][] = [];
    while (texts.nextNode()) {
      const { nodeValue } = texts.currentNode;
      if (nodeValue?.includes('\u00ad')) hyphenated.push([texts.currentNode, nodeValue]);
    }
    for (const [node, words] of hyphenated) node.nodeValue = words.replaceAll('\u00ad', '');
    const { violations } = await window.axe.run();
    for (const [node, words] of hyphenated) node.nodeValue = words;
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  });
}
