// Every command and every refusal of the table must have a scenario.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';

const root = resolve(import.meta.dirname, '../../..');
const textOf = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');

const rules = textOf('shared/room', '.ts') + textOf('shared/protocol', '.ts');
const scenarios = textOf('test/shared/room', '.test.ts');

// How the sources write a code: refuseUnless(…, 'code'), new Refused('code'), { code: 'code' }, out.refuse(socket, 'code', …).
const PLACES = [
  /refuseUnless\([^;]*?, '(\w+)'\)/g,
  /Refus(?:ed|al)\('(\w+)'\)/g,
  /code: '(\w+)'/g,
  /\.refuse\(\w+, '(\w+)'/g,
];
const codes = new Set(
  PLACES.flatMap((place) => [...rules.matchAll(place)].map(([, code]) => code)),
);

test('the search finds the codes of refusals in the sources', () => {
  expect(codes).toContain('notYourTurn');
  expect(codes).toContain('version');
  expect(codes).toContain('tooFast');
  expect(codes.size).toBeGreaterThan(25);
});

test.each([...codes])('the refusal “%s” has a scenario', (code) => {
  expect(scenarios).toMatch(
    new RegExp(`(toBe|refused|toEqual)\\([^;]*'${code}'|code: '${code}'|'${code}', (null|'a')\\]`),
  );
});

test.each(COMMANDS)('the command “%s” has a scenario', (command) => {
  const shortly = { move: '.plays(', emote: '.sendsEmote(', undo: 'undo(' }[command as string];
  const calls = ['does', 'tries', 'sends'].map((how) => `${how}('${command}'`);
  expect([...calls, shortly ?? calls[0]].some((how) => scenarios.includes(how as string))).toBe(
    true,
  );
});
