// How the events of Raja are told: payments with what they were for, whom they concern, and where they happened.
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Change } from '../../client/session/session.ts';
import type { GameClient } from '../../client/table/game-client.ts';
import type { latestLines as LatestLines } from '../../client/table/turns.ts';
import { joinPieces } from '../../client/text/compose.ts';
import type { Language } from '../../client/text/index.ts';
import { type GameEvent, Random, seedFrom } from '../../shared/engine/index.ts';
import type { City } from '../../shared/games/raja/board.ts';
import { parse } from '../../shared/games/raja/notation.ts';
import { rules as raja } from '../../shared/games/raja/rules.ts';
import type { Event, Move, State } from '../../shared/games/raja/state.ts';
import { type Speaker, speakerOf } from './spoken.ts';

const NAMES = ['Bruno', 'Anna', 'Odile'];
let spoken: Speaker<Event, unknown>;
let latestLines: typeof LatestLines;
let told: Required<Pick<GameClient, 'impactOf' | 'mergeEvents'>>;

beforeAll(async () => {
  spoken = await speakerOf('raja', NAMES);
  vi.stubGlobal('document', { documentElement: {}, adoptedStyleSheets: [] });
  const load = (path: string) => import(path);
  told = await load(join(import.meta.dirname, '../../client/games/raja/events.ts'));
  ({ latestLines } = await load(join(import.meta.dirname, '../../client/table/turns.ts')));
});

const merged = (...events: Event[]): GameEvent => {
  const [first, ...more] = events as [GameEvent, ...GameEvent[]];
  return more.reduce((one, next) => {
    const both = told.mergeEvents(one, next);
    expect(both).not.toBe(null);
    return both as GameEvent;
  }, first);
};

