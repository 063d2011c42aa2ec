// npm run gallery: serves the scenarios of the tests on http://localhost:5199/debug, drawn by the client's own boards.
import { join } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: join(import.meta.dirname, '../../client/public'),
  cacheDir: join(import.meta.dirname, '../../node_modules/.vite/gallery'),
  oxc: { jsx: { importSource: 'preact' } },
  resolve: {
    alias: { vitest: join(import.meta.dirname, 'vitest.ts') },
  },
  server: { host: '127.0.0.1', port: 5199, fs: { allow: ['../..'] } },
  build: { emptyOutDir: true },
});
