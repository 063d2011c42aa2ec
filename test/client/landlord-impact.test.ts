// Whom the events of Landlord! concern, where they happen, what they bring, and which lines are one.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as ImpactModule from '../../client/games/landlord/impact.ts';
import type * as RentModule from '../../client/games/landlord/rent-effects.ts';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { rentOfSeat } from '../../shared/games/landlord/houses.ts';
import { rules as first } from '../../shared/games/landlord/rules.ts';
import type { Event } from '../../shared/games/landlord/state.ts';
import { rules as second } from '../../shared/games/landlord-2/rules.ts';
import { ANNA, expectEvent, FIRST, HELENE, loadWords, YVES } from './landlord-words.ts';

let impact: typeof ImpactModule;
let rentEffects: typeof RentModule;

beforeAll(async () => {
  await loadWords();
  const load = (path: string) =>
    import(join(import.meta.dirname, '../../client/games/landlord', path));
  impact = await load('impact.ts');
  rentEffects = await load('rent-effects.ts');
});

const sign = (dollars: number) => `${dollars < 0 ? '−' : '+'}$${Math.abs(dollars)}`;
const amounts = { sign, rent: (dollars: number) => `rent ${sign(dollars)}` };
const of = (event: Event) => impact.impactOfEvent(event, FIRST, amounts);

describe('an event of Landlord! concerns', () => {
  test('the landlord whose building or tenant is hit, at its place', () => {
    expect(of({ type: 'played', seat: ANNA, card: 'murder', house: 1, level: 2 })).toEqual({
      by: ANNA,
      to: [YVES],
      at: 'flat:1/2',
    });
    expect(of({ type: 'exploded', seat: ANNA, house: 1, owner: YVES })).toEqual({
      by: ANNA,
      to: [YVES],
      at: 'house:1',
      around: 'street:1',
      gains: [{ seat: YVES, text: 'rent −$5' }],
      isStriking: true,
    });
    const [from, to] = [
      { house: 1, level: 1 },
      { house: 2, level: 1 },
    ];
    expect(of({ type: 'moved', seat: ANNA, card: 'single', from, to }).to).toEqual([HELENE, YVES]);
    expect(of({ type: 'evicted', seat: YVES, house: 1 })).toEqual({
      by: ANNA,
      to: [YVES],
      at: 'house:1',
    });
  });

  test('nobody else when it happens in one’s own building', () => {
    expect(of({ type: 'improved', seat: YVES, card: 'cellar', house: 1 }).to).toEqual([]);
  });

  test('who is jailed or reported, though nobody did it', () => {
    expect(of({ type: 'jailed', seat: YVES })).toEqual({
      by: null,
      to: [YVES],
      at: 'jail',
      gains: [{ seat: YVES, text: 'rent −$5' }],
    });
    expect(of({ type: 'reported', seat: ANNA, house: 0 }).by).toBe(null);
  });

  test('both sides of a payment, with what they get and give', () => {
    expect(of({ type: 'paid', seat: ANNA, to: YVES, dollars: 2, for: 'mover' }).gains).toEqual([
      { seat: ANNA, text: '−$2' },
      { seat: YVES, text: '+$2' },
    ]);
    expect(of({ type: 'collected', seat: ANNA, dollars: 7 }).gains).toEqual([
      { seat: ANNA, text: '+$7' },
    ]);
    expect(of({ type: 'sold', seat: YVES, to: ANNA, card: '?', dollars: 3 })).toMatchObject({
      to: [ANNA],
      gains: [
        { seat: YVES, text: '+$3' },
        { seat: ANNA, text: '−$3' },
      ],
    });
  });
});

