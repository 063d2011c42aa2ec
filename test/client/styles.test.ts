// The style sheets: every value has a name, every class an element, and no sheet reaches into another part.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkStyles, findUnusedClasses, readTree } from '../../scripts/styles/check.ts';
import { readStyles } from '../../scripts/styles/read.ts';
import { findUnscoped } from '../../scripts/styles/scope.ts';
import { usedClasses } from '../../scripts/styles/used.ts';
import { findLiterals, findNameClashes, findUnmatchedNames } from '../../scripts/styles/values.ts';

const whats = (findings: { what: string }[]) => findings.map(({ what }) => what);

test('the style sheets of the client pass all checks', () => {
  const { sheets, sources } = readTree(join(import.meta.dirname, '../..'));
  expect(sheets.length).toBeGreaterThan(20);
  expect(checkStyles(sheets, sources)).toEqual([]);
});

describe('the parser of style sheets', () => {
  test('finds rules in media queries, and their lines', () => {
    const css =
      '/* a\n{ */\n.a,\n.b { color: var(--x) }\n@media (width > 1px) {\n.c { top: 0; left: 0 }\n}';
    expect(readStyles('a.css', css).rules).toEqual([
      {
        selectors: ['.a', '.b'],
        declarations: [{ name: 'color', value: 'var(--x)', line: 4 }],
        line: 3,
      },
      {
        selectors: ['.c'],
        declarations: [
          { name: 'top', value: '0', line: 6 },
          { name: 'left', value: '0', line: 6 },
        ],
        line: 6,
      },
    ]);
  });

  test('leaves out the steps of keyframes', () => {
    expect(readStyles('a.css', '@keyframes x { from { color: red } }').rules).toEqual([]);
  });

  test('keeps commas within brackets in one selector', () => {
    expect(readStyles('a.css', '.a:is(.b, .c), .d {}').rules[0]?.selectors).toEqual([
      '.a:is(.b, .c)',
      '.d',
    ]);
  });
});

describe('the check of values', () => {
  const literals = (file: string, css: string) => whats(findLiterals([readStyles(file, css)]));

  test.each([
    ['color: #fff'],
    ['background: rgb(0 0 0 / 0.5)'],
    ['fill: light-dark(var(--a), var(--b))'],
    ['border: 1px solid white'],
    ['--mine: #123456'],
    ['font-size: 0.9rem'],
    ['font: 600 14px var(--sans)'],
    ['font-size: clamp(1rem, 2vw, 3rem)'],
    ['border-radius: 4px'],
    ['border-top-left-radius: 0.5rem'],
    ['z-index: 3'],
  ])('rejects %s', (declaration) => {
    expect(literals('client/a.css', `.a { ${declaration} }`)).toHaveLength(1);
  });

  test.each([
    ['color: var(--ink)'],
    ['color: color-mix(in oklab, var(--red) 40%, transparent)'],
    ['fill: currentColor'],
    ['outline: 2px solid Highlight'],
    ['white-space: nowrap'],
    ['font-size: var(--text, 2em)'],
    ['font: 600 var(--text-sm) / 1.2 var(--sans)'],
    ['font: inherit'],
    ['border-radius: 50% 50% 0 0'],
    ['border-radius: var(--radius) 0'],
    ['z-index: var(--layer)'],
    ['--card-width: 4rem'],
  ])('accepts %s', (declaration) => {
    expect(literals('client/a.css', `.a { ${declaration} }`)).toEqual([]);
  });

  test('accepts only custom properties in a palette', () => {
    expect(literals('client/games/a/palette.css', ':root { --a: #fff }')).toEqual([]);
    expect(literals('client/games/a/palette.css', '.a { color: #fff }')).toHaveLength(1);
  });

  test('finds a custom property of a palette that another sheet sets', () => {
    const palette = readStyles(
      'client/games/go/palette.css',
      ':root { --go-box: #000; --go-ink: #111 }',
    );
    const board = readStyles(
      'client/games/go/board.css',
      '.go-board { --go-box: 3rem; --go-wide: 1rem }',
    );
    expect(whats(findNameClashes([palette, board]))).toEqual([
      '--go-box is the name of something else',
    ]);
  });

  test('finds custom properties that nothing sets or reads', () => {
    const sheets = [
      readStyles('a.css', '.a { --read: 1px; --lost: 1px; top: var(--read); left: var(--no) }'),
    ];
    expect(whats(findUnmatchedNames(sheets, ''))).toEqual([
      'nothing sets --no',
      'nothing reads --lost',
    ]);
    const code = `style={{ '--no': 1, [\`--lo\${which}\`]: 1 }}; const which = 'st'`;
    expect(findUnmatchedNames(sheets, code)).toEqual([]);
  });
});

