// Chooses the browser for the tests from a description of the machine, so that every kind of machine can be tested.
import { posix, win32 } from 'node:path';

export interface Machine {
  platform: NodeJS.Platform;
  arch: string;
  env: Readonly<Record<string, string | undefined>>;
  exists(path: string): boolean;
  /** Where the driver puts the browser that it downloads. */
  fetched?: string;
}

export type Choice =
  | { kind: 'bundled' }
  | { kind: 'installed'; path: string }
  | { kind: 'none'; why: string };

/** Environment variables that name a browser. Other tools use the second one, too. */
const NAMES = ['FOYER_BROWSER', 'CHROME_PATH'];

const MAC = ['Google Chrome', 'Microsoft Edge', 'Chromium'];
const WINDOWS = ['Google/Chrome/Application/chrome', 'Microsoft/Edge/Application/msedge'];
const LINUX = ['google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chromium'];

export function chooseBrowser(machine: Machine): Choice {
  const { platform, arch, env, exists } = machine;
  const name = NAMES.find((one) => env[one]);
  const named = name && env[name];
  if (named) {
    if (exists(named)) return { kind: 'installed', path: named };
    return { kind: 'none', why: `${name} names ${named}, and there is nothing there.` };
  }
  // The browser that is installed as a package runs on this system only.
  if (platform === 'linux' && arch === 'x64') return { kind: 'bundled' };
  const path = placesOf(machine).find(exists);
  if (path) return { kind: 'installed', path };
  return {
    kind: 'none',
    why: 'There is no Chrome, Edge or Chromium on this machine: `npx playwright-core install chromium` gets one.',
  };
}

function placesOf({ platform, env, fetched }: Machine): string[] {
  const own = fetched ? [fetched] : [];
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(env.HOME ?? '/', 'Applications')];
    return [
      ...own,
      ...folders.flatMap((folder) =>
        MAC.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
      ),
    ];
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return [
      ...own,
      ...folders.flatMap((folder) =>
        folder ? WINDOWS.map((app) => win32.join(folder, `${app}.exe`)) : [],
      ),
    ];
  }
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
  return [...own, ...folders.flatMap((folder) => LINUX.map((app) => `${folder}/${app}`))];
}
