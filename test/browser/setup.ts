// Before the first test: the browser is there, whichever files want it, and whichever of them comes first.
import { browserHere, findBrowser } from './find.ts';

export async function setup(): Promise<void> {
  // Those that need one are not run then, and it is said at the end why.
  if (browserHere().kind !== 'none') process.env.FOYER_BROWSER = await findBrowser();
}
