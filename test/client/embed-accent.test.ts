// The accent colour of a frame: whatever colour the host page asks for, text in that colour and text on it is readable.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adjustAccent, BACKGROUNDS, contrast, TEXT_COLOURS } from '../../client/embed/accent.ts';

const theme = readFileSync(join(import.meta.dirname, '../../client/kit/tokens.css'), 'utf8');
const named = (name: string): string[] =>
  theme.match(new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`))?.slice(1) ?? [];

const THEMES = ['light', 'dark'] as const;
const LEVELS = ['00', '33', '66', '99', 'cc', 'ff'];
const COLOURS = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue) => `${red}${green}${blue}`)),
);

test('accent.ts and tokens.css have the same background colours', () => {
  for (const [at, one] of THEMES.entries()) {
    const { under, card, soft } = BACKGROUNDS[one];
    expect(under).toEqual(['paper', 'card', 'sunk'].map((name) => named(name)[at]));
    expect([card, soft]).toEqual(['card', 'ink-soft'].map((name) => named(name)[at]));
    expect(TEXT_COLOURS[one]).toBe(named('accent-ink')[at]);
  }
});

describe.each(THEMES)('in the %s theme', (one) => {
  const [ink = ''] = [named('ink')[THEMES.indexOf(one)]];

  const pairs = (colour: string): (readonly [string, string])[] => {
    const made = adjustAccent(colour)?.[one];
    if (!made) throw new Error(`${colour} is refused`);
    const { under, soft: quiet } = BACKGROUNDS[one];
    return [
      [made.ink, made.accent],
      ...[...under, made.soft].map((ground) => [made.accent, ground] as const),
      [ink, made.soft],
      [quiet, made.soft],
    ];
  };

  test('makes each of 216 colours readable on every background', () => {
    expect(COLOURS).toHaveLength(216);
    const all = COLOURS.flatMap(pairs);
    expect(all.filter(([text, ground]) => contrast(text, ground) < 4.5)).toEqual([]);
  });

  test('does not change a colour that is readable already', () => {
    const readable = one === 'light' ? '7a1f5c' : 'ffd659';
    expect(adjustAccent(readable)?.[one].accent).toBe(`#${readable}`);
  });
});

test('keeps the hue of a colour that it makes readable', () => {
  const green = adjustAccent('33cc66');
  for (const one of THEMES) {
    const [red, greens, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(green?.[one].accent.slice(at, at + 2) ?? '', 16),
    ) as [number, number, number];
    expect(greens).toBeGreaterThan(red);
    expect(greens).toBeGreaterThan(blue);
  }
});

test.each([null, '', '12345', '#aa3355', 'aa33551', 'red', 'zzzzzz', 'aa3355;}'])(
  'refuses %s, which is no colour',
  (wish) => {
    expect(adjustAccent(wish)).toBeNull();
  },
);
