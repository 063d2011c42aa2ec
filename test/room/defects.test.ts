// What the table does wrong as yet. Each of these fails until it is mended, and belongs then with the
// scenarios of its subject.
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../shared/engine/index.ts';
import { lobby, OPEN_GAME, playing, tableOf, turnOf } from './given.ts';
import type { Person } from './person.ts';
import { keyOf } from './world.ts';

const say = (id: string) => ({ type: 'say', id, text: id });

function says(person: Person, message: object): void {
  person.raw(message);
  person.world.settle();
}

describe('what a client says', () => {
  test('a type that cannot be made a text is refused, as any other unknown one', () => {
    const { world, ada } = lobby(['Ada']);
    ada.raw('{"type":{"toString":1},"id":"a"}');
    expect(() => world.settle()).not.toThrow();
    expect(ada.heard.at(-1)).toEqual({ type: 'refused', id: 'a', code: 'unknownType' });
  });
});

describe('the same id twice is one command, another person’s id is another command', () => {
  test('who takes a free chair is not taken for the one who sat there before', () => {
    const { world, ada } = lobby(['Ada'], { seats: 2 });
    const ben = world.enters('Ben');
    for (const message of [{ type: 'sit', id: '1' }, say('2'), { type: 'leave', id: '3' }]) {
      says(ben, message);
    }
    const cleo = world.enters('Cleo');
    for (const message of [{ type: 'sit', id: '1' }, say('2')]) says(cleo, message);
    expect(ada.table.chat).toHaveLength(2);
  });

  test('nor is who takes over a seat in the game, or comes with the other device', () => {
    const { world, ada, ben } = playing(['Ada', 'Ben']);
    says(ben, say('1'));
    ben.does('leave');
    const cleo = world.enters('Cleo').does('sit');
    says(cleo, say('1'));
    expect(ada.table.chat).toHaveLength(2);
    cleo.does('link', { key: keyOf('phone') });
    const phone = world.enters('phone');
    says(phone, say('1'));
    expect(ada.table.chat).toHaveLength(3);
  });

  test('who sits elsewhere is still known', () => {
    const { world, ada, ben } = lobby(['Ada', 'Ben'], { seats: 3 });
    says(ben, say('1'));
    ben.does('sit', { seat: 2 });
    says(ben, say('1'));
    expect(ada.table.chat).toHaveLength(1);
    expect(world.journal.rows.filter(({ id }) => id === '1')).toHaveLength(1);
  });

  test('leaving twice by one command is leaving once', () => {
    const { world, ben } = lobby(['Ada', 'Ben'], { seats: 2 });
    const late = ben.line;
    says(ben, { type: 'leave', id: '1' });
    ben.connect();
    world.settle();
    ben.does('sit');
    // The same message, still on its way on the connection that broke.
    late?.toServer.push(JSON.stringify({ type: 'leave', id: '1' }));
    world.settle();
    expect(ben.seat).toBe(1);
  });

  test('one whose answer was lost is answered with “done” when the seat is gone with it', () => {
    const { world, ben } = lobby(['Ada', 'Ben'], { seats: 2 });
    ben.sends('leave');
    world.arrive(ben.line as never, 'silenced');
    ben.reconnects();
    expect(ben.answers.at(-1)?.type).toBe('done');
  });

  test('a busy second tab does not push out what the first has not been answered', () => {
    const { world, ben } = lobby(['Ada', 'Ben'], { seats: 2 });
    ben.sends('say', { text: 'once' });
    world.arrive(ben.line as never, 'silenced');
    ben.goes();
    const tab = world.enters('Ben');
    for (let line = 0; line < 12; line++) tab.does('say', { text: 'meanwhile' });
    ben.connect();
    world.settle();
    expect(ben.table.chat.filter(({ text }) => text === 'once')).toHaveLength(1);
  });
});

describe('the other device', () => {
  test('hears first of the present, then of changes', () => {
    const { world, ben } = lobby(['Ada', 'Ben'], { seats: 2 });
    ben.does('link', { key: keyOf('phone') });
    expect(world.enters('phone').heard[0]?.type).toBe('welcome');
  });

  test('that is this one is not sent away', () => {
    const { ben } = lobby(['Ada', 'Ben'], { seats: 2 });
    ben.does('link', { key: ben.key });
    ben.reconnects();
    expect(ben).toMatchObject({ closed: null, seat: 1 });
  });

  test('that has a seat already does not orphan it', () => {
    const { world, ada, ben } = playing(['Ada', 'Ben']);
    ada.does('link', { key: ben.key });
    ben.reconnects();
    const reachable = ({ key }: { key: string | null }) =>
      key === null || world.stored.table.chairs.filter((chair) => chair.key === key).length === 1;
    expect(world.stored.table.chairs.every(reachable)).toBe(true);
  });
});

describe('there is always a host who can start', () => {
  test('when all have left a table with a bot on the first chair', () => {
    const { world, ada } = lobby(['Ada'], { seats: 2 });
    ada.does('sit', { seat: 1 }).does('bot', { seat: 0 }).does('leave');
    const ben = world.enters('Ben').does('sit');
    expect(tableOf(world).host).toBe(ben.seat);
  });

  test('when the first to come back takes another chair than the first', () => {
    const { world, ada } = lobby(['Ada'], { seats: 3 });
    ada.does('leave');
    const ben = world.enters('Ben').does('sit', { seat: 2 });
    expect(tableOf(world).host).toBe(ben.seat);
  });
});

describe('what a change costs', () => {
  const PAGE = 'x'.repeat(300);

  test('one more line of a long talk is one line to everybody', () => {
    const { world, ada } = lobby(['Ada']);
    const watcher = world.enters('Ben');
    for (let line = 0; line < 60; line++) ada.does('say', { text: `${line}${PAGE}`.slice(0, 300) });
    expect(watcher.line?.sent.at(-1)?.length).toBeLessThan(1000);
  });

  test('the ids of a seat’s latest commands are not written down again with every one', () => {
    const { world, ada } = lobby(['Ada']);
    for (let time = 0; time < 20; time++) {
      says(ada, { type: 'rename', id: `${time}`.padEnd(36, '-'), name: `Ada ${time}` });
    }
    expect(world.journal.rows.at(-1)?.patch?.length).toBeLessThan(200);
  });
});

test('every command is answered, an emote too', () => {
  const { ada } = lobby(['Ada']);
  says(ada, { type: 'emote', id: 'e', emote: 'smile' });
  expect(ada.heard).toContainEqual({ type: 'done', id: 'e', seq: ada.seq });
});

test('who is played for by a stand-in takes nothing back before coming back', () => {
  const { world } = playing(['Ada', 'Ben'], OPEN_GAME);
  const { mover, other } = turnOf(world);
  mover.goes();
  other.does('vote', { seat: mover.seat as Seat });
  mover.connect();
  world.pass(700);
  expect(mover.tries('undo', { seq: mover.seq })).toBe('standIn');
});
