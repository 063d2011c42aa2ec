import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  oxc: { jsx: { importSource: 'preact' } },
  build: { outDir: '../dist', emptyOutDir: true, assetsInlineLimit: 0 },
});
