// The servers that are measured. Each is a separate process, and servers of the same group are compared with each
// other.
import { freePort } from '../../../test/kit/server/wait.ts';
import { openBare } from './bare.ts';
import { openBoardgameIo } from './boardgame-io-client.ts';
import type { OpenTable } from './client.ts';
import { openColyseus } from './colyseus-client.ts';
import { openOurs } from './ours.ts';
import { Server } from './process.ts';
import { MEMORY, Workerd } from './workerd.ts';

export interface Contender {
  name: string;
  start(): Promise<Server>;
  /** Opens a table and begins the game. */
  open(url: string): Promise<OpenTable>;
}

const edge = (
  name: string,
  open: Contender['open'],
  where?: string,
  store?: boolean,
): Contender => {
  const workerd = new Workerd(where, store);
  return { name, open, start: () => workerd.start() };
};

const node = (
  name: string,
  open: Contender['open'],
  file: string,
  ...args: string[]
): Contender => ({
  name,
  open,
  async start() {
    const port = await freePort();
    const program = `${import.meta.dirname}/${file}`;
    return Server.start(process.execPath, [program, `${port}`, ...args], port);
  },
});

export const ours = edge('ours', openOurs);
export const bare = edge('bare object', openBare);
export const oursInMemory = MEMORY ? edge('ours, files in memory', openOurs, MEMORY) : null;
export const bareInMemory = MEMORY ? edge('bare object, files in memory', openBare, MEMORY) : null;

export const contenders: Contender[] = [
  ours,
  bare,
  ...(oursInMemory && bareInMemory ? [oursInMemory, bareInMemory] : []),
  edge('bare object, stores nothing', openBare, undefined, false),
  node('boardgame.io', openBoardgameIo, 'boardgame-io-server.ts'),
  node('boardgame.io, deltas', openBoardgameIo, 'boardgame-io-server.ts', 'delta'),
  node('Colyseus, schema', openColyseus('schema'), 'colyseus-server.ts'),
  node('Colyseus, messages', openColyseus('messages'), 'colyseus-server.ts'),
];