describe('lines that follow each other', () => {
  type Purchase = Extract<Event, { type: 'bought' }>;
  const bought = (card: Purchase['card'], dollars = 1): Purchase => ({
    type: 'bought',
    seat: ANNA,
    card,
    dollars,
  });

  test('are one if the same player buys, with all cards that the reader may see', () => {
    const two = impact.mergePurchases(bought('?'), bought('?')) as Event;
    const three = impact.mergePurchases(two, bought('?', 2)) as Event;
    expectEvent(
      YVES,
      three,
      `Anna buys 3 cards for $4.
       Anna compra 3 carte per 4 $.
       Anna achète 3 cartes pour 4 $.`,
    );
    const own = impact.mergePurchases(bought('bomb'), bought('roof')) as Event;
    expectEvent(
      ANNA,
      own,
      `You buy a Bomb and a Roof for $2.
       Compri una Bomba e un Tetto per 2 $.
       Tu achètes une Bombe et un Toit pour 2 $.`,
    );
  });

  test('stay apart for two players, or two kinds of events', () => {
    expect(impact.mergePurchases(bought('?'), { ...bought('?'), seat: YVES })).toBe(null);
    expect(impact.mergePurchases(bought('?'), { type: 'declined', seat: ANNA })).toBe(null);
  });
});

test('a prisoner’s rent says so', () => {
  const event: Event = { type: 'collected', seat: ANNA, dollars: 2 };
  expectEvent(
    ANNA,
    event,
    `You collect $2 as a prisoner.
     Riscuoti 2 $ dalla prigione.
     Tu encaisses 2 $ depuis la prison.`,
    { ...FIRST, jailed: ANNA },
  );
});

test('a reply that could not be given says so to its player alone', () => {
  const event: Event = { type: 'declined', seat: ANNA };
  const crime = { card: 'bomb', by: YVES, house: 0, level: -1 } as const;
  const asked = (...hand: string[]) => {
    const frames = [{ kind: 'answer', crime, waiting: [ANNA] }];
    return { ...FIRST, frames, hands: [hand, ['police'], []] } as typeof FIRST;
  };
  const state = asked('student', 'move');
  const context = { before: state, earlier: [] };
  expectEvent(
    ANNA,
    event,
    `You have no card to answer Yves’s Bomb on your building 1: you pass.
     Non hai una carta per rispondere alla Bomba di Yves sul tuo edificio 1: passi.
     Tu n’as pas de carte pour répondre à la Bombe d’Yves sur ton immeuble 1 : tu passes.`,
    state,
    context,
  );
  expectEvent(
    YVES,
    event,
    `Anna does not answer your Bomb on Anna’s building 1.
     Anna non risponde alla Bomba che hai giocato sull’edificio 1 di Anna.
     Anna ne répond pas à ta Bombe sur l’immeuble 1 d’Anna.`,
    state,
    context,
  );
  expectEvent(
    ANNA,
    event,
    `You do not answer Yves’s Bomb on your building 1.
     Non rispondi alla Bomba di Yves sul tuo edificio 1.
     Tu ne réponds pas à la Bombe d’Yves sur ton immeuble 1.`,
    state,
    { before: asked('police'), earlier: [] },
  );
});

describe('what the events of a change do to the rents', () => {
  test.each([first, second])(
    'adds up to what the rules make of them, in random games of $id',
    (rules) => {
      let checked = 0;
      for (let at = 0; at < 30; at++) {
        const random = Random.from(seedFrom(at, 11));
        let state = rules.setup({}, 2 + (at % 5), seedFrom(at, 12));
        for (let moves = 0; moves < 500; moves++) {
          const acting = rules.toAct(state);
          if (acting.length === 0) break;
          const seat = random.pick(acting);
          const all = rules.moves(state, seat);
          const type = random.pick([...new Set(all.map((move) => move.type))]);
          const move = random.pick(all.filter((one) => one.type === type));
          const { state: after, events } = rules.play(state, seat, move);
          const sums = state.dollars.map(() => 0);
          for (const [index, event] of events.entries())
            for (const change of rentEffects.rentChanges(event, state, events.slice(0, index)))
              sums[change.seat] = (sums[change.seat] ?? 0) + change.dollars;
          // A withheld rent lapses when rents are collected, which no event tells.
          if (!events.some((one) => one.type === 'collected')) {
            const real = sums.map((_, one) => rentOfSeat(after, one) - rentOfSeat(state, one));
            expect(sums, `${rules.id} ${at} ${moves} ${JSON.stringify(events)}`).toEqual(real);
            if (sums.some((sum) => sum !== 0)) checked++;
          }
          state = after;
        }
      }
      expect(checked).toBeGreaterThan(100);
    },
  );
});
