// What Room Share tells about its things, in three languages, in random play and in positions made by hand.
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameWords } from '../../client/table/game-client.ts';
import type { Explanation, Guide, GuideParts } from '../../client/table/guide.ts';
import type { Language } from '../../client/text/index.ts';
import { Random, type Ref, type Seat, seedFrom, type Viewer } from '../../shared/engine/index.ts';
import { countReserve, score } from '../../shared/games/room-share/end.ts';
import { parse } from '../../shared/games/room-share/notation.ts';
import { rules as roomShare } from '../../shared/games/room-share/rules.ts';
import type { Move, State } from '../../shared/games/room-share/state.ts';
import { mistakeIn } from './mistakes.ts';
import { guideOf, speakerOf } from './spoken.ts';

const LANGUAGES = ['en', 'it', 'fr'] as const;
const NAMES = ['Anna', 'Bruno', 'Hélène', 'Yves'];

let guide: GuideParts & { words: Record<Language, Guide> };
let words: Record<Language, GameWords>;
beforeAll(async () => {
  guide = await guideOf('room-share');
  ({ words } = await speakerOf('room-share', NAMES));
});

const HOUSE = `
  C....  C....  S....  Hrr.b  C....
  H....  Crr.y  C....  C...b  S....
  C....  C.y..  Srbg.  C...g  C....
  C....  S....  H....  Cr...  H....`;
const FOR_TWO = parse(`${HOUSE}
  > red 2r 8y: red leave evict
  blue 5b 8g: blue swap lease
  pile: talk talk
  discards: green leave`);
const LANDING = parse(`${HOUSE}
  red 2r: red leave
  blue 5b: blue swap lease
  yellow 3y: red
  rest: ${JSON.stringify({
    played: 'evict',
    frames: [
      { kind: 'land', seat: 0, colour: 'green', from: 0, arrow: 3 },
      { kind: 'land', seat: 0, colour: 'red', from: 0, arrow: 0 },
    ],
  })}`);

const SETTINGS: [seats: number, options: Record<string, string | boolean>][] = [
  [2, {}],
  [3, { renovation: true }],
  [4, { royalSuite: 'suite' }],
  [2, { noCards: true }],
];

/** Positions of random games, a few of each. */
function* positions(): Generator<State> {
  yield FOR_TWO;
  yield LANDING;
  for (const [at, [seats, options]] of SETTINGS.entries()) {
    const random = Random.from(seedFrom(at, 20));
    let state = roomShare.setup(options, seats, seedFrom(at, 3));
    for (let moves = 0; roomShare.outcome(state) === null && moves < 400; moves++) {
      if (moves % 23 === 0) yield state;
      const [seat] = roomShare.toAct(state) as [Seat];
      ({ state } = roomShare.play(state, seat, random.pick(roomShare.moves(state, seat))));
    }
    yield state;
  }
}

const viewersOf = (state: State): Viewer[] => [null, ...state.colours.map((_, seat) => seat)];

const said = ({ title, kind, facts = [], total, text }: Explanation): string[] =>
  [
    title,
    kind,
    text,
    ...[...facts, ...(total ? [total] : [])].flatMap((one) => [one.label, one.value]),
  ].filter((one) => one !== undefined);

const wrong = (text: string, language: Language): string[] => {
  const mistake = text.trim() === '' ? 'nothing' : mistakeIn(text, language, 'room-share');
  return mistake === null ? [] : [`${language} [${mistake}] ${text}`];
};

