// The options of a table. The auction, the Yogi, home cities and several characters have files of
// their own.
import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../../shared/engine/index.ts';
import { SCORED_CITIES } from '../../../shared/games/raja/board.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { given } from './table.ts';

const setup = (options = {}, seats = 3) => raja.setup(options, seats, seedFrom(1));
const NONE = {
  short: false,
  yogi: false,
  neutralPalaces: false,
  auction: false,
  homeCities: false,
  manyCharacters: false,
  openGold: false,
};
const ADVANCED = { ...NONE, yogi: true, neutralPalaces: true, auction: true, homeCities: true };

describe('Variants', () => {
  test('are off by default', () => {
    expect(setup().options).toEqual(NONE);
  });

  test('belong to the presets that are named after them', () => {
    expect(raja.presets.map(({ id, options }) => [id, setup(options).options])).toEqual([
      ['standard', NONE],
      ['short', { ...NONE, short: true }],
      ['advanced', ADVANCED],
      ['advanced2', { ...ADVANCED, manyCharacters: true }],
    ]);
  });

  test('short: each player has 6 palaces, and 8 boxes have numbers', () => {
    const { palaces, track } = setup({ short: true });
    expect(palaces).toEqual([6, 6, 6]);
    expect(track).toHaveLength(1 + 7 + 8);
  });

  test('neutralPalaces: each of the seven cities has one on a small site', () => {
    const { sites, palaces } = setup({ neutralPalaces: true }, 4);
    for (const city of SCORED_CITIES)
      expect(sites[city]).toEqual({ great: null, small: ['neutral'] });
    expect(sites.chittor).toEqual({ great: null, small: [] });
    expect(palaces).toEqual([7, 7, 7, 7]);
    expect(setup({}, 4).sites.kota).toEqual({ great: null, small: [] });
  });

  test('neutralPalaces: five more small palaces have room beside it', () => {
    const full = (small: string) =>
      given(`
        > ada $30 in kota, duke: turned palace palace
        ben $5, priest
        kota: small neutral ${small}`);
    full('ben ben ben ben').may('ada', 'action:palace', 'site:small');
    full('ben ben ben ben ben')
      .refuses('ada', ['action:palace', 'site:small'], 'sitesFull')
      .may('ada', 'action:palace', 'site:great');
  });

  test('RJ-27: neutralPalaces with five players places none', () => {
    const { sites } = setup({ neutralPalaces: true }, 5);
    for (const city of SCORED_CITIES) expect(sites[city]).toEqual({ great: null, small: [] });
  });

  test('RJ-27: every preset starts with every number of players', () => {
    for (const { options } of raja.presets) {
      for (const seats of [2, 3, 4, 5]) expect(setup(options, seats).seats).toBe(seats);
    }
  });

  test.each([1, 6])('%i players are refused', (seats) => {
    expect(() => setup({}, seats)).toThrow('badSeats');
  });

  test('openGold: everybody sees all purses, and only with this option', () => {
    const seen = (options: object) => raja.view(setup(options), null).purse;
    expect(seen({ openGold: true })).toEqual({ open: true, gold: [15, 15, 15], bank: 0 });
    expect(seen({})).toEqual({ open: false, gold: ['?', '?', '?'], bank: '?' });
  });
});
