// Starts the real server as on a laptop, with its own processes, its own folder and its own port.
import type { ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endTree, ROOT, run, start } from '../../../scripts/program.ts';
import type { Pace as RoomPace } from '../../../shared/room/index.ts';
import { freePort, isListening, until } from './wait.ts';

export type Pace = Partial<RoomPace>;

/** A tree of the sources, and where its client has been built. */
export interface Source {
  root: string;
  assets: string;
}

/** Builds the client as for a deployment: the tests run with another NODE_ENV. */
export function buildClient(into: string, ...more: string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['build', '--logLevel', 'error', '--outDir', into, ...more];
  if (!run('vite', args, env)) throw new Error('the client cannot be built');
}

/** The folder of the builds that all test files of a run share. Tools and watching runs have none, and build anew. */
export const SHARED_BUILDS = 'FOYER_TEST_BUILDS';

/** Builds the client into this folder, or takes the build of the run; returns where it is. */
function provideClient(own: string): string {
  const folder = process.env[SHARED_BUILDS];
  const shared = folder && join(folder, 'client');
  if (shared && existsSync(shared)) return shared;
  buildClient(own);
  if (!shared) return own;
  try {
    renameSync(own, shared);
  } catch (error) {
    // Another test file was faster.
    if (!existsSync(shared)) throw error;
  }
  return shared;
}

export class Server {
  readonly port: number;
  readonly url: string;
  /** Everything that the server has printed since the first start, restarts included. */
  log = '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'foyer-server-'));
  readonly #data = join(this.#folder, 'data');
  readonly #orphaned = () => this.#end();
  #process: ChildProcess | null = null;
  #source: Source = { root: ROOT, assets: join(ROOT, 'client') };
  /** Many test files open tables at the same time, all of them from one address. */
  #isShared = false;

  private constructor(port: number) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    process.on('exit', this.#orphaned);
    process.once('SIGTERM', () => process.exit(1));
  }

  /** Starts without building the client: a build into `dist` would disturb a server that serves it. */
  static start(pace?: Pace): Promise<Server> {
    return Server.#up((server) => server.restart(pace));
  }

  /** Builds the client, unless another test file of this run has built it, and serves it. */
  static startWithClient(pace?: Pace, { isShared = false } = {}): Promise<Server> {
    return Server.#up((server) => {
      const assets = provideClient(join(server.#folder, 'dist'));
      server.#source = { root: ROOT, assets };
      server.#isShared = isShared;
      return server.restart(pace);
    });
  }

  static async #up(begin: (server: Server) => Promise<void>): Promise<Server> {
    const server = new Server(await freePort());
    try {
      await begin(server);
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** Starts from other sources than those of the repository. */
  static startFrom(source: Source, pace?: Pace): Promise<Server> {
    return Server.#up((server) => server.deploy(source, pace));
  }

  /** Restarts from other sources, on the same port and with the same tables. */
  async deploy(source: Source, pace?: Pace): Promise<void> {
    await this.kill();
    this.#source = source;
    await this.restart(pace);
  }

  /** Starts again on the same tables, with the flags of `npm start`. */
  async restart(pace?: Pace): Promise<void> {
    const flags = ['--port', `${this.port}`, '--ip', '127.0.0.1', '--persist-to', this.#data];
    flags.push('--log-level', 'warn', '--config', this.#configured(pace));
    flags.push('--show-interactive-dev-session', 'false');
    // With the default port two servers that start at the same time would both think that it is free.
    flags.push('--inspector-port', '0');
    await this.#start(['dev', ...flags]);
  }

  /** Kills the processes at once, like a power failure. */
  async kill(): Promise<void> {
    this.#end();
    await until(async () => !(await isListening(this.port)), 'the port to close');
  }

  /** Kills the server and deletes its tables. */
  async stop(): Promise<void> {
    await this.kill();
    process.off('exit', this.#orphaned);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #end(): void {
    if (this.#process) endTree(this.#process);
    this.#process = null;
  }

  async #start(args: string[]): Promise<void> {
    const env = {
      ...process.env,
      ROOM_SECRETS: this.#secret(),
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      // Traces make every message sixty times slower, and are kept in memory until they are written.
      X_LOCAL_OBSERVABILITY: 'false',
      // The explorer would show every table to everybody, hidden cards included.
      X_LOCAL_EXPLORER: 'false',
    };
    const started = start('wrangler', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (text) => {
        this.log += text;
      });
    }
    const answers = async () => {
      if (started.exitCode !== null) throw new Error(`the server ended:\n${this.log}`);
      return (await fetch(`${this.url}/api/health`).catch(() => null))?.ok === true;
    };
    await until(answers, () => `the server:\n${this.log}`);
  }

  /** The secret is stored beside the tables, as `npm start` does. */
  #secret(): string {
    const file = join(this.#data, 'room-secret');
    mkdirSync(this.#data, { recursive: true });
    try {
      return readFileSync(file, 'utf8');
    } catch {
      writeFileSync(file, 'a-secret-for-tests-only');
      return this.#secret();
    }
  }

  /**
   * A copy of the repository's configuration in this folder, so that what a killed start leaves behind is deleted
   * with it. The pace must be in a file: on the command line every value would be text.
   */
  #configured(pace?: Pace): string {
    const file = join(this.#folder, 'wrangler.toml');
    const { root, assets } = this.#source;
    const own = readFileSync(join(root, 'wrangler.toml'), 'utf8')
      .replace('"worker/index.ts"', JSON.stringify(join(root, 'worker/index.ts')))
      .replace('"dist"', JSON.stringify(assets))
      .replaceAll('limit = 60,', this.#isShared ? 'limit = 6000,' : 'limit = 60,');
    const vars = pace
      ? `\n[vars]\nPACE = { ${Object.entries(pace)
          .map((one) => one.join(' = '))
          .join(', ')} }\n`
      : '';
    writeFileSync(file, own + vars);
    return file;
  }
}
