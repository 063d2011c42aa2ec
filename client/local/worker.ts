// The web worker of a page. It runs the room of a local table, and computes hints at any table. Both need the rules
// and the bots, so one script does both.
/// <reference lib="webworker" />
declare const self: DedicatedWorkerGlobalScope;

import { handleAdviceRequest } from '../advice/handle-request.ts';
import type { AdviceRequest } from '../advice/messages.ts';
import type { ToRoom } from './messages.ts';
import { RoomHandler } from './room-handler.ts';

const room = new RoomHandler((message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<AdviceRequest | ToRoom>) => {
  if (data.type === 'advise') handleAdviceRequest(data, (response) => self.postMessage(response));
  else room.handle(data);
});
