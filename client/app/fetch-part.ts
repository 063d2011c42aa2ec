// Replaces the bundler's helper around every `import()`. Nothing has to be preloaded, because styles come in scripts;
// what remains is the event that tells that a chunk could not be fetched.
export function __vitePreload<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const event = Object.assign(new Event('vite:preloadError'), { payload: error });
    window.dispatchEvent(event);
    throw error;
  });
}
