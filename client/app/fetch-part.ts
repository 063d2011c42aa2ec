// Stands in for the bundler's own helper round every `import()`: styles come in scripts here, so nothing is to be
// preloaded, and what is left of it is the news that a part of the page is gone.
export function __vitePreload<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const event = Object.assign(new Event('vite:preloadError'), { payload: error });
    window.dispatchEvent(event);
    throw error;
  });
}
