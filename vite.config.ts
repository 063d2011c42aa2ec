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
        // The shell in one file, and each game in one: a link opens in as few requests as can be.
        codeSplitting: {
          groups: [
            { name: 'room-share', test: /games[\\/]room-share[\\/](?!cover)/, priority: 1 },
            {
              name: 'shell',
              priority: 2,
              test: /node_modules[\\/](@?preact|partysocket)|client[\\/](table[\\/](?!local)|text|ui|pages[\\/](home|brand|rulebook))|shared[\\/](engine|protocol)/,
            },
          ],
        },
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
