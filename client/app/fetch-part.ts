// Replaces the bundler's helper around every `import()`. Nothing has to be preloaded, because styles come inside
// scripts. The helper still dispatches the event that reports a chunk that could not be fetched.
export function __vitePreload<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const event = Object.assign(new Event('vite:preloadError'), { payload: error });
    window.dispatchEvent(event);
    throw error;
  });
}
