// Tables of every game in every phase: in the lobby, in play between two people, in play with bots, and over.

import { Guest, newKey, openTable } from '../../scripts/play-client.ts';
import type { Random } from '../../shared/engine/index.ts';
import { type GameId, manifests } from '../../shared/games/index.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { level, play } from '../kit/server/party.ts';
import { trialsOfGames } from '../kit/trials.ts';
import { Opponent } from './opponent.ts';

export type { GameId };

export const GAMES: readonly GameId[] = manifests.map(({ facts }) => facts.id);

/** Whose running games the second build can go on with. */
export const UPGRADED = GAMES.filter((game) => trialsOfGames[game].drill.isUpgraded);
/** Nobody is too fast, and bots waste no time. */
export const PACE = { burst: 100_000, perSecond: 100_000, breath: 30, late: 10 };

export interface DrillTable {
  game: GameId;
  room: string;
  /** The host's. */
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

/** The host and an opponent have sat down, and the game has begun. */
async function begin(url: string, game: GameId, random: Random) {
  const table = await openLobby(url, game);
  const opponent = new Opponent(url, table.room, random);
  const host = await Guest.enter(url, table.room, table.key);
  const guests = [host, await opponent.sit()];
  await host.ask({ type: 'start' });
  await level(guests);
  return { table, opponent, party: { room: table.room, guests } };
}

const isInMidst = ({ table, game, moves, seq }: Guest): boolean => {
  const { frames } = game as { frames: { kind: string }[] };
  const { leftAt } = trialsOfGames[table.game as GameId].drill;
  return frames.at(-1)?.kind === leftAt && moves.length > 0 && seq > 12;
};

/** Left where the host finds it like that: by itself in the midst of a decision. */
export async function openRunning(
  url: string,
  game: GameId,
  random: Random,
  isThere = isInMidst,
): Promise<RunningTable> {
  const { table, opponent, party } = await begin(url, game, random);
  const [host] = party.guests as [Guest];
  while (!isThere(host) && host.table.phase === 'playing') await play(party, random, 1);
  const isMissed = !isThere(host);
  host.leave();
  await opponent.stop();
  // How a game goes is a matter of chance: it may be over before.
  return isMissed ? openRunning(url, game, random, isThere) : { ...table, opponent };
}

export async function openOver(url: string, game: GameId, random: Random): Promise<DrillTable> {
  const { table, opponent, party } = await begin(url, game, random);
  await play(party, random);
  if (party.guests[0]?.table.phase !== 'over') throw new Error(`${game} did not come to its end`);
  for (const guest of party.guests) guest.leave();
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

/** What everybody may know of it; null where there is no such table any more. */
export async function tableAt(url: string, { room }: DrillTable): Promise<PublicTable | null> {
  const answer = await fetch(`${url}/api/rooms/${room}`);
  return answer.ok ? ((await answer.json()) as PublicTable) : null;
}
