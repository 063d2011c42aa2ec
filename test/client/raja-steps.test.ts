// What Raja says while a move is put together: the next click, what a click will do, and who leads.
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameWords } from '../../client/table/game-client.ts';
import type { Language } from '../../client/text/index.ts';
import { Random, type Ref, seedFrom } from '../../shared/engine/index.ts';
import { parse } from '../../shared/games/raja/notation.ts';
import { rules as raja } from '../../shared/games/raja/rules.ts';
import type { Options, State } from '../../shared/games/raja/state.ts';
import { mistakeIn } from './mistakes.ts';
import { speakerOf } from './spoken.ts';

const LANGUAGES: Language[] = ['en', 'it', 'fr'];
const NAMES = ['Anna', 'Bruno', 'Hélène', 'Yves', 'Olga'];
/** Three lines of a phone, a few words on a target, and the line of the goal. */
const LONGEST = { prompt: 110, deed: 24, goal: 60 };

let words: Record<Language, GameWords>;
beforeAll(async () => {
  ({ words } = await speakerOf('raja', NAMES));
});

const TURN = `
  > ada $11 in kota, entrepreneur: turned palaceAndHouse moveHouse
  ben $5, priest
  #0 ada
  #4 ada
  #7 ben`;

const stateOf = (text: string): State => raja.view(parse(text), 0);

describe('Raja', () => {
  test('says the next click and what it will do without a mistake, and briefly', () => {
    const wrong = new Set<string>();
    const check = (
      text: string | null | undefined,
      most: number,
      language: Language,
      what: string,
    ) => {
      const mistake = text?.trim() ? mistakeIn(text, language, 'raja') : 'nothing';
      if (mistake !== null || (text?.length ?? 0) > most) {
        wrong.add(`${language} ${what}: ${text} [${mistake ?? text?.length}]`);
      }
    };
    const settings: [number, Partial<Options>][] = [
      [2, { short: true }],
      [3, { yogi: true, auction: true, homeCities: true }],
      [4, { manyCharacters: true, yogi: true }],
    ];
    for (const [at, [seats, options]] of settings.entries()) {
      const random = Random.from(seedFrom(at, 5));
      let state = raja.setup(options, seats, seedFrom(at, 6));
      for (let moves = 0; raja.toAct(state).length > 0 && moves < 900; moves++) {
        const seat = random.pick(raja.toAct(state));
        const view = raja.view(state, seat);
        const all = raja.moves(view, seat);
        if (moves % 13 === 0) {
          const paths = all.map((move) => raja.path(view, move));
          const begun = new Set(
            paths.flatMap((path) =>
              path.slice(0, -1).map((_, to) => path.slice(0, to + 1).join(' ')),
            ),
          );
          for (const picked of [[], ...[...begun].map((one) => one.split(' '))] as Ref[][]) {
            for (const language of LANGUAGES) {
              const said = words[language];
              const prompt = said.asks(view, seat, NAMES, picked);
              check(
                prompt,
                picked.length > 0 ? LONGEST.prompt : 170,
                language,
                `after ${picked[0]}`,
              );
              if (picked.length > 0) expect(prompt).not.toBe(said.asks(view, seat, NAMES));
              for (const path of paths) {
                const next = path[picked.length];
                if (!next || picked.some((one, step) => path[step] !== one)) continue;
                const deed = said.does?.(next, view, seat, picked);
                if (deed !== null) check(deed, LONGEST.deed, language, next);
              }
            }
          }
        }
        for (const viewer of [null, seat]) {
          for (const language of LANGUAGES) {
            check(words[language].goal?.(view, viewer, NAMES), LONGEST.goal, language, 'goal');
          }
        }
        const type = random.pick([...new Set(all.map((move) => move.type))]);
        ({ state } = raja.play(state, seat, random.pick(all.filter((one) => one.type === type))));
      }
    }
    expect([...wrong]).toEqual([]);
  });

  test('asks for what is still missing after each pick', () => {
    const rich = stateOf(TURN.replace('$11', '$20'));
    const asks = (...picked: Ref[]) => words.en.asks(rich, 0, NAMES, picked);
    expect(asks('action:palaceAndHouse')).toBe(
      'Palace + house: choose a site in Kota for the palace, or a place for the house.',
    );
    expect(asks('action:moveHouse')).toBe('Move house: choose which of your houses moves.');
    expect(asks('action:moveHouse', 'house:0')).toBe(
      'Choose where it goes: a village with room, or Kota.',
    );
    expect(asks('power:5')).toBe(
      'Entrepreneur: choose a place to build for free, or a house of yours to move.',
    );
  });

  test('says on a target what it costs, opens or closes', () => {
    const state = stateOf(TURN);
    const does = (ref: Ref, ...picked: Ref[]) => words.en.does?.(ref, state, 0, picked);
    expect(does('action:palaceAndHouse')).toBe('costs 13: you have 11');
    expect(does('village:5', 'action:palaceAndHouse')).toBe('opens the road');
    expect(does('village:9', 'action:palaceAndHouse')).toBe('−1 gold');
    expect(does('village:9', 'power:5')).toBe('free');
    expect(does('village:9', 'action:moveHouse', 'house:0')).toBe('move here');
    expect(does('site:great', 'action:palaceAndHouse')).toBe('3 points, −12');
    expect(does('button:end')).toBe('+4 for the others');
    const open = stateOf(`${TURN}\n#5 ben`);
    expect(words.en.does?.('house:4', open, 0, ['action:moveHouse'])).toBe('closes the road');
    expect(words.en.does?.('city:chittor', open, 0, [])).toBe('toll 1');
  });

  test('says who leads', () => {
    const goal = (text: string, viewer: number | null) =>
      words.en.goal?.(raja.view(parse(text), viewer), viewer, NAMES);
    expect(goal(`${TURN}\nround: 4`, 0)).toBe('Most palaces win: none of 7 yet, round 4/10');
    const led = `${TURN}, palaces 5\nround: 4\nkota: great ada, small ada`;
    expect(goal(led.replace('#0 ada', '').replace('#7 ben, palaces 5', '#7 ben'), 0)).toBe(
      'Most palaces: you lead with 2 of 7, round 4/10',
    );
  });
});
