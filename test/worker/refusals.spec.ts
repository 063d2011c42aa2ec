// What the server refuses, each with its code. Nothing is stored for it, and the connection stays open.
import { describe, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { EMOTES, PROTOCOL_VERSION } from '../../shared/protocol/index.ts';
import { asJson } from '../kit/room/json.ts';
import { Guest, newKey } from './guest.ts';
import {
  expectAccepted,
  fixSeeds,
  openLobby,
  openTable,
  type Party,
  playToEnd,
  someoneToAct,
  startGame,
  stopClock,
  waitForSameState,
} from './party.ts';
import { rowsOf } from './site.ts';

/** Expects this refusal, that nothing is stored, and that nobody else is told. */
async function expectRefusal(
  { room, guests }: Party,
  guest: Guest,
  message: unknown,
  code: string,
  id: string | null = 'x',
) {
  const rows = await rowsOf(room);
  const heard = guests.map((other) => other.received.length);
  expect(await guest.expectRefusal(message)).toEqual({ type: 'refused', id, code });
  expect(await rowsOf(room)).toEqual(rows);
  for (const [seat, other] of guests.entries()) {
    if (other !== guest) await other.waitForAll();
    expect(other.received.length).toBe((heard[seat] ?? 0) + (other === guest ? 1 : 0));
  }
}

describe('a malformed message is refused', () => {
  const whole = { type: 'rename', id: 'x', name: 'Bea' };
  test.each<[string, unknown, string, string | null]>([
    ['words', 'hello', 'notJson', null],
    ['nothing', '', 'notJson', null],
    ['half of one', '{"type":"say"', 'notJson', null],
    ['bytes', new TextEncoder().encode(JSON.stringify(whole)).buffer, 'notJson', null],
    ['a list', [whole], 'malformed', null],
    ['null', 'null', 'malformed', null],
    ['no type', { id: 'x' }, 'unknownType', 'x'],
    ['an unknown type', { ...whole, type: 'cheat' }, 'unknownType', 'x'],
    ['the name of a property', { id: 'x', type: 'constructor' }, 'unknownType', 'x'],
    ['a type that is no text', { id: 'x', type: ['say'] }, 'unknownType', 'x'],
    ['no id', { ...whole, id: undefined }, 'malformed', null],
    ['an empty id', { ...whole, id: '' }, 'malformed', null],
    ['a long id', { ...whole, id: 'x'.repeat(41) }, 'malformed', null],
    ['an id that is no text', { ...whole, id: 1 }, 'malformed', null],
    ['a field too many', { ...whole, seat: 1 }, 'malformed', 'x'],
    ['a field too few', { type: 'rename', id: 'x' }, 'malformed', 'x'],
    ['an empty name', { ...whole, name: ' ' }, 'malformed', 'x'],
    ['a name that nobody sees', { ...whole, name: '\u202e\u200b' }, 'malformed', 'x'],
    ['a seat below none', { type: 'bot', id: 'x', seat: -1 }, 'malformed', 'x'],
    ['half a seat', { type: 'bot', id: 'x', seat: 0.5 }, 'malformed', 'x'],
    ['no number', '{"type":"move","id":"x","seq":1e999,"move":{}}', 'malformed', 'x'],
    ['an unknown colour', { type: 'colour', id: 'x', colour: 'pink' }, 'malformed', 'x'],
    ['an unknown emote', { type: 'emote', id: 'x', emote: 'wink' }, 'malformed', 'x'],
    ['a long speech', { type: 'say', id: 'x', text: 'x'.repeat(301) }, 'malformed', 'x'],
    ['options in options', { type: 'options', id: 'x', options: { a: {} } }, 'malformed', 'x'],
    ['a short key', { type: 'link', id: 'x', key: 'k' }, 'malformed', 'x'],
    ['a hello without a key', { type: 'hello', version: PROTOCOL_VERSION }, 'malformed', null],
    ['prototypes', '{"type":"say","id":"x","text":"x","__proto__":{}}', 'malformed', 'x'],
  ])('%s', async (_what, message, code, id) => {
    const party = await openLobby(2);
    await expectRefusal(party, party.host, message, code, id);
    await expectAccepted(party.host.ask({ type: 'rename', name: 'Bea' }, 'after'));
  });
});

describe('a command that is not allowed now, or not to this person, is refused', () => {
  const lobby = async (): Promise<Party> => openLobby(2, { seats: 3 });
  const playing = async (): Promise<Party> => startGame(2);
  const standing = async (): Promise<Party> => openLobby(2, { named: 'lobby' });
  const standingGame = async (): Promise<Party> => startGame(2, { named: 'game' });
  const over = async (): Promise<Party> => {
    stopClock();
    fixSeeds(1);
    const party = await startGame(2);
    await playToEnd(party, Random.from(seedFrom(1)));
    return party;
  };
  const last = ({ guests }: Party) => guests.at(-1) as Guest;
  const waiting = ({ guests }: Party) => guests.find((one) => !one.moves.length) as Guest;
  const host = (party: Party) => party.host;
  const acting = ({ guests }: Party) => someoneToAct(guests);

  test.each<[string, () => Promise<Party>, (party: Party) => Guest, object]>([
    ['notHost', lobby, last, { type: 'start' }],
    ['notHost', lobby, last, { type: 'clock', minutes: 5 }],
    ['notHost', lobby, last, { type: 'remove', seat: 0 }],
    ['notInLobby', playing, host, { type: 'start' }],
    ['notInLobby', playing, host, { type: 'options', options: {} }],
    ['taken', lobby, last, { type: 'sit', seat: 0 }],
    ['seated', lobby, last, { type: 'sit' }],
    ['taken', lobby, host, { type: 'bot', seat: 1 }],
    ['noSuchSeat', lobby, host, { type: 'bot', seat: 9 }],
    ['yourself', lobby, host, { type: 'remove', seat: 0 }],
    ['open', lobby, host, { type: 'remove', seat: 2 }],
    ['notAPerson', lobby, host, { type: 'host', seat: 2 }],
    ['colourTaken', lobby, host, { type: 'colour', colour: 'blue' }],
    ['badSeats', lobby, host, { type: 'chairs', count: 1 }],
    ['badSeats', lobby, host, { type: 'chairs', count: 5 }],
    ['unknownOption', lobby, host, { type: 'options', options: { cheat: true } }],
    ['badOption', lobby, host, { type: 'options', options: { royalSuite: 1 } }],
    ['notPlaying', lobby, host, { type: 'move', seq: 3, move: { type: 'pass' } }],
    ['notPlaying', lobby, host, { type: 'undo', seq: 3 }],
    ['notPlaying', lobby, host, { type: 'vote', seat: 1 }],
    ['notOver', lobby, host, { type: 'rematch' }],
    ['notOver', lobby, host, { type: 'lobby' }],
    ['notAgreed', over, host, { type: 'start' }],
    ['notHost', over, last, { type: 'lobby' }],
    ['present', lobby, host, { type: 'back' }],
    ['notYourTurn', playing, waiting, { type: 'move', seq: 3, move: { type: 'pass' } }],
    ['stale', playing, acting, { type: 'move', seq: 2, move: { type: 'pass' } }],
    ['illegal', playing, acting, { type: 'move', seq: 3, move: { type: 'nonsense' } }],
    ['malformed', playing, acting, { type: 'move', seq: 3, move: 'pass' }],
    ['malformed', playing, acting, { type: 'move', seq: 3, move: null }],
    ['malformed', playing, acting, { type: 'move', seq: 4, move: { type: 'pass' } }],
    ['nothingToUndo', playing, acting, { type: 'undo', seq: 3 }],
    ['yourself', playing, host, { type: 'vote', seat: 0 }],
    ['present', playing, host, { type: 'vote', seat: 1 }],
    ['noSuchSeat', playing, host, { type: 'vote', seat: 7 }],
    ['notOver', playing, host, { type: 'rematch' }],
    ['notStanding', playing, host, { type: 'clear' }],
    ['present', standing, host, { type: 'clear' }],
    ['present', standingGame, last, { type: 'clear' }],
    ['over', over, host, { type: 'move', seq: 999, move: { type: 'pass' } }],
  ])('%s', async (code, prepare, who, order) => {
    const party = await prepare();
    await expectRefusal(party, who(party), { ...order, id: 'x' }, code);
  });

  test('a game with one player is refused as tooFew', async () => {
    const party = await openTable();
    await expectRefusal(party, party.host, { type: 'start', id: 'x' }, 'tooFew');
  });

  test('options that do not go together are refused', async () => {
    const party = await openLobby(3, { options: { noCards: true } });
    await expectRefusal(party, party.host, { type: 'start', id: 'x' }, 'noCardsForTwo');
  });

  test('commands of people without a seat are refused as notSeated', async () => {
    const party = await startGame(2);
    const watching = await Guest.enter(party.room);
    party.guests.push(watching);
    const orders: object[] = [
      { type: 'move', seq: 9, move: { type: 'pass' } },
      { type: 'undo', seq: 9 },
      { type: 'say', text: 'Hello!' },
      { type: 'emote', emote: EMOTES[0] },
      { type: 'rename', name: 'Eve' },
      { type: 'colour', colour: 'green' },
      { type: 'link', key: newKey() },
      { type: 'vote', seat: 0 },
      { type: 'leave' },
      { type: 'back' },
      { type: 'rematch' },
      { type: 'lobby' },
    ];
    for (const order of orders) {
      await expectRefusal(party, watching, { ...order, id: 'x' }, 'notSeated');
    }
    await expectRefusal(party, watching, { type: 'sit', id: 'x' }, 'full');
  });

  test('clearing a table that was left a moment ago is refused as notInTime', async () => {
    const { room, guests } = await startGame(2, { named: 'left' });
    for (const guest of guests) guest.leave();
    const host = await Guest.enter(room);
    await host.until(() => host.here.seats.every((count) => count === 0));
    const left = { room, host, guests: [host] };
    await expectRefusal(left, host, { type: 'clear', id: 'x' }, 'notInTime');
  });

  test('a move for another player is refused', async () => {
    const party = await startGame(2);
    const [guest, other] = [someoneToAct(party.guests), waiting(party)];
    const [move] = guest.moves;
    const order = { type: 'move', id: 'x', seq: guest.seq, move };
    await expectRefusal(party, other, order, 'notYourTurn');
  });

  test('a move for an earlier decision is refused', async () => {
    const party = await startGame(2);
    const guest = someoneToAct(party.guests);
    const order = { type: 'move', seq: guest.seq, move: asJson(guest.moves[0]) } as const;
    await expectAccepted(guest.ask(order));
    await waitForSameState(party.guests);
    const code = guest.moves.length > 0 ? 'stale' : 'notYourTurn';
    await expectRefusal(party, guest, { ...order, id: 'again' }, code, 'again');
  });
});