describe('the check of classes', () => {
  const unused = (css: string, code: string) =>
    whats(findUnusedClasses([readStyles('a.css', css)], usedClasses([code])));
  const gone = (name: string) => [`no element has the class ${name}`];

  test('finds a class that no element has', () => {
    expect(unused('.a:has(.b-c) > .d {}', '<p class="a d">text</p>')).toEqual(gone('b-c'));
  });

  test('does not mistake a word in other code or in a comment for a class', () => {
    expect(unused('.text {}', "import './text'; const text = 'text';")).toEqual(gone('text'));
    expect(unused('.text {}', '// class="text"\n/* class="text" */')).toEqual(gone('text'));
  });

  test('finds classes in expressions and in calls of the DOM', () => {
    expect(unused('.on, .off {}', "<p class={x ? 'on' : 'off'} />")).toEqual([]);
    expect(unused('.on {}', "element.classList.add('on')")).toEqual([]);
    expect(unused('.on {}', "element.className = 'on';")).toEqual([]);
  });

  test('finds classes that are concatenated', () => {
    const code = `<p class={\`tint tint-\${colour}\`} />; const colour = 'red'`;
    expect(unused('.tint-red, .tint-blue {}', code)).toEqual(gone('tint-blue'));
    expect(unused('.btn.big {}', `<p class={\`btn \${kind}\`} />; const kind = 'big'`)).toEqual([]);
  });
});

describe('the check of scopes', () => {
  const sheet = (file: string, css: string) => readStyles(`client/${file}.css`, css);
  const kit = sheet('kit/kit', '.btn { color: var(--ink); display: flex }');
  const palettes = [
    sheet('games/go/palette', ':root { --go-ink: #000 }'),
    // The second edition of Landlord! may use the classes of the first, because its manifest names the first as its parent.
    sheet('games/landlord/palette', ':root { --ll-ink: #000 }'),
  ];
  const unscoped = (file: string, css: string) =>
    whats(findUnscoped([kit, ...palettes, sheet(file, css)])).map((what) =>
      what.split(': ').at(-1),
    );

  test.each([
    ['lobby/lobby', 'h1 { top: 0 }', 'does not begin with a class'],
    ['lobby/lobby', '.btn { top: 0 }', '.btn is styled in another sheet'],
    ['lobby/lobby', '.btn .lobby { top: 0 }', '.btn is styled in another sheet'],
    [
      'lobby/lobby',
      '.lobby .btn { color: var(--red) }',
      'sets color of .btn, which another sheet styles',
    ],
    ['games/go/board', '.board { top: 0 }', '.board is no class of the game'],
    ['games/go/board', '.go-board .btn { top: 0 }', '.btn is no class of the game'],
    ['games/go/board', '[data-live] .go-stone { top: 0 }', 'does not begin with its own class'],
    ['games/landlord-2/more', '.go-board { top: 0 }', '.go-board is no class of the game'],
  ])('rejects in %s: %s', (file, css, why) => {
    expect(unscoped(file, css)).toEqual([why]);
  });

  test.each([
    ['lobby/lobby', '.lobby h1 { top: 0 }'],
    ['lobby/lobby', ':root:has(.lobby) { --strip: 2rem }'],
    ['lobby/lobby', '.lobby .btn { margin: 0; display: none; --btn-height: 2rem }'],
    ['lobby/lobby', '.lobby:not(.btn) { color: var(--red) }'],
    ['games/go/board', '.go-board [data-live] { top: 0 }'],
    ['games/landlord-2/more', '.ll-board { top: 0 }'],
    ['kit/base', 'h1 { margin: 0 }'],
  ])('accepts in %s: %s', (file, css) => {
    expect(unscoped(file, css)).toEqual([]);
  });
});

test('finds a sheet that no script loads', () => {
  const sheets = [readStyles('client/a/b.css', '.b { top: 0 }')];
  const sources = (path: string) => [
    { file: 'client/a/b.tsx', text: `import s from '${path}'; <p class="b" />` },
  ];
  expect(checkStyles(sheets, sources('./b.css?inline'))).toEqual([]);
  expect(whats(checkStyles(sheets, sources('./c.css?inline')))).toEqual([
    'no script loads this sheet',
  ]);
});
