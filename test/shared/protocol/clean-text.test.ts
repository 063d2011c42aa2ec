// What people type is cleaned of all that nobody sees, and keeps what their writing needs.
import { expect, test } from 'vitest';
import {
  cleanText,
  cleanTextUpTo,
  distinctName,
  readMessage,
} from '../../../shared/protocol/index.ts';

test.each([
  ['Ada\u202EadA', 'AdaadA'],
  ['\u2066Ada\u2069', 'Ada'],
  ['A\u0000d\u0007a\u009B', 'Ada'],
  ['A\u200Bd\uFEFFa\u2060', 'Ada'],
  ['A\u200Dd\u200Ca', 'Ada'],
  ['A\u00ADd\u034Fa', 'Ada'],
  ['Ad\u3164a\u115F', 'Ada'],
  ['\uD800Ada\uDC00', 'Ada'],
  ['Ada\uFE0F', 'Ada'],
  ['\u{1F3F4}\u{E0061}\u{E0062}', '\u{1F3F4}'],
  ['Ada\u{E0061}\u{E007F}', 'Ada'],
  ['\uE000Ada\uFFFF', 'Ada'],
  [' Ada \t\r\n\u2028\u00A0 Lovelace\u3000', 'Ada Lovelace'],
  ['Zoe\u0308', 'Zo\u00EB'],
  ['\u200B\u200D \u2800', ''],
])('%j is cleaned to %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

test.each([
  'Zoë',
  '李明',
  'Νίκος',
  'נועה',
  '👩‍💻',
  '👩🏽‍🚀 Ada',
  '❤️',
  '1️⃣',
  '👨‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🏳️‍🌈',
  '🇮🇹',
  'می‌خواهم',
  'क्‍ष',
  '葛\u{E0100}城',
])('“%s” stays as it is', (text) => {
  expect(cleanText(text)).toBe(text);
});

test('a text is cut between characters, and leaves no half of one', () => {
  expect(cleanTextUpTo(3, 'Ada Lovelace')).toBe('Ada');
  expect(cleanTextUpTo(4, 'Ada Lovelace')).toBe('Ada');
  expect(cleanTextUpTo(3, 'Ad😀')).toBe('Ad');
  expect(cleanTextUpTo(3, '👩‍💻')).toBe('👩');
});

test.each([
  ['Ada', ['Ben'], 'Ada'],
  ['Ada', ['Ada'], 'Ada 2'],
  ['Ada', ['Ada', 'Ada 2'], 'Ada 3'],
  ['ADA', ['Ada'], 'ADA 2'],
  ['A\u200Bda', ['Ada'], 'Ada 2'],
  ['Ａｄａ', ['Ada'], 'Ａｄａ 2'],
  ['Ada ', ['A da'], 'Ada 2'],
  ['❤', ['❤\uFE0F'], '❤ 2'],
  ['x'.repeat(24), ['x'.repeat(24)], `${'x'.repeat(22)} 2`],
])('who calls themself %j beside %j is called %j', (wanted, others, name) => {
  expect(distinctName(wanted, others, 24)).toBe(name);
});

test('a name or a line of chat of which nothing is visible is refused', () => {
  for (const text of ['\u200B', ' \u3164\u2800', '\u202E\u0000', '\uD800', '']) {
    for (const command of [
      { type: 'rename', name: text },
      { type: 'say', text },
    ]) {
      const message = JSON.stringify({ ...command, id: 'a' });
      expect(readMessage(message)).toEqual({ code: 'malformed', id: 'a' });
    }
  }
});
