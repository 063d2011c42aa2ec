// Keeps docs/operations.md true: its commands exist, its queries give what they promise, its numbers are those of the code.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { programOf, ROOT } from '../../scripts/program.ts';
import { LIMITS } from '../../shared/protocol/index.ts';
import {
  BLOB_NAMES,
  type DataPoint,
  DOUBLE_NAMES,
  NOT_TIMED_MS,
  writePoint,
} from '../../worker/metrics.ts';
import { commandsOf, fencesOf, linksOf, staleCommand } from '../kit/documents.ts';

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const text = read('docs', 'operations.md');
const queries = fencesOf(text).flatMap(({ language, body }) => (language === 'sql' ? [body] : []));
const commands = commandsOf(text);
const starting = (start: string) => [...new Set(commands.filter((one) => one.startsWith(start)))];

describe('the commands of docs/operations.md', () => {
  test('are of the kinds that this file tests', () => {
    const kinds = ['npm ci', 'npm run ', 'npx wrangler ', 'node -e ', 'curl '];
    for (const kind of kinds) expect(starting(kind).length).toBeGreaterThan(0);
    expect(commands.filter((one) => !kinds.some((kind) => one.startsWith(kind)))).toEqual([]);
  });

  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  test.each(starting('npm run '))('include the script %s, which knows its flags', (command) => {
    expect(staleCommand(command, { scripts, read })).toBeNull();
  });

  test.each(starting('npx wrangler '))('include %s, which wrangler knows', (command) => {
    const [, words = ''] = /^npx wrangler ([a-z ]+[a-z])/.exec(command) ?? [];
    const given = [programOf('wrangler'), ...words.split(' '), '--help'];
    const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' };
    const { stdout } = spawnSync(process.execPath, given, { cwd: ROOT, env, encoding: 'utf8' });
    expect(stdout).toContain(`wrangler ${words}`);
    for (const [flag] of command.matchAll(/--[\w-]+/g)) expect(stdout).toContain(flag);
  });

  test.each(starting('node -e '))(
    'include %s, which prints the digest that the log shows',
    (command) => {
      const [, script = '', room = ''] = /^node -e "(.*)" ([\w-]{22})$/.exec(command) ?? [];
      const { stdout } = spawnSync(process.execPath, ['-e', script, room], { encoding: 'utf8' });
      const digest = createHash('sha256').update(room).digest('base64url').slice(0, 12);
      expect(stdout.trim()).toBe(digest);
      // The test of the worker expects the same digest for the same room.
      expect(read('test', 'worker', 'telemetry.spec.ts')).toContain(
        `roomDigest('${room}')).toBe('${digest}')`,
      );
    },
  );

  test('request routes that the worker has', () => {
    const asked = starting('curl ').flatMap((command) => {
      const [, path = ''] = /"\$FOYER([^"]+)"/.exec(command) ?? [];
      const [, method = 'GET'] = /--request (\w+)/.exec(command) ?? [];
      return path ? [`app.${method.toLowerCase()}('${path.replace('$ROOM', ':room')}'`] : [];
    });
    expect(asked).toHaveLength(2);
    const routes = read('worker', 'index.ts');
    for (const route of asked) expect(routes).toContain(route);
  });
});