describe.each(LANGUAGES)('in %s', (language) => {
  test('everything that can be asked about has an explanation without a mistake', () => {
    const mistakes = new Set<string>();
    for (const state of positions()) {
      for (const viewer of viewersOf(state)) {
        const view = roomShare.view(state, viewer);
        const refs = new Set(['button:chain', ...guide.things(view, viewer)]);
        for (const seat of roomShare.toAct(state))
          for (const move of roomShare.moves(state, seat))
            for (const ref of roomShare.path(state, move)) refs.add(ref);
        for (const ref of refs) {
          const told = guide.words[language].explain(ref, view, viewer, NAMES);
          if (!told) mistakes.add(`${language} ${ref}: nothing`);
          for (const text of told ? said(told) : [])
            for (const one of wrong(text, language)) mistakes.add(`${ref}: ${one}`);
          for (const about of [
            ...(told?.about ?? []),
            ...(told?.facts ?? []).map((one) => one.ref),
          ])
            if (about && !guide.words[language].explain(about, view, viewer, NAMES))
              mistakes.add(`${ref} leads to ${about}, which has no explanation`);
          if (ref !== 'button:chain' && words[language].ref(ref, view, NAMES).trim() === '')
            mistakes.add(`${ref}: no name`);
        }
      }
    }
    expect([...mistakes]).toEqual([]);
  });

  test('every move and every press has its sentence, and every line keeps its length', () => {
    const mistakes = new Set<string>();
    const check = (about: string, text: string, most = 999) => {
      for (const one of wrong(text, language)) mistakes.add(`${about}: ${one}`);
      if (text.length > most) mistakes.add(`${about}: ${text.length} letters: ${text}`);
    };
    const long = NAMES.map((name) => name.padEnd(24, 'x'));
    for (const state of positions()) {
      for (const viewer of viewersOf(state)) {
        const view = roomShare.view(state, viewer);
        check('goal', words[language].goal?.(view, viewer, long) ?? '', 60);
      }
      for (const seat of roomShare.toAct(state)) {
        const view = roomShare.view(state, seat);
        for (const move of roomShare.moves(state, seat)) {
          check('way', guide.words[language].way(move, view, seat, NAMES));
          const path = roomShare.path(state, move);
          path.forEach((ref, at) => {
            const picked = path.slice(0, at);
            check(`does ${ref}`, words[language].does?.(ref, view, seat, picked) ?? '');
            check(`asks ${picked}`, words[language].asks(view, seat, NAMES, picked), 110);
          });
        }
      }
    }
    expect([...mistakes]).toEqual([]);
  });

  test('every thing that is not live has its own reason, after each beginning of a move', () => {
    const mistakes = new Set<string>();
    for (const state of positions()) {
      for (const seat of roomShare.toAct(state)) {
        const view = roomShare.view(state, seat);
        const paths = roomShare.moves(state, seat).map((move) => roomShare.path(state, move));
        const beginnings = new Set([
          '',
          ...paths.filter((path) => path.length > 1).map(([ref]) => ref),
        ]);
        for (const begun of beginnings) {
          const picked = begun ? [begun] : [];
          const next = paths.filter((path) => !begun || path[0] === begun);
          const live = new Set(next.map((path) => path[picked.length]));
          for (const ref of guide.things(view, seat)) {
            const reason = roomShare.explainIllegal(view, seat, [...picked, ref]);
            const frame = state.frames.at(-1)?.kind;
            const at = `${frame} ${begun} ${ref}`;
            if (live.has(ref)) {
              if (reason && !next.some((path) => path.length > picked.length + 1))
                mistakes.add(`${at}: live, but ${reason.key}`);
              continue;
            }
            if (!reason || reason.key.startsWith('aim.')) mistakes.add(`${at}: ${reason?.key}`);
            else
              for (const one of wrong(words[language].reason(reason), language)) mistakes.add(one);
          }
        }
      }
    }
    expect([...mistakes]).toEqual([]);
  });

  test('the description of all that is seen has no mistake', () => {
    const mistakes = new Set<string>();
    for (const state of positions()) {
      for (const viewer of viewersOf(state)) {
        const all = guide.words[language].describe(roomShare.view(state, viewer), viewer, NAMES);
        for (const { title, lines = [], table } of all) {
          const cells = table ? [...table.head.slice(1), ...table.rows.flat()] : [];
          for (const text of [title, ...lines, ...cells])
            for (const one of wrong(text, language)) mistakes.add(one);
          for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
        }
      }
    }
    expect([...mistakes]).toEqual([]);
  });
});

/** The numbers of the facts and of the total, read back from the words. */
const number = (text: string) => Number(text.replace('−', '-'));
function parts(ref: Ref, state: State): { sum: number; total: number; count: number } {
  const { facts = [], total } = guide.words.en.explain(ref, state, 0, NAMES) ?? { title: '' };
  const sum = facts.reduce((all, { value }) => all + number(value), 0);
  return { sum, total: number(total?.value ?? ''), count: facts.length };
}

test('the parts of each number add up to the number of the rules', () => {
  for (const state of positions()) {
    for (const seat of state.colours.keys()) {
      const points = score(state, seat);
      expect(parts(`points:${seat}`, state)).toMatchObject({ sum: points, total: points });
      const left = countReserve(state, seat);
      expect(parts(`reserve:${seat}`, state)).toMatchObject({ sum: left, total: left });
    }
    const played = state.discards.length + (state.played ? 1 : 0);
    if (!state.options.noCards)
      expect(parts('discards', state)).toMatchObject({ sum: played, total: played });
  }
});

test('a score is told flat by flat, also where it is nothing', () => {
  const { facts } = guide.words.en.explain('points:0', FOR_TWO, 0, NAMES) ?? {};
  expect(facts).toEqual([
    { label: 'Flat D1 (haunted flat), 2 of 3', value: '−4', ref: 'flat:d1' },
    { label: 'Flat B2 (classic flat), 2 of 3', value: '+2', ref: 'flat:b2' },
    { label: 'Flat C3 (suite), 1 of 3', value: '+2', ref: 'flat:c3' },
    { label: 'Flat D4 (classic flat), 1 of 1', value: '0', ref: 'flat:d4' },
  ]);
});

