// Applies styles that come inside a script. A lazily fetched part then needs no second request for its styles and is
// never drawn without them. The Content Security Policy forbids <style> elements, but allows adopted style sheets.
export function adoptStyles(...styles: string[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
