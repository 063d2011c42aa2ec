// A build contains the licences of all packages that are in it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeOf, packageOf } from '../../scripts/licences.ts';
import { ROOT, run } from '../../scripts/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-licences-'));
let text = '';

beforeAll(() => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const built = run('vite', ['build', '--logLevel', 'error', '--outDir', folder], env);
  if (built) text = readFileSync(join(folder, 'licences.txt'), 'utf8');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

// Packages that a dependency brings along are in the bundle as well.
test.each([...Object.keys(dependencies), '@preact/signals-core'])(
  'a build contains the full licence of %s',
  (name) => {
    const home = join(ROOT, 'node_modules', name);
    const { version, text: licence } = noticeOf(home);
    expect(licence).toMatch(/copyright/i);
    expect(text).toContain(`${name} ${version} (MIT)\n`);
    expect(text).toContain(licence);
  },
);

test('a build does not name packages that are only used to build and test', () => {
  const heads = text.match(/^.+\n=+$/gm) ?? [];
  expect(heads).toHaveLength(Object.keys(dependencies).length + 1);
});

test('a module belongs to the innermost package around it', () => {
  expect(packageOf('/a/node_modules/hono/dist/hono.js')).toBe('/a/node_modules/hono');
  expect(packageOf('/a/node_modules/@b/c/d.js')).toBe('/a/node_modules/@b/c');
  expect(packageOf('/a/node_modules/b/node_modules/@c/d/e.js')).toBe(
    '/a/node_modules/b/node_modules/@c/d',
  );
  expect(packageOf('C:\\a\\node_modules\\hono\\dist\\hono.js')).toBe('C:\\a\\node_modules\\hono');
  expect(packageOf('/a/client/main.tsx')).toBeNull();
  expect(packageOf('\0vite/preload-helper.js')).toBeNull();
});

test('a package without a licence stops the build', () => {
  const bare = join(folder, 'bare');
  mkdirSync(bare);
  writeFileSync(join(bare, 'package.json'), JSON.stringify({ name: 'bare', version: '1.0.0' }));
  expect(() => noticeOf(bare)).toThrow('bare has no licence');
});
