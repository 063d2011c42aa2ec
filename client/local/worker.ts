// The worker's end of the line: a table of this browser, and advice to whoever plays at any table.
/// <reference lib="webworker" />
declare const self: DedicatedWorkerGlobalScope;

import { adviceFor } from '../advice/compute-advice.ts';
import { mindOf } from '../advice/minds.ts';
import type { Advice, FromDesk, ToDesk } from './messages.ts';
import { LocalRoomHost } from './room-host.ts';

let desk: Promise<LocalRoomHost> | null = null;
const post = (message: FromDesk) => self.postMessage(message);

async function openDesk({ game, opening, botDelayMs }: Extract<ToDesk, { type: 'open' }>) {
  const mind = await mindOf(game).catch((error: unknown) => {
    post({ type: 'failed', kept: true });
    throw error;
  });
  try {
    return new LocalRoomHost(mind, opening, botDelayMs, post);
  } catch (error) {
    post({ type: 'failed', kept: false });
    throw error;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToDesk>) => {
  if (data.type === 'open') {
    desk = openDesk(data);
  } else if (data.type === 'botDelayMs')
    void desk?.then((open) => {
      open.pace.botDelayMs = data.botDelayMs;
    });
  else if (data.type === 'say') void desk?.then((open) => open.said(data.seat, data.text));
  else {
    const { id, question } = data;
    const answer = (advice: Advice | null) => post({ type: 'advice', id, advice });
    void adviceFor(question).then(answer, () => answer(null));
  }
});