test('a colour that nobody plays says that it belongs to nobody and scores nothing', () => {
  for (const language of LANGUAGES) {
    const { explain } = guide.words[language];
    const [yellow, heap, bed] = ['tenant:yellow', 'neutral:0', 'bed:b2/left'].map((ref) =>
      explain(ref, FOR_TWO, 0, NAMES),
    );
    expect(yellow?.kind).toContain('0');
    expect(heap?.text).toContain(yellow?.text);
    expect(bed?.kind).toMatch(/neut/);
  }
});

test('nobody reads the cards of another player, and two views are described differently', () => {
  const tell = (viewer: Viewer) =>
    JSON.stringify(guide.words.en.describe(roomShare.view(FOR_TWO, viewer), viewer, NAMES));
  expect(tell(0)).toContain('Forced eviction');
  expect(tell(1)).not.toContain('Forced eviction');
  expect(tell(1)).toContain('Flat swap');
  expect(new Set([tell(0), tell(1), tell(null)]).size).toBe(3);
  const hand = guide.words.en.explain('hand:1', roomShare.view(FOR_TWO, 0), 0, NAMES);
  expect(hand?.facts).toEqual([]);
  expect(hand?.total?.value).toBe('3');
});

test('a target tells what a click there does and brings', () => {
  const does = (ref: Ref, picked: Ref[], state = FOR_TWO) => words.en.does?.(ref, state, 0, picked);
  expect(does('card:leave', [])).toBe('a tenant leaves the building');
  // A third tenant: with a red one two score, with a neutral one only the one who lives there.
  const pair = parse(`${HOUSE.replace('Crr.y', 'Cr..y')}
    > red 2r 8y: red leave evict
    blue 5b 8g: blue`);
  expect(does('flat:b2', ['card:red'], pair)).toBe('a tenant moves in, +2/+1 for you');
  expect(does('flat:d1', ['card:red'])).toBe('a tenant moves in, the fourth: all are evicted');
  expect(does('bed:c3/right', ['card:leave'])).toBe(
    'leaves the building, −2 for you, −2 for others',
  );
  expect(does('flat:b2', ['card:evict'])).toBe('everybody leaves');
  // Once the flat is chosen, each colour of the reserve tells its part of “+2/+1”.
  const placing = { ...pair, frames: [{ kind: 'place' as const, seat: 0, flat: 6 }] };
  const brings = ['tenant:red', 'tenant:yellow'].map((ref) => does(ref, [], placing));
  expect(brings.join('; ')).toMatch(/moves in, \+2 for you;.*moves in, \+1 for you$/);
});

test('whoever does not decide is told who decides what', () => {
  const reason = roomShare.explainIllegal(FOR_TWO, 1, ['card:blue']);
  if (!reason) throw new Error('a reason is given');
  expect(words.en.reason(reason, FOR_TWO, 1, NAMES)).toBe('Anna is choosing a card.');
  expect(words.en.reason(reason)).toBe('It is not your turn.');
});

test('a whole move tells what it brings, and a change its numbers', () => {
  const place = parse(`${HOUSE.replace('Cr...  H', 'Cry..  H')}
    red 2r: red leave
    blue 5b: blue swap lease
    yellow 3y: red
    rest: {"played":"yellow","frames":[{"kind":"place","seat":0,"flat":18}]}`);
  const move: Move = { type: 'place', colour: 'red', arrow: 2 };
  const { way, changes } = guide.words.en;
  expect(way(move, place, 0, NAMES)).toBe(
    'Put a red tenant in flat D4 (bed facing down) (your points +2, Hélène’s points +1)',
  );
  const after: State = {
    ...place,
    beds: place.beds.with(18, ['red', 'yellow', 'red', null]),
    reserve: place.reserve.with(0, { red: 1, blue: 0, yellow: 0, green: 0 }),
  };
  expect(changes(place, after, 0, NAMES)).toEqual([
    'your points +2',
    'Hélène’s points +1',
    'your reserve −1',
  ]);
  expect(changes(place, place, 0, NAMES)).toEqual([]);
  const bomb = { ...place, frames: [{ kind: 'place' as const, seat: 0, flat: 12 }] };
  expect(way({ type: 'place', colour: 'red', arrow: 3 } as Move, bomb, 0, NAMES)).toMatch(
    /^Put a red tenant in flat C3 \(bed facing left\) \(it is the fourth, and all are evicted/,
  );
});
