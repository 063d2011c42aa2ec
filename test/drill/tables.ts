// Opens tables of every game in every phase: in the lobby, in play between two people, in play with a bot, and over.

import type { Random } from '../../shared/engine/index.ts';
import { type GameId, manifests } from '../../shared/games/index.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Client, newKey, openTable } from '../kit/client.ts';
import { playAtRandom, waitForSameState } from '../kit/server/party.ts';
import type { Pace } from '../kit/server/server.ts';
import { trialsOfGames } from '../kit/trials.ts';
import { Opponent } from './opponent.ts';

export type { GameId };

export const GAMES: readonly GameId[] = manifests.map(({ facts }) => facts.id);

/** The games whose running tables the second build can go on with. */
export const UPGRADED = GAMES.filter((game) => trialsOfGames[game].drill.isUpgraded);
/** Lifts the rate limit and makes bots quick. */
export const PACE = {
  burst: 100_000,
  perSecond: 100_000,
  changes: 100_000,
  changesPerSecond: 100_000,
  botDelayMs: 30,
  alarmJitterMs: 10,
} satisfies Pace;

export interface DrillTable {
  game: GameId;
  room: string;
  /** The key of the host. */
  key: string;
}

export interface RunningTable extends DrillTable {
  opponent: Opponent;
}

export async function openLobby(url: string, game: GameId): Promise<DrillTable> {
  const key = newKey();
  const room = await openTable(url, {
    game,
    options: trialsOfGames[game].drill.options,
    seats: 2,
    key,
    name: 'Ada',
  });
  return { game, room, key };
}

/** A table of the host and an opponent whose game has begun. */
async function begin(url: string, game: GameId, random: Random) {
  const table = await openLobby(url, game);
  const opponent = new Opponent(url, table.room, random);
  const host = await Client.connect(url, table.room, { key: table.key });
  const clients = [host, await opponent.sit()];
  await host.ask({ type: 'start' });
  await waitForSameState(clients);
  return { table, opponent, party: { room: table.room, clients } };
}

/** A running game has come so far that a page has something to look back at. */
const MIN_CHANGES = 8;
/** So often a random game may be over before the wanted moment comes. */
const MAX_TRIES = 20;

const isInMidst = ({ table, game, moves, seq }: Client): boolean => {
  const { frames } = game as { frames: { kind: string }[] };
  const { leftAt } = trialsOfGames[table.game as GameId].drill;
  return frames.at(-1)?.kind === leftAt && moves.length > 0 && seq > MIN_CHANGES;
};

/** Plays a game until `isThere` holds for the host, and leaves it running. */
export async function openRunning(
  url: string,
  game: GameId,
  random: Random,
  isThere = isInMidst,
  tries = MAX_TRIES,
): Promise<RunningTable> {
  if (tries === 0) throw new Error(`${game} never came to the moment that its trials name`);

  const { table, opponent, party } = await begin(url, game, random);
  const [host] = party.clients as [Client];
  while (!isThere(host) && host.table.phase === 'playing') await playAtRandom(party, random, 1);
  const isMissed = !isThere(host);
  host.leave();
  await opponent.stop();
  // The moves are random: the game may be over before `isThere` holds.
  return isMissed ? openRunning(url, game, random, isThere, tries - 1) : { ...table, opponent };
}

export async function openOver(url: string, game: GameId, random: Random): Promise<DrillTable> {
  const { table, opponent, party } = await begin(url, game, random);
  await playAtRandom(party, random);
  if (party.clients[0]?.table.phase !== 'over') throw new Error(`${game} did not come to its end`);
  for (const client of party.clients) client.leave();
  await opponent.stop();
  return table;
}

export async function openWithBot(url: string, game: GameId): Promise<DrillTable> {
  const key = newKey();
  const bots = [{ level: 'easy', name: 'Concierge' }];
  const room = await openTable(url, {
    game,
    options: trialsOfGames[game].drill.options,
    bots,
    key,
    name: 'Ada',
  });
  return { game, room, key };
}

/** The public state of a table; null if the table does not exist any more. */
export async function fetchTable(url: string, { room }: DrillTable): Promise<PublicTable | null> {
  const answer = await fetch(`${url}/api/rooms/${room}`);
  return answer.ok ? ((await answer.json()) as PublicTable) : null;
}
