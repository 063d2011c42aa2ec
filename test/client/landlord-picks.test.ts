// What Landlord! says after a pick, what a click on each live thing will do, and the line on the goal.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ref } from '../../shared/engine/index.ts';
import { parse } from '../../shared/games/landlord/notation.ts';
import type { State } from '../../shared/games/landlord/state.ts';
import { expectTexts, games, loadWords } from './landlord-words.ts';

beforeAll(loadWords);

const NAMES = ['Anna', 'Yves', 'Hélène'];
const does = (state: State, ref: Ref, ...picked: Ref[]) =>
  games.get(state.edition)?.en.does?.(ref, state, 0, picked) ?? null;
const asks = (state: State, ...picked: Ref[]) =>
  games.get(state.edition)?.en.asks(state, 0, NAMES, picked);

const STREET = `
  > ada $9: student student roof murder bomb move politics recycle cellar
  ben $5: ?
  cleo $5: ?
  #0 ada 2 dormer: 1 student, 2 family
  #1 ben 3 roof: 1 single, 2 musician
  discards: police`;

describe('after a pick Landlord! asks for the next click', () => {
  test('with what the card can do now', () => {
    const state = parse(STREET);
    expect(asks(state, 'card:student')).toBe(
      'Student: choose an apartment (coin: its landlord’s gain), or the building site to lay it as a floor.',
    );
    expect(asks(state, 'card:murder')).toContain('Your Family will report you.');
    expect(asks(state, 'card:politics')).toContain('choose what it does');
    expect(asks(state, 'card:politics', 'button:eviction')).toContain('choose the building');
    expect(asks(state, 'card:recycle')).toContain('tap the discard pile');
    expect(asks(state, 'button:market')).toContain('Whom do you ask for a roof?');
    expectTexts(
      parse(`
        > ada $9: alibi roof
        ben $5: ?`),
      (words) => words.asks(parse('> ada $9: alibi roof\nben $5: ?'), 0, NAMES, ['card:alibi']),
      `Alibi: now it can only be a floor, on your building site.
       Alibi: ora può solo fare da piano, nel tuo cantiere.
       Alibi : ne sert plus que de niveau, sur ton chantier.`,
    );
  });

  test('in three lines of a phone', () => {
    const state = parse(STREET);
    const picks = state.hands[0]?.map((card) => [`card:${card}`]) ?? [];
    for (const words of Object.values(games.get('landlord') ?? {}))
      for (const picked of picks)
        expect(words.asks(state, 0, NAMES, picked).length).toBeLessThanOrEqual(115);
  });
});

describe('a live thing of Landlord! says what a click will do', () => {
  test('with what happens to the rent, and who reports a crime', () => {
    const state = parse(STREET);
    // The tenant pays 2, and the empty apartment paid 1.
    expect(does(state, 'flat:1/3', 'card:student')).toBe('moves in, its landlord’s rent +$1');
    expect(does(state, 'flat:0/1', 'card:move')).toBe('is moved, your rent −$1');
    expect(does(state, 'flat:1/1', 'card:move')).toBe('is moved, its landlord’s rent −$2');
    expect(does(state, 'site:floor', 'card:student')).toBe('as a floor');
    expect(does(state, 'flat:1/2', 'card:murder')).toBe(
      'dies, and a Family reports it, its landlord’s rent −$1',
    );
    expect(does(state, 'flat:1/1', 'card:murder')).toBe('survives');
    expect(does(state, 'house:1', 'card:bomb')).toBe(
      'blows up, and a Family reports it, its landlord’s rent −$5',
    );
    expect(does(state, 'house:1', 'card:cellar')).toBe(
      'one apartment more, its landlord’s rent +$1',
    );
    expect(does(state, 'button:collect')).toBe('+$7, then buying');
    expect(does(state, 'discards', 'card:recycle')).toBe('take this card');
  });

  test('when something is asked: answers, bail and buying', () => {
    const at = (frame: object) => ({ ...parse(STREET), frames: [frame] }) as unknown as State;
    const crime = { card: 'bomb', by: 1, house: 0, level: -1 };
    expect(does(at({ kind: 'answer', crime, waiting: [0] }), 'card:police')).toBe(
      'punishes, does not prevent, your rent −$6',
    );
    expect(does(at({ kind: 'answer', crime, waiting: [0] }), 'button:no')).toBe(
      'it happens, your rent −$6',
    );
    const from = { house: 0, level: 1 };
    const broker = { kind: 'broker', seat: 1, from, waiting: [0] };
    expect(does(at(broker), 'button:no')).toBe('no Broker, your rent −$1');
    expect(does(at({ kind: 'bail', seat: 0 }), 'button:bail')).toBe('−$5, you go free');
    expect(does(at({ kind: 'buy', seat: 0, left: 4, bought: 0 }), 'pile')).toBe('−$1');
    expect(does(at({ kind: 'buy', seat: 0, left: 4, bought: 5 }), 'pile')).toBe('−$2');
    expect(does(at({ kind: 'investigate', seat: 0 }), 'button:no')).toBe('you go to jail');
  });
});

