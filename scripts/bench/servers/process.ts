// Runs a server in a separate process group, and reads its resource usage from /proc (Linux only).
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { until } from '../../../test/kit/server/wait.ts';
import { endTree } from '../../program.ts';

/** The clock ticks a second in /proc, on every Linux that Node.js runs on. */
const TICKS = 100;
const running = new Set<Server>();
process.on('exit', () => {
  for (const server of running) server.stop();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

export class Server {
  readonly url: string;
  readonly #process: ChildProcess;
  #said = '';

  private constructor(command: string, args: string[], port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.#process = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (text) => {
        this.#said = (this.#said + text).slice(-4000);
      });
    }
    running.add(this);
  }

  /** Resolves when the server answers, with any status. */
  static async start(command: string, args: string[], port: number): Promise<Server> {
    const server = new Server(command, args, port);
    const answers = async () => {
      if (server.#process.exitCode !== null) throw new Error(`${command} ended:\n${server.#said}`);
      return (await fetch(`${server.url}/api/health`).catch(() => null)) !== null;
    };
    await until(answers, () => `${command} ${args}:\n${server.#said}`, 30_000);
    return server;
  }

  /** Kills the server at once, like a power failure. */
  stop(): void {
    if (!running.delete(this)) return;
    endTree(this.#process);
  }

  /** Resolves when the server has ended. */
  async ended(): Promise<void> {
    const process = this.#process;
    await until(() => process.exitCode !== null || process.signalCode !== null, 'its end');
  }

  get #members(): string[] {
    return readdirSync('/proc').filter(
      (pid) => /^\d+$/.test(pid) && group(pid) === this.#process.pid,
    );
  }

  /** The processor time of all threads, in seconds. */
  get cpu(): number {
    const ticks = this.#members.map((pid) => Number(stat(pid)[11]) + Number(stat(pid)[12]));
    return ticks.reduce((sum, some) => sum + some, 0) / TICKS;
  }

  /** The resident memory in bytes. */
  get memory(): number {
    const kilobytes = this.#members.map((pid) => {
      const [, rss] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
      return Number(rss ?? 0);
    });
    return kilobytes.reduce((sum, some) => sum + some, 0) * 1024;
  }
}

/**
 * Returns the fields of /proc/<pid>/stat from the third on. The second is a name in brackets that can contain
 * anything.
 */
function stat(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

const group = (pid: string): number => Number(stat(pid)[2]);
