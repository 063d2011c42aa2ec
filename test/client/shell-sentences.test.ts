// The texts around the games in each language: composed sentences, the lengths of buttons, and typography.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Words as InsertWords } from '../../client/app/pages/insert/text/en.ts';
import { presenceOf } from '../../client/table/presence.ts';
import { en } from '../../client/text/en.ts';
import { fr } from '../../client/text/fr.ts';
import type { Language } from '../../client/text/index.ts';
import { it } from '../../client/text/it.ts';
import { wordsFor } from '../../worker/words.ts';

const CLIENT = join(import.meta.dirname, '../../client');
const shell = { en, it, fr };
const LANGUAGES = Object.keys(shell) as Language[];

/** The texts of parts of the client that are loaded separately, by the beginning of their path and by language. */
const parts: Record<string, Record<Language, object>> = {};
const PARTS = {
  advice: 'advice/words.ts',
  embed: 'embed/words.ts',
  lessons: 'lessons/words.ts',
  local: 'local/words.ts',
  'app/pages/about': 'app/pages/about-words.ts',
  'app/pages/game': 'app/pages/home-words.ts',
  'app/pages/home': 'app/pages/home-words.ts',
  'app/pages/linked-seat': 'app/pages/linked-seat-words.ts',
  'app/pages/rules': 'table/example-words.ts',
  'replay/curve': 'replay/story-words.ts',
  'replay/sections': 'replay/story-words.ts',
  'replay/story': 'replay/story-words.ts',
  replay: 'replay/words.ts',
  'table/again': 'table/again-words.ts',
  'table/chat': 'table/chat-words.ts',
  'table/example': 'table/example-words.ts',
  'table/found-things': 'table/rulebook-words.ts',
  'table/offer': 'table/offer-words.ts',
  'table/log': 'table/follow-words.ts',
  'table/recap': 'table/follow-words.ts',
  'table/shown': 'table/follow-words.ts',
  'table/preferences': 'table/preference-words.ts',
  'table/watch-link': 'table/watch-link-words.ts',
  'app/pages/insert': 'app/pages/insert/text/index.ts',
};

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { pathname: '/' });
  const load = (path: string) => import(join(CLIENT, path));
  const { chooseLanguage } = await load('text/index.ts');
  for (const [part, path] of Object.entries(PARTS)) {
    const { words } = await load(path);
    parts[part] = {} as Record<Language, object>;
    for (const language of LANGUAGES) {
      await chooseLanguage(language);
      parts[part][language] = words.value;
    }
  }
});

const TWO = ['Anna', 'Hector'];
const THREE = ['Anna', 'Hector', 'Yvette'];

const said = ({ takeOver, ...t }: typeof en) => ({
  tie: [t.tie(TWO), t.tie(THREE), t.youTie(['Anna']), t.youTie(TWO)],
  turnOf: [t.turnOf(['Anna']), t.turnOf(TWO), t.turnOf(THREE)],
  host: [takeOver('Anna'), takeOver('Bruno'), t.makeHost('Anna'), t.makeHost('Bruno')],
  names: [t.remove('Anna'), t.passTo('Anna'), t.passTo('Yvette')],
  watching: [t.watching(0), t.watching(1), t.watching(2)],
  voted: [t.voted(1), t.voted(2)],
  points: [t.points(0), t.points(1), t.points(2), t.points(-5)],
  place: [t.place(1), t.place(2)],
  times: [t.graceSeconds(10), t.clockMinutes(1), t.clockHours(24)],
  list: [t.list([]), t.list(['A']), t.list(['A', 'B', 'C'])],
});

