// The only module that names the worker's script, so that the bundler builds it only once.
export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
