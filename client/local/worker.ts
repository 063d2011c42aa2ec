// The worker's end of the line: a table of this browser, and advice to whoever plays at any table.
/// <reference lib="webworker" />
declare const self: DedicatedWorkerGlobalScope;

import { adviceFor } from './advise.ts';
import { Desk } from './desk.ts';
import type { Advice, FromDesk, ToDesk } from './mail.ts';
import { mindOf } from './minds.ts';

let desk: Promise<Desk> | null = null;
const post = (message: FromDesk) => self.postMessage(message);

async function openDesk({ game, opening, breath }: Extract<ToDesk, { type: 'open' }>) {
  const mind = await mindOf(game).catch((error: unknown) => {
    post({ type: 'failed', kept: true });
    throw error;
  });
  try {
    return new Desk(mind, opening, breath, post);
  } catch (error) {
    post({ type: 'failed', kept: false });
    throw error;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToDesk>) => {
  if (data.type === 'open') {
    desk = openDesk(data);
  } else if (data.type === 'breath')
    void desk?.then((open) => {
      open.pace.breath = data.breath;
    });
  else if (data.type === 'say') void desk?.then((open) => open.said(data.seat, data.text));
  else {
    const { id, question } = data;
    const answer = (advice: Advice | null) => post({ type: 'advice', id, advice });
    void adviceFor(question).then(answer, () => answer(null));
  }
});
