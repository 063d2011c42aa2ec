// People at a table, from its opening to the end of a game.
import { vi } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { asJson } from '../kit/room/json.ts';
import { type Answer, Guest, newKey } from './guest.ts';
import { post } from './site.ts';

export interface Party {
  room: string;
  host: Guest;
  /** By seat. */
  guests: Guest[];
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

/** A table in the lobby with its host. */
export async function openTable(wanted: object = {}, key = newKey()): Promise<Party> {
  const answer = await post({ game: 'room-share', name: NAMES[0], key, ...wanted });
  if (answer.status !== 201) throw new Error(`not opened: ${await answer.text()}`);
  const { room } = await answer.json<{ room: string }>();
  const host = await Guest.enter(room, { key });
  return { room, host, guests: [host] };
}

/** A table in the lobby with this many people. */
export async function openLobby(seats: number, wanted: object = {}, keys: string[] = []) {
  const party = await openTable({ seats, ...wanted }, keys[0]);
  for (let seat = 1; seat < seats; seat++) {
    const key = keys[seat] ?? newKey();
    const guest = await Guest.enter(party.room, { key });
    await expectAccepted(guest.ask({ type: 'sit', name: NAMES[seat] as string }));
    party.guests.push(guest);
  }
  await waitForSameState(party.guests);
  return party;
}

/** A game that has just begun. */
export async function startGame(seats: number, wanted: object = {}, keys: string[] = []) {
  const party = await openLobby(seats, wanted, keys);
  await expectAccepted(party.host.ask({ type: 'start' }));
  await waitForSameState(party.guests);
  return party;
}

export async function expectAccepted(asked: Promise<Answer> | undefined): Promise<Answer> {
  const answer = await asked;
  if (!answer) throw new Error('nobody was there to ask');
  if (answer.type === 'refused') throw new Error(`refused: ${answer.code}`);
  if (answer.type === 'done') throw new Error('it was known already');
  return answer;
}

/** Waits until all of them know the same. */
export async function waitForSameState(guests: Guest[]): Promise<void> {
  const latest = Math.max(...guests.map(({ seq }) => seq));
  await Promise.all(guests.map((guest) => guest.until(() => guest.seq >= latest)));
}

/** One of those who have to decide. */
export function someoneToAct(guests: Guest[]): Guest {
  const found = guests.find(({ moves }) => moves.length > 0);
  if (!found) throw new Error('nobody has to decide');
  return found;
}

/**
 * Plays random legal moves until the game is over. The time between moves is long enough for the rate limit, and the
 * whole game so short that nobody counts as gone: the runtime records pings in real time.
 */
export async function playToEnd(
  { guests }: Party,
  random: Random,
  between: () => Promise<unknown> = async () => {},
): Promise<void> {
  const [host] = guests as [Guest];
  while (host.table.phase === 'playing') {
    const guest = random.pick(guests.filter(({ moves }) => moves.length > 0));
    const move = asJson(random.pick(guest.moves));
    await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move }));
    await waitForSameState(guests);
    advanceClock(200);
    await between();
  }
}

/** The first of January 2100: so far away that no alarm rings by itself. */
export const NEW_YEAR = Date.UTC(2100, 0);

/** Stops the clock; a test moves it. */
export function stopClock(at = NEW_YEAR): void {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
}

export function advanceClock(milliseconds: number): void {
  if (vi.isFakeTimers()) vi.setSystemTime(Date.now() + milliseconds);
}

const real = crypto.getRandomValues.bind(crypto);

/** Makes games use the same seeds in every run. */
export function fixSeeds(seed: number): void {
  const random = Random.from(seedFrom(seed));
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const asked = array instanceof Uint32Array && array.length === 4;
    return asked ? (array.map(() => random.bits()) as typeof array) : real(array);
  });
}
