// Before a game is over no address of its replay says anything about it to anybody: in two worlds with other cards, all
// of them answer alike.
import { describe, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { allGames } from '../../shared/games/index.ts';
import { asJson } from '../kit/room/json.ts';
import {
  advanceClock,
  expectAccepted,
  fixSeeds,
  type Party,
  someoneToAct,
  startGame,
  stopClock,
  waitForSameState,
} from './party.ts';
import { makePng } from './png.ts';
import { call, codeOf, SITE, storedOf } from './site.ts';

const MOVES = 12;

/** Every address of the replay, as somebody at the table asks and as a stranger does. */
async function askEverything({ room, host }: Party) {
  const paths = ['replay', 'replay/1', 'replay/2'].flatMap((part) => [
    `/api/rooms/${room}/${part}`,
    `/t/${room}/${part}`,
    `/embed/${room}/${part}`,
    `/oembed?url=${encodeURIComponent(`${SITE}/t/${room}/${part}`)}`,
    `/api/rooms/${room}/${part}/picture`,
  ]);
  const body = makePng();
  const Authorization = `Bearer ${host.key}`;
  const answers = [
    ...paths.map((path) => [path, call(path, { headers: { Authorization } })] as const),
    ...paths.map((path) => [path, call(path)] as const),
    ...paths.map(
      (path) =>
        [`PUT ${path}`, call(path, { method: 'PUT', body, headers: { Authorization } })] as const,
    ),
  ];
  return Promise.all(
    answers.map(async ([path, asked]) => {
      const answer = await asked;
      const said = {
        status: answer.status,
        // Whether the shell of the page came from a cache has nothing to do with the table.
        headers: [...answer.headers].filter(([name]) => name !== 'cf-cache-status'),
        text: await answer.text(),
      };
      return JSON.stringify([path, said]).replaceAll(room, 'ROOM');
    }),
  );
}

async function playSome(party: Party, seed: number): Promise<void> {
  const random = Random.from(seedFrom(seed));
  for (let count = 0; count < MOVES; count++) {
    const guest = someoneToAct(party.guests);
    const move = asJson(random.pick(guest.moves));
    await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move }));
    await waitForSameState(party.guests);
    advanceClock(200);
  }
}

describe.each(allGames.map(({ id }) => id))('%s', (game) => {
  test('the addresses of the replay say the same, whatever is hidden and whatever has happened', async () => {
    stopClock();
    const worlds: Party[] = [];
    for (const seed of [1, 2]) {
      fixSeeds(seed);
      worlds.push(await startGame(2, { game }));
    }
    const [one, other] = worlds as [Party, Party];
    const first = await askEverything(one);
    expect(await askEverything(other)).toEqual(first);
    for (const [at, party] of worlds.entries()) await playSome(party, at);
    const states = await Promise.all(worlds.map(async ({ room }) => (await storedOf(room)).table));
    expect(states[0]?.state).not.toEqual(states[1]?.state);
    expect(states.map(({ phase }) => phase)).toEqual(['playing', 'playing']);
    for (const party of worlds) expect(await askEverything(party)).toEqual(first);
  });
});

test('whoever asks before the end is told that it is not over', async () => {
  stopClock();
  const { room } = await startGame(2);
  for (const path of [`/t/${room}/replay`, `/embed/${room}/replay`]) {
    expect((await call(path)).status).toBe(409);
  }
  const url = encodeURIComponent(`${SITE}/t/${room}/replay`);
  for (const path of [`/api/rooms/${room}/replay`, `/oembed?url=${url}`]) {
    const answer = await call(path);
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'notOver']);
  }
});
