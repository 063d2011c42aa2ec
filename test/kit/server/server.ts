// The real thing, as somebody would run it on a laptop: its own processes, its own folder, its own port.
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** As it is built for a deployment, not for the tests that run here. */
export function buildClient(into: string, ...more: string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['build', '--logLevel', 'error', '--outDir', into, ...more];
  if (!run('vite', args, env)) throw new Error('the client cannot be built');
}

export class Server {
  readonly port: number;
  readonly url: string;
  /** All that it has printed, over all its lives. */
  log = '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'foyer-server-'));
  readonly #data = join(this.#folder, 'data');
  readonly #orphaned = () => this.#end();
  #process: ChildProcess | null = null;
  #source: Source = { root: ROOT, assets: join(ROOT, 'client') };

  private constructor(port: number) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    process.on('exit', this.#orphaned);
    process.once('SIGTERM', () => process.exit(1));
  }

  /** Without a build: one would pull `dist` from under a server beside this one. */
  static start(pace?: Pace): Promise<Server> {
    return Server.#up((server) => server.restart(pace));
  }

  /** With the client, built for this server alone. */
  static startWithClient(pace?: Pace): Promise<Server> {
    return Server.#up((server) => {
      const assets = join(server.#folder, 'dist');
      buildClient(assets);
      server.#source = { root: ROOT, assets };
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

  /** From other sources than the repository's own. */
  static startFrom(source: Source, pace?: Pace): Promise<Server> {
    return Server.#up((server) => server.deploy(source, pace));
  }

  /** From other sources, on the same port and the same tables from now on. */
  async deploy(source: Source, pace?: Pace): Promise<void> {
    await this.kill();
    this.#source = source;
    await this.restart(pace);
  }

  /** On the same tables, with the flags that the command gives. */
  async restart(pace?: Pace): Promise<void> {
    const flags = ['--port', `${this.port}`, '--ip', '127.0.0.1', '--persist-to', this.#data];
    flags.push('--log-level', 'warn', '--config', this.#configured(pace));
    flags.push('--show-interactive-dev-session', 'false');
    // Any that is free: of the usual one two that start at the same time both think it is.
    flags.push('--inspector-port', '0');
    await this.#start(['dev', ...flags]);
  }

  /** As when the power goes. */
  async kill(): Promise<void> {
    this.#end();
    await until(async () => !(await isListening(this.port)), 'the port to close');
  }

  /** Kills it and throws its tables away. */
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
      // It writes a trace of every message: sixty times slower, and it keeps what it has not written in memory.
      X_LOCAL_OBSERVABILITY: 'false',
      // It shows whoever asks for it every table, the hidden cards included.
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
    const { root, assets } = this.#source;
    const own = readFileSync(join(root, 'wrangler.toml'), 'utf8')
      .replace('"worker/index.ts"', JSON.stringify(join(root, 'worker/index.ts')))
      .replace('"dist"', JSON.stringify(assets));
    const vars = pace
      ? `\n[vars]\nPACE = { ${Object.entries(pace)
          .map((one) => one.join(' = '))
          .join(', ')} }\n`
      : '';
    writeFileSync(file, own + vars);
    return file;
  }
}
