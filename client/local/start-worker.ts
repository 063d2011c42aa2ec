// The one place that names the worker's script, so that the bundler makes it once.
export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
