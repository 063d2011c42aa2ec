// Only well-formed messages that come after a hello and not too fast reach the room.
import { describe, expect, test } from 'vitest';
import { CLOSE_CODES, LIMITS } from '../../../shared/protocol/index.ts';
import type { Person } from '../../kit/room/person.ts';
import { keyOf, World } from '../../kit/room/world.ts';
import { openLobby } from './scenario.ts';

/** The last message that the person gets after sending this. */
function reply(person: Person, message: unknown) {
  person.sendsRaw(message);
  person.world.deliverAll();
  return person.received.at(-1);
}
const refused = (code: string, id: string | null = null) => ({ type: 'refused', id, code });
const key = keyOf('Ben');

describe('a malformed message is refused and changes nothing', () => {
  const cases: [string, unknown, string, string | null][] = [
    ['no JSON', 'hello?', 'notJson', null],
    ['half of a message', '{"type":"say","id":"a","te', 'notJson', null],
    ['a list', [], 'malformed', null],
    ['nothing', 'null', 'malformed', null],
    ['a number', '7', 'malformed', null],
    ['no type', { id: 'a' }, 'unknownType', 'a'],
    ['an unknown type', { id: 'a', type: 'shout' }, 'unknownType', 'a'],
    ['a type that every object has', { id: 'a', type: 'constructor' }, 'unknownType', 'a'],
    ['a type that is no text', { id: 'a', type: ['say'], text: 'x' }, 'unknownType', 'a'],
    ['a type that cannot be a text', '{"type":{"toString":1},"id":"a"}', 'unknownType', 'a'],
    ['no id', { type: 'leave' }, 'malformed', null],
    ['an empty id', { type: 'leave', id: '' }, 'malformed', null],
    ['an id too long', { type: 'leave', id: 'x'.repeat(41) }, 'malformed', null],
    ['an id that is no text', { type: 'leave', id: 1 }, 'malformed', null],
    ['an unknown field', { type: 'leave', id: 'a', seat: 1 }, 'malformed', 'a'],
    [
      'hello with rules that are none',
      { type: 'hello', version: 1, key, rules: { raja: 'x' } },
      'malformed',
      null,
    ],
    ['hello without a key', { type: 'hello', version: 1 }, 'malformed', null],
    ['hello with a short key', { type: 'hello', version: 1, key: 'x' }, 'malformed', null],
    ['hello with a wrong wish', { type: 'hello', version: 1, key, moves: 1 }, 'malformed', null],
    ['a missing field', { type: 'say', id: 'a' }, 'malformed', 'a'],
    ['a blank word', { type: 'say', id: 'a', text: '  ' }, 'malformed', 'a'],
    ['too many words', { type: 'say', id: 'a', text: 'x'.repeat(301) }, 'malformed', 'a'],
    ['a blank name', { type: 'rename', id: 'a', name: ' ' }, 'malformed', 'a'],
    ['a name too long', { type: 'rename', id: 'a', name: 'x'.repeat(25) }, 'malformed', 'a'],
    [
      'a name that cannot be seen',
      { type: 'sit', id: 'a', name: '\u202e\u200b' },
      'malformed',
      'a',
    ],
    ['a colour there is not', { type: 'colour', id: 'a', colour: 'pink' }, 'malformed', 'a'],
    ['a seat that is none', { type: 'bot', id: 'a', seat: -1 }, 'malformed', 'a'],
    ['half a chair', { type: 'chairs', id: 'a', count: 2.5 }, 'malformed', 'a'],
    ['options within options', { type: 'options', id: 'a', options: { a: {} } }, 'malformed', 'a'],
    ['options that are a list', { type: 'options', id: 'a', options: [] }, 'malformed', 'a'],
    ['more than a week to think', { type: 'clock', id: 'a', minutes: 10081 }, 'malformed', 'a'],
    ['a move without a move', { type: 'move', id: 'a', seq: 1 }, 'malformed', 'a'],
    ['a move made on no change', { type: 'move', id: 'a', seq: '1', move: 1 }, 'malformed', 'a'],
    ['undo of no change', { type: 'undo', id: 'a' }, 'malformed', 'a'],
    ['an emote there is not', { type: 'emote', id: 'a', emote: 'wave' }, 'malformed', 'a'],
    ['a link to no key', { type: 'link', id: 'a', key: 'short' }, 'malformed', 'a'],
  ];

  test.each(cases)('%s', (_title, message, code, id) => {
    const { world, ada } = openLobby(['Ada']);
    const before = world.stored;
    expect(reply(ada, message)).toEqual(refused(code, id));
    expect(world.stored).toEqual(before);
    expect(ada.closed).toBe(null);
  });

  test('binary data', () => {
    const { world, ada } = openLobby(['Ada']);
    world.act((room) => room.onMessage(ada.openLine, new ArrayBuffer(8)));
    world.deliverAll();
    expect(ada.received.at(-1)).toEqual(refused('notJson'));
  });

  test('every command before hello is refused', () => {
    const { world, ada } = openLobby(['Ada'], { seats: 2 });
    const ben = world.addPerson('Ben');
    ben.line = world.connect();
    expect(reply(ben, { type: 'sit', id: 'a' })).toEqual(refused('noHello', 'a'));
    expect(ada.names).toEqual(['Ada', '']);
    ben.hello();
    ben.does('sit');
  });
});