test('composes English sentences', () => {
  expect(said(en)).toEqual({
    tie: [
      'Anna and Hector share the win',
      'Anna, Hector and Yvette share the win',
      'You share the win with Anna',
      'You share the win with Anna and Hector',
    ],
    turnOf: ['Anna to play', 'Anna and Hector to play', 'Anna, Hector and Yvette to play'],
    host: [
      'Replace Anna as host',
      'Replace Bruno as host',
      'Make Anna the host',
      'Make Bruno the host',
    ],
    names: ['Remove Anna', 'Pass the device to Anna', 'Pass the device to Yvette'],
    watching: ['0 watching', '1 watching', '2 watching'],
    voted: ['1 vote', '2 votes'],
    points: ['0 points', '1 point', '2 points', '-5 points'],
    place: ['First', 'Second'],
    times: ['10 seconds', '1 minute', '24 hours'],
    list: ['', 'A', 'A, B and C'],
  });
});

test('composes Italian sentences', () => {
  expect(said(it)).toEqual({
    tie: [
      'Vincono Anna e Hector',
      'Vincono Anna, Hector e Yvette',
      'Hai vinto insieme ad Anna',
      'Hai vinto insieme ad Anna e a Hector',
    ],
    turnOf: ['Tocca ad Anna', 'Tocca ad Anna e a Hector', 'Tocca ad Anna, a Hector e a Yvette'],
    host: [
      'Sostituisci Anna come host',
      'Sostituisci Bruno come host',
      'Affida il tavolo ad Anna',
      'Affida il tavolo a Bruno',
    ],
    names: ['Togli Anna', 'Passa il dispositivo ad Anna', 'Passa il dispositivo a Yvette'],
    watching: ['0 spettatori', '1 spettatore', '2 spettatori'],
    voted: ['1 voto', '2 voti'],
    points: ['0 punti', '1 punto', '2 punti', '-5 punti'],
    place: ['1º posto', '2º posto'],
    times: ['10 secondi', '1 minuto', '24 ore'],
    list: ['', 'A', 'A, B e C'],
  });
});

test('composes French sentences', () => {
  expect(said(fr)).toEqual({
    tie: [
      'Anna et Hector ont gagné',
      'Anna, Hector et Yvette ont gagné',
      'Tu as gagné avec Anna',
      'Tu as gagné avec Anna et Hector',
    ],
    turnOf: [
      'C’est à Anna de jouer',
      'C’est à Anna et à Hector de jouer',
      'C’est à Anna, à Hector et à Yvette de jouer',
    ],
    host: [
      'Remplacer Anna comme hôte',
      'Remplacer Bruno comme hôte',
      'Confier la table à Anna',
      'Confier la table à Bruno',
    ],
    names: ['Retirer Anna', 'Passe l’appareil à Anna', 'Passe l’appareil à Yvette'],
    watching: ['0 spectateur', '1 spectateur', '2 spectateurs'],
    voted: ['1 voix', '2 voix'],
    points: ['0 point', '1 point', '2 points', '-5 points'],
    place: ['1re place', '2e place'],
    times: ['10 secondes', '1 minute', '24 heures'],
    list: ['', 'A', 'A, B et C'],
  });
  const insert = parts['app/pages/insert']?.fr as InsertWords;
  expect(insert.found('Raja', 'Yvette')).toBe('Raja à la table d’Yvette');
  expect(insert.found('Raja', 'Bruno')).toBe('Raja à la table de Bruno');
});

test.each(LANGUAGES)('%s: bots have six first names, no two with the same first letter', (one) => {
  const { botNames } = shell[one];
  expect(new Set(botNames.map(([first]) => first)).size).toBe(6);
  expect(botNames.some((name) => /^[AEIOU]/.test(name))).toBe(true);
});

test('marks who is away, and never the reader', () => {
  const chair = { kind: 'person' as const, standIn: false, absent: false };
  const chairs = [chair, { ...chair, absent: true }, { ...chair, absent: true, standIn: true }];
  expect(chairs.map((one) => presenceOf(one, 0, false))).toEqual(['away', 'absent', 'standIn']);
  expect(chairs.map((one) => presenceOf(one, 0, true))).toEqual([null, null, null]);
  expect(presenceOf(chair, 1, false)).toBe(null);
  expect(presenceOf({ ...chair, kind: 'bot' }, 0, false)).toBe(null);
});

