// Runs workerd, Cloudflare's runtime, without the proxies of a development server. The worker is bundled as for a
// deployment.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '../../../test/kit/server/wait.ts';
import { programOf, ROOT } from '../../program.ts';
import { Server } from './process.ts';

const WORKERD = createRequire(import.meta.url).resolve('workerd/bin/workerd');

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
const removeFolder = (path: string) =>
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
process.on('exit', () => removeFolder(folder));
// Each server adds its own listener for the exit of this process.
process.setMaxListeners(20);

const own = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8');
const setting = (name: string): string =>
  own.match(new RegExp(`^${name} = (.*)$`, 'm'))?.[1] ?? '""';

/** The bundle, built once for all servers. */
export function bundle(main = join(import.meta.dirname, 'edge/worker.ts')): void {
  const config = join(folder, 'wrangler.toml');
  const lines = [
    'name = "worker"',
    `main = ${JSON.stringify(main)}`,
    `compatibility_date = ${setting('compatibility_date')}`,
    `compatibility_flags = ${setting('compatibility_flags')}`,
  ];
  writeFileSync(config, lines.join('\n'));
  const flags = ['deploy', '--dry-run', '--outdir', folder, '--config', config];
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' };
  execFileSync(process.execPath, [programOf('wrangler'), ...flags], {
    cwd: folder,
    env,
    stdio: 'pipe',
  });
}

/**
 * A folder in memory. Files in it cost no disk time, so it shows the cost of the code alone. Null if the system has
 * none.
 */
export const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : null;

/** Lifts the limits of the rooms. */
const ANY_PACE = Object.fromEntries(
  ['burst', 'perSecond', 'changes', 'changesPerSecond', 'crowdBurst', 'crowdPerSecond'].map(
    (name) => [name, 1e12],
  ),
);

export class Workerd {
  readonly #config: string;
  readonly #data: string;
  readonly #store: boolean;
  readonly #pace: object;
  #port = 0;

  constructor(where = tmpdir(), store = true, pace: object = ANY_PACE) {
    this.#data = mkdtempSync(join(where, 'foyer-bench-data-'));
    this.#config = join(folder, `${basename(this.#data)}.capnp`);
    this.#store = store;
    this.#pace = pace;
    process.on('exit', () => removeFolder(this.#data));
  }

  /** Starts the server again on the same port with the same tables. */
  async start(): Promise<Server> {
    this.#port ||= await freePort();
    writeFileSync(this.#config, this.#text());
    return Server.start(WORKERD, ['serve', this.#config], this.#port);
  }

  #text(): string {
    return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = ${setting('compatibility_date')},
      compatibilityFlags = ${setting('compatibility_flags')},
      bindings = [
        (name = "ROOMS", durableObjectNamespace = "RoomObject"),
        (name = "BARE", durableObjectNamespace = "BareObject"),
        (name = "ROOM_SECRET", text = "a secret of the benchmark"),
        (name = "PACE", json = ${JSON.stringify(JSON.stringify(this.#pace))}),
        (name = "STORE", json = "${this.#store}"),
      ],
      durableObjectNamespaces = [
        (className = "RoomObject", uniqueKey = "room", enableSql = true),
        (className = "BareObject", uniqueKey = "bare", enableSql = true),
      ],
      durableObjectStorage = (localDisk = "disk"),
    )),
    (name = "disk", disk = (path = ${JSON.stringify(this.#data)}, writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${this.#port}", http = (), service = "worker")],
);
`;
  }
}