describe('The events of Raja', () => {
  test('are told with what was paid for them', () => {
    const built = merged(
      { type: 'paid', seat: 1, to: null, gold: 1 },
      { type: 'built', seat: 1, at: 'kota', free: false },
    );
    expect(spoken.event('en', built as Event, 0)).toBe('Anna builds a house in Kota for 1 gold.');
    expect(told.impactOf(built, null, [])).toEqual({
      by: 1,
      to: [],
      at: 'city:kota',
      gains: [{ seat: 1, text: '−1' }],
    });
    const palace = merged(
      { type: 'paid', seat: 0, to: null, gold: 12 },
      { type: 'palace', seat: 0, city: 'kota', great: true },
    );
    expect(spoken.event('it', palace as Event, 0)).toBe(
      'Costruisci il palazzo grande a Kota per 12 pezzi d’oro.',
    );
  });

  test('tell that a house was free by the power of the Entrepreneur', () => {
    const { words } = spoken;
    const turn = parse('> ada $9, entrepreneur: turned gold gold\nben $5, duke');
    const built = { type: 'built', seat: 0, at: 'kota', free: true };
    const say = (language: Language, state: State) =>
      joinPieces(words[language].event(built, NAMES, 1, state) ?? []);
    expect(say('en', turn)).toBe('Bruno builds a house in Kota for free as the Entrepreneur.');
    expect(say('it', turn)).toBe('Bruno costruisce una casa a Kota gratis con l’Imprenditore.');
    expect(say('fr', turn)).toBe(
      'Bruno construit une maison à Kota gratuitement grâce à l’Entrepreneur.',
    );
    const used = parse(
      '> ada $9, entrepreneur: turned gold gold\nben $5, duke\nused: entrepreneur',
    );
    const moved = { type: 'moved', seat: 0, from: 'kota', to: 'ajmer' };
    expect(joinPieces(words.en.event(moved, NAMES, 1, used) ?? [])).toBe(
      'Bruno moves a house from Kota to Ajmer as the Entrepreneur.',
    );
    expect(joinPieces(words.en.event(moved, NAMES, 1, turn) ?? [])).toBe(
      'Bruno moves a house from Kota to Ajmer.',
    );
    // The first houses of all cost nothing either.
    expect(say('en', raja.setup({}, 2, seedFrom(1, 1)))).toBe('Bruno builds a house in Kota.');
  });

  test('tell when the city of a governor is visited next', () => {
    const turn = parse(`
      > ada $9, entrepreneur: turned track gold
      ben $5, duke
      maharaja: kota
      round: 3`);
    const [, , ...cities] = turn.track.filter((city) => city !== null);
    const [governor] = cities as [City];
    const { state, events } = raja.play(turn, 0, { type: 'track', action: 'track', governor });
    const tracked = events.find(({ type }) => type === 'tracked') as Event;
    const { en } = spoken.words;
    expect(joinPieces(en.event(tracked, NAMES, 0, state) ?? [])).toMatch(
      /^You move the governor of \w+ down two boxes: the Maharaja comes in round [45]\.$/,
    );
    // Without a position nothing can be said of it.
    expect(spoken.event('en', tracked, 0)).toMatch(/down two boxes\.$/);
  });

  test('are told with their payments in the latest line too', () => {
    const state = parse(`
      > ada $9 in kota, builder: turned house gold
      ben $5, duke
      cleo $5, priest
      #4 ben cleo
      #5 ben`);
    const moves: Move[] = [
      { type: 'house', action: 'house', at: 'kota' },
      { type: 'travel', city: 'chittor' },
    ];
    // Only the members that the lines read, so the types have to be forced.
    const log: Change[] = [];
    for (const [seq, move] of moves.entries()) {
      const before = (log.at(-1)?.after ?? state) as State;
      const { state: after, events } = raja.play(before, 0, move);
      log.push({ seq, before, after, events } as unknown as Change);
    }
    const { en } = spoken.words;
    const words = { en, it: en, fr: en };
    const client = { ...told, rules: raja, words } as unknown as GameClient;
    const session = {
      table: { value: { chairs: NAMES.map((name) => ({ name })) } },
      seat: { value: 0 },
      log: { value: log },
    } as unknown as Parameters<typeof latestLines>[0];
    const lines = latestLines(session, client).map(({ pieces }) => joinPieces(pieces));
    expect(lines).toEqual([
      'You build a house in Kota for 1 gold.',
      'You travel from Kota to Chittor, paying 2 gold to Anna and 1 gold to Odile.',
    ]);
  });

  test('are told with all the tolls of a journey', () => {
    const journey = merged(
      { type: 'paid', seat: 1, to: 0, gold: 2 },
      { type: 'paid', seat: 1, to: 2, gold: 1 },
      { type: 'travelled', seat: 1, from: 'chittor', to: 'kota' },
    );
    expect(spoken.event('en', journey as Event, 0)).toBe(
      'Anna travels from Chittor to Kota, paying 2 gold to you and 1 gold to Odile.',
    );
    expect(spoken.event('fr', journey as Event, 0)).toBe(
      'Anna voyage de Chittor à Kota, péage\u00a0: 2 pièces d’or pour toi et 1 pièce d’or pour Odile.',
    );
    expect(told.impactOf(journey, null, [])).toEqual({
      by: 1,
      to: [0, 2],
      at: 'city:kota',
      gains: [
        { seat: 0, text: '+2' },
        { seat: 1, text: '−3' },
        { seat: 2, text: '+1' },
      ],
    });
  });

  test('name the traveller for whom the bank pays a toll', () => {
    const before = parse(`
      > ada $5 in kota, traveller: turned gold gold
      ben $5, priest`);
    const toll = { type: 'received', seat: 1, gold: 2, for: 'toll' } as Event;
    expect(told.impactOf(toll, before, [])).toEqual({
      by: 0,
      to: [1],
      at: null,
      gains: [{ seat: 1, text: '+2' }],
    });
  });

  test('say that what is given up pays the others', () => {
    const state = raja.setup({}, 3, seedFrom(1, 2));
    const impact = told.impactOf(
      { type: 'gaveUp', seat: 1, actions: ['gold'] } as Event,
      state,
      [],
    );
    expect(impact).toEqual({
      by: 1,
      to: [0, 2],
      at: null,
      gains: [
        { seat: 0, text: '+2' },
        { seat: 2, text: '+2' },
      ],
    });
  });

  test('of different players, or of different kinds, keep their own lines', () => {
    const paid: Event = { type: 'paid', seat: 1, to: 0, gold: 2 };
    expect(told.mergeEvents(paid, { type: 'passed', seat: 1 } as Event)).toBe(null);
    expect(told.mergeEvents(paid, { ...paid, seat: 0 } as Event)).toBe(null);
    const bought: Event = { ...paid, to: null };
    expect(told.mergeEvents(bought, paid)).toBe(null);
  });

  test('name the player whose turn it is, also while another one answers', () => {
    const random = Random.from(seedFrom(4, 4));
    let state = raja.setup({ short: true }, 3, seedFrom(4, 2));
    const seen = new Set<string>();
    while (raja.toAct(state).length > 0) {
      const kind = state.frames.at(-1)?.kind ?? '';
      const turn = raja.turnOf?.(state);
      seen.add(kind);
      if (kind === 'choose') expect(turn).toBe(null);
      else if (kind === 'robbed') expect(turn).not.toBe(raja.toAct(state)[0]);
      else expect(turn).toBe(raja.toAct(state)[0]);
      const seat = random.pick(raja.toAct(state));
      const all = raja.moves(state, seat);
      const type = random.pick([...new Set(all.map((move) => move.type))]);
      const played = raja.play(state, seat, random.pick(all.filter((one) => one.type === type)));
      for (const event of played.events) {
        const { to, by } = told.impactOf(event, state, []);
        expect(to).not.toContain(by);
      }
      ({ state } = played);
    }
    expect([...seen]).toContain('robbed');
    expect(raja.turnOf?.(state)).toBe(null);
  });
});