describe('the buttons around the games', () => {
  const LONGEST = 22;
  /** Texts that reach their buttons through data: the result of a game, and what can be done about an empty seat. */
  const THROUGH_DATA = ['wins', 'tie', 'youWin', 'youTie', 'vote', 'comeBack', 'takeSeat'].map(
    (key) => ['t', key] as const,
  );

  /** The source text of each button in a file. */
  const buttonsIn = (source: string): string[] =>
    [...source.matchAll(/<(Button|button|a class="btn)\b/g)].map(({ index, 1: tag = '' }) => {
      const rest = source.slice(index + 1);
      const next = rest.search(/<(?:Button|button)\b/);
      const part = next < 0 ? rest : rest.slice(0, next);
      const end = part.indexOf(tag.startsWith('a') ? '</a>' : `</${tag}>`);
      return part.slice(0, end >= 0 ? end : part.indexOf('/>'));
    });

  const KEY = /\b(t|text\.value|w|words\.value)\.(\w+)/g;
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/^(games|debug)\b/.test(file),
  );
  /** The keys of the texts on buttons, each with the catalogue that it belongs to. */
  const keys = files.flatMap((file) =>
    buttonsIn(readFileSync(join(CLIENT, file), 'utf8')).flatMap((button) =>
      [...button.matchAll(KEY)].map(([, from = '', key = '']) => {
        const part = Object.keys(PARTS).find((folder) => file.startsWith(folder));
        return [/^w/.test(from) ? (part ?? file) : 't', key] as const;
      }),
    ),
  );

  const labels = (word: unknown): string[] => {
    if (typeof word === 'string') return [word];
    // Player names can have any length, so a label is measured with an empty name.
    if (typeof word === 'function') return [String(word.length === 0 ? '' : word(...empty(word)))];
    return Object.values(word as object).flatMap(labels);
  };
  const empty = (word: { toString(): string }) => [/^\(?(names|others)/.test(`${word}`) ? [] : ''];

  test('are found in the sources of the pages', () => {
    const found = keys.map(([from, key]) => `${from}.${key}`);
    for (const key of [
      'table/preferences.device',
      't.remove',
      't.rematch',
      'table/chat.emotes',
      't.playNow',
      't.takeOver',
    ]) {
      expect(found).toContain(key);
    }
    for (const key of ['embed.clear', 'local.start', 'app/pages/insert.another']) {
      expect(found).toContain(key);
    }
  });

  test.each(LANGUAGES)('%s: are short enough for a phone', (language) => {
    const long = [...keys, ...THROUGH_DATA].flatMap(([from, key]) => {
      const words = from === 't' ? shell[language] : parts[from]?.[language];
      const word = (words as Record<string, unknown> | undefined)?.[key];
      if (word === undefined) return [`${from}.${key} is nothing`];
      return labels(word).filter((label) => label.trim().length > LONGEST);
    });
    expect(long).toEqual([]);
  });
});

/** The texts of a catalogue that have no gap to fill. */
function textsIn(words: object): string[] {
  return Object.values(words).flatMap((word) =>
    typeof word === 'string' ? [word] : typeof word === 'object' && word ? textsIn(word) : [],
  );
}

test('French texts say tu, and have a no-break space before punctuation', () => {
  const all = [fr, wordsFor('fr'), ...Object.values(parts).map((part) => part.fr)].flatMap(textsIn);
  expect(all.length).toBeGreaterThan(200);
  const formal = /\b(vous|votre|vos)\b|(?<!\b(?:ass|ch|r))ez(?!\p{L})/iu;
  expect(all.filter((text) => formal.test(text))).toEqual([]);
  // The name of a game and addresses have no such space.
  const broken = /(?<!\u00a0|Landlord)[?!;:»](?!\/\/)|«(?!\u00a0)/;
  expect(all.filter((text) => broken.test(text))).toEqual([]);
});

test.each(LANGUAGES)('%s: texts have typographic quotes and apostrophes', (language) => {
  const all = [
    shell[language],
    wordsFor(language),
    ...Object.values(parts).map((p) => p[language]),
  ];
  expect(all.flatMap(textsIn).filter((text) => /['"]/.test(text))).toEqual([]);
});
