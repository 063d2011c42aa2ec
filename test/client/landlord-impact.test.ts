// Whom the events of Landlord! concern, where they happen, what they bring, and which lines are one.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as ImpactModule from '../../client/games/landlord/impact.ts';
import type { Event } from '../../shared/games/landlord/state.ts';
import { ANNA, expectEvent, FIRST, HELENE, loadWords, YVES } from './landlord-words.ts';

let impact: typeof ImpactModule;

beforeAll(async () => {
  await loadWords();
  impact = await import(join(import.meta.dirname, '../../client/games/landlord/impact.ts'));
});

const sign = (dollars: number) => `${dollars < 0 ? '−' : '+'}$${Math.abs(dollars)}`;
const of = (event: Event) => impact.impactOfEvent(event, FIRST, sign);

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
    expect(of({ type: 'jailed', seat: YVES })).toEqual({ by: null, to: [YVES], at: 'jail' });
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
