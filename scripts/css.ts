// Checks the style sheets for classes that no element has, values that belong into the design tokens or the palettes,
// custom properties that nothing sets or reads, and selectors that reach into another part. Any finding fails the
// command.
//   npm run css
import { join } from 'node:path';
import { checkStyles, findUnstyledClasses, readTree } from './styles/check.ts';
import { usedClasses } from './styles/used.ts';

const { sheets, sources } = readTree(join(import.meta.dirname, '..'));
const findings = checkStyles(sheets, sources);
for (const { file, line, what } of findings) console.log(`${file}:${line}: ${what}`);

const unstyled = findUnstyledClasses(sheets, usedClasses(sources.map(({ text }) => text)));
console.log(`Classes without a rule, which is allowed: ${unstyled.join(', ')}`);
console.log(`${sheets.length} sheets, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
