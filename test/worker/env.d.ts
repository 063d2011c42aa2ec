// What the tests find in the worker's surroundings: the same as the worker does.
declare namespace Cloudflare {
  interface Env extends WorkerEnv {}
  interface GlobalProps {
    mainModule: typeof import('../../worker/index.ts');
    durableNamespaces: 'RoomObject';
  }
}

type WorkerEnv = import('../../worker/env.ts').Env;

declare module '*?raw' {
  const text: string;
  export default text;
}
