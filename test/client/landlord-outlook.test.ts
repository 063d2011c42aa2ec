// A hint and the coin on the board say the same of the next rent, also where tenants have to leave.
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Guide } from '../../client/table/guide.ts';
import type { Ref } from '../../shared/engine/index.ts';
import { parse } from '../../shared/games/landlord/notation.ts';
import type { State } from '../../shared/games/landlord/state.ts';
import { rules } from '../../shared/games/landlord-2/rules.ts';
import { ANNA, games, loadWords } from './landlord-words.ts';

const NAMES = ['Anna', 'Yves'];
const load = (path: string) => import(join(import.meta.dirname, '../../client', path));
let guide: Guide;
let sureChanges: (question: object) => string[];
let rentChange: (state: State, picked: Ref[], ref: Ref) => { dollars: number } | null;

beforeAll(async () => {
  await loadWords();
  vi.stubGlobal('navigator', { languages: ['en'] });
  const { guideOf } = await load('games/landlord/guide/index.ts');
  ({ sureChanges } = await load('advice/outlook.ts'));
  ({ rentChange } = await load('games/landlord/text/picks/gains.ts'));
  const { chooseLanguage } = await load('text/index.ts');
  const { words } = await guideOf(games.get('landlord-2'));
  await chooseLanguage('en');
  guide = words.en;
});

/** What the hint says of the rent, and what the coin says. */
function toldOf(text: string, picked: Ref[], ref: Ref) {
  const state = parse(text);
  const path = `${[...picked, ref]}`;
  const move = rules.moves(state, ANNA).find((one) => `${rules.path(state, one)}` === path);
  const view = rules.view(state, ANNA);
  const lines = sureChanges({ rules, guide, view, move, seat: ANNA, names: NAMES });
  return {
    hint: lines.filter((line) => line.includes('rent')),
    coin: rentChange(state, picked, ref)?.dollars,
  };
}

test('the Tavern costs the rent of all whom it forbids, although their landlord still chooses who goes first', () => {
  const street = `
    edition: landlord-2
    > ada $3: tavern bomb court
    ben $7: ? ?
    #0 ada 2 roof: 1 family*
    #1 ada 1 roof:
    #2 ada 2 roof+dormer: 1 groupHouse, 3 scientist`;
  expect(toldOf(street, ['card:tavern'], 'flat:1/1')).toEqual({
    hint: ['your rent −$1 a turn'],
    coin: -1,
  });
});

test('who has only one other flat pays there', () => {
  const street = `
    edition: landlord-2
    > ada $3: tavern
    ben $7: ? ?
    #0 ada 1 dormer: 2 mover
    #1 ada 1 roof:`;
  expect(toldOf(street, ['card:tavern'], 'flat:0/1')).toEqual({
    hint: ['your rent +$2 a turn'],
    coin: 2,
  });
});

test('a musician costs the rent of all whom he drives out', () => {
  const street = `
    edition: landlord-2
    > ada $3: musician
    ben $7: ? ?
    #0 ada 3 roof: 1 groupHouse
    #1 ben 3 roof:`;
  expect(toldOf(street, ['card:musician'], 'flat:0/3')).toEqual({
    hint: ['your rent −$1 a turn'],
    coin: -1,
  });
});
