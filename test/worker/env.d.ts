// The bindings that the tests find: the same as those of the worker.
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
