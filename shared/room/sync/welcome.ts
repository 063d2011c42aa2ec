// Encodes the welcome: the whole current state, for a client that has said hello.
import type { AnyGame, Viewer } from '../../engine/index.ts';
import { type Here, PROTOCOL_VERSION, type Welcome } from '../../protocol/index.ts';
import type { StoredTable } from '../ports.ts';
import { publicTable } from '../table.ts';
import { listMoves, viewGame } from './views.ts';

interface Present {
  stored: StoredTable;
  game: AnyGame;
  here: Here;
}

function buildWelcome(
  { stored: { table, seq }, game, here }: Present,
  viewer: Viewer,
  wantsMoves: boolean,
): Welcome {
  return {
    type: 'welcome',
    version: PROTOCOL_VERSION,
    seq,
    seat: viewer,
    table: publicTable(table),
    game: viewGame(table, game, viewer),
    here,
    ...(wantsMoves && { moves: listMoves(table, game, viewer) }),
  };
}

/** Spectators all get the same text. It is cached, so that a crowd that arrives at once costs one encoding. */
export class WelcomeEncoder {
  #cached: { seq: number; here: Here; text: string } | null = null;

  encode(present: Present, viewer: Viewer, wantsMoves: boolean): string {
    const encode = () => JSON.stringify(buildWelcome(present, viewer, wantsMoves));
    if (viewer !== null || wantsMoves) return encode();
    const { here } = present;
    const { seq } = present.stored;
    if (this.#cached?.seq !== seq || this.#cached.here !== here)
      this.#cached = { seq, here, text: encode() };
    return this.#cached.text;
  }
}
