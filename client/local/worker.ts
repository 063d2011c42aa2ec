// The worker's end of the line to a local table.
/// <reference lib="webworker" />
declare const self: DedicatedWorkerGlobalScope;

import { Desk } from './desk.ts';
import type { FromDesk, ToDesk } from './mail.ts';
import { mindOf } from './minds.ts';

let desk: Promise<Desk> | null = null;
const post = (message: FromDesk) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToDesk>) => {
  if (data.type === 'open') {
    desk = mindOf(data.game).then((mind) => new Desk(mind, data.opening, post));
  } else void desk?.then((open) => open.said(data.seat, data.text));
});