test('a table with too many connections admits only people who have a seat there', () => {
  const { world, ada, ben } = openLobby(['Ada', 'Ben']);
  while (world.lines.length < LIMITS.sockets) world.connect();
  const cleo = world.enters('Cleo');
  expect(cleo.closed).toEqual({ code: CLOSE_CODES.full, reason: 'full' });
  expect(ada.here.watching).toBe(0);
  expect(ben.reconnects().closed).toBe(null);
  expect(ben.seat).toBe(1);
});

test('a message that is too large closes the connection, and one just below the limit does not', () => {
  const { ada } = openLobby(['Ada']);
  const room = LIMITS.message - JSON.stringify({ type: 'leave', id: 'a' }).length;
  const padded = (blanks: number) => `{"type":"leave"${' '.repeat(blanks)},"id":"a"}`;
  reply(ada, padded(room));
  expect(ada.seat).toBe(null);
  expect(reply(ada, padded(room + 1))).toEqual(refused('tooBig'));
  expect(ada.closed).toEqual({ code: CLOSE_CODES.tooBig, reason: 'tooBig' });
});

test('the size of a message is counted in bytes, not in letters', () => {
  const { ada } = openLobby(['Ada']);
  const padded = (pad: string) => JSON.stringify({ type: 'say', id: 'a', text: pad });
  const letters = Math.floor((LIMITS.message - padded('').length) / 3);
  expect(reply(ada, padded('€'.repeat(letters)))).toEqual(refused('malformed', 'a'));
  expect(reply(ada, padded('€'.repeat(letters + 1)))).toEqual(refused('tooBig'));
});

describe('the rate limit', () => {
  const hurried = () => {
    const world = World.open({ pace: { burst: 5, perSecond: 2 } });
    const ada = world.enters('Ada');
    const speak = (times: number) => {
      for (let time = 0; time < times; time++) {
        ada.sendsRaw({ type: 'say', id: `${world.stored.seq}.${time}`, text: 'x' });
      }
      world.deliverAll();
      return ada.table.chat.length;
    };
    return { world, ada, speak };
  };

  test('accepts a burst and refuses the rest with their ids', () => {
    const { ada, speak } = hurried();
    expect(speak(6)).toBe(4);
    expect(ada.received.at(-1)).toEqual(refused('tooFast', '1.5'));
    expect(ada.closed).toBe(null);
  });

  test('accepts a fixed number of messages a second in the long run', () => {
    const { world, speak } = hurried();
    speak(4);
    for (let second = 1; second <= 3; second++) {
      world.pass(1000);
      expect(speak(9)).toBe(4 + 2 * second);
    }
    world.pass(60_000);
    expect(speak(9)).toBe(10 + 5);
  });

  test('does not slow other connections', () => {
    const { world, speak } = hurried();
    speak(9);
    world.enters('Ben').does('sit');
  });

  test('closes a connection that does not stop, but not one that pauses', () => {
    const { world, ada, speak } = hurried();
    speak(4);
    speak(59);
    world.pass(500);
    speak(60);
    expect(ada.closed).toBe(null);
    speak(1);
    expect(ada.closed).toEqual({ code: CLOSE_CODES.tooMuch, reason: 'tooFast' });
  });
});
