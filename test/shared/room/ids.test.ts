// A command is identified by its id and the client that sent it.
import { describe, expect, test } from 'vitest';
import { asJson } from '../../kit/room/json.ts';
import type { Person } from '../../kit/room/person.ts';
import { keyOf } from '../../kit/room/world.ts';
import { OPEN_GAME, openLobby, startGame, turnOf } from './scenario.ts';

const say = (id: string) => ({ type: 'say', id, text: id });

function says(person: Person, message: object): void {
  person.sendsRaw(message);
  person.world.deliverAll();
}

describe('a command that arrives twice is carried out once', () => {
  test('when it is repeated on the same connection', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover } = turnOf(world);
    const command = mover.sends('move', { seq: mover.seq, move: asJson(mover.moves[0]) });
    mover.sendsRaw(command);
    world.deliverAll();
    expect(mover.received.at(-1)).toEqual({ type: 'done', id: command.id, seq: mover.seq });
    expect(world.journal.rows.filter(({ id }) => id === command.id)).toHaveLength(1);
    expect(ada.game).toEqual(ben.game);
  });

  test('when it is repeated on another connection, after the room has slept', () => {
    const { world, ben } = openLobby(['Ada', 'Ben']);
    const { id } = ben.sends('say', { text: 'hello' });
    world.deliverToServer(ben.openLine, 'silenced');
    world.evict();
    ben.reconnects();
    expect(ben.answers.at(-1)).toMatchObject({ type: 'done', id });
    expect(ben.table.chat).toHaveLength(1);
  });

  test('when the answer to “sit” was lost', () => {
    const { world } = openLobby(['Ada'], { seats: 4 });
    const ben = world.enters('Ben');
    ben.sends('sit', { name: 'Ben' });
    world.deliverToServer(ben.openLine, 'silenced');
    ben.reconnects();
    expect(ben.answers.at(-1)?.type).toBe('done');
    expect(ben.names).toEqual(['Ada', 'Ben', '', '']);
  });

  test('while an id that was refused may be used again', () => {
    const { world, ada } = openLobby(['Ada'], { seats: 2 });
    ada.sendsRaw({ type: 'bot', seat: 0, id: 'x' });
    ada.sendsRaw({ type: 'bot', seat: 1, id: 'x' });
    world.deliverAll();
    expect(ada.table.chairs[1]?.kind).toBe('bot');
  });
});

describe('the same id of another person is another command', () => {
  test('for a person who takes the free chair of the first', () => {
    const { world, ada } = openLobby(['Ada'], { seats: 2 });
    const ben = world.enters('Ben');
    for (const message of [{ type: 'sit', id: '1' }, say('2'), { type: 'leave', id: '3' }]) {
      says(ben, message);
    }
    const cleo = world.enters('Cleo');
    for (const message of [{ type: 'sit', id: '1' }, say('2')]) says(cleo, message);
    expect(ada.table.chat).toHaveLength(2);
  });

  test('for a person who takes over a seat in the game, or comes with another device', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
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

  test('although a person who changes seats is still recognised', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    says(ben, say('1'));
    ben.does('sit', { seat: 2 });
    says(ben, say('1'));
    expect(ada.table.chat).toHaveLength(1);
    expect(world.journal.rows.filter(({ id }) => id === '1')).toHaveLength(1);
  });

  test('and leaving twice with the same id is leaving once', () => {
    const { world, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    const late = ben.line;
    says(ben, { type: 'leave', id: '1' });
    ben.connect();
    world.deliverAll();
    ben.does('sit');
    // The same message, still on its way on the connection that broke.
    late?.toServer.push(JSON.stringify({ type: 'leave', id: '1' }));
    world.deliverAll();
    expect(ben.seat).toBe(1);
  });

  test('and a command that cost the person the seat is answered with “done” when it is sent again', () => {
    const { world, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    ben.sends('leave');
    world.deliverToServer(ben.openLine, 'silenced');
    ben.reconnects();
    expect(ben.answers.at(-1)?.type).toBe('done');
  });

  test('and many commands of a second tab do not make the room forget the unanswered command of the first', () => {
    const { world, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    ben.sends('say', { text: 'once' });
    world.deliverToServer(ben.openLine, 'silenced');
    ben.closesPage();
    const tab = world.enters('Ben');
    for (let line = 0; line < 12; line++) tab.does('say', { text: 'meanwhile' });
    ben.connect();
    world.deliverAll();
    expect(ben.table.chat.filter(({ text }) => text === 'once')).toHaveLength(1);
  });
});
