// The real thing, as somebody would run it on a laptop: its own process group, its own folder, its own port.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Pace as RoomPace } from '../../shared/room/index.ts';
import { freePort, listens, until } from './wait.ts';

const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');

export type Pace = Partial<RoomPace>;

export class Server {
  readonly port: number;
  readonly url: string;
  /** All that it has printed, over all its lives. */
  log = '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'foyer-server-'));
  readonly #data = join(this.#folder, 'data');
  readonly #orphaned = () => this.#signal();
  #process: ChildProcess | null = null;
  #assets = join(ROOT, 'client');

  private constructor(port: number) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    process.on('exit', this.#orphaned);
    process.once('SIGTERM', () => process.exit(1));
  }

  /** With the very command of `npm start`. It builds into the `dist` that all such starts share. */
  static start(): Promise<Server> {
    return Server.#up((server) => {
      const where = ['--port', `${server.port}`, '--data', server.#data];
      return server.#spawn('node', ['worker/start.ts', ...where]);
    });
  }

  /** Without a build: one would pull `dist` from under a server beside this one. */
  static beside(pace?: Pace): Promise<Server> {
    return Server.#up((server) => server.restart(pace));
  }

  static async #up(start: (server: Server) => Promise<void>): Promise<Server> {
    const server = new Server(await freePort());
    try {
      await start(server);
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** With the client, built for this server alone. */
  static async withClient(pace?: Pace): Promise<Server> {
    const server = new Server(await freePort());
    server.#assets = join(server.#folder, 'dist');
    const args = ['build', '--logLevel', 'error', '--outDir', server.#assets];
    // As it is built for a deployment, not for the tests that run here.
    const env = { ...process.env, NODE_ENV: 'production' };
    spawnSync(join(BIN, 'vite'), args, { cwd: ROOT, stdio: 'inherit', env });
    await server.restart(pace);
    return server;
  }

  /** On the same tables, with the flags that the command gives. */
  async restart(pace?: Pace): Promise<void> {
    const flags = ['--port', `${this.port}`, '--ip', '127.0.0.1', '--persist-to', this.#data];
    flags.push('--log-level', 'warn', '--config', this.#configured(pace));
    flags.push('--show-interactive-dev-session', 'false');
    // Any that is free: of the usual one two that start at the same time both think it is.
    flags.push('--inspector-port', '0');
    await this.#spawn('wrangler', ['dev', ...flags]);
  }

  /** As when the power goes. The whole group: without their parent the children serve on. */
  async kill(): Promise<void> {
    this.#signal();
    await until(async () => !(await listens(this.port)), 'the port to close');
  }

  /** Kills it and throws its tables away. */
  async stop(): Promise<void> {
    await this.kill();
    process.off('exit', this.#orphaned);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #signal(): void {
    const group = this.#process?.pid;
    this.#process = null;
    try {
      if (group) process.kill(-group, 'SIGKILL');
    } catch {
      // All of it has ended by itself.
    }
  }

  async #spawn(command: string, args: string[]): Promise<void> {
    const env = {
      ...process.env,
      ROOM_SECRETS: this.#secret(),
      PATH: `${BIN}${delimiter}${process.env.PATH}`,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      // It writes a trace of every message: sixty times slower, and it keeps what it has not written in memory.
      X_LOCAL_OBSERVABILITY: 'false',
      // It shows whoever asks for it every table, the hidden cards included.
      X_LOCAL_EXPLORER: 'false',
    };
    const started = spawn(join(BIN, command), args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#process = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (text) => {
        this.log += text;
      });
    }
    const answers = async () => {
      if (started.exitCode !== null) throw new Error(`the server ended:\n${this.log}`);
      return (await fetch(`${this.url}/api/health`).catch(() => null))?.ok === true;
    };
    await until(answers, () => `the server:\n${this.log}`);
  }

  /** As the command keeps it. */
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
   * The repository's own configuration, but from here, so that what a killed start leaves behind goes with
   * the folder. Only in a file can a pace be given: on the command line everything is text.
   */
  #configured(pace?: Pace): string {
    const file = join(this.#folder, 'wrangler.toml');
    const own = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')
      .replace('"worker/index.ts"', JSON.stringify(join(ROOT, 'worker/index.ts')))
      .replace('"dist"', JSON.stringify(this.#assets));
    const vars = pace
      ? `\n[vars]\nPACE = { ${Object.entries(pace)
          .map((one) => one.join(' = '))
          .join(', ')} }\n`
      : '';
    writeFileSync(file, own + vars);
    return file;
  }
}
