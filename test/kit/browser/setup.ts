// Unpacks the browser before the first test, because several test files would ask for it at the same time.
import { detectBrowser, findBrowser } from './find.ts';

export async function setup(): Promise<void> {
  const browser = detectBrowser();
  if (browser.kind === 'none') console.warn(`Tests in a browser are left out. ${browser.why}`);
  else process.env.FOYER_BROWSER = await findBrowser();
}
