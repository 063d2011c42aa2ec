// Tries an alarm that has failed again. The runtime itself would do so six times within minutes, and then never again.
import type { RoomEnv } from './room-env.ts';
import type { AlarmFailures, Storage } from './storage.ts';
import { versionOf } from './telemetry.ts';

/** An alarm that fails is tried again after this time, then each time after twice as long. */
const RETRY_MS = 2000;
const MAX_RETRY_MS = 60 * 60_000;

export class AlarmRetries {
  readonly #storage: Storage;
  readonly #version: string | null;

  constructor(storage: Storage, env: RoomEnv) {
    this.#storage = storage;
    this.#version = versionOf(env);
  }

  /** The failures under this version of the worker. Another version may not have the bug. */
  get #own(): AlarmFailures | null {
    const { alarmFailures } = this.#storage;
    return alarmFailures?.version === this.#version ? alarmFailures : null;
  }

  /** Before this time the alarm is not tried again. */
  get until(): number {
    return this.#own?.until ?? 0;
  }

  get hasFailedElsewhere(): boolean {
    return this.#storage.alarmFailures !== null && this.#own === null;
  }

  /** Returns the time at which the alarm is to be tried again. */
  noteFailure(now: number): number {
    const count = (this.#own?.count ?? 0) + 1;
    const until = now + Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** (count - 1));
    this.#storage.alarmFailures = { count, version: this.#version, until };
    return until;
  }

  noteSuccess(): void {
    if (this.#storage.alarmFailures) this.#storage.alarmFailures = null;
  }
}
