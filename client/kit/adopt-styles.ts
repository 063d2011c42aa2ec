// Applies styles that come inside a script, so that a lazily fetched part brings its styles without a second request
// and is never drawn without them. The Content Security Policy forbids <style> elements, but not adopted sheets.
export function adoptStyles(...styles: string[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
