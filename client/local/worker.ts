// The worker's end of the line: a table of this browser, and advice to whoever plays at any table.
/// <reference lib="webworker" />
declare const self: DedicatedWorkerGlobalScope;

import { adviceFor } from './advise.ts';
import { Desk } from './desk.ts';
import type { FromDesk, ToDesk } from './mail.ts';
import { mindOf } from './minds.ts';

let desk: Promise<Desk> | null = null;
const post = (message: FromDesk) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToDesk>) => {
  if (data.type === 'open') {
    desk = mindOf(data.game).then((mind) => new Desk(mind, data.opening, data.breath, post));
  } else if (data.type === 'breath')
    void desk?.then((open) => {
      open.pace.breath = data.breath;
    });
  else if (data.type === 'say') void desk?.then((open) => open.said(data.seat, data.text));
  else {
    const { id, question } = data;
    void adviceFor(question).then((advice) => post({ type: 'advice', id, advice }));
  }
});
