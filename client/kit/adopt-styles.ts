// Styles that come in a script. What is fetched later brings its own along: no request more, and never drawn
// without them. The policy of the page bars style elements, but no sheet that a script of ours makes.
export function adoptStyles(...styles: string[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
