// Somebody who does not play the next game keeps looking at the end of the last one.
import { expect, test } from 'vitest';
import { Session } from '../../client/session/session.ts';
import { keepFinalBoard, watchOthers } from '../../client/table/final-board.ts';
import type { FromClient } from '../../shared/protocol/index.ts';
import { Person } from '../kit/room/person.ts';
import type { World } from '../kit/room/world.ts';
import { playToEnd, startGame } from '../shared/room/scenario.ts';

/** A page of this person beside the one that the test plays with. */
class Page extends Person {
  readonly session: Session;

  constructor(world: World, name: string, key: string) {
    super(world, name, key);
    this.session = new Session('', key);
    this.session.attach({
      send: (message: FromClient) => {
        this.sendsRaw(message);
        return true;
      },
      retry: () => {},
      close: () => {},
    });
    world.people.push(this);
    this.connect();
    world.deliverAll();
  }

  override receive(): void {
    const [parcel] = this.line?.toClient ?? [];
    if (typeof parcel === 'string') this.session.receive(JSON.parse(parcel));
    super.receive();
  }
}

function finished() {
  const cast = startGame(['Ada', 'Ben', 'Cleo'], { seats: 3 });
  playToEnd(cast.world);
  const { session } = new Page(cast.world, 'Cleo', cast.cleo.key);
  return { ...cast, session, isKept: keepFinalBoard(session) };
}

test('the final board stays when the others begin without the reader, and goes when the reader wants to watch', async () => {
  const { world, ada, ben, session, isKept } = finished();
  const { value: final } = session.game;
  void session.send({ type: 'rematch', yes: false });
  world.deliverAll();
  expect(session.table.value?.declined).toEqual([2]);
  for (const person of [ada, ben]) person.does('rematch');
  expect(isKept.value).toBe(true);
  expect(session.game.value).toBe(final);
  expect(session).toMatchObject({ seat: { value: 2 }, table: { value: { phase: 'over' } } });
  ada.does('say', { text: 'hello' });
  expect(session.table.value?.chat).toEqual([]);
  watchOthers(session);
  world.deliverAll();
  expect(isKept.value).toBe(false);
  expect(session.seat.value).toBe(null);
  expect(session.table.value).toMatchObject({ phase: 'playing', round: 2 });
});

test('the no that lets the others begin is answered, so that the page may send more', async () => {
  const { world, ada, ben, session, isKept } = finished();
  for (const person of [ada, ben]) person.does('rematch');
  const answer = session.send({ type: 'rematch', yes: false });
  world.deliverAll();
  expect(await answer).toBe(null);
  expect(isKept.value).toBe(true);
});

test('whoever plays on sees the next game, and its log begins without the board of the last one', () => {
  const { world, ada, ben, session, isKept } = finished();
  for (const person of [ada, ben]) person.does('rematch');
  void session.send({ type: 'rematch' });
  world.deliverAll();
  expect(isKept.value).toBe(false);
  expect(session.table.value).toMatchObject({ phase: 'playing', round: 2 });
  expect(session.log.value.map(({ before }) => before)).toEqual([null]);
});

test('a connection that is renewed while the others play leaves the final board in sight', () => {
  const { world, ada, ben, session, isKept } = finished();
  const { value: final } = session.game;
  void session.send({ type: 'rematch', yes: false });
  world.deliverAll();
  for (const person of [ada, ben]) person.does('rematch');
  session.sendHello();
  world.deliverAll();
  expect(session).toMatchObject({ status: { value: 'open' }, game: { value: final } });
  expect(isKept.value).toBe(true);
});
