import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  oxc: { jsx: { importSource: 'preact' } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One file of styles: a page is there in fewer requests.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'client/index.html', sw: 'client/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
