// Before the first test: the browser is there, whichever files want it, and whichever of them comes first.
import { detectBrowser, findBrowser } from './find.ts';

export async function setup(): Promise<void> {
  const browser = detectBrowser();
  if (browser.kind === 'none') console.warn(`Tests in a browser are left out. ${browser.why}`);
  else process.env.FOYER_BROWSER = await findBrowser();
}