const withPile = (text: string): State => {
  const state = parse(text);
  return { ...state, pile: state.pile.slice(0, 31) };
};

describe('the goal of Landlord! in one line', () => {
  const goal = (text: string, viewer: number | null = 0, names = NAMES) =>
    games.get('landlord')?.en.goal?.(withPile(text), viewer, names);

  test('says who leads, and how far it is to the end', () => {
    const text = '> ada $9: ?\nben $5: ?';
    expect(goal(text)).toBe('Most dollars win: you lead with $9, pile 31');
    expect(goal(text, 1)).toBe('Most dollars: Anna $9 · pile 31');
    expect(goal('> ada $5: ?\nben $5: ?')).toBe('Most dollars win: 2 lead with $5, pile 31');
    const rounds = 'options: {"end":"rounds"}\nrest: {"rounds":2}';
    expect(goal(`> ada $9: ?\nben $5: ?\n${rounds}`)).toContain('round 3/10');
  });

  test('fits a line with a long name in every language', () => {
    const long = 'W'.repeat(24);
    for (const words of Object.values(games.get('landlord') ?? {})) {
      const state = withPile('> ada $1: ?\nben $135: ?');
      for (const viewer of [0, 1, null])
        expect(words.goal?.(state, viewer, [long, long]).length).toBeLessThanOrEqual(62);
    }
  });
});

describe('what ends Landlord! and how far that is', () => {
  const ends = (text: string, id = 'landlord') => {
    const state = withPile(text);
    const all = Object.values(games.get(id) ?? {});
    return all.map((words) => words.ends?.(state).replaceAll('\u00a0', ' '));
  };
  const two = '> ada $9: ?\nben $5: ?';

  test('is the empty draw pile, once or twice', () => {
    expect(ends(two)).toEqual([
      'The game ends when the draw pile is empty: 31 cards left. Whoever takes the last one and everybody else then have one more turn each.',
      'La partita finisce quando il mazzo è vuoto: 31 carte da pescare. Poi giocano ancora un turno tutti, anche chi ha preso l’ultima carta.',
      'La partie finit quand la pioche est vide : il y reste 31 cartes. Ensuite chacun joue encore un tour, même le joueur qui a tiré la dernière carte.',
    ]);
    const five = `${two}\ncleo $5: ?\ndan $5: ?\neve $5: ?`;
    expect(ends(five)[0]).toMatch(/31 cards left.* the discard pile becomes a new one/);
    expect(ends(`edition: landlord-2\n${five}`, 'landlord-2')[0]).toMatch(/^The game ends when/);
  });

  test('is a number of rounds or a sum, or else the draw pile', () => {
    expect(ends(`${two}\noptions: {"end":"rounds"}\nrest: {"rounds":2}`)[0]).toBe(
      'The game ends after round 10; this is round 3. Or earlier, when the draw pile runs out: 31 cards left.',
    );
    expect(ends(`${two}\noptions: {"end":"sum","sum":60}`)[0]).toBe(
      'The game ends after the round in which somebody has $60; the most now is $9. Or earlier, when the draw pile runs out: 31 cards left.',
    );
  });

  test('is told in turns once the last card is drawn', () => {
    const state = { ...withPile(two), lastTurns: 1 };
    expect(games.get('landlord')?.en.ends?.(state)).toBe(
      'The draw pile is empty. The game ends in 2 turns, the present one included.',
    );
  });
});
