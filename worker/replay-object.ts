// What the worker asks the object of a table about its finished games.
import { DurableObject } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import type { FoundReplay, PictureRefusal, ReplayHead, Replays } from './replays.ts';
import type { RoomEnv } from './room-env.ts';

export const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

export abstract class ReplayObject extends DurableObject<RoomEnv> {
  protected abstract findReplays(): Replays;

  replay(number: number | null): FoundReplay {
    return this.findReplays().find(number);
  }

  replayHead(number: number | null): ReplayHead | null {
    return this.findReplays().describe(number);
  }

  picture(number: number): ArrayBuffer | null {
    return this.findReplays().picture(number);
  }

  keepPicture(number: number, key: string, picture: ArrayBuffer): PictureRefusal | null {
    return this.findReplays().keepPicture(number, digest(key), picture);
  }
}