describe('the queries of docs/operations.md', () => {
  /** Fills a table like those of Analytics Engine, where some rows stand for several points. */
  function dataset(points: (DataPoint & { times?: number })[]): DatabaseSync {
    const columns = ['index1', ...BLOB_NAMES.map((_, at) => `blob${at + 1}`)];
    const doubles = DOUBLE_NAMES.map((_, at) => `double${at + 1}`);
    const all = [...columns, ...doubles, '_sample_interval', 'timestamp'];
    const database = new DatabaseSync(':memory:');
    database.exec(`CREATE TABLE foyer (${all.join(', ')})`);
    const row = database.prepare(`INSERT INTO foyer VALUES (${all.map(() => '?').join(', ')})`);
    for (const { times = 1, ...point } of points) {
      writePoint(
        {
          writeDataPoint: (one) => row.run(...one.indexes, ...one.blobs, ...one.doubles, times, 1),
        },
        point,
      );
    }
    return database;
  }

  /** Translates the SQL of Analytics Engine to SQLite, with the maximum in place of a quantile. */
  const translated = (query: string) =>
    query
      .replaceAll(/\bif\(/g, 'iif(')
      .replaceAll(/NOW\(\) - INTERVAL '\d+' DAY/g, '0')
      .replaceAll(/quantileExactWeighted\(0\.99\)\((\w+), _sample_interval\)/g, 'max($1)');

  const answer = (at: number, points: (DataPoint & { times?: number })[]) =>
    dataset(points)
      .prepare(translated(queries[at] ?? ''))
      .all()
      .map((row) => ({ ...row }));

  test('are four', () => {
    expect(queries).toHaveLength(4);
  });

  test('count the open tables', () => {
    const table = (game: string, kind: string, times = 1): DataPoint & { times: number } => ({
      ...{ event: 'table', game, kind, times },
    });
    const error: DataPoint = { event: 'error', game: 'raja', kind: 'opened' };
    expect(
      answer(0, [
        ...[table('raja', 'opened', 5), table('raja', 'started', 3), table('raja', 'expired', 2)],
        ...[table('landlord', 'opened'), error],
      ]),
    ).toEqual([
      { game: 'raja', open_tables: 3 },
      { game: 'landlord', open_tables: 1 },
    ]);
  });

  test('measure how long a move takes', () => {
    const move = (game: string, ms: number, kind = 'move', result = 'done'): DataPoint => ({
      ...{ event: 'command', game, kind, result, ms, rows: 1 },
    });
    const points = [move('raja', 9), move('raja', 4), move('raja', 99, 'move', 'stale')];
    // The query leaves out moves that the worker did not time.
    points.push(move('raja', NOT_TIMED_MS));
    expect(answer(1, [...points, move('raja', 99, 'say'), move('landlord', 20)])).toEqual([
      { game: 'landlord', timed_moves: 1, p99_ms: 20 },
      { game: 'raja', timed_moves: 2, p99_ms: 9 },
    ]);
  });

  test('count failures by version', () => {
    const error = (version: string, result: string): DataPoint => ({
      ...{ event: 'error', version, result, game: 'raja' },
    });
    const points = [error('two', 'TypeError'), error('one', 'RangeError')];
    expect(answer(2, [...points, { ...error('two', 'TypeError'), times: 4 }])).toEqual([
      { version: 'two', result: 'TypeError', errors: 5 },
      { version: 'one', result: 'RangeError', errors: 1 },
    ]);
  });

  test('count the errors of browsers by build', () => {
    const report = (build: string, kind: string): DataPoint => ({ event: 'browser', build, kind });
    const points = [report('a1', 'drawing'), report('a1', 'chunk'), report('b2', 'drawing')];
    expect(answer(3, [...points, { ...report('a1', 'chunk'), times: 3 }])[0]).toEqual({
      ...{ build: 'a1', kind: 'chunk', errors: 4 },
    });
  });

  test('use the columns that the worker writes', () => {
    const rows = [...text.matchAll(/^\| `((?:blob|double)\d+)` +\| `(\w+)` +\|/gm)];
    expect(rows.map(([, column, name]) => [column, name])).toEqual([
      ...BLOB_NAMES.map((name, at) => [`blob${at + 1}`, name]),
      ...DOUBLE_NAMES.map((name, at) => [`double${at + 1}`, name]),
    ]);
  });
});

describe('the numbers of docs/operations.md', () => {
  const named = [...text.matchAll(/^\| (.+?) \| (.*`LIMITS\.\w+`.*?) \|/gm)].flatMap(
    ([, limit = '', where = '']) =>
      [...where.matchAll(/\.(\w+)`/g)].map(([, name = '']) => [name, limit] as const),
  );

  test('include all limits', () => {
    expect(named.length).toBeGreaterThan(8);
  });

  test.each(named)('have the value of the code for the limit “%s”', (name, limit) => {
    const value = LIMITS[name as keyof typeof LIMITS];
    expect(limit).toMatch(new RegExp(`\\b(${value}|${value / 2 ** 20} MB)\\b`));
  });

  test('have the rates of wrangler.toml for opening tables and reporting errors', () => {
    const toml = read('wrangler.toml');
    for (const [binding, limit] of [
      ['OPENING', 60],
      ['REPORTS', 20],
    ] as const) {
      expect(text).toMatch(new RegExp(`^\\| ${limit} .*a minute.*\`${binding}\``, 'm'));
      expect(toml).toMatch(
        new RegExp(`name = "${binding}"\\n.*\\nsimple = \\{ limit = ${limit}, period = 60 \\}`),
      );
    }
  });
});

test('all links of docs/operations.md lead to files that exist', () => {
  for (const link of linksOf(text)) {
    expect(link).toSatisfy(() => existsSync(join(ROOT, 'docs', link.replace(/#.*/, ''))));
  }
});
